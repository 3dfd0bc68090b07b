import { addPrices } from '../add-prices.ts';
import { depositCharges } from '../deposit.ts';
import { isGiftVoucher, lineTotal, type PriceableLine } from '../line-total.ts';
import type { Cents } from '../money.ts';
import { declaredAmount, type Price, type PriceDeclaration } from '../price.ts';
import { type OrderToPrice, type PricedOrder, priceOrder } from '../price-order.ts';
import { type FreeShipping, freeShippingOf, type ShippingRule, shippingCost } from '../shipping.ts';
import type { VoucherValue } from '../voucher.ts';
import { type JudgedClaims, judgeVoucherClaims, type VoucherClaim } from '../voucher-claims.ts';
import { type AvailableLine, availableLines, type CartLine, type Shortage } from './available-lines.ts';
import type { ConditionForSale } from './condition-for-sale.ts';

/**
 * The country and the carriers of a shipment. `carriers`: the chosen one, or all if none is chosen; then the first that
 * serves the shipment counts. `offered`: all carriers of the shop, to find out whether another one would take what the
 * chosen one does not.
 */
export interface Destination {
  readonly country: string;
  readonly carriers: readonly string[];
  readonly offered: readonly string[];
}

/** The parts of the operator's configuration that decide about prices. */
export interface PricingRules {
  /** Whether the amounts of shipping rules, fees and vouchers are gross or net. */
  readonly ruleDeclaration: PriceDeclaration;
  /** Whether the prices of the lines are gross or net. A customer group has its own setting. */
  readonly lineDeclaration: PriceDeclaration;
  readonly shippingRules: readonly ShippingRule[];
  /**
   * The fee of the chosen payment condition, in cents, gross or net as declared; 0 if it has none or none is chosen.
   */
  readonly paymentFee: Cents;
  /** Whether the deposit on one-way containers is taxed (isOneWayDepositTaxed). */
  readonly oneWayDepositTaxed: boolean;
}

/** A voucher that is granted. */
export type GrantedVoucher<Claim> = Claim & { readonly value: VoucherValue };

/**
 * A cart with its prices; or the refusal that no shipping rule serves it, or none with the chosen carrier. Shortages
 * and refused vouchers are not part of the price.
 */
export type PricedCart<Claim extends VoucherClaim> =
  | {
      readonly ok: true;
      readonly priced: PricedOrder<AvailableLine, GrantedVoucher<Claim>>;
      /** The value of the goods, before vouchers and charges. */
      readonly goods: Price;
      readonly freeShipping: FreeShipping | null;
      readonly shortages: readonly Shortage[];
      readonly refusedVouchers: JudgedClaims<Claim>['refused'];
    }
  | {
      readonly ok: false;
      readonly code: 'not-deliverable' | 'not-by-carrier';
      readonly shortages: readonly Shortage[];
    };

/** A cart with the conditions and vouchers from the database, at a moment (epoch ms). */
export interface CartToPrice<Claim extends VoucherClaim> {
  readonly lines: readonly CartLine[];
  readonly forSale: ReadonlyMap<string, ConditionForSale>;
  readonly vouchers: readonly Claim[];
  readonly now: number;
}

/**
 * Prices a cart by the database's prices and the operator's rules. order/calc and order/finish use this same function.
 */
export function priceCart<Claim extends VoucherClaim>(
  cart: CartToPrice<Claim>,
  destination: Destination,
  rules: PricingRules,
): PricedCart<Claim> {
  const { lines, shortages } = availableLines(cart.lines, cart.forSale);
  return { ...priceLines({ ...cart, lines }, destination, rules), shortages };
}

/** A line with what shipping costs and deposits are computed from. */
export interface ChargeableLine extends PriceableLine {
  readonly condition: Pick<ConditionForSale, 'weightGrams' | 'deposit' | 'container' | 'taxRate'>;
}

/** Lines that are there, with the vouchers claimed for them, at a moment (epoch ms). */
export interface LinesToPrice<Line extends ChargeableLine, Claim extends VoucherClaim> {
  readonly lines: readonly Line[];
  readonly vouchers: readonly Claim[];
  readonly now: number;
  /** The agreed cost of shipping in cents, declared as the rules are; missing: it is computed. */
  readonly keptShipping?: Cents;
}

/** Lines with their prices, or the refusal of the shipping rules. */
export type PricedLines<Line extends ChargeableLine, Claim extends VoucherClaim> =
  | {
      readonly ok: true;
      readonly priced: PricedOrder<Line, GrantedVoucher<Claim>>;
      readonly goods: Price;
      readonly freeShipping: FreeShipping | null;
      readonly refusedVouchers: JudgedClaims<Claim>['refused'];
    }
  | { readonly ok: false; readonly code: 'not-deliverable' | 'not-by-carrier' };

/**
 * Prices lines: those of a cart, or those of an order that is amended. Deposits are paid back, so they are not goods:
 * they count neither towards free shipping nor towards a voucher's minimum. Nor do gift vouchers, which no carrier
 * takes: they are sent by e-mail.
 */
export function priceLines<Line extends ChargeableLine, Claim extends VoucherClaim>(
  { lines, vouchers: claims, now, keptShipping }: LinesToPrice<Line, Claim>,
  destination: Destination,
  rules: PricingRules,
): PricedLines<Line, Claim> {
  const { ruleDeclaration: declaration, lineDeclaration } = rules;
  const toShip = lines.filter((line) => !isGiftVoucher(line));
  const worthOf = (some: readonly Line[]) => addPrices(some.map((line) => lineTotal(line, lineDeclaration)));
  const goodsToShip = worthOf(toShip);
  const shippingBy = (carriers: readonly string[]) =>
    costOfShipping(toShip, goodsToShip, { country: destination.country, carriers }, rules);
  const found = shippingBy(destination.carriers);
  const shipping = keptShipping ?? found?.cost ?? null;
  if (shipping === null)
    return { ok: false, code: shippingBy(destination.offered) === null ? 'not-deliverable' : 'not-by-carrier' };
  const { granted: vouchers, refused } = judgeVoucherClaims(claims, goodsToShip.gross, now);
  const price = (...charges: OrderToPrice<Line, GrantedVoucher<Claim>>['charges']) =>
    priceOrder({ lines, charges, vouchers, declaration, lineDeclaration });
  const withDeposit = lines.map(({ condition, amount }) => ({ ...condition, amount }));
  const charges = [
    { kind: 'shipping', cost: shipping } as const,
    ...depositCharges(withDeposit, rules.oneWayDepositTaxed),
  ];
  const withoutFee = price(...charges);
  // There is no fee if nothing is left to pay, because then no money is collected. A fee is taxed as the goods are, so
  // gift vouchers alone have none.
  const hasFee = rules.paymentFee > 0 && withoutFee.toPay.gross > 0 && toShip.length > 0;
  const priced = hasFee ? price(...charges, { kind: 'payment-method', cost: rules.paymentFee }) : withoutFee;
  // Somebody whose prices are declared otherwise could not compare the value.
  const freeShipping = declaration === lineDeclaration ? (found?.freeShipping ?? null) : null;
  return { ok: true, priced, goods: worthOf(lines), freeShipping, refusedVouchers: refused };
}

/** The cost in cents, gross or net as declared; null if no rule serves the shipment. Without lines 0. */
function costOfShipping(
  lines: readonly ChargeableLine[],
  goods: Price,
  destination: Pick<Destination, 'country' | 'carriers'>,
  rules: PricingRules,
): { readonly cost: Cents; readonly freeShipping: FreeShipping | null } | null {
  if (lines.length === 0) return { cost: 0, freeShipping: null };
  const shipment = {
    country: destination.country,
    goodsValue: declaredAmount(goods, rules.ruleDeclaration),
    weight: lines.reduce((sum, { condition, amount }) => sum + condition.weightGrams * amount, 0),
  };
  for (const carrier of destination.carriers) {
    const shipping = shippingCost(rules.shippingRules, { ...shipment, carrier });
    if (shipping.ok)
      return { cost: shipping.cost, freeShipping: freeShippingOf(rules.shippingRules, { ...shipment, carrier }) };
  }
  return null;
}
