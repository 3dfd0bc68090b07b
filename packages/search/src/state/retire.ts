import { type Documents, gone, livingDocuments } from '../documents/documents.ts';
import type { Turnover } from '../documents/turnover.ts';
import { compareCodeUnits } from '../structures/collation.ts';
import { placeOfRank } from '../structures/key-column.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import type { Slices } from '../structures/slices.ts';
import { sortByRank } from '../structures/sort-by-rank.ts';
import { sortInSlices } from '../structures/sort-in-slices.ts';
import { spliced } from '../structures/splice-list.ts';

/** The documents before a change. */
interface KnownDocuments {
  readonly size: number;
  /** Those that are not gone, ascending by _id. */
  readonly byId: Uint32Array;
}

/** The number of documents to look up by id at a time. */
const inOneSlice = 1024;

/**
 * Marks documents as gone: known documents with a removed id, and all but the last document of each id. It writes into
 * fresh columns that no query reads yet.
 */
export function* retire(
  documents: Documents,
  removedIds: readonly string[],
  known: KnownDocuments,
): Slices<Turnover & Pick<KnownDocuments, 'byId'>> {
  const { ids, categories } = documents;
  const latest = yield* latestOfEachId(documents, known.size);
  const before = new Uint32Array(latest.length);
  const [went, places]: [number[], number[]] = [[], []];
  const end = (place: number, rank: number): void => {
    const document = known.byId[place];
    if (document === undefined || ids.ranks[document] !== rank || categories[document] === gone) return;
    categories[document] = gone;
    went.push(document);
    places.push(place);
  };
  let place = 0;
  for (let i = 0; i < latest.length; i++) {
    const rank = ids.ranks[latest[i] ?? 0] ?? 0;
    place = placeOfRank(known.byId, ids, rank, place);
    before[i] = place;
    end(place, rank);
    if (i % inOneSlice === 0) yield;
  }
  for (const [i, id] of removedIds.entries()) {
    const rank = firstNotBefore(ids.keys, id, 0, compareCodeUnits);
    if (rank < ids.keys.length && ids.keys.at(rank) === id) end(placeOfRank(known.byId, ids, rank, 0), rank);
    if (i % inOneSlice === 0) yield;
  }
  return {
    byId: yield* spliced(known.byId, { without: Uint32Array.from(places).sort(), added: latest, before }),
    came: livingDocuments(documents, known.size),
    went: Uint32Array.from(went).sort(),
  };
}

/** If more than one in so many documents is new, counting sort is faster than comparing. */
const fewestToOneArrival = 16;

/** The last document of each id among the arrivals, ascending by _id. The others are marked as gone. */
function* latestOfEachId({ size, ids, categories }: Documents, firstArrival: number): Slices<Uint32Array> {
  const arrivals = Uint32Array.from({ length: size - firstArrival }, (_, i) => firstArrival + i);
  const isFew = arrivals.length * fewestToOneArrival < ids.keys.length;
  const compare = (a: number, b: number) => (ids.ranks[a] ?? 0) - (ids.ranks[b] ?? 0); // stable
  const sorted = isFew
    ? Uint32Array.from(yield* sortInSlices([...arrivals], compare))
    : yield* sortByRank(arrivals, ids, 'asc');
  return sorted.filter((document, i) => {
    const next = sorted[i + 1];
    const isLatest = next === undefined || ids.ranks[next] !== ids.ranks[document];
    if (!isLatest) categories[document] = gone;
    return isLatest;
  });
}
