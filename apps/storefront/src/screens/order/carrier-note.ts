import { formatPrice } from '../../format/format-price.ts';
import { declaredAmount, type PriceDeclaration } from '../../format/shown-price.ts';
import { checkoutTexts } from '../../texts/checkout.de.ts';
import { orderTexts } from '../../texts/order.de.ts';
import type { CarrierCost } from './carrier-costs.ts';

/**
 * What stands beside a carrier: its price for this order as the shop declares prices, that it is free, or that it does
 * not take it.
 */
export function carrierNote(cost: CarrierCost | undefined, declaration: PriceDeclaration): string | undefined {
  if (cost === undefined || cost === 'not-deliverable') return cost && orderTexts.notByCarrier;
  const amount = declaredAmount(cost, declaration);
  return amount === 0 ? checkoutTexts.freeShipping : formatPrice(amount);
}
