import { type Line, Turns } from '../../turns.ts';

/** Said when a {@link WorkQueue} is full: try again later. */
export const queueFull = Symbol('The queue is full.');

/** Runs work in the order it came, no more than `atOnce` pieces at a time; no more than `waiting` wait in each line, further ones are turned away. */
export class WorkQueue {
  readonly #turns: Turns;
  readonly #waitingAllowed: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: { readonly atOnce: number; readonly waiting: number }) {
    this.#turns = new Turns(limits.atOnce);
    this.#waitingAllowed = limits.waiting;
  }

  /** Whether work would be turned away. */
  isFull(line: Line = 'usual'): boolean {
    return !this.#turns.isFree && this.#turns.waiting(line) >= this.#waitingAllowed;
  }

  /** The result of the work, or {@link queueFull} when it was not even begun. */
  async run<Result>(work: () => Promise<Result>, line: Line = 'usual'): Promise<Result | typeof queueFull> {
    if (this.isFull(line)) return queueFull;
    const result = this.#turns.take(work, line);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Waits until the work that came last is done, as a piece that comes now would, and takes nobody's room; {@link queueFull} where that would be turned away. */
  async waitLikeWork(): Promise<typeof queueFull | null> {
    if (this.isFull()) return queueFull;
    await this.#last;
    return null;
  }
}
