import type { Viewer } from './viewer.ts';

/** The maximum number of remembered sessions. The one unseen for longest is dropped first. */
const mostViewers = 10_000;

/** The viewers of the sessions that this process has seen, by the hash of their token. */
export class RememberedViewers {
  readonly #viewers = new Map<string, Viewer>();

  /** Undefined for a session that was not seen. */
  find(key: string): Viewer | undefined {
    return this.#viewers.get(key);
  }

  /** Null if the session does not exist or has ended. */
  keep(key: string, viewer: Viewer | null): void {
    this.#viewers.delete(key);
    // Anybody can invent sessions. Unknown ones must not push out the others.
    if (viewer === null) return;
    this.#viewers.set(key, viewer);
    const [oldest] = this.#viewers.keys();
    if (this.#viewers.size > mostViewers && oldest !== undefined) this.#viewers.delete(oldest);
  }
}
