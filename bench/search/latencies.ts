/** The processor time of calls in milliseconds. Other load on the machine changes it little. */
export interface Latencies {
  readonly p50: number;
  readonly p99: number;
}

/** Asks each question `rounds` times, and returns the distribution of times. */
export function latencies<Question>(
  questions: readonly Question[],
  rounds: number,
  ask: (question: Question) => unknown,
): Latencies {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const question of questions) times.push(processorTime(() => ask(question)));
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** The processor time of synchronous work in milliseconds. */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The time that this share of the given times does not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
