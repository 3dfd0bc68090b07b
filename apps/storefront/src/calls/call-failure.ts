import type { CallFailure } from '@kontor/contract';

/**
 * The failed call behind an error, or null when it is another surprise. Told by its shape: on the server the failure
 * comes from a module outside this bundle, and in the browser it may have travelled with the page.
 */
export function callFailureOf(error: unknown): CallFailure | null {
  return error instanceof Error && error.name === 'CallFailure' && 'refusal' in error ? (error as CallFailure) : null;
}

/** Whether a call failed because what it asked for is not there. */
export function isNothingThere(error: unknown): boolean {
  const status = callFailureOf(error)?.status;
  return status === 404 || status === 400;
}
