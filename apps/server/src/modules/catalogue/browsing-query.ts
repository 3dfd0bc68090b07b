import type { Bounds, BrowsingConditions } from '@kontor/contract';
import { euroFromCents } from '@kontor/domain';
import type { BrowsingQuery, BrowsingResult } from '@kontor/search';

/** Converts a query from the wire to the index's form: EUR become cents. */
export function browsingQuery<Paged extends Pick<BrowsingQuery, 'limit' | 'offset'>>(
  { price, ranges, ...conditions }: Omit<BrowsingConditions, 'limit' | 'offset'> & Paged,
  customerGroup: string | null = null,
): BrowsingQuery {
  return {
    ...{ ...conditions, customerGroup },
    ...(ranges !== undefined && { ranges: ranges.map(upright) }),
    ...(price !== undefined && { price: centsWithin(upright(price)) }),
  };
}

/** A range with its ends in their order: from 50 to 10 means 10 to 50, as on the page (CONTRACT §2). */
function upright<Range extends { readonly min?: number; readonly max?: number }>(range: Range): Range {
  const { min, max } = range;
  return min !== undefined && max !== undefined && min > max ? { ...range, min: max, max: min } : range;
}

/** Whole cents within the ends of an amount: at least 9.999 EUR means at least 10.00 EUR. */
function centsWithin({ min, max }: NonNullable<BrowsingConditions['price']>): NonNullable<BrowsingQuery['price']> {
  return {
    ...(min !== undefined && { min: Math.ceil(exact(min * 100)) }),
    ...(max !== undefined && { max: Math.floor(exact(max * 100)) }),
  };
}

/** Removes the noise of multiplied decimals: 1.15 × 100 is 115. */
function exact(product: number): number {
  return Number(product.toPrecision(15));
}

/** The ranges that the index offers, in the form of the wire. */
export function wireBounds({ price, attributes }: BrowsingResult['bounds']): Bounds {
  return {
    attributes: [...attributes],
    ...(price !== null && { price: { min: euroFromCents(price.min), max: euroFromCents(price.max) } }),
  };
}
