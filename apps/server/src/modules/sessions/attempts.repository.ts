import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type AttemptKind, forgottenAfter } from './attempt-kinds.ts';

/**
 * How often something may be tried: some tries are free, then waits double up to a limit. Times in milliseconds.
 */
export interface AttemptLimit {
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
}

/** When all of these keys may be tried again, in epoch milliseconds; 0: now. */
export async function blockedUntil(queryable: Queryable, keys: readonly string[], now: number): Promise<number> {
  const { until } = await queryable
    .selectFrom('attempts')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where('key', 'in', [...keys])
    .where('blocked_until', '>', now)
    .executeTakeFirstOrThrow();
  return until ?? 0;
}

/**
 * Counts a try that is about to be made, unless its key has to wait: one statement, so that simultaneous tries on any
 * number of servers cannot exceed the limit. Returns false when the key has to wait; then nothing was counted.
 */
export async function countAttempt(
  transaction: Transaction<Schema>,
  { key, kind, limit, now }: { key: string; kind: AttemptKind; limit: AttemptLimit; now: number },
): Promise<boolean> {
  const time = sql<number>`cast(${now} as bigint)`;
  const forgotten_at = now + forgottenAfter[kind];
  const counted = sql<number>`(case when attempts.forgotten_at <= ${time} then 1 else attempts.count + 1 end)`;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('attempts')
    .values({ key, count: 1, blocked_until: sql`${time} + ${waitAfter(sql.lit(1), limit)}`, forgotten_at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: counted, blocked_until: sql`${time} + ${waitAfter(counted, limit)}`, forgotten_at })
        .where('attempts.blocked_until', '<=', now),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Milliseconds to wait after a number of tries: none while tries are free, then doubled with each. */
function waitAfter(counted: RawBuilder<number>, { free, firstWait, longestWait }: AttemptLimit): RawBuilder<number> {
  const doublings = Math.ceil(Math.log2(longestWait / firstWait));
  return sql`case when ${counted} < ${sql.lit(free)} then 0
    when ${counted} >= ${sql.lit(free + doublings)} then ${sql.lit(longestWait)}
    else ${sql.lit(firstWait)} << (${counted} - ${sql.lit(free)}) end`;
}

/** Forgets all tries of a key. */
export async function forgetAttempt(transaction: Transaction<Schema>, key: string): Promise<void> {
  await transaction.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Takes one try of a key back, and the wait that it brought. */
export async function uncountAttempt(transaction: Transaction<Schema>, key: string): Promise<void> {
  await transaction
    .updateTable('attempts')
    .set((attempt) => ({ count: attempt('count', '-', 1), blocked_until: 0 }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Clears away the counts that are forgotten. */
export async function deleteForgottenAttempts(transaction: Transaction<Schema>, now: number): Promise<void> {
  await transaction.deleteFrom('attempts').where('forgotten_at', '<=', now).execute();
}
