import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Long work cut into pieces: it yields wherever it may be interrupted and returns its result. Pure, without a clock.
 */
export type Slices<Result> = Generator<undefined, Result, undefined>;

/** How long work on the index may hold the event loop, in milliseconds: short enough that no visitor notices. */
const turnMs = 5;

/** Runs long work in turns of the event loop, so that a server goes on answering while its index changes. */
export class Turns {
  #end = performance.now() + turnMs;

  /** Lets others have their turn when this one has lasted long enough. */
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

/** Runs sliced work in one go: where it is short, or nobody waits. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
