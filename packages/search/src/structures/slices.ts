import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work in pieces: it yields wherever it may be interrupted, and returns its result. Pure, without a clock. */
export type Slices<Result> = Generator<undefined, Result, undefined>;

/** How long work on the index may block the event loop, in milliseconds. Visitors do not notice so short a time. */
const turnMs = 5;

/** Runs long work in turns of the event loop, so that a server answers requests while its index changes. */
export class Turns {
  #end = performance.now() + turnMs;

  /** Yields to the event loop if this turn has lasted long enough. */
  async rest(): Promise<void> {
    if (performance.now() < this.#end) return;
    await nextTurn();
    this.#end = performance.now() + turnMs;
  }

  /** Runs sliced work to its end. */
  async run<Result>(work: Slices<Result>): Promise<Result> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      await this.rest();
    }
  }
}

/** Runs sliced work without a pause. For short work, or if nobody waits. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
