import type { RefusalCode } from './texts/refusals.de.ts';

/**
 * An expected refusal for the client (CONTRACT §1). Handlers return it as a value; only unexpected errors are thrown.
 * Its German sentence is looked up by code in refusals.de.ts, unless `msg` gives a more exact one.
 */
export interface Refused {
  readonly refused: true;
  readonly status: number;
  readonly code: RefusalCode;
  readonly msg?: string;
  readonly errors?: readonly { readonly path: string; readonly msg: string }[];
  /** The seconds to wait before a retry, for the header Retry-After. */
  readonly retryAfter?: number;
  /** Further fields of the body, such as the fresh calculation of `order-changed`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Refuses a call with a status and a stable code. */
export function refused(
  status: number,
  code: RefusalCode,
  more: Pick<Refused, 'msg' | 'errors' | 'extra' | 'retryAfter'> = {},
): Refused {
  return { refused: true, status, code, ...more };
}
