import { addPrices, negatePrice } from '../add-prices.ts';
import {
  type ChargeableLine,
  type Destination,
  type PricedLines,
  type PricingRules,
  priceLines,
} from '../cart/price-cart.ts';
import { type Charge, shippingOf } from '../charge.ts';
import type { Cents } from '../money.ts';
import { declaredAmount, type Price } from '../price.ts';
import type { VoucherClaim } from '../voucher-claims.ts';
import { type AmendedLine, type AmendmentRefused, amendedLines, type WantedLines } from './amended-lines.ts';

/** An order as it is before an amendment. */
export interface OrderToAmend<Line extends ChargeableLine, Claim extends VoucherClaim> {
  readonly lines: readonly Line[];
  readonly charges: readonly Charge[];
  /** What it costs to its customer. */
  readonly total: Price;
  /** Its vouchers. What they once granted holds; only a minimum is judged anew. */
  readonly vouchers: readonly Claim[];
}

/** What an operator wants. `shipping`: whether its cost stays, or follows from the rules for the new goods. */
export interface Amendment<Line extends ChargeableLine> extends WantedLines<Line> {
  readonly shipping: 'kept' | 'computed';
  /** Whether something else changes with it, so that it is one even if no amount does. */
  readonly changesElse?: boolean;
}

/** How it is priced. The fee of the payment method is what was agreed, and therefore no part of the rules. */
export interface AmendmentTerms {
  readonly destination: Destination;
  readonly rules: Omit<PricingRules, 'paymentFee'>;
  /** Epoch ms. */
  readonly now: number;
}

/** An amended order with its prices. */
export type AmendedOrder<Line extends ChargeableLine, Claim extends VoucherClaim> =
  | (PricedLines<AmendedLine<Line>, Claim> & {
      readonly ok: true;
      /** The total after less the total before, with the tax of each rate. */
      readonly difference: Price;
      readonly changesPrices: boolean;
    })
  | AmendmentRefused
  | { readonly ok: false; readonly code: 'not-deliverable' | 'not-by-carrier' };

/**
 * Amends an order before it is shipped: amounts, lines and prices change, and everything else is priced again by the
 * rules of the cart. Shipping and fee keep their cost, and their tax follows the goods (LAW T7).
 */
export function amendOrder<Line extends ChargeableLine, Claim extends VoucherClaim>(
  order: OrderToAmend<Line, Claim>,
  { shipping, changesElse = false, ...wanted }: Amendment<Line>,
  { destination, rules, now }: AmendmentTerms,
): AmendedOrder<Line, Claim> {
  const amended = amendedLines(order.lines, wanted);
  if (!amended.ok) return amended;
  const { lines, changesPrices } = amended;
  const costOf = (price: Price | undefined): Cents => (price ? declaredAmount(price, rules.ruleDeclaration) : 0);
  const fee = order.charges.find(({ kind }) => kind === 'payment-method')?.price;
  const kept = shipping === 'kept' ? { keptShipping: costOf(shippingOf(order.charges)) } : {};
  const priced = priceLines({ lines, vouchers: order.vouchers, now, ...kept }, destination, {
    ...rules,
    paymentFee: costOf(fee),
  });
  if (!priced.ok) return priced;
  const difference = addPrices([priced.priced.toPay, negatePrice(order.total)]);
  const isSame = !changesElse && !amended.areChanged && difference.gross === 0 && difference.tax === 0;
  return isSame ? { ok: false, code: 'nothing-changed' } : { ...priced, difference, changesPrices };
}

/** How many pieces more (or, if negative, less) of each condition an amendment takes. Unchanged ones are left out. */
export function amendedPieces(
  before: readonly { readonly conditionId: string; readonly amount: number }[],
  after: readonly { readonly conditionId: string; readonly amount: number }[],
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  const add = (lines: typeof before, sign: 1 | -1) => {
    for (const { conditionId, amount } of lines)
      pieces.set(conditionId, (pieces.get(conditionId) ?? 0) + sign * amount);
  };
  add(after, 1);
  add(before, -1);
  return new Map([...pieces].filter(([, change]) => change !== 0));
}

/** The money of an amended order, in gross cents. */
export interface AmendedMoney {
  /** What the customer still has to pay. */
  readonly open: Cents;
  /** What came beyond the new total. */
  readonly toRefund: Cents;
}

/** What becomes of the money that came. `received` null: nobody knows of any. */
export function amendedMoney(total: Cents, received: Cents | null): AmendedMoney {
  const came = received ?? 0;
  return { open: Math.max(0, total - came), toRefund: Math.max(0, came - total) };
}
