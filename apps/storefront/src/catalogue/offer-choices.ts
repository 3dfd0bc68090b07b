import type { Availability, ProductList } from '@kontor/contract';
import type { Conditions } from './browsing-conditions.ts';
import type { RangeChoice } from './filter-choices.ts';
import { isOpen } from './range.ts';

/** What a list can be narrowed by that every product has: its price, and whether it can be delivered. */
export interface OfferChoices {
  /** Null where all prices are the same and none was chosen. */
  readonly price: RangeChoice | null;
  /** The ways to be available that differ from each other, beside no matter which; none where nothing differs. */
  readonly availabilities: readonly { readonly availability: Availability; readonly count: number }[];
}

/** The choices beside a list. */
export function offerChoices(
  { price, availability }: Pick<Conditions, 'price' | 'availability'>,
  { count, bounds, availabilityCounts }: Pick<ProductList, 'count' | 'bounds' | 'availabilityCounts'>,
): OfferChoices {
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
  };
}
