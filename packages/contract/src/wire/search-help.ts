import { type Static, Type } from 'typebox';
import { BrowsingConditions } from './browsing.ts';
import { Product } from './product.ts';

/** What is being typed, and the category whose products are meant; without one those of the whole shop. */
export const SuggestionsQuestion = Type.Object({
  searchText: BrowsingConditions.properties.searchText,
  categoryId: Type.Optional(BrowsingConditions.properties.categoryId),
});

/** What a suggestion shows of a product: of its pictures the first. */
export const SuggestedProduct = Type.Pick(Product, ['_id', 'name', 'nameSuffix', 'files', 'conditions']);
export type SuggestedProduct = Static<typeof SuggestedProduct>;

/** A category with its way from the root, itself last: the way is its link. */
export const SuggestedCategory = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  path: Product.properties.categoryPath,
});
export type SuggestedCategory = Static<typeof SuggestedCategory>;

/** The products and categories that fit best, best first. */
export const Suggestions = Type.Object({
  products: Type.Array(SuggestedProduct),
  categories: Type.Array(SuggestedCategory),
});
export type Suggestions = Static<typeof Suggestions>;

/** The conditions that found nothing. */
export const SoughtInVain = Type.Pick(BrowsingConditions, ['categoryId', 'searchText', 'filter']);

const count = Type.Integer({ description: 'How many products would be found.' });

/**
 * How many products would be found with less to ask for; what would still find nothing is left out of the lists, which
 * try the first 8 values and 4 words.
 */
export const Alternatives = Type.Object({
  /** In the same category, without any filter. */
  withoutFilter: count,
  /** In the whole shop, without any filter. */
  everywhere: count,
  /** In the same category, without this one value. */
  withoutValue: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), count })),
  /** In the whole shop, for one word of the search alone. */
  words: Type.Array(Type.Object({ word: Type.String(), count })),
});
export type Alternatives = Static<typeof Alternatives>;
