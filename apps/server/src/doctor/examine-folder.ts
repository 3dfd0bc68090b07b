import { existsSync, readdirSync, type Stats, statfsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isUnfinishedFolder } from '../database/backup/unfinished-folder.ts';
import type { Symptoms } from './symptoms.ts';

/** The free bytes that a shop needs for some days of orders with documents, prepared pictures and import logs. */
const leastFree = 1_000_000_000;

/** The age in milliseconds after which an unfinished file was left behind: nobody writes it any more. */
const leftAfter = 3_600_000;

/** Names of unfinished files: mails of the outbox, prepared pictures. */
const unfinished = /\.part$|\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Examines DATA_DIR: access to the database, owners of the files, leftovers, and free space. */
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
