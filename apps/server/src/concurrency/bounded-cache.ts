/** An entry of the cache. */
interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** Whether it was used since it was added, or since it was last considered for removal. */
  isWanted: boolean;
}

/**
 * A cache for values that can be computed again, limited to a number of bytes. If it is full, it removes entries that
 * were not used since they were added or last considered. So many values that are used only once do not remove a value
 * that is used often. A value larger than the limit is not cached.
 */
export class BoundedCache<Value> {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Kept<Value>>();
  #bytes = 0;
  /**
   * The entries from the one to consider next. A new iterator would walk over the places of all entries that were
   * removed lately.
   */
  #next = this.#kept.entries();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The bytes in use, as stated by the callers of {@link keep}. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The cached value of a key; undefined if there is none. */
  find(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    kept.isWanted = true;
    return kept.value;
  }

  /** Caches a value of a given size in bytes, replacing the key's previous one. */
  keep(key: string, value: Value, bytes: number): void {
    this.drop(key);
    if (bytes > this.#maxBytes) return;
    if (this.#bytes + bytes > this.#maxBytes) this.#makeRoom(bytes);
    this.#kept.set(key, { value, bytes, isWanted: false });
    this.#bytes += bytes;
  }

  drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  /** Considers entries from the oldest on. A used entry moves to the end, to be considered again. */
  #makeRoom(bytes: number): void {
    while (this.#bytes + bytes > this.#maxBytes) {
      const { done, value } = this.#next.next();
      if (done) {
        this.#next = this.#kept.entries();
        continue;
      }
      const [key, kept] = value;
      this.#kept.delete(key);
      if (kept.isWanted) this.#kept.set(key, { ...kept, isWanted: false });
      else this.#bytes -= kept.bytes;
    }
  }
}
