import type { GroupTerms } from '@kontor/domain';
import type { Turnover } from '../documents/turnover.ts';
import { noNumbers } from '../structures/key-column.ts';
import { atOnce, type Slices } from '../structures/slices.ts';
import { groupPriceColumn, type PricedDocuments } from './group-price-column.ts';
import type { Permutation } from './permutation.ts';
import type { SortOrder } from './sort-order.ts';
import { isWorthChanging, type Orders } from './sort-orders.ts';

/**
 * The most groups with prepared orders. The least recently used group leaves first. Some twenty bytes per product and
 * group.
 */
const mostGroups = 16;

/**
 * The products in the orders of customer groups. Only orders by price differ from everybody's. The orders of a group
 * are prepared, or else built at the first query. Orders used in the previous state are prepared with the next state,
 * so that no query waits for them again.
 */
export class GroupOrders {
  readonly #everybodys: Orders;
  readonly #priced: PricedDocuments;
  readonly #ofGroups = new Map<string, Orders>();

  constructor(everybodys: Orders, priced: PricedDocuments) {
    this.#everybodys = everybodys;
    this.#priced = priced;
  }

  /** Builds the orders of the groups that were used before. */
  *prepare(before: GroupOrders): Slices<void> {
    for (const group of [...before.#ofGroups.keys()]) yield* this.#make(group);
  }

  /** The same after a change of the products: orders that were used before are updated or built anew. */
  *follow(before: GroupOrders, turnover: Turnover): Slices<void> {
    const { tree, groups } = before.#priced;
    const isAlike = tree === this.#priced.tree && groups === this.#priced.groups;
    for (const [group, orders] of [...before.#ofGroups]) {
      const terms = this.#termsOf(group);
      if (terms === undefined || !isAlike || !isWorthChanging(orders, turnover)) yield* this.#make(group);
      else {
        const price = yield* groupPriceColumn(this.#priced, terms, orders.prices);
        this.#ofGroups.set(group, yield* orders.after({ ...this.#everybodys.columns, price }, turnover));
      }
    }
  }

  /** Whether a query for a group's orders needs no work: they exist, or are everybody's. */
  has(group: string): boolean {
    return this.#ofGroups.has(group) || this.#termsOf(group) === undefined;
  }

  /** Builds the orders of a group, so that no query has to wait for them. */
  *make(group: string): Slices<void> {
    yield* this.#make(group);
  }

  /** The products in a complete order at a group's prices. */
  in(order: SortOrder, group: string | null): Permutation {
    return order.some(({ field }) => field === 'price') ? this.of(group).in(order) : this.#everybodys.in(order);
  }

  /** The orders at a group's prices. An unknown group has everybody's orders. */
  of(group: string | null): Orders {
    if (group === null) return this.#everybodys;
    const known = this.#ofGroups.get(group);
    if (known !== undefined) this.#ofGroups.delete(group);
    const orders = known ?? atOnce(this.#make(group));
    if (orders === null) return this.#everybodys;
    this.#ofGroups.set(group, orders);
    const [oldest] = this.#ofGroups.keys();
    if (this.#ofGroups.size > mostGroups && oldest !== undefined) this.#ofGroups.delete(oldest);
    return orders;
  }

  *#make(group: string): Slices<Orders | null> {
    const terms = this.#termsOf(group);
    if (terms === undefined) return null;
    const price = yield* groupPriceColumn(this.#priced, terms, noNumbers);
    const orders = yield* this.#everybodys.withPrices(price);
    this.#ofGroups.set(group, orders);
    return orders;
  }

  #termsOf(group: string): GroupTerms | undefined {
    return this.#priced.groups.groups.find(({ name }) => name === group);
  }
}
