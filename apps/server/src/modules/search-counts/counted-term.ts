import { cleanLine } from '@kontor/domain';

/** Longer texts are no search that others make too. */
const longest = 80;

/** What all searches for article numbers and GTINs are counted as. */
export const articleNumbers = '#';

/**
 * What a search is counted as. `number`: it has as many digits as a telephone number, so it is counted as
 * {@link articleNumbers} where the shop has it, and else not at all.
 */
export type CountedTerm = { readonly kind: 'term' | 'number'; readonly text: string };

/** The term of a search text. Null if it has no meaning or may name a person (an e-mail address). */
export function countedTerm(searchText: string): CountedTerm | null {
  const visible = searchText.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  const text = cleanLine(visible.toLocaleLowerCase('de'));
  if (text.length > longest || !/[\p{L}\p{N}]/u.test(text) || text.includes('@')) return null;
  return { kind: hasLongNumber(text) ? 'number' : 'term', text };
}

/** Whether a text contains seven digits in a row, however they are grouped. */
function hasLongNumber(text: string): boolean {
  return /\d(?:[\s./()+-]*\d){6}/u.test(text);
}
