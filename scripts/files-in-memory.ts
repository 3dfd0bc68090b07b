import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { availableMemory } from 'node:process';

/** Linux's folder in memory. */
const memory = '/dev/shm';
const prefix = 'kontor-tests-';
/** All files of a whole run take less than half of this, in bytes. */
const room = 2 * 1024 ** 3;

/**
 * Keeps the temporary files of tests in memory, if the system has a folder for that with enough room: those of this
 * process and of the processes that it starts from now on. On a disk, tests wait for each commit of SQLite, and for the
 * 850 files of each database of PostgreSQL. Returns what deletes them. The next run deletes the files of a killed one.
 */
export default function keepFilesInMemory(): () => void {
  if (!hasRoom()) return () => {};
  removeLeftFolders();
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // PostgreSQL, which may run as somebody else, has to reach its folder in here.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoom(): boolean {
  if (!existsSync(memory) || availableMemory() < 2 * room) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= room;
}

/**
 * Deletes the folders of runs that are no longer running. What cannot be deleted stays: a full disk that a killed run
 * had mounted (tests of backups) must not keep all later runs from beginning.
 */
function removeLeftFolders(): void {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || isRunning(pid)) continue;
    try {
      rmSync(join(memory, name), { recursive: true, force: true });
    } catch (error) {
      console.warn(`The folder of a killed run stays: ${error}`);
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
