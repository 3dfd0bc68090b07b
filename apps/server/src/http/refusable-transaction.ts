import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Refused } from './refused.ts';
import { isRefused } from './send-refusal.ts';

/** Carries a refusal out of a transaction, which is only rolled back by an exception. */
class RolledBack extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super(`rolled back: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** Runs a transaction whose work may return a refusal. It is then rolled back, and the refusal is returned. */
export async function refusableTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result | Refused>,
): Promise<Result | Refused> {
  try {
    return await database.transaction(async (transaction) => {
      const result = await work(transaction);
      if (isRefused(result)) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}
