import { setTimeout } from 'node:timers/promises';
import { hasPostgresCode } from '../postgres-error.ts';

/** With waits that grow to half a second this bridges about two seconds of contention. */
const attempts = 10;

/**
 * Runs a transaction again when PostgreSQL asks for it: serialization failure (40001) and deadlock (40P01) leave
 * nothing behind and pass on the second try. Everything else, and the last attempt's error, is thrown.
 */
export async function repeatTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || !hasPostgresCode(error, '40001', '40P01')) throw error;
    }
    await setTimeout(Math.random() * Math.min(500, 5 * 2 ** attempt));
  }
}
