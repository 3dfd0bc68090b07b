import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The signals by which operators and systems end a program. */
const endings = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** How such a folder is called: after what is made in it, with what the system adds. */
const unfinished = /\.part-[A-Za-z0-9]{6}$/;

/** What lies in such a folder; in one with anything else somebody else keeps something. */
const ours = /^(kontor\.sqlite(-wal|-shm|-journal)?|at-work(\.new)?)$/;

/** The file that is locked while somebody is at work in the folder. */
const lockName = 'at-work';

/** Milliseconds after which nobody is still at work in a folder that has no lock: it was left before it had one. */
const leftAfter = 3_600_000;

/** Whether a file or folder is called like one in which a backup or a restore is made. */
export function isUnfinishedFolder(name: string): boolean {
  return unfinished.test(name);
}

/**
 * Works in a folder beside `path` that only its owner may enter, and removes it at the end, also at one by SIGTERM,
 * SIGINT or SIGHUP. What a process that was killed has left there goes before. Beside it, since a file is renamed
 * within one disk only.
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
    // A copy that another thread is at may still put a file in.
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const end = (signal: NodeJS.Signals) => {
    try {
      remove();
    } finally {
      // Nobody listens any more: the signal ends the process as it always does.
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
 * The lock of an SQLite file, which the system gives back when the process dies, whatever its number is and in
 * whichever container it ran. Under its own name the file is locked from the first moment.
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

/** @throws when somebody else holds it. */
function locked(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // Without a journal beside it, which would keep its first name.
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
      // At work, gone meanwhile, or of another user: nothing to clear for us.
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

/** @throws when somebody is at work in it. */
function isLeft(folder: string): boolean {
  const files = readdirSync(folder);
  if (!files.every((name) => ours.test(name))) return false;
  if (!files.includes(lockName)) return statSync(folder).mtimeMs < Date.now() - leftAfter;
  locked(join(folder, lockName)).close();
  return true;
}
