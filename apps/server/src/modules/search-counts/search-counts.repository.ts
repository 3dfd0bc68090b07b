import { sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema, SearchCountTable } from '../../database/schema.ts';

/** The increase of a term's counters of a day, and its current hits. */
export type TermCount = Omit<SearchCountTable, 'kept'>;

/**
 * How many terms are counted a day, so that nobody can fill the disk. Several servers together exceed it by one batch
 * each.
 */
const mostTerms = 2000;

type Counter = 'searches' | 'clicks_first' | 'clicks_top_three' | 'clicks_top_ten' | 'clicks_later';

/** Adds counts of one day. Terms that are new on a full day are left out, those searched for least first. */
export async function addCounts(
  transaction: Transaction<Schema>,
  day: string,
  counts: readonly TermCount[],
): Promise<void> {
  const known = await knownTerms(transaction, day, counts);
  const { taken } = await transaction
    .selectFrom('search_counts')
    .select(({ fn }) => fn.countAll().as('taken'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const fresh = counts.filter(({ term }) => !known.has(term)).sort((a, b) => b.searches - a.searches);
  const room = Math.max(0, mostTerms - Number(taken));
  const rows = [...counts.filter(({ term }) => known.has(term)), ...fresh.slice(0, room)];
  if (rows.length === 0) return;
  await transaction
    .insertInto('search_counts')
    // In one order, so that two servers never wait for each other's rows.
    .values(rows.sort((a, b) => (a.term < b.term ? -1 : 1)).map((row) => ({ ...row, kept: 0 })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'term']).doUpdateSet((row) => {
        const sum = (name: Counter) => row(`search_counts.${name}`, '+', row.ref(`excluded.${name}`));
        return {
          searches: sum('searches'),
          hits: row.ref('excluded.hits'),
          exact_hits: row.ref('excluded.exact_hits'),
          clicks_first: sum('clicks_first'),
          clicks_top_three: sum('clicks_top_three'),
          clicks_top_ten: sum('clicks_top_ten'),
          clicks_later: sum('clicks_later'),
        };
      }),
    )
    .execute();
}

async function knownTerms(
  transaction: Transaction<Schema>,
  day: string,
  counts: readonly TermCount[],
): Promise<Set<string>> {
  const terms = counts.map(({ term }) => term);
  const rows = await transaction
    .selectFrom('search_counts')
    .select('term')
    .where('day', '=', day)
    .where('term', 'in', terms)
    .execute();
  return new Set(rows.map(({ term }) => term));
}

/** Deletes the counts before a day. */
export async function deleteCountsBefore(transaction: Transaction<Schema>, day: string): Promise<void> {
  await transaction.deleteFrom('search_counts').where('day', '<', day).execute();
}

/** Rows that are judged at a time, so that no order waits long for the writer. */
const slice = 500;

/** Terms searched for less often in a calendar month are forgotten. */
const oftenEnough = 5;

/**
 * Forgets one slice of the rare terms counted before a day, at least one month after the day was over, and notes of the
 * others that they are kept.
 * @returns whether there may be more.
 */
export async function forgetRareTerms(transaction: Transaction<Schema>, before: string): Promise<boolean> {
  const rows = await transaction
    .selectFrom('search_counts')
    .select(['day', 'term'])
    .where('kept', '=', 0)
    .where('day', '<', before)
    .orderBy('day')
    .limit(slice)
    .execute();
  for (const [day, terms] of Map.groupBy(rows, (row) => row.day)) await judge(transaction, day, terms);
  return rows.length === slice;
}

async function judge(
  transaction: Transaction<Schema>,
  day: string,
  rows: readonly { readonly term: string }[],
): Promise<void> {
  const month = day.slice(0, 7);
  const terms = rows.map(({ term }) => term);
  const often = await transaction
    .selectFrom('search_counts')
    .select('term')
    .where('term', 'in', terms)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .groupBy('term')
    .having(({ fn }) => fn.sum('searches'), '>=', oftenEnough)
    .execute();
  const kept = new Set(often.map(({ term }) => term));
  const rare = terms.filter((term) => !kept.has(term));
  if (kept.size > 0) {
    const update = transaction.updateTable('search_counts').set({ kept: 1 }).where('day', '=', day);
    await update.where('term', 'in', [...kept]).execute();
  }
  if (rare.length > 0)
    await transaction.deleteFrom('search_counts').where('day', '=', day).where('term', 'in', rare).execute();
}

/** Which terms are listed: all, those that found nothing when last searched for, those that nobody opened a hit of. */
export type ReportKind = 'all' | 'without-hits' | 'without-clicks';

/** A term over several days. */
export interface TermReport {
  readonly term: string;
  readonly searches: number;
  readonly days: number;
  readonly clicks: number;
  /** As of the last day that it was searched for. */
  readonly hits: number;
  readonly exactHits: number;
}

/** The terms searched for most since a day. */
export async function termsSince(
  queryable: Queryable,
  { since, kind, limit }: { readonly since: string; readonly kind: ReportKind; readonly limit: number },
): Promise<TermReport[]> {
  const rows = await queryable
    .with('totals', (db) =>
      db
        .selectFrom('search_counts')
        .select(['term', sql<string>`max(day)`.as('last'), sql<number>`sum(searches)`.as('searches')])
        .select(sql<number>`sum(clicks_first + clicks_top_three + clicks_top_ten + clicks_later)`.as('clicks'))
        .select(({ fn }) => fn.countAll<number>().as('days'))
        .where('day', '>=', since)
        .groupBy('term'),
    )
    .selectFrom('totals')
    .innerJoin('search_counts as latest', (join) =>
      join.onRef('latest.term', '=', 'totals.term').onRef('latest.day', '=', 'totals.last'),
    )
    .select(['totals.term', 'totals.searches', 'totals.days', 'totals.clicks', 'latest.hits', 'latest.exact_hits'])
    .$if(kind === 'without-hits', (all) => all.where('latest.hits', '=', 0))
    .$if(kind === 'without-clicks', (all) => all.where('latest.hits', '>', 0).where('totals.clicks', '=', 0))
    .orderBy('totals.searches', 'desc')
    .orderBy('totals.term')
    .limit(limit)
    .execute();
  return rows.map(({ term, searches, days, clicks, hits, exact_hits }) => ({
    ...{ term, searches: Number(searches), days: Number(days), clicks: Number(clicks) },
    ...{ hits, exactHits: exact_hits },
  }));
}
