/** The one front door of the search: an index over the catalogue, and what its callers need to read a search text. */
export type {
  AttributeBounds,
  AttributeRange,
  Availability,
  BrowsingQuery,
  BrowsingResult,
  CatalogueChanges,
  CatalogueIndex,
  CategoryNotFound,
  ExplainedHit,
  Explanation,
  FollowingIndex,
  FoundPlace,
  FoundProducts,
  GroupOffer,
  IndexedCategory,
  IndexedGroups,
  IndexedProduct,
  PriceRange,
  SearchReading,
  SearchSteering,
  TermRule,
  WordFind,
} from './catalogue-index.ts';
export { emptyRoot } from './categories/empty-root.ts';
export { editDistance } from './german/edit-distance.ts';
export { isWord, vocabularyOf } from './german/vocabulary.ts';
export { createInMemoryIndex } from './in-memory-index.ts';
export { compareCodeUnits } from './order/collation.ts';
export { firstNotBefore } from './order/ranked-keys.ts';
export { atOnce } from './slices.ts';
export type { IndexSnapshot, SnapshotSection } from './state/snapshot.ts';
export { keysOfPhrase, keysOfWords, mostWordsOfPhrase, tellingWords, wordsOfPhrase } from './steering/phrases.ts';
export { fillersWith } from './steering/steering.ts';
export { mostMembers, readSynonyms, type SynonymProblem, type SynonymRule } from './steering/synonyms.ts';
export { chunksOf } from './text/chunks.ts';
export { meaningOf } from './text/clues.ts';
export { termsOfChunk } from './text/document-terms.ts';
export type { WeighedPart, WeightFactors } from './text/match-weight.ts';
export { type QueryWord, queryWords, spellingOf } from './text/query-words.ts';
