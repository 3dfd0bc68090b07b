import type { GroupOffer } from '../shapes/indexed-product.ts';

/** The first conditions of one customer group, ten bytes each. Documents ascend. */
export interface GroupOffers {
  readonly documents: Uint32Array;
  /** Cents as stored. */
  readonly prices: Uint32Array;
  readonly taxRates: Uint16Array;
}

/** A group without own conditions. */
export const noOffers: GroupOffers = {
  documents: new Uint32Array(0),
  prices: new Uint32Array(0),
  taxRates: new Uint16Array(0),
};

/** The price of a document for a group. */
export type OfferOfDocument = GroupOffer & { readonly document: number };

/** Offers with further offers appended. The new documents have higher numbers. */
export function appendOffers(
  before: ReadonlyMap<string, GroupOffers>,
  added: readonly OfferOfDocument[],
): ReadonlyMap<string, GroupOffers> {
  if (added.length === 0) return before;
  const offers = new Map(before);
  for (const [group, some] of Map.groupBy(added, ({ customerGroup }) => customerGroup)) {
    const known = before.get(group);
    offers.set(group, {
      documents: Uint32Array.from([...(known?.documents ?? []), ...some.map(({ document }) => document)]),
      prices: Uint32Array.from([...(known?.prices ?? []), ...some.map(({ price }) => price)]),
      taxRates: Uint16Array.from([...(known?.taxRates ?? []), ...some.map(({ taxRate }) => taxRate)]),
    });
  }
  return offers;
}

/** The offers of the remaining documents under their new numbers, which ascend in the same order. */
export function keepOffers(
  before: ReadonlyMap<string, GroupOffers>,
  { numbers, gone }: { readonly numbers: Uint32Array; readonly gone: number },
): ReadonlyMap<string, GroupOffers> {
  const offers = new Map<string, GroupOffers>();
  for (const [group, { documents, prices, taxRates }] of before) {
    const stays = (_: number, place: number) => numbers[documents[place] ?? 0] !== gone;
    const kept = documents.filter(stays).map((document) => numbers[document] ?? gone);
    if (kept.length === 0) continue;
    offers.set(group, { documents: kept, prices: prices.filter(stays), taxRates: taxRates.filter(stays) });
  }
  return offers;
}
