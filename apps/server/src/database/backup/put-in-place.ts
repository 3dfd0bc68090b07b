import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the system answers where a file cannot have a second name: on FAT, on many a network drive. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Gives a finished file its name, so that a file of that name is whole, over a power cut too. `replace` false: a file
 * that has the name already stays, also one that came in this moment.
 * @returns false when the name was taken.
 */
export function putInPlace(finished: string, file: string, { replace }: { readonly replace: boolean }): boolean {
  flush(finished);
  if (!replace && !isFree(finished, file)) return false;
  renameSync(finished, file);
  flushFolder(dirname(file));
  return true;
}

/**
 * Whether the name is free; if it can be done, it is taken by that: renaming a file to its own second name changes
 * nothing.
 */
function isFree(finished: string, file: string): boolean {
  try {
    linkSync(finished, file);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (withoutLinks.has(code)) return !existsSync(file);
    throw error;
  }
}

function flush(path: string): void {
  const opened = openSync(path, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Windows opens no folder, and needs it not. */
function flushFolder(path: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
