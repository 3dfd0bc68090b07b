import { type Documents, gone } from '../documents/documents.ts';
import type { GroupOffers } from '../documents/group-offers.ts';
import { everybodys, type PricesNow, pricesAt } from '../documents/sales.ts';
import { GroupOrders } from '../order/group-orders.ts';
import { compareNumbers } from '../structures/collation.ts';
import { changeKeys, noKey } from '../structures/key-column.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import type { Slices } from '../structures/slices.ts';
import type { IndexState } from './index-state.ts';

/**
 * The state at a time (epoch ms): where sales began or ended since, the prices and all that goes by them, and nothing
 * else. A million that end at one midnight cost no look into the database, and no long turn.
 */
export function* repricedAt(state: IndexState, now: number): Slices<IndexState> {
  const { tree, places, groups, isViewed } = state;
  const { documents, isOfEverybody } = yield* documentsAt(state.documents, now);
  if (documents === state.documents) return state;
  const orders = isOfEverybody ? yield* state.orders.repriced(documents.prices) : state.orders;
  const groupOrders = new GroupOrders(orders, { documents, tree, places, groups });
  if (isViewed) yield* groupOrders.prepare(state.groupOrders);
  return { ...state, documents, orders, groupOrders };
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

/**
 * What a document costs a group as the index has it; NaN for what is not in the catalogue any more, and never looked
 * at.
 */
function priceIn({ prices, groupOffers, categories }: Documents, group: string): (document: number) => number {
  const own = groupOffers.get(group);
  if (own === undefined)
    return (document) => {
      const rank = prices.ranks[document] ?? noKey;
      return rank === noKey || categories[document] === gone ? Number.NaN : prices.keys.at(rank);
    };
  return (document) => own.prices[placeOf(own, document)] ?? Number.NaN;
}

function placeOf({ documents }: GroupOffers, document: number): number {
  return firstNotBefore(documents, document, 0, compareNumbers);
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
