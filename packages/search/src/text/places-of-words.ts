import { isAdjective } from '../german/adjectives.ts';
import { stemOf } from '../german/stem.ts';
import { isWord } from '../german/vocabulary.ts';
import type { QueryWord } from '../words/query-words.ts';

/** Whether a word may name a thing. Numbers, codes and adjectives do not. */
export function mayBeThing(word: string): boolean {
  const isPaint = word.endsWith('farbe'); // and not goldfarben, which has the same stem
  return isWord(word) && (isPaint || !isAdjective(stemOf(word)));
}

/** These words join two things that are both sought. */
export const joining: ReadonlySet<string> = new Set(['und', 'oder', 'sowie']);

/** A word behind one of these does not say what the thing is. */
export const prepositions: ReadonlySet<string> = new Set(
  'für fürs fuer fur gegen zum zur mit aus von vom in im auf bei beim unter über'.split(' '),
);

/** … and behind one of these it may also be the first part of a compound: Staubmaske for "Maske gegen Staub". */
const turning: ReadonlySet<string> = new Set('für fürs fuer fur gegen zum zur aus von vom auf'.split(' '));

/** Longer phrases have no synonyms. */
const mostOfPhrase = 4;

/** Two words around a preposition, in the order of their compound: Beton and Bohrer for "Bohrer für Beton". */
export function turnedAt(words: readonly QueryWord[], place: number): [first: QueryWord, last: QueryWord][] {
  return [place, place - 2].flatMap((start) => {
    const [last, between, first] = words.slice(Math.max(0, start), start + 3);
    const isTurned = start >= 0 && between !== undefined && turning.has(between.typed);
    return isTurned && last !== undefined && first !== undefined ? [[first, last]] : [];
  });
}

/** The phrases that contain a word, and the word itself. */
export function phrasesAt(words: readonly QueryWord[], place: number): QueryWord[][] {
  const phrases: QueryWord[][] = [];
  for (let first = Math.max(0, place - mostOfPhrase + 1); first <= place; first++) {
    for (let end = place + 1; end <= Math.min(words.length, first + mostOfPhrase); end++) {
      phrases.push(words.slice(first, end));
    }
  }
  return phrases;
}
