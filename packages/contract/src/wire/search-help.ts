import { type Static, Type } from 'typebox';
import { BrowsingConditions, PageLink, SuggestedCategory } from './browsing.ts';
import { Product } from './product.ts';

/** The typed text and the category to search; without a category the whole shop. */
export const SuggestionsQuestion = Type.Object({
  searchText: BrowsingConditions.properties.searchText,
  categoryId: Type.Optional(BrowsingConditions.properties.categoryId),
});

/**
 * The part of a product that a suggestion shows: its first picture, and the information beside each price (LAW S2, S5).
 */
export const SuggestedProduct = Type.Pick(Product, [
  ...(['_id', 'name', 'nameSuffix', 'files', 'conditions', 'energy', 'container'] as const),
]);
export type SuggestedProduct = Static<typeof SuggestedProduct>;

/** The best matching products, categories and pages, best first. */
export const Suggestions = Type.Object({
  products: Type.Array(SuggestedProduct),
  categories: Type.Array(SuggestedCategory),
  pages: Type.Optional(Type.Array(PageLink)),
  count: Type.Integer({ description: 'How many products a search for the typed text finds.' }),
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

const count = Type.Integer({ description: 'The number of products that would be found.' });

/**
 * The numbers of products found with fewer conditions. Entries that would still find nothing are left out of the lists;
 * only the first 8 values and 4 words are tried.
 */
export const Alternatives = Type.Object({
  /** In the same category without filters. */
  withoutFilter: count,
  /** In the whole shop without filters. */
  everywhere: count,
  /** In the same category without this value. */
  withoutValue: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), count })),
  /** In the same category without the ranges of one group. Here and below, missing if there was no such condition. */
  withoutRange: Type.Optional(Type.Array(Type.Object({ name: Type.String(), count }))),
  /** In the same category at any price. */
  withoutPrice: Type.Optional(count),
  /** In the same category regardless of availability. */
  withoutAvailability: Type.Optional(count),
  /** In the same category, reduced or not. */
  withoutReduced: Type.Optional(count),
  /** In the whole shop for the search without what it excludes, and for a single word of it. */
  words: Type.Array(Type.Object({ word: Type.String(), count })),
});
export type Alternatives = Static<typeof Alternatives>;

/** A completed search, to be counted. */
export const SearchToCount = Type.Object({
  searchText: Type.String({ minLength: 1, maxLength: 200 }),
  isNew: Type.Boolean({ description: 'Whether it has not been counted yet.' }),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'The position in the list of the first product opened from it.',
    }),
  ),
});
export type SearchToCount = Static<typeof SearchToCount>;
