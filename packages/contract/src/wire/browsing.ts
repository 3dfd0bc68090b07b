import { type Static, Type } from 'typebox';
import { Product } from './product.ts';

const Text = Type.String({ maxLength: 200 });

/** Chosen values of one attribute group: values of a group are alternatives, groups narrow each other (CONTRACT §2). */
export const FilterGroup = Type.Object({ name: Text, values: Type.Array(Text, { maxItems: 200 }) });
export type FilterGroup = Static<typeof FilterGroup>;

/** One key of a sort order; `price` means the first condition's price (SPEC §4). */
export const OrderBy = Type.Object({
  field: Type.Union([Type.Literal('internalRating'), Type.Literal('name'), Type.Literal('price')]),
  direction: Type.Union([Type.Literal('asc'), Type.Literal('desc')]),
});
export type OrderBy = Static<typeof OrderBy>;

/** What a visitor looks for: the body of master/products (SPEC §7, CONTRACT §2). */
export const BrowsingConditions = Type.Object({
  categoryId: Text,
  searchText: Type.Optional(Text),
  filter: Type.Optional(Type.Array(FilterGroup, { maxItems: 50 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 })),
  orderBy: Type.Optional(Type.Array(OrderBy, { maxItems: 3 })),
});
export type BrowsingConditions = Static<typeof BrowsingConditions>;

/** One page of products, how many there are, and how many each attribute value would leave (CONTRACT §2). */
export const ProductList = Type.Object({
  products: Type.Array(Product),
  count: Type.Integer(),
  attributeCounts: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer())),
});
export type ProductList = Static<typeof ProductList>;

/** The attribute groups of a category or of a search, in the operator's order, values sorted naturally. */
export const ProductAttributes = Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) }));
export type ProductAttributes = Static<typeof ProductAttributes>;
