/** The queue in which a task waits. If both queues are in use they alternate, so that neither starves the other. */
export type Priority = 'high' | 'normal';

/** Returned instead of a result if the queue is full and the work was not started. */
export const noRoom = Symbol('The line is full.');

/** The limits of a {@link Semaphore}. */
export interface SemaphoreLimits {
  /** The number of tasks that run at a time. */
  readonly permits: number;
  /** The maximum number of tasks in each queue; unlimited if missing. */
  readonly waiting?: number;
}

/** Runs at most `permits` tasks at a time. Others wait in the order in which they arrived. */
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

  /** Whether a task would be refused. */
  isFull(priority: Priority = 'normal'): boolean {
    return this.#taken >= this.#permits && this.#waiting[priority].length >= this.#room;
  }

  /** Whether no task runs or waits. */
  get isIdle(): boolean {
    return this.#taken === 0;
  }

  /** Resolves when the caller has a permit, which lasts until {@link release}. Ignores the limit of the queue. */
  async acquire(priority: Priority = 'normal'): Promise<void> {
    if (!this.#takePermit()) await this.#wait(priority);
  }

  /** Passes the permit to the next waiting task at once, so that none can overtake it. */
  release(): void {
    const next = this.#nextWaiting();
    if (next) next();
    else this.#taken -= 1;
  }

  /** Runs the work when it has a permit, and returns its result. A failure releases the permit too. */
  async run<Result>(work: () => Promise<Result>, priority: Priority = 'normal'): Promise<Result> {
    if (!this.#takePermit()) await this.#wait(priority);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Like {@link run}, or {@link noRoom} if the queue is full and the work was not started. */
  async runIfRoom<Result>(work: () => Promise<Result>, priority: Priority = 'normal'): Promise<Result | typeof noRoom> {
    if (this.isFull(priority)) return noRoom;
    const result = this.run(work, priority);
    this.#last = result.catch(() => {});
    return result;
  }

  /**
   * Waits until the latest task is finished, without a permit or a place in the queue. So a caller without work takes
   * as long as one with work.
   * @returns {@link noRoom} if a task would be refused.
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
