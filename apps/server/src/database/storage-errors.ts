import { DatabaseOutOfReach } from './database-out-of-reach.ts';
import { hasPostgresCode, isPostgresClass } from './postgres-error.ts';
import { hasSqliteCode, isSqliteError, sqliteCode } from './sqlite-error.ts';

/** Extended SQLite code: the log's shared-memory file could not grow. */
const sqliteSharedMemoryFull = 4874;

/**
 * Whether the disk of the database or of DATA_DIR is full. The transaction was rolled back; reading still works. HTTP
 * answers with 507 (issue §8: a full disk).
 */
export function isStorageFull(error: unknown): boolean {
  if (isSqliteError(error)) return hasSqliteCode(error, sqliteCode.full) || error.errcode === sqliteSharedMemoryFull;
  if (hasPostgresCode(error, '53100')) return true;
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Extended SQLite code: a unique index already has the value. */
const sqliteUnique = 2067;

/**
 * Whether a unique index refused a row with an existing value. On PostgreSQL the transaction can then only be rolled
 * back.
 */
export function isTaken(error: unknown): boolean {
  return isSqliteError(error) ? error.errcode === sqliteUnique : hasPostgresCode(error, '23505');
}

/**
 * Whether SQLite found that its file is damaged or not a database. This can also happen in the middle of the file,
 * which opening does not check.
 */
export function isDamaged(error: unknown): boolean {
  return hasSqliteCode(error, sqliteCode.damaged) || hasSqliteCode(error, sqliteCode.noDatabase);
}

const sqliteOutOfReach = [sqliteCode.busy, sqliteCode.locked, sqliteCode.inputOrOutput, sqliteCode.cannotOpen];

/**
 * PostgreSQL's error classes that may disappear on a retry or on another server: 08 connection lost, 53 out of memory
 * or connections, 57 stopping, starting or stopped by a time limit, 58 trouble with its files.
 */
const passingClasses = ['08', '53', '57', '58'];

/** Further codes: a read-only server, such as a former primary; a transaction idle for too long; a lock timeout. */
const passingCodes = ['25006', '25P03', '55P03'];

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/**
 * Whether the database is busy, stopping, silent or unreachable, so that a retry may succeed. HTTP answers with 503 and
 * Retry-After (docs/decisions/026). A full disk is not included, see {@link isStorageFull}.
 */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof DatabaseOutOfReach) return true;
  if (isStorageFull(error)) return false;
  if (isSqliteError(error)) return sqliteOutOfReach.some((code) => hasSqliteCode(error, code));
  if (isPostgresClass(error, ...passingClasses) || hasPostgresCode(error, ...passingCodes)) return true;
  return error instanceof Error && 'code' in error && networkCodes.has(String(error.code));
}
