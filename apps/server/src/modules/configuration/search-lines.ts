import { mostWordsOfPhrase, wordsOfPhrase } from '@kontor/search';

/** A line in which the operator assigns pages or products to search texts: `Versand, Lieferung > /shipping`. */
export interface LeadingLine {
  /** The search texts: words, or phrases of up to four. */
  readonly phrases: readonly string[];
  /** The destinations, in the operator's order. */
  readonly targets: readonly string[];
}

/** Why a line cannot be used. */
export type LineProblem = 'no-line' | 'too-many-words' | 'stop-word';

/** Reads a line, divided at the last `>`. `fillers`: words that the search ignores, German folding. */
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

/** The lines that can be read. */
export function leadingLines(lines: readonly string[], fillers: ReadonlySet<string>): LeadingLine[] {
  return lines.map((line) => readLeadingLine(line, fillers)).filter((line) => typeof line !== 'string');
}

function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
