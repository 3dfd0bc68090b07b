import type { Price } from '@kontor/contract';
import { formatPrice } from '../../format/format-price.ts';
import { declaredAmount, type PriceDeclaration } from '../../format/shown-price.ts';
import { orderTexts } from '../../texts/order.de.ts';

/** The note beside a payment condition with a fee: the fee for this order, gross or net as the shop declares prices. */
export function feeNote(fee: Price | undefined, declaration: PriceDeclaration): string | undefined {
  return fee && orderTexts.fee(formatPrice(declaredAmount(fee, declaration)));
}
