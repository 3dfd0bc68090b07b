import type { Body } from '@kontor/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { isOutOfReach } from '../../database/storage-errors.ts';
import { viennaDay } from '../../german-format.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import { countedTerm } from './counted-term.ts';
import {
  deleteCountsBefore,
  forgetRareTerms,
  type ReportKind,
  type TermReport,
  termsSince,
} from './search-counts.repository.ts';
import { addTo, storeSearches, type Waiting } from './waiting-searches.ts';

export { articleNumbers } from './counted-term.ts';
export type { ReportKind, TermReport } from './search-counts.repository.ts';

/** Counts searches without data about the person who searches (docs/search.md, LAW D1). */
export interface SearchCountsService {
  /** Counts a search, or the first product opened from it, a few seconds later. Never fails, and asks for nothing. */
  note(search: Body<'countSearch'>): void;
  /** Writes the counts since the last write. */
  write(): Promise<void>;
  /** Deletes old counts: rare terms after 30 days, all after 400. */
  clearOld(): Promise<void>;
  /** Writes the rest and stops counting. */
  close(): Promise<void>;
}

/** What the service is made of. */
export interface SearchCountsSources {
  readonly database: Database;
  readonly catalogue: Pick<CatalogueService, 'hits'>;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
}

/** How long a count waits to be written with others, in ms. A killed process loses the counts of this time. */
const writeAfter = 5000;

/** Most different terms that wait to be written. Further ones are not counted. */
const mostWaiting = 500;

/** How long the counts of frequent and of rare terms are kept, in days. */
export const countsKept = { frequent: 400, rare: 30 } as const;

/** Makes the service. */
export function createSearchCounts(sources: SearchCountsSources): SearchCountsService {
  const { database, clock, logger } = sources;
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isClosed = false;

  function writeSoon(): void {
    timer ??= setTimeout(() => {
      write().catch((err) => logger.error({ err }, 'searches not counted'));
    }, writeAfter).unref();
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...waiting.values()];
    waiting = new Map();
    writing = writing.catch(() => {}).then(() => storeOrKeep(batch));
    return writing;
  }

  /** While the database is unreachable, counts are kept, up to the limit of waiting terms. */
  async function storeOrKeep(batch: readonly Waiting[]): Promise<void> {
    try {
      await storeSearches(sources, batch);
    } catch (error) {
      if (isOutOfReach(error)) for (const search of batch) wait(search);
      throw error;
    }
  }

  function wait(search: Waiting): void {
    const key = `${search.day} ${search.text}`;
    if (waiting.has(key) || waiting.size < mostWaiting) addTo(waiting, key, search);
  }

  return {
    note({ searchText, isNew, place }) {
      const term = countedTerm(searchText);
      if (term === null || isClosed) return;
      wait({ ...term, day: viennaDay(clock()), searches: isNew ? 1 : 0, ...clickAt(place) });
      writeSoon();
    },
    write,
    async clearOld() {
      const [rare, all] = [viennaDay(clock(), -countsKept.rare), viennaDay(clock(), -countsKept.frequent)];
      await database.transaction((transaction) => deleteCountsBefore(transaction, all));
      while (await database.transaction((transaction) => forgetRareTerms(transaction, rare)));
    },
    async close() {
      isClosed = true;
      await write().catch((err) => logger.error({ err }, 'searches not counted'));
    },
  };
}

/** The counter of the place at which a product was opened. */
function clickAt(place: number | undefined) {
  return {
    clicks_first: place === 1 ? 1 : 0,
    clicks_top_three: place === 2 || place === 3 ? 1 : 0,
    clicks_top_ten: place !== undefined && place > 3 && place <= 10 ? 1 : 0,
    clicks_later: place !== undefined && place > 10 ? 1 : 0,
  };
}

/** The terms searched for most in the last days, today among them. */
export function searchReport(
  queryable: Queryable,
  { now, days, kind, limit }: { now: number; days: number; kind: ReportKind; limit: number },
): Promise<TermReport[]> {
  return termsSince(queryable, { since: viennaDay(now, 1 - days), kind, limit });
}
