import { Semaphore } from './semaphore.ts';

/**
 * Runs work once for all callers that ask for the same key while it waits or runs, and gives them its result. At most
 * `atOnce` different keys run at a time.
 */
export class SingleFlight<Result> {
  readonly #semaphore: Semaphore;
  readonly #flights = new Map<string, Promise<Result>>();

  constructor(atOnce: number) {
    this.#semaphore = new Semaphore({ permits: atOnce });
  }

  /** The number of keys that wait or run. */
  get size(): number {
    return this.#flights.size;
  }

  /** The result of the work for a key. Joins work for the same key that has already started. */
  async do(key: string, work: () => Promise<Result>): Promise<Result> {
    const flight = this.#flights.get(key);
    if (flight) return flight;
    const result = this.#semaphore.run(work).finally(() => this.#flights.delete(key));
    this.#flights.set(key, result);
    return result;
  }
}
