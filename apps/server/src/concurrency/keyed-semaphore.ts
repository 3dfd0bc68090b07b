import { type noRoom, Semaphore } from './semaphore.ts';

/** A {@link Semaphore} for each key: lets `permits` pieces of work run for one key, and turns further ones away. */
export class KeyedSemaphore {
  readonly #permits: number;
  readonly #busy = new Map<string, Semaphore>();

  constructor(permits: number) {
    this.#permits = permits;
  }

  /** The result of the work, or {@link noRoom} when it was not begun. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result | typeof noRoom> {
    const semaphore = this.#busy.get(key) ?? new Semaphore({ permits: this.#permits, waiting: 0 });
    this.#busy.set(key, semaphore);
    try {
      return await semaphore.runIfRoom(work);
    } finally {
      if (semaphore.isIdle) this.#busy.delete(key);
    }
  }
}
