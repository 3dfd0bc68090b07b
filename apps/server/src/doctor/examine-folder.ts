import { existsSync, readdirSync, type Stats, statfsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isUnfinishedFolder } from '../database/backup/unfinished-folder.ts';
import type { Symptoms } from './symptoms.ts';

/**
 * Bytes that a shop needs to go on for a while: orders with their documents, prepared pictures, the log of an import.
 */
const leastFree = 1_000_000_000;

/** Milliseconds after which nobody is still at work on an unfinished file. */
const leftAfter = 3_600_000;

/** What a file is called before it is finished: a mail of the outbox, a prepared picture. */
const unfinished = /\.part$|\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Looks at DATA_DIR: who may read the database, whose the files are, what was left over, and whether there is room. */
export function examineFolder(dataDir: string, now: number, symptoms: Symptoms): void {
  if (!existsSync(dataDir)) return;
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free < leastFree) symptoms.note('disk-nearly-full', `${Math.floor(free / 1e6)} MB`);
  const { uid } = statSync(dataDir);
  for (const path of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const stats = statSync(join(dataDir, path), { throwIfNoEntry: false });
    if (stats) examineFile(path, stats, { uid, now }, symptoms);
  }
}

function examineFile(path: string, stats: Stats, { uid, now }: { uid: number; now: number }, symptoms: Symptoms): void {
  const isOpen = process.platform !== 'win32' && (stats.mode & 0o077) !== 0;
  if (isOpen && path.startsWith('kontor.sqlite')) symptoms.note('open-to-others', path);
  if (stats.uid !== uid) symptoms.note('of-another-user', path);
  const name = basename(path);
  if ((unfinished.test(name) || isUnfinishedFolder(name)) && stats.mtimeMs < now - leftAfter)
    symptoms.note('left-over', path);
}
