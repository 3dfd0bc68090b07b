import { type Clock, systemClock, systemWait, type Wait } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { countTroubledJobs, type TroubledJobs } from '../../jobs/kept-jobs.ts';

/** Milliseconds in which a database answers that can be sold from; a load balancer waits two seconds for `/readyz`. */
const patience = 1500;

/**
 * Asks the database how many jobs do not succeed, and so whether it answers; resolves within {@link patience}, never
 * rejects.
 */
export type DatabaseProbe = () => Promise<
  { readonly answers: true; readonly jobs: TroubledJobs } | { readonly answers: false; readonly why: unknown }
>;

/**
 * Makes a probe. However many ask, one question is on its way at a time: of a database that is silent they would take
 * every connection, and those who come when it is back would wait for them.
 */
export function databaseProbe(database: Database, clock: Clock = systemClock, wait: Wait = systemWait): DatabaseProbe {
  let question: ReturnType<DatabaseProbe> | undefined;

  async function ask(): ReturnType<DatabaseProbe> {
    try {
      return { answers: true, jobs: await countTroubledJobs(database.read, clock()) };
    } catch (why) {
      return { answers: false, why };
    } finally {
      question = undefined;
    }
  }

  return () => {
    question ??= ask();
    const silence = wait(patience).then(() => ({ answers: false, why: new Error('The database is silent.') }) as const);
    return Promise.race([question, silence]);
  };
}
