import type { ReadyPage } from './ready-page.ts';

/**
 * Rendered pages of one version of the catalogue, the least recently wanted ones leaving first when they take too much
 * memory.
 */
export class PageCache {
  readonly #maxBytes: number;
  #version = -1;
  #bytes = 0;
  readonly #pages = new Map<string, ReadyPage>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The page of an address as of a version, if it is kept. Moving to another version drops all pages. */
  find(url: string, version: number): ReadyPage | undefined {
    this.#moveTo(version);
    const page = this.#pages.get(url);
    if (!page) return undefined;
    this.#pages.delete(url);
    this.#pages.set(url, page);
    return page;
  }

  /** Keeps a page that was rendered of a version, unless the catalogue has moved on meanwhile. */
  keep(url: string, version: number, page: ReadyPage): void {
    if (version !== this.#version || page.size > this.#maxBytes) return;
    this.#drop(url);
    this.#pages.set(url, page);
    this.#bytes += page.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(url: string): void {
    this.#bytes -= this.#pages.get(url)?.size ?? 0;
    this.#pages.delete(url);
  }

  #moveTo(version: number): void {
    if (version === this.#version) return;
    this.#pages.clear();
    this.#bytes = 0;
    this.#version = version;
  }
}
