import type { ProductAttributes } from '@kontor/contract';
import type { Explanation } from './explain/explanation.ts';
import type { BrowsingQuery } from './shapes/browsing-query.ts';
import type { BrowsingResult, CategoryNotFound, FoundProducts } from './shapes/browsing-result.ts';
import type { CatalogueChanges } from './state/catalogue-changes.ts';
import type { IndexSnapshot } from './state/snapshot.ts';

/**
 * What browsing asks of an index over the catalogue. Answers are of one state of the catalogue each, never of half a
 * change.
 */
export interface CatalogueIndex {
  /** The catalogue version that answers are of; -1 before the first. */
  readonly version: number;
  /** The latest time (epoch ms) by which prices with sales are; -Infinity before the first. */
  readonly pricedAt: number;
  /** How many products the catalogue has. */
  readonly productCount: number;
  products(query: BrowsingQuery): BrowsingResult | CategoryNotFound;
  /**
   * Makes ready what questions at a customer group's prices need, while others are answered. Such a question that comes
   * without it is answered all the same, but the first one of a large catalogue takes a second in one go.
   */
  prepareFor(customerGroup: string): Promise<void>;
  /** The same page without counts for the filter, which are most of the work. A limit of 0 only counts the hits. */
  find(query: BrowsingQuery): FoundProducts | CategoryNotFound;
  /** The attribute groups and values of a category, or of a search in it, in the operator's order. */
  attributes(categoryId: string, searchText?: string): ProductAttributes | CategoryNotFound;
  /** What a text finds in the whole shop, and why, with the first `limit` hits; slower than `find`. */
  explain(searchText: string, limit: number): Explanation;
  /** Whether any product has all words of a text, in any of their forms: without synonyms and guesses. */
  hasAll(text: string): boolean;
  /** What a text is called besides, by the synonyms that hold for the whole of it. German folding. */
  otherNames(text: string): readonly string[];
}

/** An index that follows the catalogue. */
export interface FollowingIndex extends CatalogueIndex {
  /** What it knows of the products now, to be kept for the next start. */
  snapshot(): IndexSnapshot;
  /**
   * Begins with what an index knew: its version is the snapshot's. It answers once changes have been applied, which
   * need not name any product.
   * @throws for a snapshot that does not hold what it should
   */
  restore(snapshot: IndexSnapshot): void;
  /**
   * Takes changes in. Until the promise resolves, answers are of the state before; when it rejects, they stay so.
   * Changes are taken in one after the other.
   */
  apply(changes: CatalogueChanges): Promise<void>;
}
