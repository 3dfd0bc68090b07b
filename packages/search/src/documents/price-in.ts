import { compareNumbers } from '../structures/collation.ts';
import { noKey } from '../structures/key-column.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import { type Documents, gone } from './documents.ts';
import type { GroupOffers } from './group-offers.ts';

/** The price of a document for a group. NaN for a document that is gone. */
export function priceIn({ prices, groupOffers, categories }: Documents, group: string): (document: number) => number {
  const own = groupOffers.get(group);
  if (own === undefined)
    return (document) => {
      const rank = prices.ranks[document] ?? noKey;
      return rank === noKey || categories[document] === gone ? Number.NaN : prices.keys.at(rank);
    };
  return (document) => own.prices[placeOf(own, document)] ?? Number.NaN;
}

/** The index of a document in a group's offers. */
export function placeOf({ documents }: GroupOffers, document: number): number {
  return firstNotBefore(documents, document, 0, compareNumbers);
}
