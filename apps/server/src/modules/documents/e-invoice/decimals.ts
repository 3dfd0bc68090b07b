import type { BasisPoints, Cents, FinePrice } from '@kontor/domain';

/** An integer in units of 10^-decimals as a decimal number: -5 with two decimals is `-0.05`. No float is involved. */
function decimal(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const sign = value < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Cents in EUR: `-12.30`. */
export function xmlEuro(cents: Cents): string {
  return decimal(cents, 2);
}

/** A rate in percent: 490 gives `4.90`. */
export function xmlPercent(rate: BasisPoints): string {
  return decimal(rate, 2);
}

/** A price with more decimals than cents: `16.7633`. */
export function xmlPrice({ value, decimals }: FinePrice): string {
  return decimal(value, decimals);
}
