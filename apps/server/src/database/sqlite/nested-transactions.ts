import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Transact = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) => Promise<Result>;

/**
 * A transaction started inside another one would wait forever for the writer connection that its own caller holds. It
 * is refused with an error, so that the mistake shows in the first test.
 */
export function refuseNestedTransactions(transact: Transact): Transact {
  const surrounding = new AsyncLocalStorage<{ open: boolean }>();
  return async (work) => {
    if (surrounding.getStore()?.open) {
      throw new Error('A transaction inside a transaction would wait for itself: pass the running one on instead.');
    }
    return transact(async (transaction) => {
      const state = { open: true };
      try {
        return await surrounding.run(state, () => work(transaction));
      } finally {
        state.open = false;
      }
    });
  };
}
