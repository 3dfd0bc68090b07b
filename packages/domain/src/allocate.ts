import { type Cents, multiplyDivide } from './money.ts';

/**
 * Splits an amount over weights by the largest remainder (LAW T8). The parts add up to the amount exactly. Each part
 * differs from its exact share by less than a cent, and a zero weight gets nothing. Of equal remainders the first is
 * served first. A negative amount is split like the positive one. No part exceeds its exact share rounded up. So no
 * part exceeds an integer weight while the amount does not exceed the sum of weights, and a discount cannot take more
 * from a tax rate than it has. Throws a RangeError for negative weights, or if all weights are zero and the amount is
 * not.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (
    !Number.isSafeInteger(amount) ||
    !Number.isSafeInteger(sum) ||
    weights.some((w) => !Number.isSafeInteger(w) || w < 0)
  ) {
    throw new RangeError(`Cannot split ${amount} over ${weights.join(', ')}`);
  }
  if (sum === 0) return allocateNothing(amount, weights);
  const size = Math.abs(amount);
  const shares = weights.map((weight) => multiplyDivide(size, weight, sum));
  const missing = size - shares.reduce((total, share) => total + share.quotient, 0);
  const byRemainder = shares
    .map((_, i) => i)
    .sort((a, b) => (shares[b]?.remainder ?? 0) - (shares[a]?.remainder ?? 0) || a - b);
  const roundedUp = new Set(byRemainder.slice(0, missing));
  const parts = shares.map((share, i) => share.quotient + (roundedUp.has(i) ? 1 : 0));
  return amount < 0 ? parts.map((part) => 0 - part) : parts;
}

function allocateNothing(amount: Cents, weights: readonly number[]): Cents[] {
  if (amount !== 0) throw new RangeError(`No weight carries ${amount}`);
  return weights.map(() => 0);
}
