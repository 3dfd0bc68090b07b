import type { Product, ProductList } from '@kontor/contract';
import { chunksOf, type SearchReading, spellingOf } from '@kontor/search';

/**
 * How a search text was read (contract: SearchReading). A guessed word is spelled as in the found products: Stichsäge
 * for the index's stichsaege. A word that was found as typed is not reported as a guess.
 */
export function readingToTell(
  reading: SearchReading | undefined,
  products: () => readonly Product[],
): Pick<ProductList, 'searchReading'> {
  if (reading === undefined) return {};
  const words = reading.guessed.length === 0 ? new Set<string>() : namingWords(products());
  const guessed = reading.guessed
    .map(({ typed, taken }) => ({ typed, taken: taken.filter((word) => word !== spellingOf(typed)) }))
    .filter(({ taken }) => taken.length > 0)
    .map(({ typed, taken }) => ({ typed, taken: oneOfEachForm(taken.map((word) => asSpelledIn(words, word))) }));
  const { missing, mentioned = [], included = [], exact } = reading;
  if (guessed.length + missing.length + mentioned.length + included.length === 0) return {};
  const told = {
    ...(mentioned.length > 0 && { mentioned: [...mentioned] }),
    ...(included.length > 0 && { included: [...included] }),
  };
  return { searchReading: { guessed, missing: [...missing], ...told, exact } };
}

/** The words in names of products and their categories, each once. */
function namingWords(products: readonly Product[]): Set<string> {
  const names = products.flatMap(({ name, nameSuffix, categoryPath }) => [name, nameSuffix, categoryPath.at(-1)?.name]);
  return new Set(names.flatMap((name = '') => chunksOf(name)));
}

/** The first word, or end of a word, that equals this word in the index. One with umlauts is preferred. */
function asSpelledIn(words: ReadonlySet<string>, word: string): string {
  const all = [...words];
  if (all.some((one) => one.endsWith(word))) return word;
  const endings = all.filter((one) => /[äöüß]/.test(one)).flatMap(endingsOf);
  return (
    endings.find((ending) => spellingOf(ending) === word) ??
    endings.find((ending) => withoutDots(ending) === word) ??
    word
  );
}

/** The words without further forms of an earlier one: Hammer, not Hämmer too. */
function oneOfEachForm(words: readonly string[]): string[] {
  return words.filter((word, i) => !words.slice(0, i).some((earlier) => isFormOf(word, earlier)));
}

/** The longest ending of a word form, in letters. */
const longestEnding = 3;

function isFormOf(word: string, other: string): boolean {
  const [short = '', long = ''] = [word, other].map(withoutDots).sort((a, b) => a.length - b.length);
  return long.startsWith(short) && long.length - short.length <= longestEnding;
}

function endingsOf(chunk: string): string[] {
  return Array.from({ length: chunk.length }, (_, start) => chunk.slice(start));
}

/** The word with plain letters instead of umlauts. The index contains this form too. */
function withoutDots(chunk: string): string {
  return chunk.normalize('NFD').replace(/\p{M}/gu, '');
}
