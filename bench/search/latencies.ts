/** How long calls take, in milliseconds. */
export interface Latencies {
  readonly p50: number;
  readonly p99: number;
  /**
   * The p99 over the fastest run of each question: what the dearest questions cost when nothing else runs on the
   * machine.
   */
  readonly p99Undisturbed: number;
}

/** Asks each question `rounds` times and returns the distribution of times. */
export function latencies<Question>(
  questions: readonly Question[],
  rounds: number,
  ask: (question: Question) => unknown,
): Latencies {
  const times = new Float64Array(questions.length * rounds);
  const fastest = new Float64Array(questions.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [i, question] of questions.entries()) {
      const start = performance.now();
      ask(question);
      const time = performance.now() - start;
      times[round * questions.length + i] = time;
      fastest[i] = Math.min(fastest[i] ?? 0, time);
    }
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), p99Undisturbed: percentile(fastest, 0.99) };
}

function percentile(times: Float64Array, share: number): number {
  const sorted = times.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
