import { compareNumbers } from '../structures/collation.ts';
import { noKey } from '../structures/key-column.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import { type Documents, gone } from './documents.ts';
import type { GroupOffers } from './group-offers.ts';

/**
 * What a document costs a group as the index has it; NaN for what is not in the catalogue any more, and never looked
 * at.
 */
export function priceIn({ prices, groupOffers, categories }: Documents, group: string): (document: number) => number {
  const own = groupOffers.get(group);
  if (own === undefined)
    return (document) => {
      const rank = prices.ranks[document] ?? noKey;
      return rank === noKey || categories[document] === gone ? Number.NaN : prices.keys.at(rank);
    };
  return (document) => own.prices[placeOf(own, document)] ?? Number.NaN;
}

/** The place of a document among a group's offers. */
export function placeOf({ documents }: GroupOffers, document: number): number {
  return firstNotBefore(documents, document, 0, compareNumbers);
}
