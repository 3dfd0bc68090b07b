import type { Bits } from './bits.ts';

/**
 * Arrays for answering one query, reused for the next. If each query allocated arrays as long as the catalogue, garbage
 * collection would take longer than the queries. Queries run one at a time and keep none of these arrays.
 */
export class Workspace {
  /** Sets of documents. They are empty when taken. */
  readonly bits: Pool<Bits>;
  /** A small number for each document. All are 0 when taken. */
  readonly bytes: Pool<Uint8Array>;
  /** A number for each document. Taken with the previous contents. */
  readonly scores: Pool<Uint16Array>;
  /** Room for a list of all documents. Taken with the previous contents. */
  readonly lists: Pool<Uint32Array>;

  readonly #size: number;

  /** Room for documents 0 to size - 1. */
  constructor(size: number) {
    this.#size = size;
    this.bits = new Pool<Bits>(() => new Uint32Array((size + 31) >>> 5), empty);
    this.bytes = new Pool<Uint8Array>(() => new Uint8Array(size), empty);
    this.scores = new Pool<Uint16Array>(() => new Uint16Array(size), asItIs);
    this.lists = new Pool<Uint32Array>(() => new Uint32Array(size), asItIs);
  }

  /**
   * Whether so many documents fit, without too much spare room. New arrays make the next queries slower than old ones
   * do.
   */
  fits(size: number): boolean {
    return size <= this.#size && size * 2 >= this.#size;
  }

  /** Answers a query, then releases all arrays that it took. */
  use<Answer>(query: () => Answer): Answer {
    try {
      return query();
    } finally {
      for (const pool of [this.bits, this.bytes, this.scores, this.lists]) pool.releaseAll();
    }
  }
}

/** Arrays of one kind. */
export class Pool<Item> {
  readonly #make: () => Item;
  readonly #clean: (item: Item) => void;
  readonly #free: Item[] = [];
  readonly #taken = new Set<Item>();

  constructor(make: () => Item, clean: (item: Item) => void) {
    this.#make = make;
    this.#clean = clean;
  }

  take(): Item {
    const used = this.#free.pop();
    if (used !== undefined) this.#clean(used);
    const item = used ?? this.#make();
    this.#taken.add(item);
    return item;
  }

  /** Releases an array before the query ends. An array from elsewhere is ignored. */
  release(item: Item): void {
    if (this.#taken.delete(item)) this.#free.push(item);
  }

  releaseAll(): void {
    for (const item of this.#taken) this.#free.push(item);
    this.#taken.clear();
  }
}

function asItIs(): void {}

function empty(array: Uint8Array | Uint32Array): void {
  array.fill(0);
}
