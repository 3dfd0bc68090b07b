import { stemOf, withoutUmlauts } from '../german/stem.ts';
import { isWord } from '../german/vocabulary.ts';
import { chunksOf } from '../words/chunks.ts';
import { spellingOf } from '../words/query-words.ts';

/** The most words of an operator's phrase. */
export const mostWordsOfPhrase = 4;

/** The words of a phrase, German folding. */
export function wordsOfPhrase(phrase: string): string[] {
  return chunksOf(phrase).map(spellingOf);
}

/**
 * The keys of a phrase. Two phrases with a common key are the same, written apart or as one, in any form: Akku
 * Schrauber, Akkuschrauber, Akku-Schraubern. `words`: German folding.
 */
export function keysOfWords(words: readonly string[]): string[] {
  const stems = words.map((word, i) =>
    i < words.length - 1 && isWord(word) ? stemOf(withoutUmlauts(word) ?? word) : word,
  );
  const forms = [words.join(''), stems.join(''), withoutUmlauts(words.join('')) ?? ''];
  return [...new Set(forms.filter((key) => key !== '').map(stem))];
}

/**
 * The keys of a phrase without its stop words: "wie ist der Versand" has the keys of "Versand". `fillers`: the stop
 * words, German folding.
 */
export function keysOfPhrase(phrase: string, fillers: ReadonlySet<string>): string[] {
  return keysOfWords(tellingWords(phrase, fillers));
}

/** The words of a phrase without its stop words, or all words if there are no others. German folding. */
export function tellingWords(phrase: string, fillers: ReadonlySet<string>): string[] {
  const words = wordsOfPhrase(phrase);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length === 0 ? words : telling;
}

function stem(word: string): string {
  return isWord(word) ? stemOf(word) : word;
}
