import type { Viewer } from './viewer.ts';

/** How many sessions are remembered; the one that was not seen longest goes first. */
const mostViewers = 10_000;

/** Whose sessions were, when this process saw them last, by the hash of their token. */
export class RememberedViewers {
  readonly #viewers = new Map<string, Viewer>();

  /** Undefined for a session that was not seen. */
  find(key: string): Viewer | undefined {
    return this.#viewers.get(key);
  }

  /** Null: it is nobody's, or no longer. */
  keep(key: string, viewer: Viewer | null): void {
    this.#viewers.delete(key);
    // Anybody can invent sessions: those that are nobody's must not push out the others.
    if (viewer === null) return;
    this.#viewers.set(key, viewer);
    const [oldest] = this.#viewers.keys();
    if (this.#viewers.size > mostViewers && oldest !== undefined) this.#viewers.delete(oldest);
  }
}
