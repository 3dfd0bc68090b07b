import { bankSpelling } from './bank-spelling.ts';

/**
 * Whether a payer's name is a customer's name: all words of the shorter name occur in the other, in any order. Banks
 * write umlauts as two letters, drop accents, and put the last name first.
 */
export function isSamePerson(payer: string, name: string): boolean {
  const [one, other] = [wordsOf(payer), wordsOf(name)];
  if (one.size === 0 || other.size === 0) return false;
  const [less, more] = one.size <= other.size ? [one, other] : [other, one];
  const isLongEnough = less.size > 1 || [...less].some((word) => word.length > 4);
  return isLongEnough && [...less].every((word) => more.has(word));
}

/** Words that do not identify a person. */
const titles: ReadonlySet<string> = new Set([
  'DR',
  'MAG',
  'DIPL',
  'ING',
  'HERR',
  'FRAU',
  'UND',
  'GMBH',
  'CO',
  'KG',
  'AG',
]);

function wordsOf(name: string): Set<string> {
  const plain = bankSpelling(name).replaceAll('Ł', 'L');
  return new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !titles.has(word)));
}
