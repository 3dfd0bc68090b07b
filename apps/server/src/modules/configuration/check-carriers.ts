import type { FieldError } from '../../http/field-errors.ts';
import { placeTexts as texts } from './texts/places.de.ts';
import type { ShopConfiguration } from './types.ts';

/** The errors for carriers without a shipping rule. A customer could choose them, but could not order. */
export function carriersWithoutRule({
  carrier,
  shippingRules,
}: Pick<ShopConfiguration, 'carrier' | 'shippingRules'>): FieldError[] {
  const isServed = (name: string) =>
    shippingRules.some(({ carriers = '*' }) => carriers === '*' || carriers.includes(name));
  return carrier.flatMap((name, place) =>
    isServed(name) ? [] : [{ path: String(place), msg: texts.carrierWithoutRule(name) }],
  );
}

/**
 * The errors for countries to which no shipping rule applies with a carrier of the shop. Customers could choose them,
 * but could not order. If there are no shipping rules at all, nothing can be ordered, and nothing is reported.
 */
export function countriesWithoutRule({
  countries,
  carrier,
  shippingRules,
}: Pick<ShopConfiguration, 'countries' | 'carrier' | 'shippingRules'>): FieldError[] {
  if (shippingRules.length === 0) return [];
  return countries.flatMap(({ shortName, name }, place) =>
    isCountryServed(shortName, { carrier, shippingRules })
      ? []
      : [{ path: String(place), msg: texts.countryWithoutRule(name) }],
  );
}

/**
 * Whether a shipping rule applies to a country with a carrier of the shop, or with any carrier if the shop offers no
 * choice.
 */
export function isCountryServed(
  country: string,
  { carrier, shippingRules }: Pick<ShopConfiguration, 'carrier' | 'shippingRules'>,
): boolean {
  return shippingRules.some(
    ({ countries, carriers = '*' }) =>
      (countries === '*' || countries.includes(country)) &&
      (carriers === '*' || carrier.length === 0 || carriers.some((name) => carrier.includes(name))),
  );
}

/**
 * The errors for carriers that a shipping rule names and the shop does not offer. Such a rule never applies. If the
 * shop offers no choice of carriers, nothing is reported.
 */
export function unknownCarriers({
  carrier,
  shippingRules,
}: Pick<ShopConfiguration, 'carrier' | 'shippingRules'>): FieldError[] {
  if (carrier.length === 0) return [];
  return shippingRules.flatMap(({ carriers = '*' }, place) =>
    (carriers === '*' ? [] : carriers).flatMap((name, i) =>
      carrier.includes(name) ? [] : [{ path: `${place}.carriers.${i}`, msg: texts.unknownCarrier(name) }],
    ),
  );
}
