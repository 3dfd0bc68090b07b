import type { Bits } from '../sets/bits.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import { BoundedMap } from '../structures/bounded-map.ts';
import type { CountedQuestion } from './counted-question.ts';

/** Cached results for one state of the catalogue. Other pages of the same query reuse them. */
export interface KeptAnswers {
  /** The counts of a query. They do not depend on its sort order. */
  readonly counts: BoundedMap<CountedQuestion>;
  /** The cards of a query, for each sort order: single products, and one member for each family. */
  readonly cards: BoundedMap<Bits>;
}

/** Enough for the counts of some thousand queries, and the cards of a hundred queries over a million products. */
const bytesKept = { counts: 4_194_304, cards: 16_777_216 } as const;
/** The approximate size of a query without its counts. */
const bytesBeside = 500;

/** An empty cache. */
export function nothingKept(): KeptAnswers {
  return {
    counts: new BoundedMap(bytesKept.counts, ({ counted }) =>
      counted.reduce((sum, [, counts]) => sum + counts.byteLength, bytesBeside),
    ),
    cards: new BoundedMap(bytesKept.cards, ({ byteLength }) => byteLength),
  };
}

/** The cache key for counts: the query without page and sort order. */
export function withoutPage({ orderBy: _, ...query }: BrowsingQuery): string {
  return withoutPlace(query);
}

/** The cache key for cards: the query without its page. */
export function withoutPlace({ limit: _, offset: __, ...rest }: Partial<BrowsingQuery>): string {
  // Numbers become texts, because JSON knows no NaN.
  return JSON.stringify(rest, (_key, value: unknown) => (typeof value === 'number' ? String(value) : value));
}
