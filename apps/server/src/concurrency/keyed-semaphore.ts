import { type noRoom, Semaphore } from './semaphore.ts';

/** A {@link Semaphore} for each key: allows `permits` tasks at a time for a key, and refuses further ones. */
export class KeyedSemaphore {
  readonly #permits: number;
  readonly #busy = new Map<string, Semaphore>();

  constructor(permits: number) {
    this.#permits = permits;
  }

  /** The result of the work, or {@link noRoom} if it was refused. */
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
