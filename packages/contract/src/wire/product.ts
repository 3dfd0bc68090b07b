import { type Static, Type } from 'typebox';
import { Euro, Price } from './price.ts';

/** One way to buy a product: a price for a unit (SPEC §3; "offer" or "variant" elsewhere). */
export const Condition = Type.Object({
  _id: Type.String(),
  price: Price,
  unit: Type.Optional(Type.String({ description: "What one is: 'Stück' when absent." })),
  normPrice: Type.Optional(Type.Number({ description: 'Unit price in EUR per normUnit (LAW P4).' })),
  normUnit: Type.Optional(Type.String()),
  lowestPrice30: Type.Optional(Euro),
});
export type Condition = Static<typeof Condition>;

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
