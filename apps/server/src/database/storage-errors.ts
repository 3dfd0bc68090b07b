import { hasPostgresCode } from './postgres/postgres-error.ts';
import { hasSqliteCode, isSqliteError, sqliteCode } from './sqlite/sqlite-error.ts';

/** Extended SQLite code: the shared-memory file of the log could not grow. */
const sqliteSharedMemoryFull = 4874;

/**
 * Whether the disk under the database or under a file of DATA_DIR is full. The transaction has been rolled back; reading goes
 * on. HTTP answers it with 507 (issue §8: a full disk).
 */
export function isStorageFull(error: unknown): boolean {
  if (isSqliteError(error)) return hasSqliteCode(error, sqliteCode.full) || error.errcode === sqliteSharedMemoryFull;
  if (hasPostgresCode(error, '53100')) return true;
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Extended SQLite code: a unique index has the value already. */
const sqliteUnique = 2067;

/** Whether a unique index refused a row, since another one has its value. On PostgreSQL the transaction can only be rolled back then. */
export function isTaken(error: unknown): boolean {
  return isSqliteError(error) ? error.errcode === sqliteUnique : hasPostgresCode(error, '23505');
}

/** Whether SQLite found its file damaged, or found that it is no database: also in the middle of the file, which opening does not see. */
export function isDamaged(error: unknown): boolean {
  return hasSqliteCode(error, sqliteCode.damaged) || hasSqliteCode(error, sqliteCode.noDatabase);
}
