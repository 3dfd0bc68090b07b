import type { CalculatedOrder, OrderItem } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { wireScales } from '@kontor/contract/wire-product';
import {
  type Cents,
  type ConditionForSale,
  type DeliveryForSale,
  euroFromCents,
  maxAmount,
  minAmount,
  type NormPriceForSale,
  type PriceDeclaration,
  priceOf,
} from '@kontor/domain';

/** The unit price as it goes over the wire (LAW P4); nothing where there is none. */
export function wireNormPrice(
  normPrice: NormPriceForSale | null | undefined,
): Pick<OrderItem['condition'], 'normPrice' | 'normUnit'> {
  return normPrice ? { normPrice: euroFromCents(normPrice.price), normUnit: normPrice.unit } : {};
}

/** The terms on which a condition is sold now, as products have them on the wire (CONTRACT §2). */
export function wireConditionTerms(
  { conditionId, price, priceQuantity, deposit, scales, amounts, taxRate }: ConditionForSale,
  declaration: PriceDeclaration,
): Omit<CalculatedOrder['items'][number]['condition'], 'normPrice' | 'normUnit'> {
  const { min, step, max } = amounts;
  return {
    _id: conditionId,
    price: wirePrice(priceOf(price, taxRate, declaration)),
    ...wirePriceQuantity(priceQuantity),
    ...wireDeposit(deposit),
    ...wireScales(scales, taxRate, declaration),
    ...(min !== minAmount && { minAmount: min }),
    ...(step !== 1 && { amountStep: step }),
    ...(max !== maxAmount && { maxAmount: max }),
  };
}

/** How many units a price is for; nothing where it is one. */
export function wirePriceQuantity(priceQuantity: number): { readonly priceQuantity?: number } {
  return priceQuantity === 1 ? {} : { priceQuantity };
}

/** The deposit on one unit; nothing where there is none. */
export function wireDeposit(deposit: Cents): { readonly deposit?: number } {
  return deposit === 0 ? {} : { deposit: euroFromCents(deposit) };
}

/** Delivery time as it goes over the wire (LAW P9); nothing where an old order does not say. */
export function wireDelivery(
  delivery: DeliveryForSale | undefined,
): Pick<OrderItem['product'], 'stockStatusText' | 'termsOfDelivery'> {
  const { stockStatusText, termsOfDelivery } = delivery ?? {};
  return { ...(stockStatusText && { stockStatusText }), ...(termsOfDelivery && { termsOfDelivery }) };
}
