import type { IndexedCategory, IndexedGroups, IndexedProduct } from '../shapes/indexed-product.ts';
import type { SearchSteering } from '../steering/search-steering.ts';

/** The changes between two versions of the catalogue. */
export interface CatalogueChanges {
  /** The version after the changes. */
  readonly version: number;
  /** Whether `products` is the whole catalogue. The index then forgets everything else. */
  readonly isComplete?: boolean;
  /**
   * The time in epoch ms that decides which sales run. Without it, running sales stay, and none of new products runs.
   */
  readonly now?: number;
  /** New and changed products. Of several with the same id the last one counts. */
  readonly products: Iterable<IndexedProduct> | AsyncIterable<IndexedProduct>;
  /**
   * Read after the products, so a source may fill it while it yields products. An id that is also among the products is
   * not removed.
   */
  readonly removedIds: readonly string[];
  /** The whole tree. Absent: the categories stay the same. */
  readonly categories?: readonly IndexedCategory[];
  /** All groups. Absent: they stay the same. */
  readonly groups?: IndexedGroups;
  /** The operator's settings for the search. Absent, or the same object: they stay the same. */
  readonly steering?: SearchSteering;
}
