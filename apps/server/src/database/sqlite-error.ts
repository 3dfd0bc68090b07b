/** What node:sqlite throws: SQLite's extended result code in `errcode`, its lower byte being the primary code. */
export interface SqliteError extends Error {
  code: 'ERR_SQLITE_ERROR';
  errcode: number;
  errstr: string;
}

/** Primary result codes, see sqlite.org/rescode.html. */
export const sqliteCode = {
  busy: 5,
  locked: 6,
  inputOrOutput: 10,
  damaged: 11,
  full: 13,
  cannotOpen: 14,
  noDatabase: 26,
} as const;

export function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error;
}

/** Whether SQLite answered with this primary code, in whichever extended form. */
export function hasSqliteCode(error: unknown, primaryCode: number): boolean {
  return isSqliteError(error) && (error.errcode & 0xff) === primaryCode;
}
