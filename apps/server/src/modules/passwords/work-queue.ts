/** Said when a {@link WorkQueue} is full: try again later. */
export const queueFull = Symbol('The queue is full.');

/** Runs work in the order it came, no more than `atOnce` pieces at a time; no more than `waiting` wait, further ones are turned away. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #waitingAllowed: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(limits: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = limits.atOnce;
    this.#waitingAllowed = limits.waiting;
  }

  /** The result of the work, or {@link queueFull} when it was not even begun. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | typeof queueFull> {
    if (this.#busy < this.#atOnce) this.#busy += 1;
    else if (this.#waiting.length >= this.#waitingAllowed) return queueFull;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}
