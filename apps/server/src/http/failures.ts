import { isOutOfReach, isStorageFull } from '../database/storage-errors.ts';
import { InvalidRequest } from './invalid-request.ts';
import { type Refused, refused } from './refused.ts';
import type { RefusalCode } from './texts/refusals.de.ts';

const byFastifyCode: Readonly<Record<string, readonly [number, RefusalCode]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body-too-large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid-json'],
};

/** The refusal for a thrown error; null if it is unexpected: a 500 that must be investigated. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof InvalidRequest) return refused(400, 'invalid-request', { errors: error.errors });
  const { code, statusCode } = fieldsOf(error);
  const known = typeof code === 'string' ? byFastifyCode[code] : undefined;
  if (known !== undefined) return refused(...known);
  if (statusCode === 429) return refused(429, 'too-many-requests');
  if (error instanceof SyntaxError && statusCode === 400) return refused(400, 'invalid-json');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refused(statusCode, 'invalid-request');
  if (isStorageFull(error)) return refused(507, 'storage-full');
  return isOutOfReach(error) ? refused(503, 'unavailable') : null;
}

function fieldsOf(error: unknown): { code?: unknown; statusCode?: number } {
  return error instanceof Error ? (error as { code?: unknown; statusCode?: number }) : {};
}
