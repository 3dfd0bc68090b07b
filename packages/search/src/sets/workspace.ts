import type { Bits } from './bits.ts';

/**
 * Arrays to work with while one query is answered, used again for the next: arrays as long as the catalogue, made anew
 * for every query, would keep the garbage collector busier than the queries. Queries run one at a time and keep nothing
 * of it.
 */
export class Workspace {
  /** Sets of documents, handed out empty. */
  readonly bits: Pool<Bits>;
  /** A small number for each document, handed out as 0. */
  readonly bytes: Pool<Uint8Array>;
  /** A number for each document, with whatever the last one wrote. */
  readonly scores: Pool<Uint16Array>;
  /** Room for a list of all documents, with whatever the last one wrote. */
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
   * Whether so many documents have room in it, and not far too much: new arrays cost the next queries more than old
   * ones.
   */
  fits(size: number): boolean {
    return size <= this.#size && size * 2 >= this.#size;
  }

  /** Answers a query; what it took is free again afterwards. */
  lendTo<Answer>(query: () => Answer): Answer {
    try {
      return query();
    } finally {
      for (const pool of [this.bits, this.bytes, this.scores, this.lists]) pool.takeAllBack();
    }
  }
}

/** Arrays of one kind. */
export class Pool<Item> {
  readonly #make: () => Item;
  readonly #clean: (item: Item) => void;
  readonly #free: Item[] = [];
  readonly #lent = new Set<Item>();

  constructor(make: () => Item, clean: (item: Item) => void) {
    this.#make = make;
    this.#clean = clean;
  }

  take(): Item {
    const used = this.#free.pop();
    if (used !== undefined) this.#clean(used);
    const item = used ?? this.#make();
    this.#lent.add(item);
    return item;
  }

  /** Gives an array back before the query ends. One that the pool did not lend stays whose it is. */
  giveBack(item: Item): void {
    if (this.#lent.delete(item)) this.#free.push(item);
  }

  takeAllBack(): void {
    for (const item of this.#lent) this.#free.push(item);
    this.#lent.clear();
  }
}

function asItIs(): void {}

function empty(array: Uint8Array | Uint32Array): void {
  array.fill(0);
}
