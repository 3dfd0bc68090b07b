import type { Cents } from '../money.ts';
import { type BookedTax, taxCases } from './booking.ts';

/** Turnover that is taxed in one way, in cents. */
export interface Turnover extends BookedTax {
  readonly net: Cents;
  readonly vat: Cents;
}

/** Turnover with one line for each way of taxing: by case, country, and rate from the highest. */
export function addUpTurnover(parts: readonly Turnover[]): Turnover[] {
  const sums = new Map<string, Turnover>();
  for (const { taxCase, country, rate, net, vat } of parts) {
    const key = `${taxCase} ${country} ${rate}`;
    const before = sums.get(key) ?? { net: 0, vat: 0 };
    sums.set(key, { taxCase, country, rate, net: before.net + net, vat: before.vat + vat });
  }
  return [...sums.values()].toSorted(inOrder);
}

function inOrder(one: BookedTax, other: BookedTax): number {
  const byCase = taxCases.indexOf(one.taxCase) - taxCases.indexOf(other.taxCase);
  if (byCase !== 0) return byCase;
  if (one.country !== other.country) return one.country < other.country ? -1 : 1;
  return other.rate - one.rate;
}
