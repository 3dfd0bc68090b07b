import {
  declaredAmount,
  isOneWayDepositTaxed,
  type OrderDetails,
  type VoucherTerms,
  voucherCodeKey,
} from '@kontor/domain';
import type { ClaimedVoucher } from '../vouchers/vouchers.service.ts';
import { destinationOf } from './order-form.ts';
import type { SellingTerms } from './order-sources.ts';
import type { OrderSnapshot } from './types.ts';

/** The form that the order was placed with, as it is now. */
export function formOf(order: OrderSnapshot): OrderDetails {
  const { email, address, shippingAddress, paymentCondition, carrier, externalNumber } = order;
  return {
    ...{ email, address, paymentCondition: paymentCondition.name, carrier: carrier ?? '' },
    ...{ separateShippingAddress: shippingAddress !== null, shippingAddress: shippingAddress ?? address },
    externalNumber: externalNumber ?? '',
  };
}

/** The rules by which an amended order is priced: the cart’s, where the goods go. */
export function termsFor(order: OrderSnapshot, { configuration, prices }: SellingTerms) {
  const country = (order.shippingAddress ?? order.address).country;
  return {
    destination: { ...destinationOf(formOf(order), configuration), country },
    rules: {
      ...{ shippingRules: configuration.shippingRules, ruleDeclaration: prices.shopDeclaration },
      lineDeclaration: order.shop.priceDeclaration,
      oneWayDepositTaxed:
        order.untaxed?.exemption === 'small-business' || isOneWayDepositTaxed(order.shop.seller.country),
    },
  };
}

/** The vouchers of an order as claims. One whose use is not stored counts with what it took off. */
export function claimsOf(
  { vouchers }: OrderSnapshot,
  uses: readonly ClaimedVoucher[],
  { prices }: SellingTerms,
): ClaimedVoucher[] {
  return vouchers.map(({ code, session, kind, price }) => {
    const key = voucherCodeKey(code);
    const off = 0 - declaredAmount(price, prices.shopDeclaration);
    const value: VoucherTerms['value'] =
      kind === 'free-shipping'
        ? { kind }
        : kind === 'gift-balance'
          ? { kind, balance: 0 - price.gross }
          : { kind: 'fixed', amount: off };
    const known = { minimum: 0, validFrom: null, validTo: null, usesAllowed: null, used: 0, stopped: false };
    const use = uses.find((one) => one.key === key);
    return { ...{ key, code, session, reservedUntil: 0 }, terms: use?.terms ?? { ...known, value } };
  });
}

/** The session under which an order has used a voucher, by its key. */
export function sessionOf({ vouchers }: OrderSnapshot, key: string): string {
  return vouchers.find(({ code }) => voucherCodeKey(code) === key)?.session ?? '';
}
