import type { CallFailure } from '@kontor/contract';

/**
 * The failed call behind an error; null for any other error. Recognised by its shape, because `instanceof` does not
 * work: on the server the class comes from another bundle, and in the browser the error may have been sent with the
 * page.
 */
export function callFailureOf(error: unknown): CallFailure | null {
  return error instanceof Error && error.name === 'CallFailure' && 'refusal' in error ? (error as CallFailure) : null;
}

/** Whether a call failed because the requested thing does not exist. */
export function isNothingThere(error: unknown): boolean {
  const status = callFailureOf(error)?.status;
  return status === 404 || status === 400;
}
