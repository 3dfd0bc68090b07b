/** Tries before a job is given up and shown to the operator. */
export const maxAttempts = 40;

const firstDelay = 30_000;
const longestDelay = 4 * 3_600_000;

/**
 * Milliseconds to wait after a failed try (the first is 1): 30 seconds, doubled each time, four hours at most. The
 * tries spread over five days, as long as mail servers keep mail for one that is away (RFC 5321 §4.5.4.1): what is away
 * for a weekend loses nothing.
 */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelay * 2 ** (attempt - 1), longestDelay);
}
