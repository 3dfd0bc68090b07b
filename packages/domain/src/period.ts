/** From when and until when something holds, in epoch ms; null: without that end. `until` is the first moment after. */
export interface Period {
  readonly from: number | null;
  readonly until: number | null;
}

/** Whether a period holds at a time. */
export function isDuring({ from, until }: Period, at: number): boolean {
  return (from === null || from <= at) && (until === null || at < until);
}

/** Whether a period ends before it begins, or as it begins: it never holds. */
export function isUpsideDown({ from, until }: Period): boolean {
  return from !== null && until !== null && until <= from;
}

/** The first moment after a time at which one of some periods begins or ends; null when none does any more. */
export function nextMoment(periods: readonly Period[], after: number): number | null {
  const moments = periods.flatMap(({ from, until }) => [from, until]);
  return moments.reduce<number | null>(
    (next, moment) => (moment !== null && moment > after && (next === null || moment < next) ? moment : next),
    null,
  );
}
