import type { Documents } from '../documents/documents.ts';
import { placeOf, priceIn } from '../documents/price-in.ts';
import { everybodys, type PricesNow, pricesAt } from '../documents/sales.ts';
import { reducedSetsOf } from '../offers/reduced.ts';
import { GroupOrders } from '../order/group-orders.ts';
import { compareNumbers } from '../structures/collation.ts';
import { changeKeys } from '../structures/key-column.ts';
import type { Slices } from '../structures/slices.ts';
import type { IndexState } from './index-state.ts';

/**
 * The state at a time (epoch ms). If sales began or ended since, prices and everything derived from them change, and
 * nothing else. The work reads no database and runs in short slices, even if a million sales end at one midnight.
 */
export function* repricedAt(state: IndexState, now: number): Slices<IndexState> {
  const { tree, places, groups, isViewed } = state;
  const { documents, isOfEverybody } = yield* documentsAt(state.documents, now);
  if (documents === state.documents) return state;
  const reducedSets = isViewed ? yield* reducedSetsOf(documents) : state.reducedSets;
  const orders = isOfEverybody ? yield* state.orders.repriced(documents.prices) : state.orders;
  const groupOrders = new GroupOrders(orders, { documents, tree, places, groups });
  if (isViewed) yield* groupOrders.prepare(state.groupOrders);
  return { ...state, documents, orders, groupOrders, reducedSets };
}

function* documentsAt(
  before: Documents,
  now: number,
): Slices<{ readonly documents: Documents; readonly isOfEverybody: boolean }> {
  let documents = before;
  let isOfEverybody = false;
  for (const [group, sales] of before.sales) {
    const changed = yield* pricesAt(sales, now, priceIn(before, group));
    if (changed.documents.length === 0) continue;
    if (group === everybodys) {
      isOfEverybody = true;
      documents = { ...documents, prices: yield* pricesWith(documents, changed) };
    } else documents = { ...documents, groupOffers: offersWith(documents.groupOffers, group, changed) };
  }
  return { documents, isOfEverybody };
}

function pricesWith(before: Documents, { documents, prices: keys }: PricesNow): Slices<Documents['prices']> {
  return changeKeys(before.prices, { documents, keys }, compareNumbers);
}

function offersWith(
  before: Documents['groupOffers'],
  group: string,
  { documents, prices }: PricesNow,
): Documents['groupOffers'] {
  const own = before.get(group);
  if (own === undefined) return before;
  const changed = own.prices.slice();
  for (const [i, document] of documents.entries()) changed[placeOf(own, document)] = prices[i] ?? 0;
  return new Map([...before, [group, { ...own, prices: changed }]]);
}
