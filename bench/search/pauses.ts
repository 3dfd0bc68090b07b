/** The cost of work in milliseconds. */
export interface Pauses {
  readonly total: number;
  /** Processor time of the whole process, garbage collection included. Other load does not change it. */
  readonly processor: number;
  /** The longest time for which the event loop was blocked. */
  readonly longest: number;
}

/** Does work, and measures how long it blocks the event loop. */
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
