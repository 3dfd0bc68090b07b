import { type Cents, multiplyDivide } from '../money.ts';
import { type BasisPoints, wholeInBasisPoints } from '../tax-rate.ts';

/**
 * The nets in cents of gross amounts with one rate, which add up to `net` exactly (BR-S-08 allows no tolerance). Each
 * is rounded half up. A missing or surplus cent goes to the amount with the largest rounding error in that direction,
 * first to the first of equal ones. An amount of zero has a net of zero. Throws a RangeError if no amount can take the
 * net.
 */
export function netShares(grosses: readonly Cents[], rate: BasisPoints, net: Cents): Cents[] {
  const shares = grosses.map((gross) => roundedNet(gross, rate));
  const nets = shares.map((share) => share.net);
  const missing = net - nets.reduce((sum, share) => sum + share, 0);
  const step = Math.sign(missing);
  const carriers = [...shares.entries()]
    .filter(([i]) => grosses[i] !== 0)
    .sort(([i, a], [j, b]) => step * (b.error - a.error) || i - j)
    .map(([i]) => i);
  if (missing !== 0 && carriers.length === 0) throw new RangeError(`No amount carries a net of ${net}`);
  for (let given = 0; given < Math.abs(missing); given++) {
    const i = carriers[given % carriers.length] ?? 0;
    nets[i] = (nets[i] ?? 0) + step;
  }
  return nets;
}

/** A net rounded half away from zero, and its rounding error in parts of `10000 + rate`. */
function roundedNet(gross: Cents, rate: BasisPoints): { readonly net: Cents; readonly error: number } {
  const divisor = wholeInBasisPoints + rate;
  const { quotient, remainder } = multiplyDivide(Math.abs(gross), wholeInBasisPoints, divisor);
  const isRoundedUp = remainder >= divisor - remainder;
  const [size, error] = isRoundedUp ? [quotient + 1, remainder - divisor] : [quotient, remainder];
  return gross < 0 ? { net: 0 - size, error: 0 - error } : { net: size, error };
}
