/** How many slots there are at first; always a power of two. */
const fewestSlots = 1024;

/**
 * Texts that came before, of which only 64 bits of a hash are kept: in a file of millions the texts themselves would
 * fill the memory. Two of a million texts are taken for one in one of thirty million files. Each may have a number, the
 * line that it came in.
 */
export class Fingerprints {
  /** Two halves of a fingerprint for each slot; 0 and 0 is an empty one. */
  #slots = new Uint32Array(2 * fewestSlots);
  #numbers = new Uint32Array(fewestSlots);
  #size = 0;

  /** How many texts came. */
  get size(): number {
    return this.#size;
  }

  has(text: string): boolean {
    const [low, high] = fingerprintOf(text);
    return this.#slots[this.#placeOf(low, high)] !== 0;
  }

  /** The number that a text came with; 0: it came with none, or not at all. */
  numberOf(text: string): number {
    const [low, high] = fingerprintOf(text);
    return this.#numbers[this.#placeOf(low, high) / 2] ?? 0;
  }

  /** Remembers a text; false when it came before, and its number stays. */
  add(text: string, number = 0): boolean {
    const [low, high] = fingerprintOf(text);
    const place = this.#placeOf(low, high);
    if (this.#slots[place] !== 0) return false;
    this.#put(place, low, high);
    this.#numbers[place / 2] = number;
    this.#size++;
    // Half of them stay empty: a search is short.
    if (4 * this.#size > this.#slots.length) this.#grow();
    return true;
  }

  /** The place of a fingerprint, or the empty one where it belongs. */
  #placeOf(low: number, high: number): number {
    const last = this.#slots.length - 1;
    for (let place = (2 * high) & last; ; place = (place + 2) & last) {
      const found = this.#slots[place];
      if (found === 0 || (found === low && this.#slots[place + 1] === high)) return place;
    }
  }

  #put(place: number, low: number, high: number): void {
    this.#slots[place] = low;
    this.#slots[place + 1] = high;
  }

  #grow(): void {
    const [before, numbers] = [this.#slots, this.#numbers];
    this.#slots = new Uint32Array(2 * before.length);
    this.#numbers = new Uint32Array(2 * numbers.length);
    for (let place = 0; place < before.length; place += 2) {
      const [low = 0, high = 0] = [before[place], before[place + 1]];
      if (low === 0) continue;
      const found = this.#placeOf(low, high);
      this.#put(found, low, high);
      this.#numbers[found / 2] = numbers[place / 2] ?? 0;
    }
  }
}

/**
 * Two hashes of a text that have nothing in common, each with a multiplier of its own (those of MurmurHash3). It takes
 * a twentieth of a cryptographic one, and nobody gains by two texts that look like one. The lower half is never 0.
 */
function fingerprintOf(text: string): [low: number, high: number] {
  let [low, high] = [text.length, ~text.length];
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    low = Math.imul((low << 13) | (low >>> 19), 0xcc9e2d51) ^ code;
    high = Math.imul((high << 15) | (high >>> 17), 0x1b873593) ^ code;
  }
  return [stirred(low ^ (high >>> 16)) || 1, stirred(high)];
}

/** Lets each bit depend on all the others. */
function stirred(half: number): number {
  let bits = Math.imul(half ^ (half >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
