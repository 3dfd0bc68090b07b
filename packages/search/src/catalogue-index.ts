import type { ProductAttributes } from '@kontor/contract';
import type { Explanation } from './explain/explanation.ts';
import type { BrowsingQuery } from './shapes/browsing-query.ts';
import type { BrowsingResult, CategoryNotFound, FoundProducts } from './shapes/browsing-result.ts';
import type { CatalogueChanges } from './state/catalogue-changes.ts';
import type { IndexSnapshot } from './state/snapshot.ts';

/**
 * The queries of an index over the catalogue. Each answer reflects one state of the catalogue, never a half-applied
 * change.
 */
export interface CatalogueIndex {
  /** The catalogue version of the answers. -1 before the first version. */
  readonly version: number;
  /** The latest time (epoch ms) for which sale prices were computed. -Infinity before the first. */
  readonly pricedAt: number;
  /** How many products the catalogue has. */
  readonly productCount: number;
  products(query: BrowsingQuery): BrowsingResult | CategoryNotFound;
  /**
   * Prepares the sort orders by a customer group's prices while other queries are answered. A query works without this
   * preparation, but the first one in a large catalogue then blocks for a second.
   */
  prepareFor(customerGroup: string): Promise<void>;
  /** The same page without counts for the filter, which are most of the work. A limit of 0 only counts the hits. */
  find(query: BrowsingQuery): FoundProducts | CategoryNotFound;
  /** The attribute groups and values of a category, or of a search in it, in the operator's order. */
  attributes(categoryId: string, searchText?: string): ProductAttributes | CategoryNotFound;
  /** Explains a search in the whole shop: how it was read, and the first `limit` hits. Slower than `find`. */
  explain(searchText: string, limit: number): Explanation;
  /** Whether any product has all words of a text, in any of their forms. Synonyms and guesses do not count. */
  hasAll(text: string): boolean;
  /** Other names of a text: the synonyms for the text as a whole. German folding. */
  otherNames(text: string): readonly string[];
}

/** An index that follows the catalogue. */
export interface FollowingIndex extends CatalogueIndex {
  /** The index's current content, to be stored for the next start. */
  snapshot(): IndexSnapshot;
  /**
   * Replaces the index's content by a snapshot, and takes the snapshot's version. The index answers queries once
   * changes have been applied. These changes need not name any product.
   * @throws if the snapshot's content is not valid
   */
  restore(snapshot: IndexSnapshot): void;
  /**
   * Applies changes. Until the promise resolves, answers reflect the previous state. If it rejects, the index keeps
   * that state. Several changes are applied one after the other.
   */
  apply(changes: CatalogueChanges): Promise<void>;
}
