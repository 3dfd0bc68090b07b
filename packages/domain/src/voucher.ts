import { negatePrice } from './add-prices.ts';
import { discountPrice } from './discount.ts';
import { type Cents, multiplyDivideHalfUp } from './money.ts';
import { declaredAmount, type Price, type PriceDeclaration } from './price.ts';
import { type BasisPoints, wholeInBasisPoints } from './tax-rate.ts';

/**
 * What a voucher is worth (CONTRACT §5). Amounts in cents, declared gross or net like the shop's prices; a balance is
 * money, so gross.
 */
export type VoucherValue =
  | { readonly kind: 'fixed'; readonly amount: Cents }
  | { readonly kind: 'percent'; readonly share: BasisPoints }
  | { readonly kind: 'free-shipping' }
  | { readonly kind: 'gift-balance'; readonly balance: Cents };

/** What is still to pay while vouchers are taken off one after the other. */
export interface OpenPrices {
  /** The goods before any voucher: what a percentage refers to, so that the order of vouchers does not matter to it. */
  readonly goods: Price;
  readonly goodsLeft: Price;
  readonly shippingLeft: Price;
  /** What is to pay in the end, gross cents. */
  readonly due: Cents;
}

/** The negative price of a voucher: what it takes off, never more than is left (CONTRACT §5). */
export function voucherPrice(value: VoucherValue, open: OpenPrices, declaration: PriceDeclaration): Price {
  switch (value.kind) {
    case 'fixed':
      return discountPrice(value.amount, open.goodsLeft, declaration);
    case 'percent': {
      const amount = multiplyDivideHalfUp(declaredAmount(open.goods, declaration), value.share, wholeInBasisPoints);
      return discountPrice(amount, open.goodsLeft, declaration);
    }
    case 'free-shipping':
      return negatePrice(open.shippingLeft);
    case 'gift-balance':
      return paymentPrice(Math.min(value.balance, open.due));
  }
}

/** What is left on a gift balance after an order took its price (voucherPrice) from it. */
export function giftBalanceRest(balance: Cents, price: Price): Cents {
  return balance + price.gross;
}

/** Money that pays, not a discount: no tax rate changes (LAW T9). */
function paymentPrice(paid: Cents): Price {
  if (paid < 0) throw new RangeError(`A balance of ${paid} would raise the price`);
  return { gross: 0 - paid, net: 0 - paid, tax: 0, taxRates: [] };
}
