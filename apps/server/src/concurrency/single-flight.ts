import { Semaphore } from './semaphore.ts';

/**
 * Does work that is asked for again while it waits or runs only once, and gives its result to all who asked.
 * No more than `atOnce` different pieces run at a time.
 */
export class SingleFlight<Result> {
  readonly #semaphore: Semaphore;
  readonly #flights = new Map<string, Promise<Result>>();

  constructor(atOnce: number) {
    this.#semaphore = new Semaphore({ permits: atOnce });
  }

  /** How many different pieces wait or run. */
  get size(): number {
    return this.#flights.size;
  }

  /** The result of the work under this key; joins it when it is under way already. */
  async do(key: string, work: () => Promise<Result>): Promise<Result> {
    const flight = this.#flights.get(key);
    if (flight) return flight;
    const result = this.#semaphore.run(work).finally(() => this.#flights.delete(key));
    this.#flights.set(key, result);
    return result;
  }
}
