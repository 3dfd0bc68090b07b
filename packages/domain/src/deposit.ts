import { addPrices } from './add-prices.ts';
import type { Charge } from './charge.ts';
import { type Cents, isCents } from './money.ts';
import { type Price, priceOf } from './price.ts';
import type { BasisPoints } from './tax-rate.ts';

/** What a drink is sold in: EINWEG or MEHRWEG (LAW S5). */
export type DrinkContainer = 'one-way' | 'reusable';

/** The largest deposit on one unit: 1,000.00 EUR. */
export const maxDeposit: Cents = 100_000;

/** Units with a deposit on each, as a line of a cart has them. */
export interface UnitsWithDeposit {
  /** On one unit, in cents as it is paid: any VAT on it is inside, however the shop declares prices. */
  readonly deposit: Cents;
  readonly amount: number;
  /** Of the goods. */
  readonly taxRate: BasisPoints;
  /** The container; null: unknown. */
  readonly container: DrinkContainer | null;
}

/**
 * Whether the deposit on one-way containers is taxed, by the seller's country as a short name: Austria's is collected
 * for a central body and outside VAT, any other is a part of the price of the goods (LAW T10).
 */
export function isOneWayDepositTaxed(sellerCountry: string): boolean {
  return sellerCountry !== 'AT';
}

/**
 * The deposits of lines: one charge for those taxed as their goods, grouped by rate and rounded once each, and one for
 * those outside VAT; none if there is no deposit. No voucher, minimum or scale affects them. Throws a RangeError for a
 * deposit that input checks must refuse.
 */
export function depositCharges(lines: readonly UnitsWithDeposit[], isOneWayTaxed: boolean): Charge[] {
  const isUntaxed = ({ container }: UnitsWithDeposit) => container === 'one-way' && !isOneWayTaxed;
  const charges: readonly Charge[] = [
    { kind: 'deposit', price: taxedDeposits(lines.filter((line) => !isUntaxed(line))) },
    { kind: 'untaxed-deposit', price: withoutTax(sumOf(lines.filter(isUntaxed))) },
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

/** The deposit on so many units, in cents. */
function depositOf(deposit: Cents, amount: number): Cents {
  if (!isCents(deposit) || deposit < 0 || deposit > maxDeposit) throw new RangeError(`No deposit: ${deposit} cents`);
  return deposit * amount;
}

/** Money that is passed on: it has no tax rate, and its net is all of it (LAW T10). */
function withoutTax(amount: Cents): Price {
  return { gross: amount, net: amount, tax: 0, taxRates: [] };
}
