import type { Preference } from '../families/collapse.ts';
import { undeliverable } from '../offers/availability.ts';
import { completeOrder, defaultOrder, orderName } from '../order/sort-order.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import type { IndexState } from '../state/index-state.ts';
import { noKey } from '../structures/key-column.ts';
import { scoresOfTier } from '../text/text-score.ts';
import type { SteeredMatch } from './pinned.ts';

/** More than any rank or score. */
const step = 2 ** 32;

/**
 * Who stands for a family: what has all words before what has not, what can be delivered before what cannot, then what
 * matches better or, without a search, is rated higher; in an order by price the cheaper one.
 */
export function preferenceOf(
  state: IndexState,
  { orderBy, customerGroup = null }: BrowsingQuery,
  match: SteeredMatch | null,
): Preference {
  const { stock, ratings } = state.documents;
  const available = (document: number) => (stock[document] === undeliverable ? 0 : step);
  const order = completeOrder(orderBy);
  const [by] = order;
  if (match !== null && orderName(order) === orderName(defaultOrder)) {
    match.ranking.settle();
    const goodness = (document: number) => {
      const score = match.ranking.scoreOf(document);
      return Math.floor(score / scoresOfTier) * 2 * step + available(document) + (score % scoresOfTier);
    };
    return { goodness, first: match.pinned };
  }
  if (by?.field === 'price') {
    const { ranks } = state.groupOrders.of(customerGroup).prices;
    return { goodness: (document) => available(document) + noKey - (ranks[document] ?? noKey), first: [] };
  }
  if (by?.field === 'name') return { goodness: available, first: [] };
  return { goodness: (document) => available(document) + (ratings.ranks[document] ?? 0), first: [] };
}
