import { spelling, withoutThousandsDots } from './chunks.ts';
import { foldGerman, foldMarks } from './fold.ts';

/**
 * The terms by which a chunk of a product's text can be found. Products get many terms, so that queries can be strict:
 * both spellings of umlauts, the whole without its signs (ab123), the parts between signs, letters and digits apart
 * (ab, 12, 3), and numbers with comma for point. Stemming and the splitting of compounds belong here.
 */
export function termsOfChunk(chunk: string): string[] {
  const german = foldGerman(chunk);
  const plain = foldMarks(chunk);
  return german === plain ? formsOf(german) : [...new Set([...formsOf(german), ...formsOf(plain)])];
}

/**
 * The terms of a chunk that say what a thing is. Of parts joined by hyphens it is the last: an Akku-Schrauber is no
 * Akku.
 */
export function headTermsOfChunk(chunk: string): string[] {
  const last = /^\p{L}.*-(\p{L}{3,})$/u.exec(chunk)?.[1];
  if (last === undefined) return termsOfChunk(chunk);
  return [...new Set([spelling(foldGerman(chunk)), spelling(foldMarks(chunk)), ...termsOfChunk(last)])];
}

/**
 * The term of a number next to a unit or a short letter code, with or without a space: 10mm finds 10 mm, M8 finds M 8.
 * Null if they are neither.
 */
export function termOfNeighbours(first: string, second: string): string | null {
  if (!/^\d/.test(first) && !/^\d/.test(second)) return null;
  const measure = /^\d+(?:[.,]\d+)?$/.test(first) && /^\p{L}{1,4}$/u.test(second);
  const code = /^\p{L}{1,4}$/u.test(first) && /^\d+$/.test(second);
  return measure || code ? spelling(foldGerman(first + second)) : null;
}

/** The forms by which a whole article number is found, whatever signs and spaces it contains. */
export function termsOfCode(code: readonly string[]): string[] {
  const joined = foldGerman(code.join('')).replace(/[^\p{L}\p{N}]/gu, '');
  return joined === '' ? [] : [...new Set([joined, spelling(foldGerman(code.join('')))])];
}

function formsOf(folded: string): string[] {
  if (/^(?:\p{L}+|\d+)$/u.test(folded)) return [folded];
  // 10,4 is neither 10 nor 4, but 10,0 is 10.
  if (/^\d+,\d+$/.test(folded)) return [...new Set([folded, folded.replace(/,0+$/, '')])];
  const forms = new Set([spelling(folded)]);
  for (const part of folded.split(/[-_./'&+,]/)) forms.add(part);
  for (const part of folded.match(/\p{L}+|\p{N}+/gu) ?? []) forms.add(part);
  for (const [, number = '', sign = '', next = ''] of folded.matchAll(/(?<!\d)(\d+)([.,/])(?=(\d+))/g)) {
    forms.add(number + (sign === '/' ? sign : ',') + next);
  }
  const number = withoutThousandsDots(folded);
  if (number !== null) forms.add(number);
  return [...forms];
}
