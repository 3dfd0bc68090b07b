import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { hashOfSecret } from '../../secret-token.ts';
import type { AttemptKind } from './attempt-kinds.ts';
import {
  type AttemptLimit,
  blockedUntil,
  countAttempt,
  deleteForgottenAttempts,
  forgetAttempt,
  uncountAttempt,
} from './attempts.repository.ts';

export type { AttemptLimit };

/** A counter: what is tried, by whom or on whom, and how often it may be. */
export interface Attempt {
  readonly kind: AttemptKind;
  /** Such as `anna@example.at` of a `login-account`; kept only as a hash of both. */
  readonly whose: string;
  readonly limit: AttemptLimit;
  /**
   * Whether tries on other accounts are counted here too, as for a network. A success does not reset such a counter.
   */
  readonly isShared: boolean;
}

/** Counts tries before they are made, shared by all servers (docs/decisions/022, point 4). */
export interface AttemptsService {
  /**
   * Counts a try under each of these, in their order. Returns null when it may be made, else the refusal that says
   * when.
   */
  count(attempts: readonly Attempt[]): Promise<Refused | null>;
  /**
   * Call it after a success: resets these counters, and takes only this try back from shared ones. Pass them in the
   * order of counting.
   */
  succeed(transaction: Transaction<Schema>, attempts: readonly Attempt[]): Promise<void>;
  /**
   * Undoes the count of a try that could not be made because the queue was full: a stranger who fills it must not use
   * up others' tries.
   */
  uncount(attempts: readonly Attempt[]): Promise<void>;
  /** Clears away counts that are forgotten. */
  clearForgotten(transaction: Transaction<Schema>): Promise<void>;
}

/** Makes the service; switched off it counts nothing. */
export function createAttemptsService(sources: {
  readonly database: Database;
  readonly clock: Clock;
  readonly isOn: boolean;
}): AttemptsService {
  const { database, clock, isOn } = sources;
  return {
    async count(attempts) {
      if (!isOn) return null;
      const now = clock();
      const keys = attempts.map(keyOf);
      // Read outside the transaction: a caller who has to wait anyway must not hold SQLite's one writer.
      const waiting = await blockedUntil(database.read, keys, now);
      if (waiting > 0) return tooMany(waiting - now);
      return refusableTransaction(database, async (transaction) => {
        for (const attempt of attempts) {
          const isCounted = await countAttempt(transaction, { ...attempt, key: keyOf(attempt), now });
          // Rolled back together: where one key has to wait, the others count nothing.
          if (!isCounted) return tooMany((await blockedUntil(transaction, keys, now)) - now);
        }
        return null;
      });
    },
    async succeed(transaction, attempts) {
      for (const attempt of attempts) {
        await (attempt.isShared ? uncountAttempt : forgetAttempt)(transaction, keyOf(attempt));
      }
    },
    uncount: (attempts) =>
      database.transaction(async (transaction) => {
        for (const attempt of attempts) await uncountAttempt(transaction, keyOf(attempt));
      }),
    clearForgotten: (transaction) => deleteForgottenAttempts(transaction, clock()),
  };
}

function keyOf({ kind, whose }: Attempt): string {
  return hashOfSecret(`${kind} ${whose}`);
}

function tooMany(wait: number): Refused {
  return refused(429, 'too-many-requests', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
