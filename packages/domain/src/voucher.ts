import { negatePrice } from './add-prices.ts';
import { discountPrice } from './discount.ts';
import { type Cents, multiplyDivideHalfUp } from './money.ts';
import { declaredAmount, type Price, type PriceDeclaration } from './price.ts';
import { type BasisPoints, wholeInBasisPoints } from './tax-rate.ts';

/**
 * The value of a voucher (CONTRACT §5). Amounts in cents, gross or net like the shop's prices. A balance is money and
 * therefore gross.
 */
export type VoucherValue =
  | { readonly kind: 'fixed'; readonly amount: Cents }
  | { readonly kind: 'percent'; readonly share: BasisPoints }
  | { readonly kind: 'free-shipping' }
  | { readonly kind: 'gift-balance'; readonly balance: Cents };

/** The prices left to pay while vouchers are applied one after the other. */
export interface OpenPrices {
  /** The goods before any voucher. Percentages refer to this, so that the order of vouchers does not change them. */
  readonly goods: Price;
  readonly goodsLeft: Price;
  readonly shippingLeft: Price;
  /** The amount left to pay, gross cents. */
  readonly due: Cents;
}

/** The negative price of a voucher, never more than is left to pay (CONTRACT §5). */
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

/** The rest of a gift balance after an order took a price (voucherPrice) from it. */
export function giftBalanceRest(balance: Cents, price: Price): Cents {
  return balance + price.gross;
}

/** A payment, not a discount: it has no tax rate (LAW T9). */
function paymentPrice(paid: Cents): Price {
  if (paid < 0) throw new RangeError(`A balance of ${paid} would raise the price`);
  return { gross: 0 - paid, net: 0 - paid, tax: 0, taxRates: [] };
}
