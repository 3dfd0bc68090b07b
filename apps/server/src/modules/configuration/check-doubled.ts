import type { FieldError } from '../../http/field-errors.ts';
import { doubledTexts } from './texts/doubled.de.ts';
import type { ShopConfiguration } from './types.ts';

/** What names an entry: a field of it, or the entry itself. Payment methods and groups have checks of their own. */
const namedBy: Readonly<Partial<Record<keyof ShopConfiguration, string | null>>> = {
  ageCheckCarriers: null,
  carrier: null,
  countries: 'shortName',
  orderOptions: 'name',
  pickupCarriers: null,
  taxRates: 'country',
  trackingLinks: 'carrier',
};

/**
 * The errors of entries that name what an entry before them names. A customer could not tell them apart, and an order
 * keeps only the name. The value is well-formed by its schema.
 */
export function doubledEntries(key: keyof ShopConfiguration, value: unknown): FieldError[] {
  const field = namedBy[key];
  if (field === undefined) return [];
  const names = (value as readonly unknown[]).map((entry) =>
    String(field === null ? entry : (entry as Readonly<Record<string, unknown>>)[field]),
  );
  return names.flatMap((name, place) =>
    names.indexOf(name) === place
      ? []
      : [{ path: field === null ? String(place) : `${place}.${field}`, msg: doubledTexts.twice(name) }],
  );
}
