import { type Static, Type } from 'typebox';
import { Euro } from './price.ts';
import { Product } from './product.ts';

const Text = Type.String({ maxLength: 200 });

/** Chosen values of one attribute group. Values of a group are alternatives; groups narrow each other (CONTRACT §2). */
export const FilterGroup = Type.Object({ name: Text, values: Type.Array(Text, { maxItems: 200 }) });
export type FilterGroup = Static<typeof FilterGroup>;

/** An end of an attribute's range. */
const End = Type.Optional(Type.Number({ minimum: -1e15, maximum: 1e15 }));

/**
 * A range of numbers of an attribute group in its unit, with both ends included. Possible for groups with bounds in the
 * answer. Chosen values of the same group are additional alternatives (CONTRACT §2).
 */
export const AttributeRange = Type.Object({ name: Text, min: End, max: End });
export type AttributeRange = Static<typeof AttributeRange>;

/** In EUR, at most 10^12. */
const PriceEnd = Type.Optional(Type.Number({ minimum: 0, maximum: 1e12, description: 'EUR.' }));

/** The visitor's price of the first condition, gross or net as declared to them, with both ends included. */
export const PriceRange = Type.Object({ min: PriceEnd, max: PriceEnd });
export type PriceRange = Static<typeof PriceRange>;

/** `deliverable`: green or yellow light. `now`: green light. */
export const Availability = Type.Union([Type.Literal('deliverable'), Type.Literal('now')]);
export type Availability = Static<typeof Availability>;

/**
 * Only products that are reduced for the visitor: a sale of the first condition is running (decision 039). False: all
 * products.
 */
export const Reduced = Type.Boolean();

/** A key of a sort order; `price` is the first condition's price (SPEC §4). */
export const OrderBy = Type.Object({
  field: Type.Union([Type.Literal('internalRating'), Type.Literal('name'), Type.Literal('price')]),
  direction: Type.Union([Type.Literal('asc'), Type.Literal('desc')]),
});
export type OrderBy = Static<typeof OrderBy>;

/** A visitor's search: the body of master/products (SPEC §7, CONTRACT §2). */
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
  members: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 50,
      description: 'How many members of each family are answered, with all their conditions. Absent: none.',
    }),
  ),
});
export type BrowsingConditions = Static<typeof BrowsingConditions>;

/** A category with its path from the root, including itself. Its link follows from the path. */
export const SuggestedCategory = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  path: Product.properties.categoryPath,
});
export type SuggestedCategory = Static<typeof SuggestedCategory>;

/** How a search text was interpreted to find anything (CONTRACT §2). */
export const SearchReading = Type.Object({
  guessed: Type.Array(Type.Object({ typed: Type.String(), taken: Type.Array(Type.String()) }), {
    description: 'Words that match no name, with the words that were searched for instead.',
  }),
  missing: Type.Array(Type.String(), { description: 'Words that some of the found products lack.' }),
  mentioned: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Words that occur only in descriptions: of all products, or of those behind the exact ones.',
    }),
  ),
  included: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Excluded words that apply to all products with the searched name.',
    }),
  ),
  exact: Type.Integer({
    description: 'How many of the products have all words. The default sort order puts them first.',
  }),
  price: Type.Optional({
    ...PriceRange,
    description: 'The price that the text names and that all products keep to: "Geschenk bis 30 €".',
  }),
});
export type SearchReading = Static<typeof SearchReading>;

/** The bounds of ranges with all other filters applied; missing if there are no numbers. */
export const Bounds = Type.Object({
  price: Type.Optional(Type.Object({ min: Euro, max: Euro })),
  attributes: Type.Array(
    Type.Object({ name: Type.String(), unit: Type.String(), min: Type.Number(), max: Type.Number() }),
    {
      description:
        'The bounds of the attribute groups that can be filtered by range, in the unit that most products have.',
    },
  ),
});
export type Bounds = Static<typeof Bounds>;

/** A page of the shop that is not a list: one of its texts, or the operator's target of a search. */
export const PageLink = Type.Object({ title: Type.String(), href: Type.String() });
export type PageLink = Static<typeof PageLink>;

/**
 * One page of products, the total number, and the number of products that each attribute value would leave (CONTRACT
 * §2).
 */
export const ProductList = Type.Object({
  products: Type.Array(Product),
  count: Type.Integer(),
  attributeCounts: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer())),
  bounds: Type.Optional(Bounds),
  availabilityCounts: Type.Optional(
    Type.Object(
      { deliverable: Type.Integer(), now: Type.Integer() },
      { description: 'How many products can be delivered, with all filters applied except availability.' },
    ),
  ),
  reducedCount: Type.Optional(
    Type.Integer({ description: 'How many products are reduced now, with all filters applied except `reduced`.' }),
  ),
  searchReading: Type.Optional(SearchReading),
  namedCategory: Type.Optional({
    ...SuggestedCategory,
    description: 'Another category whose name matches the search text.',
  }),
  namedPage: Type.Optional({ ...PageLink, description: 'A page of the shop whose name matches the search text.' }),
});
export type ProductList = Static<typeof ProductList>;

/** The attribute groups of a category or search in the operator's order, with values in natural order. */
export const ProductAttributes = Type.Array(
  Type.Object({
    name: Type.String(),
    values: Type.Array(Type.String()),
    further: Type.Optional(
      Type.Integer({ description: 'How many values the list leaves out. It has the values of the most products.' }),
    ),
  }),
);
export type ProductAttributes = Static<typeof ProductAttributes>;
