import { setImmediate as nextTurn } from 'node:timers/promises';

/** The time in milliseconds that statements may take in one turn of the event loop before other work is let in. */
const longestTurn = 5;

/**
 * SQLite's statements run synchronously, so that a loop of awaited statements, such as an import, would block all
 * requests and timers. This lets them run in between.
 */
export class BreathingSpace {
  #turnBegan: number | undefined;

  /**
   * Undefined while the turn has time left, which is nearly always; otherwise a promise to await before the next
   * statement.
   */
  due(): Promise<void> | undefined {
    const now = performance.now();
    if (this.#turnBegan === undefined) {
      this.#turnBegan = now;
      setImmediate(() => {
        this.#turnBegan = undefined;
      });
    }
    return now - this.#turnBegan > longestTurn ? nextTurn() : undefined;
  }
}
