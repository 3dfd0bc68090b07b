import { compareCodeUnits } from '../order/collation.ts';
import { firstNotBefore } from '../order/ranked-keys.ts';
import { type Documents, gone, livingDocuments } from './documents.ts';

/**
 * Marks as gone, in fresh columns that nobody reads yet: documents before `firstArrival` whose id was removed, and all
 * but the last document of each id. Answers the numbers of the categories that lost one.
 */
export function retire(documents: Documents, removedIds: readonly string[], firstArrival: number): Set<number> {
  const { ids, categories } = documents;
  const documentOf = new Uint32Array(ids.keys.length).fill(gone);
  const losers = new Set<number>();
  const end = (document: number): void => {
    losers.add(categories[document] ?? gone);
    categories[document] = gone;
  };
  for (const document of livingDocuments(documents)) {
    const rank = ids.ranks[document] ?? 0;
    const older = documentOf[rank] ?? gone;
    if (older !== gone) end(older);
    documentOf[rank] = document;
  }
  for (const id of new Set(removedIds)) {
    const rank = firstNotBefore(ids.keys, id, 0, compareCodeUnits);
    const document = rank < ids.keys.length && ids.keys.at(rank) === id ? (documentOf[rank] ?? gone) : gone;
    if (document < firstArrival) end(document);
  }
  return losers;
}
