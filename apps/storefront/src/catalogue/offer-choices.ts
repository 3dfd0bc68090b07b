import type { Availability, ProductList } from '@kontor/contract';
import type { Conditions } from './browsing-conditions.ts';
import type { RangeChoice } from './filter-choices.ts';
import { isOpen } from './range.ts';

/** What a list can be narrowed by that every product has: its price, whether it can be delivered, and a sale. */
export interface OfferChoices {
  /** Null where all prices are the same and none was chosen. */
  readonly price: RangeChoice | null;
  /** The ways to be available that differ from each other, beside no matter which; none where nothing differs. */
  readonly availabilities: readonly { readonly availability: Availability; readonly count: number }[];
  /** How many are reduced now; null where none or all are, and nobody chose them. */
  readonly reduced: { readonly count: number } | null;
}

/** The choices beside a list. */
export function offerChoices(
  { price, availability, reduced }: Pick<Conditions, 'price' | 'availability' | 'reduced'>,
  list: Pick<ProductList, 'count' | 'bounds' | 'availabilityCounts' | 'reducedCount'>,
): OfferChoices {
  const { count, bounds, availabilityCounts, reducedCount = 0 } = list;
  const { deliverable = count, now = count } = availabilityCounts ?? {};
  // Where one is chosen nobody has counted without it: both are there then.
  const isChosen = availability !== null;
  const differs = bounds?.price !== undefined && bounds.price.min < bounds.price.max;
  return {
    price: differs || !isOpen(price) ? { unit: '€', bounds: bounds?.price ?? null } : null,
    availabilities: [
      ...(isChosen || deliverable < count ? [{ availability: 'deliverable' as const, count: deliverable }] : []),
      ...(isChosen || now < deliverable ? [{ availability: 'now' as const, count: now }] : []),
    ],
    reduced: reduced || (reducedCount > 0 && reducedCount < count) ? { count: reducedCount } : null,
  };
}
