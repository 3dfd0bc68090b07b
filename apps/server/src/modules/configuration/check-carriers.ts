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
