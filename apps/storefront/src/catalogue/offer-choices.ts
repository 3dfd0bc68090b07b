import type { Availability, ProductList } from '@kontor/contract';
import type { Conditions } from './browsing-conditions.ts';
import type { RangeChoice } from './filter-choices.ts';
import { isOpen } from './range.ts';

/** The filters that apply to every product: its price, its availability and whether it is reduced. */
export interface OfferChoices {
  /** Null if all prices are equal and none is chosen. */
  readonly price: RangeChoice | null;
  /** The availabilities that make a difference, besides "all"; empty if none does. */
  readonly availabilities: readonly { readonly availability: Availability; readonly count: number }[];
  /** The number of products that are reduced now; null if none or all are, and the filter is not chosen. */
  readonly reduced: { readonly count: number } | null;
}

/** The offer filters of a list. */
export function offerChoices(
  { price, availability, reduced }: Pick<Conditions, 'price' | 'availability' | 'reduced'>,
  list: Pick<ProductList, 'count' | 'bounds' | 'availabilityCounts' | 'reducedCount'>,
): OfferChoices {
  const { count, bounds, availabilityCounts, reducedCount = 0 } = list;
  const { deliverable = count, now = count } = availabilityCounts ?? {};
  // If one is chosen, there are no counts without it, so both are offered.
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
