/** The shortest pause in ms: an unknown status does not change within a moment. */
const first = 3000;
const longest = 20_000;
/** The maximum number of checks. After about five minutes the visitor must ask for more. */
const looks = 20;

/**
 * The pause before the next check of a payment's status, in ms, longer after each check; null after the last one.
 * `done`: the number of checks so far.
 */
export function pauseBeforeLook(done: number): number | null {
  return done >= looks ? null : Math.min(longest, Math.round(first * 1.4 ** done));
}
