import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FollowingIndex, IndexSnapshot } from '@kontor/search';
import { historyName } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { codeFingerprint } from './code-fingerprint.ts';
import { readSnapshot, SnapshotUnusable, writeSnapshot } from './snapshot-file.ts';

/** The dependencies of keeping snapshots. */
export interface Keeping {
  readonly database: Database;
  readonly dataDir: string;
  readonly log: (level: 'info' | 'warn', message: string, details: Readonly<Record<string, unknown>>) => void;
  /** The minimum number of products for a snapshot; manyProducts by default. */
  readonly fewestProducts?: number;
  /** The minimum interval between two snapshots in milliseconds. */
  readonly interval?: number;
  /** The free bytes at a folder; by default the disk's own. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** Keeps the index across restarts, so that only later changes are read from the database. */
export interface IndexKeeper {
  /** Loads the snapshot of the last run if it is usable. If not, logs why. */
  restore(index: FollowingIndex): Promise<void>;
  /** Writes a snapshot in the background when one is due. Call it after each change of the index. */
  changed(index: FollowingIndex): void;
  /** Resolves when nothing is being written any more. A snapshot in progress is abandoned. */
  stop(): Promise<void>;
}

/** Fewer products are read from the database within two seconds, so they need no snapshot and no waiting room. */
export const manyProducts = 20_000;
const hour = 3_600_000;
/** The age in milliseconds after which an unfinished file belongs to a process that was killed. */
const abandonedAfter = hour;

/**
 * Keeps the index in a folder of DATA_DIR. Servers that share it replace the file one after the other; each file is
 * complete.
 */
export async function createIndexKeeper(keeping: Keeping): Promise<IndexKeeper> {
  const { database, dataDir, log, fewestProducts = manyProducts, interval = hour } = keeping;
  const { freeBytes = freeOnDisk } = keeping;
  const folder = join(dataDir, 'search-index');
  const path = join(folder, 'snapshot');
  const of = `${await historyName(database.read)} ${codeFingerprint()}`;
  let kept = -1;
  let nextAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | null = null;
  let isStopped = false;

  async function write(snapshot: IndexSnapshot): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      await clearAbandoned(folder);
      refuseFullDisk(await freeBytes(folder), snapshot);
      if (await writeSnapshot(path, { of, snapshot, isWanted: () => !isStopped })) kept = snapshot.version;
    } catch (err) {
      log('warn', 'search index not kept for the next start', { err });
    }
  }

  return {
    async restore(index) {
      const start = performance.now();
      try {
        const snapshot = await readSnapshot(path, of);
        if (snapshot === null) return;
        index.restore(snapshot);
        kept = snapshot.version;
        nextAt = performance.now() + interval;
        log('info', 'search index begun from its snapshot', {
          version: kept,
          ms: Math.round(performance.now() - start),
        });
      } catch (err) {
        const why = err instanceof SnapshotUnusable ? { why: err.message } : { err };
        log('warn', 'snapshot of the search index not used; it is built anew', why);
      }
    },
    changed(index) {
      const isDue = index.version !== kept && performance.now() >= nextAt;
      if (isStopped || writing !== null || !isDue || index.productCount < fewestProducts) return;
      nextAt = performance.now() + interval;
      writing = write(index.snapshot()).finally(() => {
        writing = null;
      });
    },
    async stop() {
      isStopped = true;
      await writing;
    },
  };
}

async function clearAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.part'))) {
    const written = await stat(join(folder, name)).catch(() => null);
    if (written !== null && Date.now() - written.mtimeMs > abandonedAfter)
      await rm(join(folder, name), { force: true });
  }
}

/** A snapshot must not use the last disk space, which orders need. */
function refuseFullDisk(free: number, { sections }: IndexSnapshot): void {
  const needed = [...sections.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (free < 2 * needed) throw new Error('There is too little room on the disk.');
}

async function freeOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
