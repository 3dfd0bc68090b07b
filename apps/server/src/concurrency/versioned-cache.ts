import { BoundedCache } from './bounded-cache.ts';

/** A value that knows its maximum size in memory, in bytes. */
interface Sized {
  readonly size: number;
}

/**
 * A cache, limited in bytes, for values derived from one version of the catalogue. A new version clears it. For a
 * single value use `VersionedValue`.
 */
export class VersionedCache<Value extends Sized> {
  readonly #kept: BoundedCache<Value>;
  #version = -1;

  constructor(maxBytes: number) {
    this.#kept = new BoundedCache(maxBytes);
  }

  /** The bytes in use. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** The cached value of a key for a version. Asking for another version clears the cache. */
  find(key: string, version: number): Value | undefined {
    if (version !== this.#version) {
      this.#kept.clear();
      this.#version = version;
    }
    return this.#kept.find(key);
  }

  /** Caches a value derived from a version, unless the cache has moved to another version meanwhile. */
  keep(key: string, version: number, value: Value): void {
    if (version === this.#version) this.#kept.keep(key, value, value.size);
  }
}
