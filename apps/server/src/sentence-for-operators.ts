import { WrongSetting } from './config.ts';
import { DatabaseUnusable } from './database/database-unusable.ts';
import { hasSqliteCode, sqliteCode } from './database/sqlite-error.ts';
import { isDamaged, isStorageFull } from './database/storage-errors.ts';

/** System errors for a folder without permission, a read-only file system, or a file in place of a folder. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR']);

/**
 * What an operator can do about an error at the start of a process or command, in one sentence; null for an unexpected
 * error. The error itself is checked first, then its causes, because a library may have wrapped the system's error.
 */
export function sentenceForOperators(error: unknown): string | null {
  if (isDiskFull(error)) return 'The disk is full. Make room where DATA_DIR and the database lie, and start again.';
  return (
    withCauses(error)
      .map(sentenceOf)
      .find((sentence) => sentence !== null) ?? null
  );
}

/** Whether an error or any of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  return withCauses(error).some(isStorageFull);
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof DatabaseUnusable || error instanceof WrongSetting) return error.message;
  const { code, path, port, address, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one, or end what uses it.`;
  if (syscall === 'listen')
    return `The shop cannot listen on ${address}:${port} (${code}). Set HOST and PORT to what it may use.`;
  if (isDamaged(error)) return 'The database file is damaged. Move it away and restore a backup (docs/running.md).';
  if (hasSqliteCode(error, sqliteCode.inputOrOutput))
    return 'The disk under the database cannot be read or written as it should. See whether it is full or broken.';
  if (code !== undefined && unwritable.has(code))
    return `The shop may not write to ${path}. Set DATA_DIR to a folder it may write to.`;
  return null;
}

function withCauses(error: unknown): object[] {
  if (typeof error !== 'object' || error === null) return [];
  const { cause, errors = [] } = error as { cause?: unknown; errors?: readonly unknown[] };
  return [error, ...(cause === error ? [] : withCauses(cause)), ...errors.flatMap(withCauses)];
}
