import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import { articleNumbers } from './counted-term.ts';
import { addCounts, type TermCount } from './search-counts.repository.ts';

/** A search that waits to be written. */
export type Waiting = Omit<TermCount, 'hits' | 'exact_hits' | 'term'> & {
  readonly kind: 'term' | 'number';
  readonly text: string;
};

/** The dependencies of storing searches. */
interface StoreSources {
  readonly database: Database;
  readonly catalogue: Pick<CatalogueService, 'hits'>;
  readonly configuration: Pick<ConfigurationService, 'current'>;
}

/** Stores searches with the number of their hits, unless the operator does not want them counted. */
export async function storeSearches(
  { database, catalogue, configuration }: StoreSources,
  batch: readonly Waiting[],
): Promise<void> {
  if (batch.length === 0 || !(await configuration.current()).search.counted) return;
  const counts = new Map<string, TermCount>();
  for (const search of batch) {
    const count = await withHits(catalogue, search);
    if (count !== null) addTo(counts, `${count.day} ${count.term}`, count);
    // Requests are answered first, because looking up hits takes time.
    await setImmediate();
  }
  await database.transaction(async (transaction) => {
    for (const [day, ofDay] of Map.groupBy(counts.values(), (count) => count.day)) {
      await addCounts(transaction, day, ofDay);
    }
  });
}

async function withHits(
  catalogue: StoreSources['catalogue'],
  { kind, text, ...count }: Waiting,
): Promise<TermCount | null> {
  const { count: hits, exact } = await catalogue.hits(text);
  if (kind === 'number' && hits === 0) return null;
  return { ...count, term: kind === 'number' ? articleNumbers : text, hits, exact_hits: exact };
}

/** Adds a count to those of the same key. */
export function addTo<Count extends Waiting | TermCount>(counts: Map<string, Count>, key: string, count: Count): void {
  const before = counts.get(key);
  counts.set(key, {
    ...count,
    searches: count.searches + (before?.searches ?? 0),
    clicks_first: count.clicks_first + (before?.clicks_first ?? 0),
    clicks_top_three: count.clicks_top_three + (before?.clicks_top_three ?? 0),
    clicks_top_ten: count.clicks_top_ten + (before?.clicks_top_ten ?? 0),
    clicks_later: count.clicks_later + (before?.clicks_later ?? 0),
  });
}
