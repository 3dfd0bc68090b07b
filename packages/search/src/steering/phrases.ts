import { stemOf, withoutUmlauts } from '../german/stem.ts';
import { isWord } from '../german/vocabulary.ts';
import { chunksOf } from '../words/chunks.ts';
import { spellingOf } from '../words/query-words.ts';

/** An operator's phrase has so many words at most. */
export const mostWordsOfPhrase = 4;

/** The words of a phrase, German folding. */
export function wordsOfPhrase(phrase: string): string[] {
  return chunksOf(phrase).map(spellingOf);
}

/**
 * Two phrases that have a key in common are the same, written apart or as one, in any form: Akku Schrauber,
 * Akkuschrauber, Akku-Schraubern. `words`: German folding.
 */
export function keysOfWords(words: readonly string[]): string[] {
  const stems = words.map((word, i) =>
    i < words.length - 1 && isWord(word) ? stemOf(withoutUmlauts(word) ?? word) : word,
  );
  const forms = [words.join(''), stems.join(''), withoutUmlauts(words.join('')) ?? ''];
  return [...new Set(forms.filter((key) => key !== '').map(stem))];
}

/**
 * The keys of what somebody says without the words that say nothing: the same for "Versand", and "wie ist der Versand".
 * `fillers`: those words, German folding.
 */
export function keysOfPhrase(phrase: string, fillers: ReadonlySet<string>): string[] {
  return keysOfWords(tellingWords(phrase, fillers));
}

/** The words of a phrase that say something, or all where none does. German folding. */
export function tellingWords(phrase: string, fillers: ReadonlySet<string>): string[] {
  const words = wordsOfPhrase(phrase);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length === 0 ? words : telling;
}

function stem(word: string): string {
  return isWord(word) ? stemOf(word) : word;
}
