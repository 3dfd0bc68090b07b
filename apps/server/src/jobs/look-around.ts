import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { deleteOldDoneJobs } from './done-jobs.ts';
import { countKeptJobs, dueKindsBeside } from './kept-jobs.ts';

/** The dependencies of the tidying. */
interface LookAroundSources {
  readonly database: Database;
  /** The kinds that this process has a handler for. */
  readonly kinds: readonly string[];
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly clearAged?: (() => Promise<void>) | undefined;
}

/** The interval between clean-ups of done jobs and checks for unknown kinds, in milliseconds. */
const lookAroundEvery = 3_600_000;

/**
 * Creates the function that a runner calls when idle. It deletes one slice of old data. If there is more, the next
 * slice follows at the next call. Afterwards it does nothing for an hour.
 */
export function createLookAround(sources: LookAroundSources): (now: number) => Promise<void> {
  const { database, kinds, logger, clearAged } = sources;
  const toldUnknown = new Set<string>();
  let lookAroundAt = 0;

  /** Warns once per kind about jobs that wait for a newer server. Otherwise nobody would notice if there is none. */
  async function tellOfUnknown(now: number): Promise<void> {
    for (const kind of await dueKindsBeside(database.read, kinds, now)) {
      if (toldUnknown.has(kind)) continue;
      toldUnknown.add(kind);
      logger.warn({ kind }, 'jobs of a kind that this server does not know wait for one that does');
    }
  }

  return async (now) => {
    if (now < lookAroundAt) return;
    if (await deleteOldDoneJobs(database, now)) return;
    lookAroundAt = now + lookAroundEvery;
    await tellOfUnknown(now);
    await clearAged?.().catch((error) => logger.error({ err: error }, 'old data could not be cleared away'));
  };
}

/** Warns if jobs were given up. */
export async function tellOfFailed({
  database,
  logger,
}: Pick<LookAroundSources, 'database' | 'logger'>): Promise<void> {
  const count = await countKeptJobs(database.read, 'failed');
  if (count > 0) logger.warn({ count }, 'jobs were given up, the operator must look at them');
}
