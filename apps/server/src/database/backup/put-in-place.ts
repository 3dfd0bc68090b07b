import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** System errors of file systems without hard links: FAT, many network drives. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Renames a finished file, durably, so that a file of that name is always complete, even after a power failure. With
 * `replace` false an existing file is kept, even one created at the same time.
 * @returns false if the name was taken.
 */
export function putInPlace(finished: string, file: string, { replace }: { readonly replace: boolean }): boolean {
  flush(finished);
  if (!replace && !isFree(finished, file)) return false;
  renameSync(finished, file);
  flushFolder(dirname(file));
  return true;
}

/**
 * Whether the name is free. If the file system has hard links, this also takes the name: renaming a file to its own
 * hard link changes nothing.
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

/** Windows cannot open a folder, and does not need to. */
function flushFolder(path: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
