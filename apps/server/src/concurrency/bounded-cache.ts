/** What is kept under a key. */
interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** Whether somebody wanted it since it was last considered for leaving. */
  isWanted: boolean;
}

/**
 * Things that can be made again, kept within a number of bytes. When they take too much, those leave first that nobody
 * wanted since they came, or since they were last considered: a flood of what is wanted once drives out nothing that
 * is wanted often. What is larger than all the room is not kept.
 */
export class BoundedCache<Value> {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Kept<Value>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes that are taken, as those who kept something said. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What is kept under a key, if it still is. */
  find(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    kept.isWanted = true;
    return kept.value;
  }

  /** Keeps something that takes so many bytes, instead of what the key stood for. */
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

  /** Goes round from what came first; what was wanted goes to the end, where it is considered again. */
  #makeRoom(bytes: number): void {
    for (const [key, kept] of this.#kept) {
      if (this.#bytes + bytes <= this.#maxBytes) return;
      this.#kept.delete(key);
      if (kept.isWanted) this.#kept.set(key, { ...kept, isWanted: false });
      else this.#bytes -= kept.bytes;
    }
  }
}
