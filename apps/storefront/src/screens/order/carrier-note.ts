import { formatPrice } from '../../format/format-price.ts';
import { declaredAmount, type PriceDeclaration } from '../../format/shown-price.ts';
import { checkoutTexts } from '../../texts/checkout.de.ts';
import { orderTexts } from '../../texts/order.de.ts';
import type { CarrierCost } from './carrier-costs.ts';

/**
 * The note beside a carrier: its price for this order (gross or net, as the shop declares prices), "free", or that it
 * does not take the order.
 */
export function carrierNote(cost: CarrierCost | undefined, declaration: PriceDeclaration): string | undefined {
  if (cost === undefined || cost === 'not-deliverable') return cost && orderTexts.notByCarrier;
  const amount = declaredAmount(cost, declaration);
  return amount === 0 ? checkoutTexts.freeShipping : formatPrice(amount);
}
