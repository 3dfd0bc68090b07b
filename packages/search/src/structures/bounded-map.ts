/** Values that can be made again, by their keys, within a number of bytes. What nobody asked for longest makes room. */
export class BoundedMap<Value> {
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #byKey = new Map<string, Value>();
  #size = 0;

  /** `most`: bytes; `sizeOf`: how many a value takes, its key aside. */
  constructor(most: number, sizeOf: (value: Value) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** What is kept under a key, or made now and kept. */
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
