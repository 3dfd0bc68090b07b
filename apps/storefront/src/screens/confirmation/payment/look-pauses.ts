/** Never more often than this, in ms: what is not known now will not be known in a moment. */
const first = 3000;
const longest = 20_000;
/** After about five minutes somebody has to ask for more. */
const looks = 20;

/**
 * How long to wait before looking again how a payment stands, after so many looks, in ms: ever longer; null when it is
 * enough.
 */
export function pauseBeforeLook(done: number): number | null {
  return done >= looks ? null : Math.min(longest, Math.round(first * 1.4 ** done));
}
