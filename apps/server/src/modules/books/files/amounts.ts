import { type BasisPoints, type Cents, percentFromBasisPoints } from '@kontor/domain';

/** Cents as bookkeeping programs read them: `-1234,50`, without thousands. */
export function decimalComma(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** A rate with two decimals: `4,90`. */
export function rateWithDecimals(rate: BasisPoints): string {
  return percentFromBasisPoints(rate).toFixed(2).replace('.', ',');
}

/** A rate as short as possible: `4,9`. */
export function shortRate(rate: BasisPoints): string {
  return String(percentFromBasisPoints(rate)).replace('.', ',');
}
