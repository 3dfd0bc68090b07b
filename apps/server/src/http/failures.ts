import { InvalidRequest } from './invalid-request.ts';
import { type Refused, refused } from './refused.ts';

/** Codes of SQLite, PostgreSQL and the operating system that say: nothing more can be stored. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100', 'SQLITE_FULL']);
/** Codes that say: the database cannot be reached, is stopping or has too much to do; a moment later it may work. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P03',
  '53300',
  'SQLITE_BUSY',
]);
/** node:sqlite gives SQLite's number instead of its name. */
const sqliteNames: Readonly<Record<number, string>> = { 5: 'SQLITE_BUSY', 13: 'SQLITE_FULL' };

const byFastifyCode: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body-too-large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid-json'],
};

/** What a thrown error means to the client, or null when it is a surprise: a 500 that must be looked into. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof InvalidRequest) return refused(400, 'invalid-request', { errors: error.errors });
  const { code, statusCode } = fieldsOf(error);
  const known = typeof code === 'string' ? byFastifyCode[code] : undefined;
  if (known !== undefined) return refused(...known);
  if (statusCode === 429) return refused(429, 'too-many-requests');
  if (error instanceof SyntaxError && statusCode === 400) return refused(400, 'invalid-json');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refused(statusCode, 'invalid-request');
  return storageRefusal(error);
}

/** A refusal for a full disk or an unreachable database, wherever in the chain of causes it stands. */
function storageRefusal(error: unknown): Refused | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, errcode } = fieldsOf(cause);
    const name = errcode === undefined ? code : sqliteNames[errcode & 0xff];
    if (name !== undefined && full.has(name)) return refused(507, 'storage-full');
    if (name !== undefined && away.has(name)) return refused(503, 'unavailable');
  }
  return null;
}

function fieldsOf(error: unknown): { code?: string; errcode?: number; statusCode?: number } {
  return error instanceof Error ? (error as { code?: string; errcode?: number; statusCode?: number }) : {};
}
