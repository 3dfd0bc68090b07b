import type { FieldError } from '../../http/field-errors.ts';
import { placeTexts as texts } from './texts/places.de.ts';
import type { ShopConfiguration } from './types.ts';

/** Carriers that no shipping rule serves: a customer could choose them and never order. */
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
 * Countries to which no shipping rule sends by a carrier of the shop: customers could choose them and never order.
 * Without any rule nothing can be ordered at all, and there is nothing to compare.
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

/** Whether some shipping rule sends to a country by a carrier of the shop, or by any where it offers no choice. */
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
 * Carriers that shipping rules name and the shop does not offer: such a rule never counts. Without any choice of
 * carriers there is nothing to compare.
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
