import { existsSync, readdirSync, type Stats, statfsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isUnfinishedFolder } from '../database/backup/unfinished-folder.ts';
import type { Symptoms } from './symptoms.ts';

/**
 * Free bytes that a shop needs for some days of orders with their documents, prepared pictures and logs of imports.
 */
const leastFree = 1_000_000_000;

/** An unfinished file that is older than these milliseconds was left over: nobody writes it any more. */
const leftAfter = 3_600_000;

/** Names of files while they are written: mails of the outbox, prepared pictures. */
const unfinished = /\.part$|\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Looks at DATA_DIR: who may read the database, who owns the files, what was left over, and how much room is left. */
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
