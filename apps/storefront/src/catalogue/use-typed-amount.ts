import { type AmountTerms, isAmountSold, type ParsedAmount, parseAmount } from '@kontor/domain';
import { useState } from 'react';
import { productTexts } from '../texts/product.de.ts';
import { amountWords } from './amount-words.ts';

/** A typed amount of a condition. */
export interface TypedAmount {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Makes a text that is not a number the least amount, and gives the amount; null if that amount is not sold. */
  readonly settle: () => number | null;
  /** The amounts that are sold, where not all are. */
  readonly hint: string;
  /** What is wrong with what was typed; null if nothing is. */
  readonly error: string | null;
}

/** The typed amount of a condition that is sold in these amounts. It begins with the least. */
export function useTypedAmount(terms: AmountTerms): TypedAmount {
  const least = String(terms.min);
  const [typed, type] = useState(least);
  const parsed = parseAmount(typed);
  const hint = amountWords(terms);
  const isSold = parsed.ok && isAmountSold(parsed.amount, terms);
  /** A text that is not a number falls back to 1 (SPEC §5), or to the minimum amount if that is higher. */
  const settle = () => {
    if (parsed.ok) return isSold ? parsed.amount : null;
    if (parsed.code !== 'amount-not-a-number') return null;
    type(least);
    return terms.min;
  };
  return { typed, type, settle, hint, error: isSold ? null : refusalOf(parsed, terms, hint) };
}

/**
 * The message for an amount that cannot be ordered. It names the amounts that can, unless the page already shows them.
 */
function refusalOf(parsed: ParsedAmount, terms: AmountTerms, hint: string): string {
  if (hint !== '' || (!parsed.ok && parsed.code !== 'amount-too-large')) return productTexts.invalidAmount;
  return productTexts.amountNotSold(amountWords(terms, parsed.ok ? parsed.amount : Number.POSITIVE_INFINITY));
}
