/** What work takes, in milliseconds. */
export interface Pauses {
  readonly total: number;
  /** Processor time of the whole process, its garbage collection included: what a busy machine does not lengthen. */
  readonly processor: number;
  /** The longest time that the event loop was held. */
  readonly longest: number;
}

/** Does work, and looks meanwhile how long the event loop is held. */
export async function pauses(work: () => Promise<void>): Promise<Pauses> {
  const before = process.cpuUsage();
  const start = performance.now();
  let [last, longest] = [start, 0];
  const beat = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  let next = setImmediate(function again() {
    beat();
    next = setImmediate(again);
  });
  await work();
  beat();
  clearImmediate(next);
  const { user, system } = process.cpuUsage(before);
  return { total: performance.now() - start, processor: (user + system) / 1000, longest };
}
