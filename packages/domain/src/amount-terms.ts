import { isAmount, maxAmount, minAmount } from './amount.ts';

/**
 * The amounts in which a condition is sold: from `min` on in steps of `step`, up to `max`. A minimum of 5 in steps of 2
 * means 5, 7, 9 (BMEcat: QUANTITY_MIN, QUANTITY_INTERVAL, QUANTITY_MAX).
 */
export interface AmountTerms {
  readonly min: number;
  readonly step: number;
  readonly max: number;
}

/** The amounts stated by the operator; null or missing if not stated. */
export interface StatedAmounts {
  readonly minAmount?: number | null | undefined;
  readonly amountStep?: number | null | undefined;
  readonly maxAmount?: number | null | undefined;
}

/** The terms that follow from the stated amounts. Without a minimum, the smallest amount is one step. */
export function amountTerms(stated: StatedAmounts): AmountTerms {
  const step = stated.amountStep ?? 1;
  return { min: stated.minAmount ?? Math.max(minAmount, step), step, max: stated.maxAmount ?? maxAmount };
}

/** Whether each stated amount is valid, and at least one amount is sold under them. */
export function areAmountsSellable(stated: StatedAmounts): boolean {
  const all = [stated.minAmount, stated.amountStep, stated.maxAmount].filter((amount) => (amount ?? null) !== null);
  const { min, max } = amountTerms(stated);
  return all.every(isAmount) && min <= max;
}

/** Whether an amount is sold under the terms. */
export function isAmountSold(amount: number, terms: AmountTerms): boolean {
  return isAmount(amount) && amount >= terms.min && amount <= terms.max && (amount - terms.min) % terms.step === 0;
}

/** The largest amount sold that does not exceed `limit`; 0 if even the smallest exceeds it. */
export function largestAmount(limit: number, { min, step, max }: AmountTerms): number {
  const most = Math.min(limit, max);
  return most < min ? 0 : most - ((most - min) % step);
}

/**
 * The amount to sell instead of `wanted`: the same if it is sold, otherwise the next larger one, otherwise the largest.
 */
export function nearestAmount(wanted: number, terms: AmountTerms): number {
  const { min, step } = terms;
  const larger = wanted <= min ? min : wanted + ((step - ((wanted - min) % step)) % step);
  return isAmountSold(larger, terms) ? larger : largestAmount(maxAmount, terms);
}
