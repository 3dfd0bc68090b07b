/** An array of 32-bit numbers that grows at its end. In the worst case a plain array takes ten times the memory. */
export class GrowingArray {
  #numbers = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = number;
  }

  at(place: number): number {
    return this.#numbers[place] ?? 0;
  }

  set(place: number, number: number): void {
    this.#numbers[place] = number;
  }

  /** The pushed numbers without a copy. Valid until the next push. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
