import { Turns } from '../../turns.ts';

/** Said when a {@link WorkQueue} is full: try again later. */
export const queueFull = Symbol('The queue is full.');

/** Runs work in the order it came, no more than `atOnce` pieces at a time; no more than `waiting` wait, further ones are turned away. */
export class WorkQueue {
  readonly #turns: Turns;
  readonly #waitingAllowed: number;

  constructor(limits: { readonly atOnce: number; readonly waiting: number }) {
    this.#turns = new Turns(limits.atOnce);
    this.#waitingAllowed = limits.waiting;
  }

  /** The result of the work, or {@link queueFull} when it was not even begun. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | typeof queueFull> {
    if (!this.#turns.isFree && this.#turns.waiting >= this.#waitingAllowed) return queueFull;
    return this.#turns.take(work);
  }
}
