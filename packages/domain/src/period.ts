/**
 * The period in which something is valid, in epoch ms; null if it is open at that end. `until` is the first moment
 * after it.
 */
export interface Period {
  readonly from: number | null;
  readonly until: number | null;
}

/** Whether a time is within a period. */
export function isDuring({ from, until }: Period, at: number): boolean {
  return (from === null || from <= at) && (until === null || at < until);
}

/** Whether a period ends no later than it begins, so that it is empty. */
export function isUpsideDown({ from, until }: Period): boolean {
  return from !== null && until !== null && until <= from;
}

/** The next moment after a time at which one of the periods begins or ends; null if there is none. */
export function nextMoment(periods: readonly Period[], after: number): number | null {
  const moments = periods.flatMap(({ from, until }) => [from, until]);
  return moments.reduce<number | null>(
    (next, moment) => (moment !== null && moment > after && (next === null || moment < next) ? moment : next),
    null,
  );
}
