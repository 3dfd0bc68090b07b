import { Turns } from '../structures/slices.ts';
import type { GroupOrders } from './group-orders.ts';

/** Builds the orders of customer groups in turns of the event loop. Concurrent callers share the work. */
export class GroupPreparation {
  readonly #underWay = new Map<string, { readonly orders: GroupOrders; readonly made: Promise<void> }>();

  /** Resolves when the group's orders exist. Call it only if they do not. */
  of(orders: GroupOrders, group: string): Promise<void> {
    const known = this.#underWay.get(group);
    if (known?.orders === orders) return known.made;
    const made = new Turns().run(orders.make(group)).finally(() => {
      if (this.#underWay.get(group)?.made === made) this.#underWay.delete(group);
    });
    this.#underWay.set(group, { orders, made });
    return made;
  }
}
