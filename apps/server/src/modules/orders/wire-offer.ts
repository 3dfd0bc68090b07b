import type { CalculatedOrder, OrderItem, OrderSummary } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { wireScales } from '@kontor/contract/wire-product';
import {
  type Cents,
  type ConditionForSale,
  type DeliveryForSale,
  euroFromCents,
  type MinimumAge,
  maxAmount,
  minAmount,
  type NormPriceForSale,
  type PriceDeclaration,
  priceOf,
} from '@kontor/domain';
import type { OrderSnapshot } from './types.ts';

/** The unit price on the wire (LAW P4). Empty if there is none. */
export function wireNormPrice(
  normPrice: NormPriceForSale | null | undefined,
): Pick<OrderItem['condition'], 'normPrice' | 'normUnit'> {
  return normPrice ? { normPrice: euroFromCents(normPrice.price), normUnit: normPrice.unit } : {};
}

/** The current terms of a condition, in the form that products have on the wire (CONTRACT §2). */
export function wireConditionTerms(
  { conditionId, price, priceQuantity, deposit, scales, amounts, ...rates }: ConditionForSale,
  declaration: PriceDeclaration,
): Omit<CalculatedOrder['items'][number]['condition'], 'normPrice' | 'normUnit'> {
  const { min, step, max } = amounts;
  const taxRate = rates.shownTaxRate ?? rates.taxRate;
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

/** The number of units that a price is for. Empty if it is one. */
export function wirePriceQuantity(priceQuantity: number): { readonly priceQuantity?: number } {
  return priceQuantity === 1 ? {} : { priceQuantity };
}

/** The deposit on one unit. Empty if there is none. */
export function wireDeposit(deposit: Cents): { readonly deposit?: number } {
  return deposit === 0 ? {} : { deposit: euroFromCents(deposit) };
}

/** The age from which goods may be sold (LAW C10). Empty: to everybody. */
export function wireMinimumAge(minimumAge: MinimumAge | null | undefined): Pick<OrderItem['product'], 'minimumAge'> {
  return minimumAge ? { minimumAge } : {};
}

/** Whether an order was sold to a business by a shop for businesses alone (LAW C8). Empty: to anybody. */
export function wireSoldTo({ soldTo }: OrderSnapshot): Pick<OrderSummary, 'soldTo'> {
  return soldTo === undefined ? {} : { soldTo };
}

/** The delivery time on the wire (LAW P9). Empty for old orders without one. */
export function wireDelivery(
  delivery: DeliveryForSale | undefined,
): Pick<OrderItem['product'], 'stockStatusText' | 'termsOfDelivery'> {
  const { stockStatusText, termsOfDelivery } = delivery ?? {};
  return { ...(stockStatusText && { stockStatusText }), ...(termsOfDelivery && { termsOfDelivery }) };
}
