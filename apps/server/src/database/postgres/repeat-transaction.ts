import { setTimeout } from 'node:timers/promises';
import { hasPostgresCode } from '../postgres-error.ts';

/** With delays that grow to half a second this covers about two seconds of contention. */
const attempts = 10;

/**
 * Repeats a transaction if PostgreSQL asks for it: a serialization failure (40001) or a deadlock (40P01) has no effect
 * and succeeds when repeated. Other errors, and that of the last try, are thrown.
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
