import { formatCount } from '../format/format-price.ts';
import type { ShownPrice } from '../format/shown-price.ts';
import { checkoutTexts } from '../texts/checkout.de.ts';
import { shopTexts } from '../texts/shop.de.ts';

/** An amount with its price: '2 Stück × 4,90 €', or '250 Stück, 3,45 € je 100 Stück'. */
export function amountAtPrice(line: {
  readonly amount: number;
  readonly unit: string;
  readonly price: string;
  readonly per: ShownPrice['per'];
}): string {
  const { unit, price, per } = line;
  const amount = formatCount(line.amount);
  if (per === null) return checkoutTexts.amountTimes(amount, unit, price);
  return checkoutTexts.amountAt(amount, unit, price, shopTexts.perQuantity(formatCount(per.quantity), unit));
}
