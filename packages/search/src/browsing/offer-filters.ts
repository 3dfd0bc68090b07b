import { isRestricting } from '../attributes/ranges.ts';
import { byAvailability, byPrice, byReduction, type SelectedGroup, type Selection } from '../attributes/selection.ts';
import { addAvailable } from '../offers/availability.ts';
import { priceBounds, pricedWithin } from '../offers/price-range.ts';
import { addReduced } from '../offers/reduced.ts';
import { completeOrder } from '../order/sort-order.ts';
import { type Bits, countBits } from '../sets/bits.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import type { BrowsingResult } from '../shapes/browsing-result.ts';
import type { IndexState } from '../state/index-state.ts';

const pricesAscending = completeOrder([{ field: 'price', direction: 'asc' }]);
const pricesDescending = completeOrder([{ field: 'price', direction: 'desc' }]);

/** The products that pass the filters by price, availability and reduction, one group for each filter. */
export function selectedOffers(state: IndexState, query: BrowsingQuery, workspace: Workspace): SelectedGroup[] {
  const { price = {}, availability, customerGroup = null } = query;
  const groups: SelectedGroup[] = [];
  if (isRestricting(price)) {
    const orders = state.groupOrders.of(customerGroup);
    const products = pricedWithin(orders.in(pricesAscending), orders.prices, price, workspace);
    groups.push({ name: byPrice, products });
  }
  if (availability !== undefined) {
    const products = workspace.bits.take();
    addAvailable(products, availability, state.stockSets);
    groups.push({ name: byAvailability, products });
  }
  if (query.reduced === true) groups.push({ name: byReduction, products: reducedFor(state, query, workspace) });
  return groups;
}

/** The products that are reduced now for the query's customer group. */
export function reducedFor(state: IndexState, { customerGroup = null }: BrowsingQuery, workspace: Workspace): Bits {
  const reduced = workspace.bits.take();
  addReduced(reduced, customerGroup, state);
  return reduced;
}

/** The lowest and highest price among the products that pass all filters except the price filter. */
export function pricesAmong(
  state: IndexState,
  { customerGroup = null }: BrowsingQuery,
  { hits, count, withoutGroup }: Selection,
  workspace: Workspace,
): BrowsingResult['bounds']['price'] {
  const orders = state.groupOrders.of(customerGroup);
  const others = withoutGroup.get(byPrice);
  return priceBounds(
    others === undefined ? { products: hits, count } : { products: others, count: countBits(others) },
    orders.prices,
    {
      ascending: orders.in(pricesAscending),
      descending: orders.in(pricesDescending),
    },
    workspace,
  );
}
