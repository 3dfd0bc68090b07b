import { addPrices } from './add-prices.ts';
import type { Charge } from './charge.ts';
import { type Cents, isCents } from './money.ts';
import { type GoodsRate, type Price, priceOf, priceWithoutTax } from './price.ts';

/** The container of a drink: EINWEG or MEHRWEG (LAW S5). */
export type DrinkContainer = 'one-way' | 'reusable';

/** The largest deposit on one unit: 1,000.00 EUR. */
export const maxDeposit: Cents = 100_000;

/** Units of a cart line, with the deposit on each. */
export interface UnitsWithDeposit {
  /** On one unit, in cents, including any VAT, however the shop declares prices. */
  readonly deposit: Cents;
  readonly amount: number;
  /** The tax rate of the goods. */
  readonly taxRate: GoodsRate;
  /** Null if unknown. */
  readonly container: DrinkContainer | null;
}

/**
 * Whether the deposit on one-way containers is taxed, by the seller's country (short name). Austria's is collected for
 * a central body, outside VAT. Any other is part of the price of the goods (LAW T10).
 */
export function isOneWayDepositTaxed(sellerCountry: string): boolean {
  return sellerCountry !== 'AT';
}

/**
 * The deposits of lines: one charge for those taxed like their goods, grouped by rate and rounded once each, and one
 * for those outside VAT. Empty if there is no deposit. Vouchers, minimums and scales do not affect them. Throws a
 * RangeError for a deposit that input checks must refuse.
 */
export function depositCharges(lines: readonly UnitsWithDeposit[], isOneWayTaxed: boolean): Charge[] {
  const isUntaxed = ({ container }: UnitsWithDeposit) => container === 'one-way' && !isOneWayTaxed;
  const charges: readonly Charge[] = [
    { kind: 'deposit', price: taxedDeposits(lines.filter((line) => !isUntaxed(line))) },
    { kind: 'untaxed-deposit', price: priceWithoutTax(sumOf(lines.filter(isUntaxed))) },
  ];
  return charges.filter(({ price }) => price.gross !== 0);
}

function taxedDeposits(lines: readonly UnitsWithDeposit[]): Price {
  const asked = lines.filter(({ deposit }) => deposit !== 0);
  const rates = [...new Set(asked.map(({ taxRate }) => taxRate))];
  return addPrices(rates.map((rate) => priceOf(sumOf(asked.filter(({ taxRate }) => taxRate === rate)), rate, 'gross')));
}

function sumOf(lines: readonly UnitsWithDeposit[]): Cents {
  return lines.reduce((sum, { deposit, amount }) => sum + depositOf(deposit, amount), 0);
}

/** The deposit on an amount of units, in cents. */
function depositOf(deposit: Cents, amount: number): Cents {
  if (!isCents(deposit) || deposit < 0 || deposit > maxDeposit) throw new RangeError(`No deposit: ${deposit} cents`);
  return deposit * amount;
}
