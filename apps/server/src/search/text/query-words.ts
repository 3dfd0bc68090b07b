import { chunksOf, spelling, withoutThousandsDots } from './chunks.ts';
import { foldGerman } from './fold.ts';

/** One word that somebody looks for. */
export interface QueryWord {
  /** How it may be found: by one of these, each of which is terms that must all be there. */
  readonly alternatives: readonly (readonly string[])[];
  /** Whether the last term of an alternative also stands for all terms that begin with it. */
  readonly isPrefix: boolean;
  /** Whether other words may be guessed where the catalogue does not know it. */
  readonly mayBeGuessed: boolean;
}

/**
 * A guess compares the word with thousands of others: a text of thousands of mistyped words must not keep the process
 * from other visitors.
 */
const mostGuessed = 8;

/** Whether a text looks for anything: one that shows nothing, of spaces or invisible characters, does not. */
export function isSearch(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/**
 * The words of a search text, each once. All must match, the last one also as the beginning of a word, since it may be
 * half typed. A text of signs alone has no words, and so finds nothing; beside words, signs say nothing. What else a
 * word can mean: clues.ts.
 */
export function queryWords(text: string): QueryWord[] {
  const words = new Map<string, string>();
  for (const chunk of chunksOf(text)) {
    const word = spellingOf(chunk);
    words.delete(word); // a repeated word counts where it stands last
    words.set(word, chunk);
  }
  return [...words].map(([word, chunk], i) => ({
    alternatives: alternativesOf(word, foldGerman(chunk)),
    isPrefix: i === words.size - 1,
    mayBeGuessed: i < mostGuessed,
  }));
}

/** The spelling by which a word of a query and a word of a name are the same. */
export function spellingOf(chunk: string): string {
  return spelling(foldGerman(chunk));
}

function alternativesOf(word: string, folded: string): string[][] {
  const parts = folded.split(/[-_'&+]|(?<!\d)[./]|[./](?!\d)/).map(spelling);
  const number = withoutThousandsDots(folded);
  return [[word], ...(parts.length > 1 ? [parts] : []), ...(number === null ? [] : [[number]])];
}
