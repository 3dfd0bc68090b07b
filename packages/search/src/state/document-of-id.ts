import { compareCodeUnits } from '../order/collation.ts';
import { firstNotBefore } from '../order/ranked-keys.ts';
import type { IndexState } from './index-state.ts';

/** The document of a product's id; null where the catalogue has none. */
export function documentOfId({ documents: { ids }, orders: { byId } }: IndexState, id: string): number | null {
  const rank = firstNotBefore(ids.keys, id, 0, compareCodeUnits);
  if (rank >= ids.keys.length || ids.keys.at(rank) !== id) return null;
  let [low, high] = [0, byId.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids.ranks[byId[middle] ?? 0] ?? 0) < rank) low = middle + 1;
    else high = middle;
  }
  const document = byId[low];
  return document !== undefined && ids.ranks[document] === rank ? document : null;
}
