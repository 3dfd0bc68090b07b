import type { Keys, KeysWriter } from './keys.ts';

/** Numbers as keys. */
export class NumberList implements Keys<number> {
  static readonly empty = new NumberList(new Float64Array(0));
  readonly numbers: Float64Array;

  constructor(numbers: Float64Array) {
    this.numbers = numbers;
  }

  get length(): number {
    return this.numbers.length;
  }

  get arrays(): Keys<number>['arrays'] {
    return { numbers: this.numbers };
  }

  at(place: number): number {
    return this.numbers[place] ?? Number.NaN;
  }

  writer(): KeysWriter<number> {
    return new NumberListWriter(this);
  }
}

class NumberListWriter implements KeysWriter<number> {
  readonly #before: NumberList;
  readonly #numbers: number[] = [];

  constructor(before: NumberList) {
    this.#before = before;
  }

  get length(): number {
    return this.#numbers.length;
  }

  copy(from: number, to: number): void {
    for (let place = from; place < to; place++) this.#numbers.push(this.#before.at(place));
  }

  push(key: number): void {
    this.#numbers.push(key);
  }

  finish(): NumberList {
    return new NumberList(Float64Array.from(this.#numbers));
  }
}
