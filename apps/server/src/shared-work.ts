import { Turns } from './turns.ts';

/** Runs pieces of work, no more than `limit` of them at a time; the others wait in line. Work that is asked for again while it waits or runs is done once. */
export class SharedWork<Result> {
  readonly #turns: Turns;
  readonly #running = new Map<string, Promise<Result>>();

  constructor(limit: number) {
    this.#turns = new Turns(limit);
  }

  /** How many different pieces wait or run. */
  get size(): number {
    return this.#running.size;
  }

  /** The result of the work under this key; joins it when it is under way already. */
  async do(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (running) return running;
    const result = this.#turns.take(work).finally(() => this.#running.delete(key));
    this.#running.set(key, result);
    return result;
  }
}
