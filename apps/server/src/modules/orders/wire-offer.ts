import type { OrderItem } from '@kontor/contract';
import type { DeliveryForSale, NormPriceForSale } from '@kontor/domain';
import { euroFromCents } from '@kontor/domain';

/** The unit price as it goes over the wire (LAW P4); nothing where there is none. */
export function wireNormPrice(
  normPrice: NormPriceForSale | null | undefined,
): Pick<OrderItem['condition'], 'normPrice' | 'normUnit'> {
  return normPrice ? { normPrice: euroFromCents(normPrice.price), normUnit: normPrice.unit } : {};
}

/** Delivery time as it goes over the wire (LAW P9); nothing where an old order does not say. */
export function wireDelivery(
  delivery: DeliveryForSale | undefined,
): Pick<OrderItem['product'], 'stockStatusText' | 'termsOfDelivery'> {
  const { stockStatusText, termsOfDelivery } = delivery ?? {};
  return { ...(stockStatusText && { stockStatusText }), ...(termsOfDelivery && { termsOfDelivery }) };
}
