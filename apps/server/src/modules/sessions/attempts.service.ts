import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { hashOfSecret } from '../../secret-token.ts';
import {
  type AttemptLimit,
  blockedUntil,
  countAttempt,
  deleteForgottenAttempts,
  forgetAttempts,
  uncountAttempt,
} from './attempts.repository.ts';

export type { AttemptLimit };

/** Something that is counted: what is tried, by or on whom, and how often it may be. */
export interface Attempt {
  /** Such as `login-account anna@example.at`; only its hash is kept. */
  readonly key: string;
  readonly limit: AttemptLimit;
}

/** Counts tries before they are made, shared by all servers (docs/decisions/022, point 4). */
export interface AttemptsService {
  /** Counts a try under each of these, in their order; null: it may be made, else the refusal that says when. */
  count(attempts: readonly Attempt[]): Promise<Refused | null>;
  /** The try succeeded: forgets all tries under these. */
  forget(transaction: Transaction<Schema>, attempts: readonly Attempt[]): Promise<void>;
  /** The try succeeded, but that says nothing of the others under these: takes this one back. */
  takeBack(transaction: Transaction<Schema>, attempts: readonly Attempt[]): Promise<void>;
  /** The try could not be made, for want of room: whoever fills the shop with tries must not use up those of others. */
  giveBack(attempts: readonly Attempt[]): Promise<void>;
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
      // Read outside the transaction: who has to wait anyway must not keep orders waiting for the writer.
      const waiting = await blockedUntil(database.read, keys, now);
      if (waiting > 0) return tooMany(waiting - now);
      const isCounted = await database.transaction(async (transaction) => {
        for (const attempt of attempts) {
          if (!(await countAttempt(transaction, { key: keyOf(attempt), limit: attempt.limit, now }))) return false;
        }
        return true;
      });
      return isCounted ? null : tooMany((await blockedUntil(database.read, keys, now)) - now);
    },
    async forget(transaction, attempts) {
      if (attempts.length > 0) await forgetAttempts(transaction, attempts.map(keyOf));
    },
    takeBack,
    giveBack: (attempts) => database.transaction((transaction) => takeBack(transaction, attempts)),
    clearForgotten: (transaction) => deleteForgottenAttempts(transaction, clock()),
  };
}

async function takeBack(transaction: Transaction<Schema>, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await uncountAttempt(transaction, keyOf(attempt));
}

function keyOf({ key }: Attempt): string {
  return hashOfSecret(key);
}

function tooMany(wait: number): Refused {
  return refused(429, 'too-many-requests', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
