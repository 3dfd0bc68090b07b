import type { SearchReading } from '@kontor/contract';
import type { Conditions } from '../../catalogue/browsing-conditions.ts';
import type { Paging } from '../../catalogue/paging.ts';

/** What is found of a search. */
interface Found {
  /** How the search text was interpreted; null if all words were found as typed. */
  readonly reading: SearchReading | null;
  /** On all pages. */
  readonly count: number;
}

/** One page of it. */
interface FoundPage extends Found {
  readonly cards: readonly unknown[];
  readonly paging: Paging;
}

/** The texts that were searched for instead of the typed one, best first. Empty if nothing was corrected. */
export function correctedTexts(searchText: string, { guessed }: Pick<SearchReading, 'guessed'>): string[] {
  const [first, ...others] = guessed;
  if (first === undefined) return [];
  const isAlone = others.length === 0;
  const corrected = (isAlone ? first.taken : first.taken.slice(0, 1)).map((taken) =>
    [{ typed: first.typed, taken: [taken] }, ...others].reduce(
      (text, guess) => replaced(text, guess.typed, guess.taken[0] ?? guess.typed),
      searchText,
    ),
  );
  return [...new Set(corrected)];
}

/** A text in quotation marks, which is searched for exactly as typed. */
export function literally(searchText: string): string {
  return `"${searchText.replaceAll(/["„“”»«]/g, '')}"`;
}

/** The text with one word replaced. If the text does not contain the word in this spelling, the replacement alone. */
function replaced(text: string, word: string, other: string): string {
  const source = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const place = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu');
  return place.test(text) ? text.replace(place, () => other) : other;
}

/**
 * The position on this page where the products begin that lack some of the searched words; null if the page has none of
 * them, or the list has no others.
 */
export function placeOfNearest(content: FoundPage, { sort }: Pick<Conditions, 'sort'>): number | null {
  const { reading, cards, paging } = content;
  if (reading === null || sort !== 'relevance' || !isMixed(content)) return null;
  const place = Math.max(0, reading.exact - (paging.first - 1));
  return place < cards.length ? place : null;
}

/** Whether the list has both products with all words in their names, and products that lack or only mention some. */
export function isMixed({ reading, count }: Found): boolean {
  if (reading === null || reading.exact === 0 || reading.exact >= count) return false;
  return reading.missing.length > 0 || reading.mentioned !== undefined;
}
