/** An error of node:sqlite: SQLite's extended result code in `errcode`, whose lower byte is the primary code. */
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

/** Whether an error has this primary code, in any extended form. */
export function hasSqliteCode(error: unknown, primaryCode: number): boolean {
  return isSqliteError(error) && (error.errcode & 0xff) === primaryCode;
}
