import { GrowingArray } from './growing-array.ts';
import type { Keys, KeysWriter } from './keys.ts';

/** Texts in one buffer as UTF-8. A million texts need no objects. */
export class TextList implements Keys<string> {
  static readonly empty = new TextList(Buffer.alloc(0), new Uint32Array(1));
  readonly bytes: Buffer;
  /** By text, and one more at the end: where its bytes begin. */
  readonly starts: Uint32Array;

  constructor(bytes: Buffer, starts: Uint32Array) {
    this.bytes = bytes;
    this.starts = starts;
  }

  static from(texts: Iterable<string>): TextList {
    const writer = TextList.empty.writer();
    for (const text of texts) writer.push(text);
    return writer.finish();
  }

  get length(): number {
    return this.starts.length - 1;
  }

  get arrays(): Keys<string>['arrays'] {
    return { bytes: this.bytes, starts: this.starts };
  }

  at(place: number): string {
    return this.bytes.toString('utf8', this.starts[place], this.starts[place + 1]);
  }

  writer(): TextListWriter {
    return new TextListWriter(this);
  }

  /** The first index from `from` on whose text does not precede `text`. The list ascends by bytes. */
  firstNotBefore(text: Uint8Array, from = 0): number {
    let [low, high] = [from, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The index of the text that the byte at `position` of `bytes` belongs to. */
  placeOf(position: number): number {
    let [low, high] = [0, this.length];
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if ((this.starts[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Whether the text at an index has this beginning. */
  beginsWith(place: number, beginning: Uint8Array): boolean {
    const [start = 0, end = 0] = [this.starts[place], this.starts[place + 1]];
    if (end - start < beginning.length) return false;
    for (let i = 0; i < beginning.length; i++) if (this.bytes[start + i] !== beginning[i]) return false;
    return true;
  }

  /** The bytes of the text at an index. They belong to the list and must not be changed. */
  bytesAt(place: number): Uint8Array {
    return this.bytes.subarray(this.starts[place], this.starts[place + 1]);
  }

  #compare(place: number, text: Uint8Array): number {
    return compareBytes(this.bytes, this.starts[place] ?? 0, this.starts[place + 1] ?? 0, text, 0, text.length);
  }
}

/** Compares texts of two lists by their bytes. A text behind the end of its list comes last. */
export function compareTexts(first: TextList, i: number, second: TextList, j: number): number {
  if (i >= first.length) return 1;
  if (j >= second.length) return -1;
  const [a, b] = [first.starts, second.starts];
  return compareBytes(first.bytes, a[i] ?? 0, a[i + 1] ?? 0, second.bytes, b[j] ?? 0, b[j + 1] ?? 0);
}

function compareBytes(a: Uint8Array, from: number, to: number, b: Uint8Array, start: number, end: number): number {
  const common = Math.min(to - from, end - start);
  for (let i = 0; i < common; i++) {
    const difference = (a[from + i] ?? 0) - (b[start + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return to - from - (end - start);
}

/** A code unit takes three bytes at most. A letter of two code units takes four. */
const mostBytesOfUnit = 3;

/** If more than one in so many bytes of a buffer is spare, the buffer is copied to the exact size. */
const mostToOneSpare = 8;

/** Writes a list of texts, which usually is about as long as the previous one. */
export class TextListWriter implements KeysWriter<string> {
  readonly #before: TextList;
  #bytes: Buffer;
  #size = 0;
  readonly #starts = new GrowingArray();

  constructor(before: TextList) {
    this.#before = before;
    this.#bytes = Buffer.allocUnsafeSlow(Math.ceil(before.bytes.length * 1.05) + 1024);
    this.#starts.push(0);
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  push(text: string): void {
    this.#reserve(text.length * mostBytesOfUnit);
    this.#size += this.#bytes.write(text, this.#size, 'utf8');
    this.#starts.push(this.#size);
  }

  copy(from: number, to: number): void {
    this.copyFrom(this.#before, from, to);
  }

  /** Copies texts of any list, from an index (inclusive) to another (exclusive). */
  copyFrom({ bytes, starts }: TextList, from: number, to: number): void {
    const [start = 0, end = 0] = [starts[from], starts[to]];
    this.#reserve(end - start);
    if (end - start < 64) for (let i = start; i < end; i++) this.#bytes[this.#size + i - start] = bytes[i] ?? 0;
    else this.#bytes.set(bytes.subarray(start, end), this.#size);
    for (let place = from + 1; place <= to; place++) this.#starts.push(this.#size + (starts[place] ?? 0) - start);
    this.#size += end - start;
  }

  finish(): TextList {
    const written = this.#bytes.subarray(0, this.#size);
    const starts = this.#starts.view().slice();
    if ((this.#bytes.length - this.#size) * mostToOneSpare < this.#size) return new TextList(written, starts);
    const exact = Buffer.allocUnsafeSlow(this.#size);
    exact.set(written);
    return new TextList(exact, starts);
  }

  #reserve(bytes: number): void {
    if (this.#size + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#size + bytes, Math.ceil(this.#bytes.length * 1.5)));
    larger.set(this.#bytes.subarray(0, this.#size));
    this.#bytes = larger;
  }
}
