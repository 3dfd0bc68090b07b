/** The initial number of slots. Always a power of two. */
const fewestSlots = 1024;

/**
 * A set of texts that stores only 64 bits of a hash for each, because the texts of a file of millions would fill the
 * memory. Among a million texts, two are confused in one of thirty million files. Each text may have a number, such as
 * its line.
 */
export class Fingerprints {
  /** Two halves of a fingerprint for each slot. An empty slot has 0 and 0. */
  #slots = new Uint32Array(2 * fewestSlots);
  #numbers = new Uint32Array(fewestSlots);
  #size = 0;

  /** The number of texts. */
  get size(): number {
    return this.#size;
  }

  has(text: string): boolean {
    const [low, high] = fingerprintOf(text);
    return this.#slots[this.#placeOf(low, high)] !== 0;
  }

  /** The number of a text. 0 if it has none, or was not added. */
  numberOf(text: string): number {
    const [low, high] = fingerprintOf(text);
    return this.#numbers[this.#placeOf(low, high) / 2] ?? 0;
  }

  /** Adds a text. Returns false if it was added before; its number then stays. */
  add(text: string, number = 0): boolean {
    const [low, high] = fingerprintOf(text);
    const place = this.#placeOf(low, high);
    if (this.#slots[place] !== 0) return false;
    this.#put(place, low, high);
    this.#numbers[place / 2] = number;
    this.#size++;
    // Half of the slots stay empty, so that searches are short.
    if (4 * this.#size > this.#slots.length) this.#grow();
    return true;
  }

  /** The slot of a fingerprint, or the empty slot where it belongs. */
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
 * Two independent hashes of a text, each with its own multiplier (those of MurmurHash3). They take a twentieth of the
 * time of a cryptographic hash, and nobody can profit from a collision. The lower half is never 0.
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
