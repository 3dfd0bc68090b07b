import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The signals with which operators and systems end a program. */
const endings = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** The name of such a folder: that of the file made in it, with a suffix from the system. */
const unfinished = /\.part-[A-Za-z0-9]{6}$/;

/** The files in such a folder. A folder with other files belongs to somebody else. */
const ours = /^(kontor\.sqlite(-wal|-shm|-journal)?|at-work(\.new)?)$/;

/** The file that is locked while a process works in the folder. */
const lockName = 'at-work';

/**
 * The age in milliseconds after which a folder without a lock is abandoned: its process died before taking the lock.
 */
const leftAfter = 3_600_000;

/** Whether a file or folder has the name of one in which a backup or restore is made. */
export function isUnfinishedFolder(name: string): boolean {
  return unfinished.test(name);
}

/**
 * Works in a folder beside `path` that only its owner may enter, and removes it at the end, also after SIGTERM, SIGINT
 * or SIGHUP. Folders left by killed processes are removed first. It is beside the target, because files can only be
 * renamed within one disk.
 */
export async function inUnfinishedFolder<Result>(
  path: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  clearLeftOver(dirname(path));
  const folder = mkdtempSync(`${path}.part-`);
  const lock = takeLock(folder);
  const remove = () => {
    lock.close();
    // Another thread's copy may still create a file.
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const end = (signal: NodeJS.Signals) => {
    try {
      remove();
    } finally {
      // The listener is removed, so that the signal ends the process as usual.
      process.kill(process.pid, signal);
    }
  };
  for (const signal of endings) process.once(signal, end);
  try {
    return await work(folder);
  } finally {
    for (const signal of endings) process.off(signal, end);
    remove();
  }
}

/**
 * A lock on an SQLite file, which the system releases when the process dies, regardless of process ids and containers.
 * It is created under another name, so that it is locked from the moment it has its own.
 */
function takeLock(folder: string): DatabaseSync {
  const path = join(folder, lockName);
  try {
    const lock = locked(`${path}.new`);
    renameSync(`${path}.new`, path);
    return lock;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @throws if another process holds it. */
function locked(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // Without a journal, which would keep the first name.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function clearLeftOver(place: string): void {
  for (const entry of foldersIn(place)) {
    const folder = join(place, entry);
    try {
      if (isUnfinishedFolder(entry) && isLeft(folder)) rmSync(folder, { recursive: true, force: true });
    } catch {
      // In use, removed meanwhile, or another user's: not ours to remove.
    }
  }
}

function foldersIn(place: string): readonly string[] {
  try {
    const entries = readdirSync(place, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** @throws if a process is working in it. */
function isLeft(folder: string): boolean {
  const files = readdirSync(folder);
  if (!files.every((name) => ours.test(name))) return false;
  if (!files.includes(lockName)) return statSync(folder).mtimeMs < Date.now() - leftAfter;
  locked(join(folder, lockName)).close();
  return true;
}
