import type { OrderBy } from '@kontor/contract';
import type { Cents } from '@kontor/domain';
import type { Documents } from '../documents/documents.ts';
import type { Turnover } from '../documents/turnover.ts';
import { type KeyColumn, noKey } from '../structures/key-column.ts';
import type { Compare } from '../structures/ranked-keys.ts';
import { atOnce, type Slices } from '../structures/slices.ts';
import { sortByRank } from '../structures/sort-by-rank.ts';
import { changedPermutation, type Permutation, permutationOf } from './permutation.ts';
import { offeredOrders, orderName, type SortOrder } from './sort-order.ts';

/** The columns for sorting products. */
export interface SortColumns extends Readonly<Record<OrderBy['field'], KeyColumn<unknown>>> {
  readonly id: KeyColumn<string>;
  readonly price: KeyColumn<Cents>;
  /** The documents that are not gone, ascending by _id. */
  readonly byId: Uint32Array;
}

/** The sort columns of documents. */
export function sortColumnsOf({ ids, ratings, names, prices }: Documents): Omit<SortColumns, 'byId'> {
  return { id: ids, internalRating: ratings, name: names, price: prices };
}

/** Orders kept besides the five offered ones. Few of the fifty possible orders are ever requested. */
const keptOnDemand = 4;

/** If more than one in so many products is new, sorting anew is cheaper than inserting each. */
const fewestToOneNew = 32;

/** Whether orders should be updated by the changes instead of being sorted anew. */
export function isWorthChanging(orders: Orders, { came }: Turnover): boolean {
  return came.length * fewestToOneNew < orders.count;
}

interface Sorted {
  readonly order: SortOrder;
  readonly permutation: Permutation;
}

/** The products in every order. The offered orders are kept ready. Others are sorted at the first request. */
export class Orders {
  readonly columns: SortColumns;
  readonly #ready = new Map<string, Sorted>();
  readonly #onDemand = new Map<string, Sorted>();

  constructor(columns: SortColumns) {
    this.columns = columns;
  }

  /** The number of products. */
  get count(): number {
    return this.columns.byId.length;
  }

  /** The products, ascending by _id. */
  get byId(): Uint32Array {
    return this.columns.byId;
  }

  /** The price of each product. */
  get prices(): KeyColumn<Cents> {
    return this.columns.price;
  }

  /** Sorts the offered orders. Several share their last keys ("then rating, then name"), which are sorted once. */
  *prepare(): Slices<void> {
    const sorted = new Map<string, Uint32Array>();
    for (const order of offeredOrders) yield* this.#keep(order, yield* sort(this.columns, order, sorted));
  }

  /** Takes the offered orders from an earlier sort. */
  *takeOver(sortedIn: (order: SortOrder) => Uint32Array): Slices<void> {
    for (const order of offeredOrders) yield* this.#keep(order, sortedIn(order));
  }

  /** The same products at other prices, with the offered orders by price ready. */
  *withPrices(price: KeyColumn<Cents>): Slices<Orders> {
    const orders = new Orders({ ...this.columns, price });
    for (const order of offeredOrders.filter(([first]) => first?.field === 'price')) {
      const rest = this.in(order.slice(1)).documents;
      const sorted = new Map([[orderName(order.slice(1)), rest]]);
      yield* orders.#keep(order, yield* sort(orders.columns, order, sorted));
    }
    return orders;
  }

  /** All kept orders of the same products at other prices. Orders without a price key stay. */
  *repriced(price: KeyColumn<Cents>): Slices<Orders> {
    const orders = yield* this.withPrices(price);
    const stays = ({ order }: Sorted) => !order.some(({ field }) => field === 'price');
    for (const [name, sorted] of this.#ready) if (stays(sorted)) orders.#ready.set(name, sorted);
    for (const [name, sorted] of this.#onDemand) if (stays(sorted)) orders.#onDemand.set(name, sorted);
    return orders;
  }

  /** The kept orders after a change of a few products. `columns`: after the change. */
  *after(columns: SortColumns, turnover: Turnover): Slices<Orders> {
    const orders = new Orders(columns);
    for (const [name, sorted] of this.#ready) orders.#ready.set(name, yield* changed(sorted, columns, turnover));
    for (const [name, sorted] of [...this.#onDemand]) {
      // Queries may add orders during this loop.
      orders.#onDemand.set(name, yield* changed(sorted, columns, turnover));
    }
    return orders;
  }

  /** The offered orders of the same products under other document numbers. */
  *renumbered(columns: Omit<SortColumns, 'byId'>, numbers: Uint32Array): Slices<Orders> {
    const renumbered = (documents: Uint32Array) => documents.map((document) => numbers[document] ?? 0);
    const orders = new Orders({ ...columns, byId: renumbered(this.byId) });
    yield* orders.takeOver((order) => renumbered(this.in(order).documents));
    return orders;
  }

  /** The products in a complete order (completeOrder). */
  in(order: SortOrder): Permutation {
    const name = orderName(order);
    const known = this.#ready.get(name) ?? this.#onDemand.get(name);
    if (known !== undefined) return known.permutation;
    const permutation = atOnce(permutationOf(atOnce(sort(this.columns, order, new Map())), sizeOf(this.columns)));
    const [oldest] = this.#onDemand.keys();
    if (this.#onDemand.size >= keptOnDemand && oldest !== undefined) this.#onDemand.delete(oldest);
    this.#onDemand.set(name, { order, permutation });
    return permutation;
  }

  *#keep(order: SortOrder, documents: Uint32Array): Slices<void> {
    const permutation = yield* permutationOf(documents, sizeOf(this.columns));
    this.#ready.set(orderName(order), { order, permutation });
  }
}

/** How many document numbers exist. */
function sizeOf({ id }: SortColumns): number {
  return id.ranks.length;
}

/**
 * Sorts by _id, then stably by each key from the last to the first: linear in the catalogue. `sorted`: earlier results.
 */
function* sort(columns: SortColumns, order: SortOrder, sorted: Map<string, Uint32Array>): Slices<Uint32Array> {
  const [first, ...rest] = order;
  if (first === undefined) return columns.byId;
  const known = sorted.get(orderName(order));
  if (known !== undefined) return known;
  const above = yield* sort(columns, rest, sorted);
  const documents = yield* sortByRank(above, columns[first.field], first.direction);
  sorted.set(orderName(order), documents);
  return documents;
}

function* changed({ order, permutation }: Sorted, columns: SortColumns, turnover: Turnover): Slices<Sorted> {
  const compare = comparison(columns, order);
  return { order, permutation: yield* changedPermutation(permutation, turnover, sizeOf(columns), compare) };
}

/** Compares documents by the keys of an order, then by _id. Documents without a key come last in both directions. */
function comparison(columns: SortColumns, order: SortOrder): Compare<number> {
  const keys = order.map(({ field, direction }) => ({ ranks: columns[field].ranks, isUp: direction === 'asc' }));
  return (a, b) => {
    for (const { ranks, isUp } of keys) {
      const [rank = noKey, other = noKey] = [ranks[a], ranks[b]];
      if (rank === other) continue;
      return isUp || rank === noKey || other === noKey ? rank - other : other - rank;
    }
    return (columns.id.ranks[a] ?? 0) - (columns.id.ranks[b] ?? 0);
  };
}
