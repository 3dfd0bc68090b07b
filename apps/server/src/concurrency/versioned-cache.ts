import { BoundedCache } from './bounded-cache.ts';

/** What can be kept: it says itself what it takes in memory at most, in bytes. */
interface Sized {
  readonly size: number;
}

/**
 * What follows from one version of the catalogue, by keys, kept within a number of bytes. Another version drops all of
 * it. One value alone is a `VersionedValue`.
 */
export class VersionedCache<Value extends Sized> {
  readonly #kept: BoundedCache<Value>;
  #version = -1;

  constructor(maxBytes: number) {
    this.#kept = new BoundedCache(maxBytes);
  }

  /** Bytes that are taken. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** What is kept under a key as of a version. Moving to another version drops everything. */
  find(key: string, version: number): Value | undefined {
    if (version !== this.#version) {
      this.#kept.clear();
      this.#version = version;
    }
    return this.#kept.find(key);
  }

  /** Keeps what was made of a version, unless the catalogue has moved on meanwhile. */
  keep(key: string, version: number, value: Value): void {
    if (version === this.#version) this.#kept.keep(key, value, value.size);
  }
}
