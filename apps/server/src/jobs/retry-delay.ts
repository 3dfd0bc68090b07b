/** The number of tries before a job fails and is shown to the operator. */
export const maxAttempts = 40;

const firstDelay = 30_000;
/** The longest delay after a failed try in milliseconds. */
export const longestDelay = 4 * 3_600_000;

/**
 * The delay after a failed try (the first is 1) in milliseconds: 30 seconds, doubled each time, at most four hours. The
 * tries spread over five days, as long as mail servers keep mail for an unreachable server (RFC 5321 §4.5.4.1). So
 * nothing is lost if a server is down for a weekend.
 */
export function retryDelay(attempt: number): number {
  return Math.min(firstDelay * 2 ** (attempt - 1), longestDelay);
}
