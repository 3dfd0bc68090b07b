import { type Static, Type } from 'typebox';
import { BrowsingConditions, PageLink, SuggestedCategory } from './browsing.ts';
import { Product } from './product.ts';

/** What is being typed, and the category whose products are meant; without one those of the whole shop. */
export const SuggestionsQuestion = Type.Object({
  searchText: BrowsingConditions.properties.searchText,
  categoryId: Type.Optional(BrowsingConditions.properties.categoryId),
});

/** What a suggestion shows of a product: of its pictures the first, and what stands beside each price (LAW S2, S5). */
export const SuggestedProduct = Type.Pick(Product, [
  ...(['_id', 'name', 'nameSuffix', 'files', 'conditions', 'energy', 'container'] as const),
]);
export type SuggestedProduct = Static<typeof SuggestedProduct>;

/** The products, categories and pages that fit best, best first. */
export const Suggestions = Type.Object({
  products: Type.Array(SuggestedProduct),
  categories: Type.Array(SuggestedCategory),
  pages: Type.Optional(Type.Array(PageLink)),
  count: Type.Integer({ description: 'How many products a search for it finds.' }),
});
export type Suggestions = Static<typeof Suggestions>;

/** The conditions that found nothing. */
export const SoughtInVain = Type.Pick(BrowsingConditions, [
  'categoryId',
  'searchText',
  'filter',
  'ranges',
  'price',
  'availability',
  'reduced',
]);

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
  /** In the same category, without the ranges of one group; here and below: absent where there was none. */
  withoutRange: Type.Optional(Type.Array(Type.Object({ name: Type.String(), count }))),
  /** In the same category, at any price. */
  withoutPrice: Type.Optional(count),
  /** In the same category, whether it can be delivered or not. */
  withoutAvailability: Type.Optional(count),
  /** In the same category, reduced or not. */
  withoutReduced: Type.Optional(count),
  /** In the whole shop, for one word of the search alone. */
  words: Type.Array(Type.Object({ word: Type.String(), count })),
});
export type Alternatives = Static<typeof Alternatives>;

/** A search that somebody settled on, to be counted. */
export const SearchToCount = Type.Object({
  searchText: Type.String({ minLength: 1, maxLength: 200 }),
  isNew: Type.Boolean({ description: 'Whether it has not been counted yet.' }),
  place: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'In the list, of the first product opened from it.' }),
  ),
});
export type SearchToCount = Static<typeof SearchToCount>;
