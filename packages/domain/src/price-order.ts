import { addPrices } from './add-prices.ts';
import { type Charge, type ChargeKind, shippingOf } from './charge.ts';
import { chargePrice } from './charge-price.ts';
import { isGiftVoucher, lineTotal, type PriceableLine } from './line-total.ts';
import type { Cents } from './money.ts';
import { type Price, type PriceDeclaration, priceOf, zeroPrice } from './price.ts';
import { type VoucherValue, voucherPrice } from './voucher.ts';

/** The maximum number of lines of an order. */
export const maxOrderLines = 500;

/**
 * The data that an order is priced from. Lines and vouchers may have more fields than the rule reads; they are returned
 * unchanged.
 */
export interface OrderToPrice<L extends PriceableLine, V extends { readonly value: VoucherValue }> {
  readonly lines: readonly L[];
  /**
   * The charges beside the goods: either with a cost in cents, gross or net as declared, which is taxed like the goods,
   * or with a price of their own. The cost of shipping is 0 while it is unknown or free.
   */
  readonly charges: readonly (Charge | { readonly kind: ChargeKind; readonly cost: Cents })[];
  readonly vouchers: readonly V[];
  /** Whether charges and vouchers are declared gross or net. */
  readonly declaration: PriceDeclaration;
  /** Whether the unit prices of the lines are gross or net, if that differs: a customer group has its own setting. */
  readonly lineDeclaration?: PriceDeclaration;
}

/** A line with the price of one unit and its total. The total is not the price times the amount (see lineTotal). */
export interface PricedLine<L> {
  readonly line: L;
  readonly price: Price;
  readonly total: Price;
}

/** A voucher with its negative price. */
export interface PricedVoucher<V> {
  readonly voucher: V;
  readonly price: Price;
}

/** An order with all its prices, in the order of its lines, charges and vouchers. */
export interface PricedOrder<L, V> {
  readonly lines: readonly PricedLine<L>[];
  /** The sum of the lines, before vouchers. */
  readonly goods: Price;
  readonly charges: readonly Charge[];
  readonly vouchers: readonly PricedVoucher<V>[];
  /** The total of the order: lines, charges and discounts. Its tax is computed from its net, however it is paid. */
  readonly total: Price;
  /** The total less gift balances. They are payments: they change neither the tax nor the taxed net (LAW T9). */
  readonly toPay: Price;
}

/**
 * Prices an order: total = lines + charges + discounts, to pay = total + gift balances, that is lines + charges +
 * vouchers (SPEC §4). Rates are grouped, and nothing falls below zero (CONTRACT §1 and §5). A percentage refers to the
 * prices as the customer sees them: net for a net group. Charges are computed from the goods before vouchers, so that
 * only a voucher for free shipping changes one. Gift balances are applied last, after all discounts. A gift voucher
 * that is bought is money for money: no voucher reduces it, no balance pays it, and no charge is computed from it.
 * Throws a RangeError for lines that input checks must refuse.
 */
export function priceOrder<L extends PriceableLine, V extends { readonly value: VoucherValue }>(
  order: OrderToPrice<L, V>,
): PricedOrder<L, V> {
  const { declaration, lineDeclaration = declaration } = order;
  const lines = order.lines.map((line) => priceLine(line, lineDeclaration));
  const goods = addPrices(lines.map((line) => line.total));
  const taxed = addPrices(lines.filter(({ line }) => !isGiftVoucher(line)).map((line) => line.total));
  const charges = order.charges.map((charge) =>
    'price' in charge ? charge : { kind: charge.kind, price: chargePrice(charge.cost, taxed, declaration) },
  );
  const declarations = { declaration, lineDeclaration };
  const vouchers = priceVouchers(order.vouchers, taxed, charges, declarations);
  const total = addPrices([
    goods,
    ...pricesOf(charges),
    ...pricesOf(vouchers.filter((voucher) => !isBalance(voucher))),
  ]);
  const toPay = addPrices([total, ...pricesOf(vouchers.filter(isBalance))]);
  return { lines, goods, charges, vouchers, total, toPay };
}

function priceLine<L extends PriceableLine>(line: L, declaration: PriceDeclaration): PricedLine<L> {
  return { line, price: priceOf(line.unitPrice, line.taxRate, declaration), total: lineTotal(line, declaration) };
}

function priceVouchers<V extends { readonly value: VoucherValue }>(
  vouchers: readonly V[],
  goods: Price,
  charges: readonly Charge[],
  { declaration, lineDeclaration }: Record<'declaration' | 'lineDeclaration', PriceDeclaration>,
): PricedVoucher<V>[] {
  const fees = addPrices(pricesOf(charges.filter(({ kind }) => kind !== 'shipping')));
  let [goodsLeft, shippingLeft, paid] = [goods, shippingOf(charges), zeroPrice];
  const prices = vouchers.map(() => zeroPrice);
  for (const [i, { value }] of balancesLast(vouchers)) {
    const due = goodsLeft.gross + shippingLeft.gross + fees.gross + paid.gross;
    const read = value.kind === 'percent' ? lineDeclaration : declaration;
    const price = voucherPrice(value, { goods, goodsLeft, shippingLeft, due }, read);
    if (value.kind === 'gift-balance') paid = addPrices([paid, price]);
    else if (value.kind === 'free-shipping') shippingLeft = addPrices([shippingLeft, price]);
    else goodsLeft = addPrices([goodsLeft, price]);
    prices[i] = price;
  }
  return vouchers.map((voucher, i) => ({ voucher, price: prices[i] ?? zeroPrice }));
}

function isBalance({ voucher }: PricedVoucher<{ readonly value: VoucherValue }>): boolean {
  return voucher.value.kind === 'gift-balance';
}

function pricesOf(parts: readonly { readonly price: Price }[]): Price[] {
  return parts.map(({ price }) => price);
}

function balancesLast<V extends { readonly value: VoucherValue }>(vouchers: readonly V[]): (readonly [number, V])[] {
  const isBalance = (voucher: V) => (voucher.value.kind === 'gift-balance' ? 1 : 0);
  // The sort is stable, so other vouchers keep the given order.
  return [...vouchers.entries()].sort(([, a], [, b]) => isBalance(a) - isBalance(b));
}
