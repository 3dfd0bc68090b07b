/** Where work waits. While both lines wait they take turns, so that neither keeps the other waiting for ever. */
export type Priority = 'high' | 'normal';

/** Answered instead of a result when the line is full and the work was not begun. */
export const noRoom = Symbol('The line is full.');

/** Limits of a {@link Semaphore}. */
export interface SemaphoreLimits {
  /** How many pieces of work run at a time. */
  readonly permits: number;
  /** How many may wait in each line; without it any number. */
  readonly waiting?: number;
}

/**
 * Lets no more than `permits` pieces of work run at a time. The others wait in line, in the order in which they came.
 */
export class Semaphore {
  readonly #permits: number;
  readonly #room: number;
  readonly #waiting: Readonly<Record<Priority, (() => void)[]>> = { high: [], normal: [] };
  #taken = 0;
  #next: Priority = 'high';
  #last: Promise<unknown> = Promise.resolve();

  constructor({ permits, waiting = Number.POSITIVE_INFINITY }: SemaphoreLimits) {
    this.#permits = permits;
    this.#room = waiting;
  }

  /** Whether work would be turned away. */
  isFull(priority: Priority = 'normal'): boolean {
    return this.#taken >= this.#permits && this.#waiting[priority].length >= this.#room;
  }

  /** Whether nothing runs and nothing waits. */
  get isIdle(): boolean {
    return this.#taken === 0;
  }

  /** Resolves when the caller has a permit, which lasts until {@link release}. Waits however long the line is. */
  async acquire(priority: Priority = 'normal'): Promise<void> {
    if (!this.#takePermit()) await this.#wait(priority);
  }

  /** Hands the permit to the next in line at once, so that nobody can push in between. */
  release(): void {
    const next = this.#nextWaiting();
    if (next) next();
    else this.#taken -= 1;
  }

  /**
   * The result of the work, begun when it has a permit: at once if one is free. Work that fails makes room like any
   * other.
   */
  async run<Result>(work: () => Promise<Result>, priority: Priority = 'normal'): Promise<Result> {
    if (!this.#takePermit()) await this.#wait(priority);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** The same, or {@link noRoom} when the line is full and the work was not begun. */
  async runIfRoom<Result>(work: () => Promise<Result>, priority: Priority = 'normal'): Promise<Result | typeof noRoom> {
    if (this.isFull(priority)) return noRoom;
    const result = this.run(work, priority);
    this.#last = result.catch(() => {});
    return result;
  }

  /**
   * Waits until the work that came last is done, and takes no permit and no place in the line. So a caller without work
   * takes as long as one with work.
   * @returns {@link noRoom} where work would be turned away.
   */
  async waitLikeWork(): Promise<typeof noRoom | null> {
    if (this.isFull()) return noRoom;
    await this.#last;
    return null;
  }

  #takePermit(): boolean {
    if (this.#taken >= this.#permits) return false;
    this.#taken += 1;
    return true;
  }

  #wait(priority: Priority): Promise<void> {
    return new Promise((resolve) => this.#waiting[priority].push(resolve));
  }

  #nextWaiting(): (() => void) | undefined {
    const line = this.#waiting[this.#next].length > 0 ? this.#next : other[this.#next];
    this.#next = line === 'high' && this.#waiting.normal.length > 0 ? 'normal' : 'high';
    return this.#waiting[line].shift();
  }
}

const other: Readonly<Record<Priority, Priority>> = { high: 'normal', normal: 'high' };
