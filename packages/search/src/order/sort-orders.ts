import type { OrderBy } from '@kontor/contract';
import type { Cents } from '@kontor/domain';
import { atOnce, type Slices } from '../slices.ts';
import type { KeyColumn } from './key-column.ts';
import { sortByRank } from './sort-by-rank.ts';
import { offeredOrders, orderName, type SortOrder } from './sort-order.ts';

/** All products in one order. */
export interface Permutation {
  readonly documents: Uint32Array;
  /** By document: its place in `documents`. */
  readonly places: Uint32Array;
}

/** What products are sorted by. */
export interface SortColumns extends Readonly<Record<OrderBy['field'], KeyColumn<unknown>>> {
  readonly price: KeyColumn<Cents>;
  /** The documents that are in the catalogue, ascending by _id. */
  readonly byId: Uint32Array;
}

/** Orders that are kept beside the five offered ones. Of some fifty possible ones few are ever asked for. */
const keptOnDemand = 4;

/** The products in every order: the offered ones are kept ready, any other is sorted when first asked for. */
export class Orders {
  readonly #columns: SortColumns;
  readonly #ready = new Map<string, Permutation>();
  readonly #onDemand = new Map<string, Permutation>();

  constructor(columns: SortColumns) {
    this.#columns = columns;
  }

  /** How many products there are. */
  get count(): number {
    return this.#columns.byId.length;
  }

  /** The products, ascending by _id. */
  get byId(): Uint32Array {
    return this.#columns.byId;
  }

  /** What each product costs. */
  get prices(): KeyColumn<Cents> {
    return this.#columns.price;
  }

  /** Sorts the offered orders. Several end alike ("then rating, then name"), and what they share is sorted once. */
  *prepare(): Slices<void> {
    const sorted = new Map<string, Uint32Array>();
    for (const order of offeredOrders) {
      this.#ready.set(orderName(order), permutation(yield* sort(this.#columns, order, sorted), this.#columns));
      yield;
    }
  }

  /** The same products at other prices, with the offered orders by price kept ready. */
  *withPrices(price: KeyColumn<Cents>): Slices<Orders> {
    const orders = new Orders({ ...this.#columns, price });
    for (const order of offeredOrders.filter(([first]) => first?.field === 'price')) {
      const rest = this.in(order.slice(1)).documents;
      const sorted = new Map([[orderName(order.slice(1)), rest]]);
      orders.#ready.set(orderName(order), permutation(yield* sort(orders.#columns, order, sorted), this.#columns));
      yield;
    }
    return orders;
  }

  /** The products in a complete order (completeOrder). */
  in(order: SortOrder): Permutation {
    const name = orderName(order);
    const known = this.#ready.get(name) ?? this.#onDemand.get(name);
    if (known !== undefined) return known;
    const made = permutation(atOnce(sort(this.#columns, order, new Map())), this.#columns);
    const [oldest] = this.#onDemand.keys();
    if (this.#onDemand.size >= keptOnDemand && oldest !== undefined) this.#onDemand.delete(oldest);
    this.#onDemand.set(name, made);
    return made;
  }
}

/**
 * Sorts by _id, then stably by each key from the last to the first: linear in the catalogue. `sorted`: what is known by
 * now.
 */
function* sort(columns: SortColumns, order: SortOrder, sorted: Map<string, Uint32Array>): Slices<Uint32Array> {
  const [first, ...rest] = order;
  if (first === undefined) return columns.byId;
  const known = sorted.get(orderName(order));
  if (known !== undefined) return known;
  const documents = sortByRank(yield* sort(columns, rest, sorted), columns[first.field], first.direction);
  sorted.set(orderName(order), documents);
  yield;
  return documents;
}

function permutation(documents: Uint32Array, { internalRating }: SortColumns): Permutation {
  const places = new Uint32Array(internalRating.ranks.length);
  for (let place = 0; place < documents.length; place++) places[documents[place] ?? 0] = place;
  return { documents, places };
}
