/** Tries before a job is given up and shown to the operator. */
export const maxAttempts = 10;

const firstDelay = 30_000;

/**
 * Milliseconds to wait after a failed try (the first is 1): 30 seconds, doubled each time. The ten tries spread over four and
 * a quarter hours, so that a mail server may be away for an evening.
 */
export function retryDelay(attempt: number): number {
  return firstDelay * 2 ** (attempt - 1);
}
