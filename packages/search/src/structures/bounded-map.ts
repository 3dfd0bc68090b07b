/** A cache by key with a limit in bytes. The least recently used values leave first. */
export class BoundedMap<Value> {
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #byKey = new Map<string, Value>();
  #size = 0;

  /** `most`: bytes. `sizeOf`: the bytes of a value without its key. */
  constructor(most: number, sizeOf: (value: Value) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** The cached value of a key, made now if it is missing. */
  of(key: string, make: () => Value): Value {
    const known = this.#byKey.get(key);
    const value = known ?? make();
    this.#delete(key, known);
    this.#byKey.set(key, value);
    this.#size += this.#sizeOf(value) + key.length;
    for (const [oldest, other] of this.#byKey) {
      if (this.#size <= this.#most) break;
      this.#delete(oldest, other);
    }
    return value;
  }

  #delete(key: string, value: Value | undefined): void {
    if (value === undefined) return;
    this.#byKey.delete(key);
    this.#size -= this.#sizeOf(value) + key.length;
  }
}
