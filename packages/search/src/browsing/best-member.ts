import type { Preference } from '../families/collapse.ts';
import { undeliverable } from '../offers/availability.ts';
import { completeOrder, defaultOrder, orderName } from '../order/sort-order.ts';
import { hasBit } from '../sets/bits.ts';
import type { BrowsingQuery } from '../shapes/browsing-query.ts';
import type { IndexState } from '../state/index-state.ts';
import { noKey } from '../structures/key-column.ts';
import { scoresOfTier } from '../text/text-score.ts';
import type { SteeredMatch } from './pinned.ts';

/** More than any rank or score. */
const step = 2 ** 32;

/**
 * Which member represents a family. In a search in the default order: members of a better tier first, then deliverable
 * ones, then better matches. In all other cases: members called as asked, then deliverable ones. Among these the
 * cheaper one in an order by price, any in an order by name, and else the higher rated one.
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
  const fit = (document: number) =>
    available(document) + (match === null || hasBit(match.lesser, document) ? 0 : 2 * step);
  if (by?.field === 'price') {
    const { ranks } = state.groupOrders.of(customerGroup).prices;
    return { goodness: (document) => fit(document) + noKey - (ranks[document] ?? noKey), first: [] };
  }
  if (by?.field === 'name') return { goodness: fit, first: [] };
  return { goodness: (document) => fit(document) + (ratings.ranks[document] ?? 0), first: [] };
}
