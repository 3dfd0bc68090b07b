/** The entry point of the search: an index over the catalogue, and what its callers need to read a search text. */

export type { AttributeDefinition, AttributeKind } from './attributes/attribute-definition.ts';
export { AttributeDefinitions, noDefinitions } from './attributes/attribute-definitions.ts';
export { recogniseAttribute } from './attributes/recognise-attribute.ts';
export type { CatalogueIndex, FollowingIndex } from './catalogue-index.ts';
export { emptyRoot } from './categories/empty-root.ts';
export type { ExplainedHit, Explanation, FoundPlace, WordFind } from './explain/explanation.ts';
export { editDistance } from './german/edit-distance.ts';
export { endsOf } from './german/ends.ts';
export { isWord, vocabularyOf } from './german/vocabulary.ts';
export { createInMemoryIndex } from './in-memory-index.ts';
export type { WeighedPart, WeightFactors } from './segments/match-weight.ts';
export type { AttributeRange, Availability, BrowsingQuery, PriceRange } from './shapes/browsing-query.ts';
export type {
  AttributeBounds,
  BrowsingResult,
  CategoryNotFound,
  FoundProducts,
  SearchReading,
} from './shapes/browsing-result.ts';
export type { GroupOffer, IndexedCategory, IndexedGroups, IndexedProduct } from './shapes/indexed-product.ts';
export type { CatalogueChanges } from './state/catalogue-changes.ts';
export type { IndexSnapshot, SnapshotSection } from './state/snapshot.ts';
export { keysOfPhrase, keysOfWords, mostWordsOfPhrase, tellingWords, wordsOfPhrase } from './steering/phrases.ts';
export type { SearchSteering, TermRule } from './steering/search-steering.ts';
export { fillersWith } from './steering/steering.ts';
export { mostMembers, readSynonyms, type SynonymProblem, type SynonymRule } from './steering/synonyms.ts';
export { compareCodeUnits } from './structures/collation.ts';
export { firstNotBefore } from './structures/ranked-keys.ts';
export { atOnce } from './structures/slices.ts';
export { meaningOf } from './text/clues.ts';
export { chunksOf } from './words/chunks.ts';
export { termsOfChunk } from './words/document-terms.ts';
export { type QueryWord, queryWords, spellingOf } from './words/query-words.ts';
export { saidPriceOf } from './words/said-price.ts';
