import { mostWordsOfPhrase, wordsOfPhrase } from '@kontor/search';

/** A line of the operator that has a text lead somewhere: `Versand, Lieferung > /shipping`. */
export interface LeadingLine {
  /** What is searched for: words, or phrases of up to four. */
  readonly phrases: readonly string[];
  /** What it leads to, in the operator's order. */
  readonly targets: readonly string[];
}

/** Why a line leads nowhere. */
export type LineProblem = 'no-line' | 'too-many-words' | 'stop-word';

/** Reads a line; the last `>` divides. `fillers`: words that the search overlooks, German folding. */
export function readLeadingLine(line: string, fillers: ReadonlySet<string>): LeadingLine | LineProblem {
  const place = line.lastIndexOf('>');
  const phrases = partsOf(line.slice(0, Math.max(0, place)));
  const targets = partsOf(line.slice(place + 1));
  const words = phrases.map(wordsOfPhrase);
  if (place < 0 || targets.length === 0 || phrases.length === 0) return 'no-line';
  if (words.some(({ length }) => length === 0)) return 'no-line';
  if (words.some(({ length }) => length > mostWordsOfPhrase)) return 'too-many-words';
  return words.some((phrase) => phrase.every((word) => fillers.has(word))) ? 'stop-word' : { phrases, targets };
}

/** Those of some lines that can be read. */
export function leadingLines(lines: readonly string[], fillers: ReadonlySet<string>): LeadingLine[] {
  return lines.map((line) => readLeadingLine(line, fillers)).filter((line) => typeof line !== 'string');
}

function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
