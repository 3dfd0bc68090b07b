import { type BasisPoints, type PriceDeclaration, type PriceScale, priceOf } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { Euro, Price, wirePrice } from './price.ts';

/** One way to buy a product: a price for a unit (SPEC §3; "offer" or "variant" elsewhere). */
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
  unit: Type.Optional(Type.String({ description: "What one is: 'Stück' when absent." })),
  normPrice: Type.Optional(Type.Number({ description: 'Unit price in EUR per normUnit (LAW P4).' })),
  normUnit: Type.Optional(Type.String()),
  lowestPrice30: Type.Optional(Euro),
});
export type Condition = Static<typeof Condition>;

/** Scales of the domain (cents) as they go over the wire; nothing where there are none. */
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

/** Who answers for a product's safety (LAW S1). */
export const Manufacturer = Type.Object({ name: Type.String(), address: Type.String(), email: Type.String() });
export type Manufacturer = Static<typeof Manufacturer>;

/** What must not end in the bin, and is taken back: electrical goods and batteries (LAW S3, S4). */
export const TakeBack = Type.Union([Type.Literal('electrical'), Type.Literal('battery')]);
export type TakeBack = Static<typeof TakeBack>;

/** A product as lists and the detail screen show it (SPEC §3, CONTRACT §2). */
export const Product = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  nameSuffix: Type.Optional(Type.String()),
  articleNumber: Type.String(),
  gtin: Type.Optional(Type.String()),
  manufacturer: Type.Optional(Manufacturer),
  files: Type.Array(Type.Object({ content: Type.String({ description: 'File id of a picture.' }) })),
  documents: Type.Array(
    Type.Object({
      content: Type.String(),
      filename: Type.String(),
      size: Type.Optional(Type.Integer({ description: 'Bytes.' })),
    }),
  ),
  htmlDescription: Type.String({ description: 'HTML, cleaned when it was written.' }),
  termsOfDelivery: Type.Optional(Type.String()),
  stockStatus: Type.Union([Type.Literal('green'), Type.Literal('yellow'), Type.Literal('red')]),
  stockStatusText: Type.String(),
  internalRating: Type.Integer(),
  attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  categoryPath: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() })),
  takeBack: Type.Optional(Type.Array(TakeBack)),
  conditions: Type.Array(Condition),
});
export type Product = Static<typeof Product>;

/** What a cart shows of a product: for carts that come from another device, and for buying an order again. */
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
]);
export type CartProduct = Static<typeof CartProduct>;
