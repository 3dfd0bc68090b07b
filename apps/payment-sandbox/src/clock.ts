import type { Store } from './store.ts';

/**
 * The sandbox's own time: the machine's, plus how far the control calls moved it. The offset is stored, so a restart
 * does not turn it back.
 */
export class Clock {
  readonly #store: Store;
  readonly #machine: () => number;
  readonly #listeners: (() => void)[] = [];

  constructor(store: Store, machine: () => number = () => Date.now()) {
    this.#store = store;
    this.#machine = machine;
  }

  /** Epoch milliseconds. */
  now(): number {
    return this.#machine() + this.#offset();
  }

  /** As the providers write it: `2026-11-21T20:15:00.123Z`. */
  iso(at: number = this.now()): string {
    return new Date(at).toISOString();
  }

  /** Moves the time forward; it never goes back. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0)) throw new RangeError('Time only goes forward.');
    this.#store.put('clock', 'offset', this.#offset() + milliseconds);
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` whenever the time was moved. */
  onAdvance(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #offset(): number {
    return this.#store.get<number>('clock', 'offset') ?? 0;
  }
}
