import { DatabaseOutOfReach } from './database-out-of-reach.ts';
import { hasPostgresCode, isPostgresClass } from './postgres-error.ts';
import { hasSqliteCode, isSqliteError, sqliteCode } from './sqlite-error.ts';

/** Extended SQLite code: the shared-memory file of the log could not grow. */
const sqliteSharedMemoryFull = 4874;

/**
 * Whether the disk under the database or under a file of DATA_DIR is full. The transaction has been rolled back;
 * reading goes on. HTTP answers it with 507 (issue §8: a full disk).
 */
export function isStorageFull(error: unknown): boolean {
  if (isSqliteError(error)) return hasSqliteCode(error, sqliteCode.full) || error.errcode === sqliteSharedMemoryFull;
  if (hasPostgresCode(error, '53100')) return true;
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Extended SQLite code: a unique index has the value already. */
const sqliteUnique = 2067;

/**
 * Whether a unique index refused a row, since another one has its value. On PostgreSQL the transaction can only be
 * rolled back then.
 */
export function isTaken(error: unknown): boolean {
  return isSqliteError(error) ? error.errcode === sqliteUnique : hasPostgresCode(error, '23505');
}

/**
 * Whether SQLite found its file damaged, or found that it is no database: also in the middle of the file, which opening
 * does not see.
 */
export function isDamaged(error: unknown): boolean {
  return hasSqliteCode(error, sqliteCode.damaged) || hasSqliteCode(error, sqliteCode.noDatabase);
}

const sqliteOutOfReach = [sqliteCode.busy, sqliteCode.locked, sqliteCode.inputOrOutput, sqliteCode.cannotOpen];

/**
 * What PostgreSQL says when it works again a moment later, or on another server: 08 connection lost, 53 short of memory
 * or connections, 57 stopping, starting or stopped by a time limit, 58 trouble with its files.
 */
const passingClasses = ['08', '53', '57', '58'];

/**
 * Beside those classes: a server that only reads, as one does that took over; a transaction idle for too long; a lock
 * not had in time.
 */
const passingCodes = ['25006', '25P03', '55P03'];

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/**
 * Whether the database is busy, stopping, silent or out of reach: a moment later it may work again. HTTP answers it
 * with 503 and Retry-After (docs/decisions/026). A full disk is none of these, see {@link isStorageFull}.
 */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof DatabaseOutOfReach) return true;
  if (isStorageFull(error)) return false;
  if (isSqliteError(error)) return sqliteOutOfReach.some((code) => hasSqliteCode(error, code));
  if (isPostgresClass(error, ...passingClasses) || hasPostgresCode(error, ...passingCodes)) return true;
  return error instanceof Error && 'code' in error && networkCodes.has(String(error.code));
}
