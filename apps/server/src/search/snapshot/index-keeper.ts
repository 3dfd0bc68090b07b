import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FollowingIndex, IndexSnapshot } from '@kontor/search';
import { historyName } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { codeFingerprint } from './code-fingerprint.ts';
import { readSnapshot, SnapshotUnusable, writeSnapshot } from './snapshot-file.ts';

/** What keeping needs. */
export interface Keeping {
  readonly database: Database;
  readonly dataDir: string;
  readonly log: (level: 'info' | 'warn', message: string, details: Readonly<Record<string, unknown>>) => void;
  /** Nothing is kept of a catalogue with fewer; manyProducts unless told. */
  readonly fewestProducts?: number;
  /** Milliseconds between two snapshots, at least. */
  readonly interval?: number;
  /** How many bytes are free where a folder lies; the disk's own word unless told. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** Keeps an index over restarts: what changed since is read from the database, the rest is not. */
export interface IndexKeeper {
  /** Begins with the snapshot of the last run, where one can be used. Why not is a line in the log. */
  restore(index: FollowingIndex): Promise<void>;
  /** Writes a snapshot in the background when it is time for one; call it after each change of the index. */
  changed(index: FollowingIndex): void;
  /** Resolves when nothing is written any more. What was under way is left. */
  stop(): Promise<void>;
}

/** Fewer products are read from the database in a second or two: nothing is kept of them, and nobody told to wait. */
export const manyProducts = 20_000;
const hour = 3_600_000;
/** Unfinished files of a process that was killed are older than this, in milliseconds. */
const abandonedAfter = hour;

/** Keeps the index in a folder of DATA_DIR. Servers that share it write one after the other; each file is whole. */
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

/** A snapshot must never take the last room from the orders. */
function refuseFullDisk(free: number, { sections }: IndexSnapshot): void {
  const needed = [...sections.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (free < 2 * needed) throw new Error('There is too little room on the disk.');
}

async function freeOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
