import { type Selectable, sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { Schema, VoucherSeriesTable } from '../../database/schema.ts';

/** A series as it is stored. */
export type StoredSeries = Selectable<VoucherSeriesTable>;

/** A series with the sums of its vouchers. */
export interface SummedSeries extends StoredSeries {
  readonly count: number;
  /** How many of its vouchers were used, and in how many orders. */
  readonly usedVouchers: number;
  readonly uses: number;
  /** How many can still be used, as far as stop and uses decide. */
  readonly left: number;
  readonly stopped: number;
  /** What is left of gift balances, in cents; null: it has none. */
  readonly balance: number | null;
}

/** Stores a new series. False: there is one of that name. */
export async function insertSeries(transaction: Transaction<Schema>, series: StoredSeries): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('voucher_series')
    .values(series)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The most series that are listed, with the newest first. */
const mostSeries = 200;

/** The newest series with the sums of their vouchers; of one name alone where it is named. */
export async function summedSeries(queryable: Queryable, nameKey?: string): Promise<SummedSeries[]> {
  let wanted = queryable.selectFrom('voucher_series').selectAll();
  if (nameKey !== undefined) wanted = wanted.where('name_key', '=', nameKey);
  const series = await wanted.orderBy('made_at', 'desc').orderBy('name_key').limit(mostSeries).execute();
  if (series.length === 0) return [];
  const isLeft = sql`stopped_at is null and (uses_allowed is null or used < uses_allowed) and (balance is null or balance > 0)`;
  const sums = await queryable
    .selectFrom('vouchers')
    .select(({ fn }) => [
      'series',
      fn.countAll().as('count'),
      fn.sum('used').as('uses'),
      fn.sum('balance').as('balance'),
    ])
    .select([
      sql<number>`sum(case when used > 0 then 1 else 0 end)`.as('used_vouchers'),
      sql<number>`sum(case when ${isLeft} then 1 else 0 end)`.as('left_over'),
      sql<number>`sum(case when stopped_at is null then 0 else 1 end)`.as('stopped'),
    ])
    .where(
      'series',
      'in',
      series.map(({ name_key }) => name_key),
    )
    .groupBy('series')
    .execute();
  return series.map((one) => {
    const sum = sums.find(({ series: key }) => key === one.name_key);
    return {
      ...{ ...one, count: Number(sum?.count ?? 0), uses: Number(sum?.uses ?? 0), stopped: Number(sum?.stopped ?? 0) },
      ...{ usedVouchers: Number(sum?.used_vouchers ?? 0), left: Number(sum?.left_over ?? 0) },
      balance: sum === undefined || sum.balance === null ? null : Number(sum.balance),
    };
  });
}

/**
 * Stops all vouchers of a series that are not stopped, or allows again those that were stopped with it. Vouchers that
 * were stopped by themselves before or after stay so, and a series that is not stopped stays as it is.
 * @returns how many changed
 */
export async function stopSeries(
  transaction: Transaction<Schema>,
  nameKey: string,
  { isStopped, now }: { readonly isStopped: boolean; readonly now: number },
): Promise<number> {
  const series = transaction.updateTable('voucher_series').where('name_key', '=', nameKey);
  // An update that changes nothing: a second one waits here, and finds what the first one left.
  const { stopped_at: since } = await series
    .set((eb) => ({ stopped_at: eb.ref('stopped_at') }))
    .returning('stopped_at')
    .executeTakeFirstOrThrow();
  if (!isStopped && since === null) return 0;
  const stoppedAt = since ?? now;
  await series.set({ stopped_at: isStopped ? stoppedAt : null }).execute();
  const vouchers = transaction.updateTable('vouchers').where('series', '=', nameKey);
  const { numUpdatedRows } = isStopped
    ? await vouchers.set({ stopped_at: stoppedAt }).where('stopped_at', 'is', null).executeTakeFirstOrThrow()
    : await vouchers.set({ stopped_at: null }).where('stopped_at', '=', stoppedAt).executeTakeFirstOrThrow();
  await noteChange(transaction, 'voucher');
  return Number(numUpdatedRows);
}
