/** Runs pieces of work, no more than `limit` of them at a time; the others wait in line. Work that is asked for again while it waits or runs is done once. */
export class SharedWork<Result> {
  readonly #limit: number;
  readonly #running = new Map<string, Promise<Result>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How many different pieces wait or run. */
  get size(): number {
    return this.#running.size;
  }

  /** The result of the work under this key; joins it when it is under way already. */
  async do(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (running) return running;
    const result = this.#inTurn(work).finally(() => this.#running.delete(key));
    this.#running.set(key, result);
    return result;
  }

  async #inTurn(work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < this.#limit) this.#busy += 1;
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
