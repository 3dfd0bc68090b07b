import type { Price } from '@kontor/contract';
import { formatPrice } from '../../format/format-price.ts';
import { declaredAmount, type PriceDeclaration } from '../../format/shown-price.ts';
import { orderTexts } from '../../texts/order.de.ts';

/** What stands beside a way to pay that costs something: its fee for this order, as the shop declares prices. */
export function feeNote(fee: Price | undefined, declaration: PriceDeclaration): string | undefined {
  return fee && orderTexts.fee(formatPrice(declaredAmount(fee, declaration)));
}
