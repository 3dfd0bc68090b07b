/** The shortest pause, in ms: what is unknown now will not be known in a moment. */
const first = 3000;
const longest = 20_000;
/** The number of looks: after about five minutes the visitor has to ask for more. */
const looks = 20;

/**
 * How long to wait before the next look at the status of a payment, after so many looks, in ms: longer each time; null
 * after the last one.
 */
export function pauseBeforeLook(done: number): number | null {
  return done >= looks ? null : Math.min(longest, Math.round(first * 1.4 ** done));
}
