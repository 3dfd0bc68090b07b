/**
 * A set of documents as one bit each. A shorter array means that the rest are zeros. Loops over two sets end with the
 * shorter one: a single read beyond an array's end makes all reads of the loop several times as slow.
 */
export type Bits = Uint32Array;

/** An empty set with room for documents 0 to size - 1. */
export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** Whether the set contains the document. */
export function hasBit(bits: Bits, document: number): boolean {
  return ((bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
}

/** Adds a document. */
export function setBit(bits: Bits, document: number): void {
  bits[document >>> 5] = (bits[document >>> 5] ?? 0) | (1 << (document & 31));
}

/** Removes a document. */
export function clearBit(bits: Bits, document: number): void {
  bits[document >>> 5] = (bits[document >>> 5] ?? 0) & ~(1 << (document & 31));
}

/** Removes from `target` everything that is not in `other`. */
export function intersect(target: Bits, other: Bits): void {
  const shared = Math.min(target.length, other.length);
  for (let i = 0; i < shared; i++) target[i] = (target[i] ?? 0) & (other[i] ?? 0);
  target.fill(0, shared);
}

/** Adds everything in `other` to `target`. `other` must not be longer. */
export function unite(target: Bits, other: Bits): void {
  for (let i = 0; i < other.length; i++) target[i] = (target[i] ?? 0) | (other[i] ?? 0);
}

/** The number of documents in the set. */
export function countBits(bits: Bits): number {
  return countCommon(bits, bits);
}

/** Writes the intersection of two sets into `target`, which has room for them. Returns its number of documents. */
export function keepCommon(target: Bits, a: Bits, b: Bits): number {
  target.set(a);
  target.fill(0, a.length);
  intersect(target, b);
  return countBits(target);
}

/**
 * The number of documents in both sets. Counting the bits of a word is the most expensive step. So four words are first
 * added bit by bit, and only the sums and carries are counted (Harley and Seal).
 */
export function countCommon(a: Bits, b: Bits): number {
  const length = Math.min(a.length, b.length);
  let [fours, twos, ones, i] = [0, 0, 0, 0];
  for (; i + 4 <= length; i += 4) {
    const first = (a[i] ?? 0) & (b[i] ?? 0);
    const second = (a[i + 1] ?? 0) & (b[i + 1] ?? 0);
    const third = (a[i + 2] ?? 0) & (b[i + 2] ?? 0);
    const fourth = (a[i + 3] ?? 0) & (b[i + 3] ?? 0);
    const odd = ones ^ first;
    const carry = (ones & first) | (odd & second);
    ones = odd ^ second;
    const nextOdd = ones ^ third;
    const nextCarry = (ones & third) | (nextOdd & fourth);
    ones = nextOdd ^ fourth;
    const oddTwos = twos ^ carry;
    fours += bitsInWord((twos & carry) | (oddTwos & nextCarry));
    twos = oddTwos ^ nextCarry;
  }
  let rest = 0;
  for (; i < length; i++) rest += bitsInWord((a[i] ?? 0) & (b[i] ?? 0));
  return 4 * fours + 2 * bitsInWord(twos) + bitsInWord(ones) + rest;
}

/** The documents of a set in ascending order. They are written into `room`, and the filled part is returned. */
export function documentsIn(bits: Bits, room: Uint32Array): Uint32Array {
  let found = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    while (word !== 0) {
      room[found++] = (i << 5) + lowestBit(word);
      word &= word - 1;
    }
  }
  return room.subarray(0, found);
}

/** The number of set bits in a 32-bit word. */
export function bitsInWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest set bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Removes the documents of another set. */
export function without(bits: Bits, others: Bits): Bits {
  const shared = Math.min(bits.length, others.length);
  for (let i = 0; i < shared; i++) bits[i] = (bits[i] ?? 0) & ~(others[i] ?? 0);
  return bits;
}

/** Whether the set contains anything. */
export function isAny(bits: Bits): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return true;
  return false;
}
