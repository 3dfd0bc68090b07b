import type { IndexState } from '../state/index-state.ts';
import { compareCodeUnits } from '../structures/collation.ts';
import { placeOfRank } from '../structures/key-column.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';

/** The document of a product's id. Null if the catalogue has no such product. */
export function documentOfId({ documents: { ids }, orders: { byId } }: IndexState, id: string): number | null {
  const rank = firstNotBefore(ids.keys, id, 0, compareCodeUnits);
  if (rank >= ids.keys.length || ids.keys.at(rank) !== id) return null;
  const document = byId[placeOfRank(byId, ids, rank, 0)];
  return document !== undefined && ids.ranks[document] === rank ? document : null;
}
