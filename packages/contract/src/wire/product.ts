import { type GoodsRate, type PriceDeclaration, type PriceScale, priceOf } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { Euro, Price, wirePrice } from './price.ts';

/** A condition of a product: a price for a unit (SPEC §3; "offer" or "variant" elsewhere). */
export const Condition = Type.Object({
  _id: Type.String(),
  price: Price,
  priceQuantity: Type.Optional(
    Type.Integer({ description: 'The number of units that the prices of the condition are for. The default is 1.' }),
  ),
  scales: Type.Optional(
    Type.Array(Type.Object({ from: Type.Integer(), price: Price }), {
      description: 'Scale prices for larger amounts, in ascending order. Each price is lower than the one before.',
    }),
  ),
  minAmount: Type.Optional(Type.Integer({ description: 'The smallest amount that is sold. The default is 1.' })),
  amountStep: Type.Optional(
    Type.Integer({ description: 'The step between amounts that are sold, from the smallest on. The default is 1.' }),
  ),
  maxAmount: Type.Optional(Type.Integer({ description: 'The largest amount of a line. The default is 1,000,000.' })),
  deposit: Type.Optional(
    Type.Number({
      description:
        'Deposit on one unit in EUR, the same for gross and net prices. It is not part of the price (LAW P6).',
    }),
  ),
  unit: Type.Optional(Type.String({ description: "The unit of sale. The default is 'Stück'." })),
  content: Type.Optional(Type.String({ description: 'The content of one unit, such as 0,75 l or 6 × 0,33 l.' })),
  soldOut: Type.Optional(Type.Literal(true, { description: 'True if none can be bought now.' })),
  backorder: Type.Optional(Type.Literal(true, { description: 'True if more can be bought than is in stock.' })),
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
    Type.String({ description: 'During a sale with an end: the first moment (ISO 8601) after the sale.' }),
  ),
});
export type Condition = Static<typeof Condition>;

/** Converts scales of the domain (cents) to the wire; an empty object if there are none. */
export function wireScales(
  scales: readonly PriceScale[],
  taxRate: GoodsRate,
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
  email: Type.Optional(Type.String({ description: 'An e-mail address, or the address of a contact page.' })),
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

/** The delivery time in working days, of which a week has six (a Saturday is one). */
export const DeliveryDays = Type.Object({ min: Type.Integer(), max: Type.Integer() });

/** The purpose of a document. */
export const DocumentPurpose = Type.Enum([
  ...(['data-sheet', 'safety-data-sheet', 'manual', 'certificate'] as const),
  ...(['energy-label', 'energy-sheet', 'durability-label'] as const),
]);
export type DocumentPurpose = Static<typeof DocumentPurpose>;

/** An energy label (LAW S2); its pictures are documents of the purposes `energy-label` and `energy-sheet`. */
export const EnergyLabel = Type.Object({
  class: Type.Optional(Type.String({ description: 'Such as B.' })),
  scale: Type.Optional(Type.String({ description: 'The best and worst class of the scale. The default is A–G.' })),
  eprel: Type.Optional(Type.String({ description: 'The number in the EU’s product registry EPREL.' })),
});
export type EnergyLabel = Static<typeof EnergyLabel>;

/**
 * A guarantee of durability that the maker gives on the whole article at no extra cost, as the harmonised label states
 * it (LAW W2). The label itself is a document of the purpose `durability-label`.
 */
export const DurabilityGuarantee = Type.Object({
  years: Type.Optional(Type.Integer({ minimum: 3, description: 'More than two. Without it there is no label.' })),
  brand: Type.Optional(Type.String()),
  model: Type.Optional(Type.String({ description: "The maker's identifier of the model." })),
});
export type DurabilityGuarantee = Static<typeof DurabilityGuarantee>;

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
  value: Type.String({ description: 'A number is given in the unit that the operator defined.' }),
  group: Type.Optional(Type.String({ description: 'The heading under which the operator lists the attribute.' })),
});

/** Electrical goods and batteries, which do not belong in the bin and are taken back (LAW S3, S4). */
export const TakeBack = Type.Union([Type.Literal('electrical'), Type.Literal('battery')]);
export type TakeBack = Static<typeof TakeBack>;

/** Why a contract about a product cannot be withdrawn from (§ 312g (2) BGB, § 18 FAGG; LAW R5). */
export const WithdrawalException = Type.Enum(['custom-made', 'perishable', 'hygiene', 'media', 'mixed', 'periodical']);
export type WithdrawalException = Static<typeof WithdrawalException>;

const stockStatus = Type.Union([Type.Literal('green'), Type.Literal('yellow'), Type.Literal('red')]);

/** The information required beside each price of a product (LAW S2, S5). */
const besidePrices = {
  energy: Type.Optional({ ...EnergyLabel, description: 'The data of the energy label (LAW S2).' }),
  container: Type.Optional(
    Type.Union([Type.Literal('one-way'), Type.Literal('reusable')], { description: 'EINWEG or MEHRWEG (LAW S5).' }),
  ),
};

/** A member of a family: a product of its own, with its values of the family's properties. */
export const FamilyMember = Type.Object({
  _id: Type.String(),
  values: Type.Array(Type.String(), {
    description: "One value for each of the family's properties; empty if the member has none.",
  }),
  articleNumber: Type.String(),
  stockStatus,
  stockStatusText: Type.String(),
  offer: Type.Optional(
    Type.Pick(Condition, ['price', 'priceQuantity', 'deposit', 'unit', 'normPrice', 'normUnit'], {
      description: 'The price of its cheapest condition. Absent if the member cannot be bought.',
    }),
  ),
  offers: Type.Optional(
    Type.Array(Condition, { description: 'All its conditions. Only in a list whose question has `members`.' }),
  ),
  ...besidePrices,
});
export type FamilyMember = Static<typeof FamilyMember>;

/** A family of products in several sizes or colours (CONTRACT §2). */
export const Family = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  properties: Type.Array(Type.String(), { description: "Names of up to three, in the operator's order." }),
  count: Type.Integer({ description: 'The number of members in the catalogue, at least two.' }),
  valueCounts: Type.Array(Type.Integer(), { description: 'The number of values of each property.' }),
  from: Type.Optional({
    ...Condition,
    description:
      'The cheapest condition of those members that can be delivered or, where none can, of all; in a list that search ' +
      'or filter narrows, of those that they leave.',
  }),
  costsDiffer: Type.Boolean({ description: 'Whether any condition of a member costs more than `from`.' }),
  members: Type.Optional(
    Type.Array(FamilyMember, {
      description:
        'The members, sorted by their values. Only in the answer of `master/product`, and in a list whose question has ' +
        '`members`: those that search and filter leave, at most as many.',
    }),
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
  brand: Type.Optional(Type.String({ description: 'The brand.' })),
  mpn: Type.Optional(Type.String({ description: "The manufacturer's part number." })),
  manufacturer: Type.Optional(Manufacturer),
  responsible: Type.Optional({
    ...Manufacturer,
    description: 'The responsible person in the EU, if the manufacturer is outside of the EU (LAW S1).',
  }),
  warnings: Type.Optional(Type.String({ description: 'Warnings and safety information, one per line (LAW S1).' })),
  minimumAge: Type.Optional(
    Type.Union([Type.Literal(16), Type.Literal(18)], { description: 'Minimum age of the buyer in years (LAW C10).' }),
  ),
  tariff: Type.Optional(Type.String({ description: 'The customs tariff number, 6 to 11 digits.' })),
  origin: Type.Optional({ ...Origin, description: 'The country of origin.' }),
  size: Type.Optional({ ...ProductSize, description: 'Millimetres.' }),
  files: Type.Array(
    Type.Object({
      content: Type.String({ description: 'File id of a picture.' }),
      alt: Type.Optional(Type.String({ description: 'The alternative text of the picture.' })),
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
  deliveryDays: Type.Optional({
    ...DeliveryDays,
    description:
      'The delivery time in working days (Monday to Saturday), as the operator stated it. It does not hold while the ' +
      'product is sold out or on backorder: then only `stockStatusText` says when it comes.',
  }),
  internalRating: Type.Integer(),
  attributes: Type.Array(ProductAttribute),
  categoryPath: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() })),
  takeBack: Type.Optional(Type.Array(TakeBack)),
  withdrawalException: Type.Optional({
    ...WithdrawalException,
    description: 'Why its contract cannot be withdrawn from; absent: it can (LAW R5).',
  }),
  guarantee: Type.Optional(
    Type.String({ description: "The maker's guarantee: who gives it, what it covers, how it is claimed (LAW W3)." }),
  ),
  durability: Type.Optional({
    ...DurabilityGuarantee,
    description: "The maker's guarantee of durability, for the harmonised label (LAW W2).",
  }),
  softwareUpdates: Type.Optional(Type.String({ description: 'How long software is updated without charge (LAW W4).' })),
  repair: Type.Optional(Type.String({ description: 'How it can be repaired, and how long there are parts (LAW W4).' })),
  weeeNumber: Type.Optional(Type.String({ description: "The manufacturer's WEEE registration number (LAW S3)." })),
  batteryNumber: Type.Optional(
    Type.String({ description: 'The manufacturer’s battery registration number (LAW S4).' }),
  ),
  ...besidePrices,
  alcohol: Type.Optional(Type.Number({ description: 'Percent by volume, one decimal.' })),
  ingredients: Type.Optional(Type.String({ description: 'HTML, cleaned; allergens are highlighted.' })),
  allergens: Type.Optional(
    Type.Array(Allergen, { description: 'Those of the fourteen allergens in the law that it contains (LAW S6).' }),
  ),
  nutrition: Type.Optional({ ...Nutrition, description: 'Nutrition facts for 100 g or 100 ml (LAW S6).' }),
  storage: Type.Optional(Type.String({ description: 'Storage instructions.' })),
  references: Type.Optional({
    ...References,
    description: 'Article numbers of accessories, spare parts and other related articles.',
  }),
  conditions: Type.Array(Condition),
  rating: Type.Optional(
    Type.Object(
      {
        count: Type.Integer(),
        average: Type.Number({ description: 'Of 1 to 5 stars, one decimal.' }),
      },
      { description: 'What its buyers say of it; absent: nobody has reviewed it.' },
    ),
  ),
  family: Type.Optional({
    ...Family,
    description:
      'The family of the product. Absent if it has none, or is its only member. In a list, the card of a product with a family represents the family.',
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
  'withdrawalException',
]);
export type CartProduct = Static<typeof CartProduct>;
