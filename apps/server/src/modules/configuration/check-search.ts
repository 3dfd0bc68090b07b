import {
  fillersWith,
  mostMembers,
  readSynonyms,
  type SynonymProblem,
  type WeighedPart,
  type WeightFactors,
} from '@kontor/search';
import type { FieldError } from '../../http/field-errors.ts';
import { readLeadingLine } from './search-lines.ts';
import { searchTexts as texts } from './texts/search.de.ts';
import type { SearchSettings } from './types.ts';

/** The errors in the search's setting: synonyms, stop words, and lines that lead to pages or products. */
export function wrongSearch({
  synonyms = [],
  stopWords = [],
  pages = [],
  saleWords = [],
  pins = [],
  bars = [],
  weights = {},
}: Partial<SearchSettings>): FieldError[] {
  const fillers = fillersWith(stopWords);
  const { problems } = readSynonyms(synonyms.join('\n'), fillers);
  return [
    ...problems.map((problem) => ({ path: `synonyms.${problem.line - 1}`, msg: sentenceFor(problem) })),
    ...stopWords.flatMap((word, place) =>
      /^[\p{L}\p{M}]+$/u.test(word.trim()) ? [] : [{ path: `stopWords.${place}`, msg: texts.noWord }],
    ),
    ...saleWords.flatMap((text, place) =>
      wrongPhrase(text, fillers).map((msg) => ({ path: `saleWords.${place}`, msg })),
    ),
    ...pages.flatMap((line, place) => wrongPage(line, fillers).map((msg) => ({ path: `pages.${place}`, msg }))),
    ...pins.flatMap((line, place) => wrongRule(line, fillers).map((msg) => ({ path: `pins.${place}`, msg }))),
    ...bars.flatMap((line, place) => wrongRule(line, fillers).map((msg) => ({ path: `bars.${place}`, msg }))),
    ...(findsNothing(weights) ? [{ path: 'weights', msg: texts.allWeightsZero }] : []),
  ];
}

const parts: readonly WeighedPart[] = [
  'name',
  'suffix',
  'keywords',
  'attributes',
  'description',
  'articleNumber',
  'category',
];

/** Whether every part is left out of the search. */
function findsNothing(weights: WeightFactors): boolean {
  return parts.every((part) => weights[part] === 0);
}

function wrongPhrase(text: string, fillers: ReadonlySet<string>): string[] {
  const line = readLeadingLine(`${text.replaceAll(/[,>]/g, ' ')} > /`, fillers);
  return typeof line === 'string' ? [texts.noPhrase(shortened(text))] : [];
}

function wrongPage(text: string, fillers: ReadonlySet<string>): string[] {
  const line = readLeadingLine(text, fillers);
  if (typeof line === 'string') return [texts.line[line](shortened(text), texts.examples.pages)];
  const [address = '', ...others] = line.targets;
  return others.length === 0 && /^\/(?!\/)/.test(address) ? [] : [texts.noAddress(shortened(text))];
}

/** Most products in one line, so that a line stays a choice. */
const mostProducts = 30;

function wrongRule(text: string, fillers: ReadonlySet<string>): string[] {
  const line = readLeadingLine(text, fillers);
  if (typeof line === 'string') return [texts.line[line](shortened(text), texts.examples.products)];
  return line.targets.length > mostProducts ? [texts.tooManyProducts(shortened(text), mostProducts)] : [];
}

function sentenceFor({ line, code, text }: SynonymProblem): string {
  if (code === 'too-many-members') {
    const [first = ''] = text.split(/[=>,]/);
    return texts.tooManyMembers(line, first.trim(), mostMembers);
  }
  return texts[code](line, shortened(text));
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
