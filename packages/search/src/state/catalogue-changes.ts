import type { IndexedCategory, IndexedGroups, IndexedProduct } from '../shapes/indexed-product.ts';
import type { SearchSteering } from '../steering/search-steering.ts';

/** What became different between two versions of the catalogue. */
export interface CatalogueChanges {
  /** The version after the changes. */
  readonly version: number;
  /** Whether `products` are all there are: what the index knew before is forgotten. */
  readonly isComplete?: boolean;
  /** The time in epoch ms: by it sales run. Without it they stay as they are, and none of new products runs. */
  readonly now?: number;
  /** New and changed products. Of several with one id the last counts. */
  readonly products: Iterable<IndexedProduct> | AsyncIterable<IndexedProduct>;
  /**
   * Read after the products, so that what reads both may fill it meanwhile. An id that is among the products is not
   * removed.
   */
  readonly removedIds: readonly string[];
  /** The whole tree; without it the categories stay as they are. */
  readonly categories?: readonly IndexedCategory[];
  /** All groups; without them they stay as they are. */
  readonly groups?: IndexedGroups;
  /** How the operator steers the search; without it, or with the same object, that stays as it is. */
  readonly steering?: SearchSteering;
}
