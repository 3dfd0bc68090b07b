import { type Static, Type } from 'typebox';
import { Euro } from './price.ts';
import { Product } from './product.ts';

const Text = Type.String({ maxLength: 200 });

/** Chosen values of one attribute group: values of a group are alternatives, groups narrow each other (CONTRACT §2). */
export const FilterGroup = Type.Object({ name: Text, values: Type.Array(Text, { maxItems: 200 }) });
export type FilterGroup = Static<typeof FilterGroup>;

/** An end of a range of attributes. */
const End = Type.Optional(Type.Number({ minimum: -1e15, maximum: 1e15 }));

/**
 * Numbers of an attribute group in its unit, both ends included, of the groups that the answer has bounds for. Chosen
 * values of the same group are further ones (CONTRACT §2).
 */
export const AttributeRange = Type.Object({ name: Text, min: End, max: End });
export type AttributeRange = Static<typeof AttributeRange>;

/** EUR; at most a million millions. */
const PriceEnd = Type.Optional(Type.Number({ minimum: 0, maximum: 1e12, description: 'EUR.' }));

/** What the first condition costs the visitor, as prices are declared to him, both ends included. */
export const PriceRange = Type.Object({ min: PriceEnd, max: PriceEnd });
export type PriceRange = Static<typeof PriceRange>;

/** What can be delivered, with green or yellow light, or now, with a green one. */
export const Availability = Type.Union([Type.Literal('deliverable'), Type.Literal('now')]);
export type Availability = Static<typeof Availability>;

/** Only what is reduced now for the visitor: a sale of the first condition runs (decision 039). False: everything. */
export const Reduced = Type.Boolean();

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
  ranges: Type.Optional(Type.Array(AttributeRange, { maxItems: 50 })),
  price: Type.Optional(PriceRange),
  availability: Type.Optional(Availability),
  reduced: Type.Optional(Reduced),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 })),
  orderBy: Type.Optional(Type.Array(OrderBy, { maxItems: 3 })),
});
export type BrowsingConditions = Static<typeof BrowsingConditions>;

/** A category with its way from the root, itself last: the way is its link. */
export const SuggestedCategory = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  path: Product.properties.categoryPath,
});
export type SuggestedCategory = Static<typeof SuggestedCategory>;

/** How a search text was read to find anything (CONTRACT §2). */
export const SearchReading = Type.Object({
  guessed: Type.Array(Type.Object({ typed: Type.String(), taken: Type.Array(Type.String()) }), {
    description: 'Words that nothing is called by, and what they were taken for.',
  }),
  missing: Type.Array(Type.String(), { description: 'Words that not everything found has.' }),
  mentioned: Type.Optional(
    Type.Array(Type.String(), { description: 'Words that stand in descriptions alone: nothing is called by them.' }),
  ),
  exact: Type.Integer({
    description: 'How many of the products have all words. In the default order they come first.',
  }),
});
export type SearchReading = Static<typeof SearchReading>;

/** What ranges can be chosen, given all of the filter but the range itself; absent where nothing has a number. */
export const Bounds = Type.Object({
  price: Type.Optional(Type.Object({ min: Euro, max: Euro })),
  attributes: Type.Array(
    Type.Object({ name: Type.String(), unit: Type.String(), min: Type.Number(), max: Type.Number() }),
    { description: 'Of the groups that can be filtered by range, in the unit that most products have.' },
  ),
});
export type Bounds = Static<typeof Bounds>;

/** A page of the shop that is no list: one of its texts, or where the operator has a search lead. */
export const PageLink = Type.Object({ title: Type.String(), href: Type.String() });
export type PageLink = Static<typeof PageLink>;

/** One page of products, how many there are, and how many each attribute value would leave (CONTRACT §2). */
export const ProductList = Type.Object({
  products: Type.Array(Product),
  count: Type.Integer(),
  attributeCounts: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer())),
  bounds: Type.Optional(Bounds),
  availabilityCounts: Type.Optional(
    Type.Object(
      { deliverable: Type.Integer(), now: Type.Integer() },
      { description: 'How many products can be delivered, given all of the filter but the availability.' },
    ),
  ),
  reducedCount: Type.Optional(
    Type.Integer({ description: 'How many products are reduced now, given all of the filter but `reduced`.' }),
  ),
  searchReading: Type.Optional(SearchReading),
  namedCategory: Type.Optional({
    ...SuggestedCategory,
    description: 'Another category that is called what is sought.',
  }),
  namedPage: Type.Optional({ ...PageLink, description: 'The page of the shop that is called what is sought.' }),
});
export type ProductList = Static<typeof ProductList>;

/** The attribute groups of a category or of a search, in the operator's order, values sorted naturally. */
export const ProductAttributes = Type.Array(
  Type.Object({
    name: Type.String(),
    values: Type.Array(Type.String()),
    further: Type.Optional(
      Type.Integer({ description: 'How many more values there are: those that most products have are named.' }),
    ),
  }),
);
export type ProductAttributes = Static<typeof ProductAttributes>;
