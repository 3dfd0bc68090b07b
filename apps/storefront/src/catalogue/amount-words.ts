import { type AmountTerms, maxAmount, minAmount } from '@kontor/domain';
import { formatCount } from '../format/format-price.ts';
import { amountTexts } from '../texts/amounts.de.ts';

/**
 * The amounts in which a condition is sold, as a sentence: 'Mindestens 5, in Schritten von 2, höchstens 99.' Empty if
 * all amounts are. `wanted`: an amount that is not sold; if it is too large, the maximum is named even if it is the
 * shop's general one.
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
