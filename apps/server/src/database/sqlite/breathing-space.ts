import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of statements in one turn of the event loop before other work of the process comes first. */
const longestTurn = 5;

/**
 * SQLite answers without ever leaving the event loop's turn, so that a loop of awaited statements, such as an import,
 * would keep out every request and timer until its end. With breathing space it lets them in.
 */
export class BreathingSpace {
  #turnBegan: number | undefined;

  /** Nothing while the turn is young, which is nearly always; else what to await before the next statement. */
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
