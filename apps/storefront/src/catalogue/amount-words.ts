import { type AmountTerms, maxAmount, minAmount } from '@kontor/domain';
import { formatCount } from '../format/format-price.ts';
import { amountTexts } from '../texts/amounts.de.ts';

/**
 * By what amounts something is sold, as a sentence: 'Mindestens 5, in Schritten von 2, höchstens 99.' Empty where any
 * amount is. `wanted`: an amount that is not sold; the limit that no shop passes is said where it is meant.
 */
export function amountWords({ min, step, max }: AmountTerms, wanted = 0): string {
  const parts = [
    ...(min > minAmount ? [amountTexts.atLeast(formatCount(min))] : []),
    ...(step > 1 ? [amountTexts.inSteps(formatCount(step))] : []),
    ...(max < maxAmount || wanted > max ? [amountTexts.atMost(formatCount(max))] : []),
  ];
  const [first = '', ...rest] = parts;
  return parts.length === 0 ? '' : `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')}.`;
}
