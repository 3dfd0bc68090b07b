import { type BasisPoints, type PriceDeclaration, type PriceScale, priceOf } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { Euro, Price, wirePrice } from './price.ts';

/** A condition of a product: a price for a unit (SPEC §3; "offer" or "variant" elsewhere). */
export const Condition = Type.Object({
  _id: Type.String(),
  price: Price,
  priceQuantity: Type.Optional(
    Type.Integer({ description: 'How many units all prices of the condition are for: one when absent.' }),
  ),
  scales: Type.Optional(
    Type.Array(Type.Object({ from: Type.Integer(), price: Price }), {
      description: 'What the same quantity costs from larger amounts on, ascending, each cheaper than before.',
    }),
  ),
  minAmount: Type.Optional(Type.Integer({ description: 'The least amount that is sold: 1 when absent.' })),
  amountStep: Type.Optional(
    Type.Integer({ description: 'Amounts are sold in steps of so many from the least one on: 1 when absent.' }),
  ),
  maxAmount: Type.Optional(Type.Integer({ description: 'The largest amount of a line: 1,000,000 when absent.' })),
  deposit: Type.Optional(
    Type.Number({
      description: 'Deposit on one unit in EUR, as it is paid whatever prices are declared: not in the price (LAW P6).',
    }),
  ),
  unit: Type.Optional(Type.String({ description: "What one is: 'Stück' when absent." })),
  content: Type.Optional(Type.String({ description: 'How much one unit holds: 0,75 l, 6 × 0,33 l.' })),
  soldOut: Type.Optional(Type.Literal(true, { description: 'None can be bought now.' })),
  backorder: Type.Optional(Type.Literal(true, { description: 'More can be bought than is there.' })),
  normPrice: Type.Optional(Type.Number({ description: 'Unit price in EUR per normUnit (LAW P4).' })),
  normUnit: Type.Optional(Type.String()),
  lowestPrice30: Type.Optional(Euro),
  listPrice: Type.Optional(
    Type.Number({
      description:
        "The maker's recommended price (UVP), for as many units and declared like price; only where above it.",
    }),
  ),
  priceValidUntil: Type.Optional(
    Type.String({ description: 'While a sale with an end runs: the first moment (ISO 8601) at which it does not.' }),
  ),
});
export type Condition = Static<typeof Condition>;

/** Converts scales of the domain (cents) to the wire; an empty object if there are none. */
export function wireScales(
  scales: readonly PriceScale[],
  taxRate: BasisPoints,
  declaration: PriceDeclaration,
): Pick<Condition, 'scales'> {
  if (scales.length === 0) return {};
  return {
    scales: scales.map(({ from, price }) => ({ from, price: wirePrice(priceOf(price, taxRate, declaration)) })),
  };
}

/** The responsible person for a product's safety: name, postal and electronic address, as far as known (LAW S1). */
export const Manufacturer = Type.Object({
  name: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  email: Type.Optional(Type.String({ description: 'Or the address of a page to write by.' })),
});
export type Manufacturer = Static<typeof Manufacturer>;

/** The country of origin. */
export const Origin = Type.Object({
  country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
  name: Type.String({ description: 'In German.' }),
});
export type Origin = Static<typeof Origin>;

const millimetres = Type.Optional(Type.Number({ description: 'Millimetres.' }));
/** The dimensions. */
export const ProductSize = Type.Object({ length: millimetres, width: millimetres, height: millimetres });

/** The delivery time in working days. */
export const DeliveryDays = Type.Object({ min: Type.Integer(), max: Type.Integer() });

/** The purpose of a document. */
export const DocumentPurpose = Type.Enum([
  ...(['data-sheet', 'safety-data-sheet', 'manual', 'certificate'] as const),
  ...(['energy-label', 'energy-sheet'] as const),
]);
export type DocumentPurpose = Static<typeof DocumentPurpose>;

/** An energy label (LAW S2); its pictures are documents of the purposes `energy-label` and `energy-sheet`. */
export const EnergyLabel = Type.Object({
  class: Type.Optional(Type.String({ description: 'Such as B.' })),
  scale: Type.Optional(Type.String({ description: 'Best and worst class: A–G when absent.' })),
  eprel: Type.Optional(Type.String({ description: 'Its number in the register of the EU.' })),
});
export type EnergyLabel = Static<typeof EnergyLabel>;

/** Allergens (Reg. 1169/2011, annex II; LAW S6). */
export const Allergen = Type.Enum([
  ...(['gluten', 'crustaceans', 'egg', 'fish', 'peanut', 'soy', 'milk', 'nuts'] as const),
  ...(['celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const),
]);
export type Allergen = Static<typeof Allergen>;

const grams = Type.Optional(Type.Number({ description: 'Grams.' }));
/** The nutrition facts for 100 g or 100 ml of a food (LAW S6). */
export const Nutrition = Type.Object({
  per: Type.Optional(Type.Union([Type.Literal('100 g'), Type.Literal('100 ml')])),
  kilojoules: Type.Optional(Type.Number()),
  kilocalories: Type.Optional(Type.Number()),
  fat: grams,
  saturates: grams,
  carbohydrate: grams,
  sugars: grams,
  fibre: grams,
  protein: grams,
  salt: grams,
});
export type Nutrition = Static<typeof Nutrition>;

/** Another article by number; for a part of a set with its amount. */
export const Reference = Type.Object({ articleNumber: Type.String(), amount: Type.Optional(Type.Integer()) });
export type Reference = Static<typeof Reference>;
const listed = Type.Optional(Type.Array(Reference));
/** References to other articles; `master/references` returns those that the shop has. */
export const References = Type.Object({
  accessories: listed,
  spareParts: listed,
  similar: listed,
  successors: listed,
  setOf: listed,
});
export type References = Static<typeof References>;

/** An attribute: a name and a value. A name with several values has several entries. */
const ProductAttribute = Type.Object({
  name: Type.String(),
  value: Type.String({ description: 'A number stands in the unit that the operator defined.' }),
  group: Type.Optional(Type.String({ description: 'The heading under which the operator has it.' })),
});

/** Electrical goods and batteries, which do not belong in the bin and are taken back (LAW S3, S4). */
export const TakeBack = Type.Union([Type.Literal('electrical'), Type.Literal('battery')]);
export type TakeBack = Static<typeof TakeBack>;

const stockStatus = Type.Union([Type.Literal('green'), Type.Literal('yellow'), Type.Literal('red')]);

/** The information required beside each price of a product (LAW S2, S5). */
const besidePrices = {
  energy: Type.Optional({ ...EnergyLabel, description: 'What its energy label says (LAW S2).' }),
  container: Type.Optional(
    Type.Union([Type.Literal('one-way'), Type.Literal('reusable')], { description: 'EINWEG or MEHRWEG (LAW S5).' }),
  ),
};

/** A member of a family: a product of its own, with its values of the family's properties. */
export const FamilyMember = Type.Object({
  _id: Type.String(),
  values: Type.Array(Type.String(), {
    description: "Beside each of the family's properties; empty where it has none.",
  }),
  articleNumber: Type.String(),
  stockStatus,
  stockStatusText: Type.String(),
  offer: Type.Optional(
    Type.Pick(Condition, ['price', 'priceQuantity', 'deposit', 'unit'], {
      description: 'What its cheapest condition costs; absent where nobody can buy it.',
    }),
  ),
  ...besidePrices,
});
export type FamilyMember = Static<typeof FamilyMember>;

/** A family of products in several sizes or colours (CONTRACT §2). */
export const Family = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  properties: Type.Array(Type.String(), { description: "Names of up to three, in the operator's order." }),
  count: Type.Integer({ description: 'How many members are in the catalogue: two at least.' }),
  valueCounts: Type.Array(Type.Integer(), { description: 'Beside each property: how many values there are.' }),
  from: Type.Optional({
    ...Condition,
    description:
      'The cheapest condition of those members that can be delivered or, where none can, of all; in a list that search ' +
      'or filter narrows, of those that they leave.',
  }),
  costsDiffer: Type.Boolean({ description: 'Whether another condition of a member costs more.' }),
  members: Type.Optional(
    Type.Array(FamilyMember, { description: 'In the order of a shelf. `master/product` alone has them.' }),
  ),
});
export type Family = Static<typeof Family>;

/** A product for lists and the product page (SPEC §3, CONTRACT §2). */
export const Product = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  nameSuffix: Type.Optional(Type.String()),
  articleNumber: Type.String(),
  gtin: Type.Optional(Type.String()),
  brand: Type.Optional(Type.String({ description: 'What it is sold as.' })),
  mpn: Type.Optional(Type.String({ description: "The maker's own number of it." })),
  manufacturer: Type.Optional(Manufacturer),
  responsible: Type.Optional({
    ...Manufacturer,
    description: 'Who answers for it in the EU where its maker is elsewhere (LAW S1).',
  }),
  warnings: Type.Optional(Type.String({ description: 'What makes it safe to use, line by line (LAW S1).' })),
  minimumAge: Type.Optional(Type.Union([Type.Literal(16), Type.Literal(18)], { description: 'Years (LAW C10).' })),
  tariff: Type.Optional(Type.String({ description: 'Its number of the customs tariff, 6 to 11 digits.' })),
  origin: Type.Optional({ ...Origin, description: 'The country that it comes from.' }),
  size: Type.Optional({ ...ProductSize, description: 'Millimetres.' }),
  files: Type.Array(
    Type.Object({
      content: Type.String({ description: 'File id of a picture.' }),
      alt: Type.Optional(Type.String({ description: 'What it shows.' })),
    }),
  ),
  documents: Type.Array(
    Type.Object({
      content: Type.String(),
      filename: Type.String(),
      size: Type.Optional(Type.Integer({ description: 'Bytes.' })),
      purpose: Type.Optional(DocumentPurpose),
    }),
  ),
  htmlDescription: Type.String({ description: 'HTML, cleaned when it was written.' }),
  termsOfDelivery: Type.Optional(Type.String()),
  stockStatus,
  stockStatusText: Type.String(),
  deliveryDays: Type.Optional(DeliveryDays),
  internalRating: Type.Integer(),
  attributes: Type.Array(ProductAttribute),
  categoryPath: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() })),
  takeBack: Type.Optional(Type.Array(TakeBack)),
  weeeNumber: Type.Optional(Type.String({ description: "Its maker's number in the register of LAW S3." })),
  batteryNumber: Type.Optional(Type.String({ description: 'Likewise, of LAW S4.' })),
  ...besidePrices,
  alcohol: Type.Optional(Type.Number({ description: 'Percent by volume, one decimal.' })),
  ingredients: Type.Optional(Type.String({ description: 'HTML, cleaned; allergens stand out.' })),
  allergens: Type.Optional(Type.Array(Allergen, { description: 'Of the fourteen that the law names (LAW S6).' })),
  nutrition: Type.Optional({ ...Nutrition, description: 'What 100 g or 100 ml contain (LAW S6).' }),
  storage: Type.Optional(Type.String({ description: 'How to keep it.' })),
  references: Type.Optional({ ...References, description: 'Articles that go with it, by their numbers.' }),
  conditions: Type.Array(Condition),
  family: Type.Optional({
    ...Family,
    description:
      'Absent where it is in none, or alone in it. In a list its card stands for the family, and without this for itself alone.',
  }),
});
export type Product = Static<typeof Product>;

/** The part of a product that carts show, for carts from another device and for buying an order again. */
export const CartProduct = Type.Pick(Product, [
  '_id',
  'name',
  'nameSuffix',
  'articleNumber',
  'files',
  'stockStatus',
  'stockStatusText',
  'termsOfDelivery',
  'attributes',
  'categoryPath',
  'conditions',
  'energy',
  'minimumAge',
  'container',
]);
export type CartProduct = Static<typeof CartProduct>;
