import { chunksOf, spelling, withoutThousandsDots } from './chunks.ts';
import { termsOfCode } from './document-terms.ts';
import { foldGerman } from './fold.ts';
import { quantityAt } from './quantities.ts';
import { stopWords } from './stop-words.ts';

/** One word of a search text. */
export interface QueryWord {
  /** The word as typed, prepared. Used in sentences about the search. */
  readonly typed: string;
  /**
   * `content` and `quantity` must match. A `filler` (für, Stück) only affects the order of the hits. What is `excluded`
   * (ohne Zucker) must not match.
   */
  readonly role: 'content' | 'quantity' | 'filler' | 'excluded';
  /** The ways to find the word. One is enough, and all terms of a way must match. */
  readonly alternatives: readonly (readonly string[])[];
  /** The number of a quantity, which also matches without its unit. Null if the word is no quantity. */
  readonly number: string | null;
  /** Whether the last term of an alternative also matches longer terms. */
  readonly isPrefix: boolean;
}

/** The most words of a text that are searched. Each one costs a look at the catalogue. */
const mostWords = 12;

/** Whether a text searches for anything. Spaces and invisible characters alone do not. */
export function isSearch(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Whether a text is in quotation marks. It is then searched as typed, without guesses and near matches. */
export function isLiteral(text: string): boolean {
  return /^\s*["„“”»«].+["„“”»«]\s*$/su.test(text);
}

/**
 * The words of a search text, each once. The last one also matches longer words, since it may be half typed. A text of
 * signs alone has no words, and finds nothing. Signs beside words are ignored. If there are only stop words, they count
 * as content. `fillers`: the stop words, in German folding.
 */
export function queryWords(text: string, fillers: ReadonlySet<string> = stopWords): QueryWord[] {
  const isEnded = isLiteral(text);
  const said = isEnded ? text.trim().slice(1, -1) : text; // the closing mark of "S 47" is no sign for inches
  if (!isEnded && codeWithSizes.test(said.trim())) return [codeWord(said.trim())];
  const signed = withoutBlanksInGtin(beginningOf(said)).replace(minus, 'ohne ');
  const chunks = chunksOf(isEnded ? signed : signed.replace(joint, ' und '));
  const words = new Map<string, QueryWord>();
  for (let place = 0; place < chunks.length && words.size < mostWords; ) {
    const [word, taken] = wordAt(chunks, place, fillers);
    place += taken;
    const key = `${word.role === 'excluded' ? '-' : ''}${keyOf(word)}`;
    words.delete(key); // a repeated word counts at its last place
    const isWhole = isEnded || (words.size > 0 && isBareSize(word.typed)) || / /.test(word.typed);
    words.set(key, { ...word, isPrefix: place >= chunks.length && word.role === 'content' && !isWhole });
  }
  const all = [...words.values()];
  const kept = all.filter((word) => word.role === 'excluded' || !words.has(`-${keyOf(word)}`));
  if (kept.some(isWanted)) return kept; // Akku Schrauber ohne Akku: Schrauber
  if (all.some(({ role }) => role !== 'filler')) return all;
  return all.map((word, i) => ({ ...word, role: 'content', isPrefix: i === all.length - 1 }));
}

/** A whole article number with measures, which other texts have apart: SRB-9010-40X40. */
const codeWithSizes = /^\p{L}{2,5}[-_./][\p{L}\d\-_./]{0,40}\d[x×]\d{1,5}$/iu;

/** Such an article number, found as a whole. It may be half typed. */
function codeWord(typed: string): QueryWord {
  const alternatives = termsOfCode(chunksOf(typed)).map((term) => [term]);
  return { typed: typed.toLowerCase(), role: 'content', alternatives, number: null, isPrefix: true };
}

/** Whether a word says what is sought. */
export function isWanted({ role }: QueryWord): boolean {
  return role === 'content' || role === 'quantity';
}

function keyOf({ alternatives }: QueryWord): string {
  return alternatives[0]?.join(' ') ?? '';
}

/** A minus before a word excludes it. Behind "und" it stands for the part that both words share. */
const minus = /(?<!\b(?:und|oder|sowie|bzw\.?)\s+|[,&/+]\s*)(?<=\s|^)-(?=\p{L})/giu;

/** Signs between words that mean "und": Hammer & Zange; Hammer, Zange; Hammer/Zange. */
const joint = /(?<=\p{L})\s*[,;]\s+(?=\p{L})|(?<=\p{L})\s+[&+/]\s+(?=\p{L})|(?<=\p{L}{3})\/(?=\p{L}{3})/gu;

/** Whether a word is a number without a unit, short enough to be a size. It is then not half typed. */
export function isBareSize(typed: string): boolean {
  return /^\d{1,2}$/.test(typed);
}

const longestText = 1000;

/** The whole words of a text's beginning. A cut word would match longer words as if it were being typed. */
function beginningOf(text: string): string {
  return text.length <= longestText ? text : text.slice(0, longestText).replace(/\S+$/, '');
}

/** Joins the digits of a GTIN that contains blanks, as below a bar code. */
function withoutBlanksInGtin(text: string): string {
  return text.replace(/(?<!\S)\d[\d ]{6,20}\d(?!\S)/g, (digits) => {
    const joined = digits.replaceAll(' ', '');
    return [8, 12, 13, 14].includes(joined.length) ? joined : digits;
  });
}

/** The word that begins at a place of a text's chunks, and the number of chunks it takes. */
function wordAt(
  chunks: readonly string[],
  place: number,
  fillers: ReadonlySet<string>,
): [word: QueryWord, chunks: number] {
  const chunk = chunks[place] ?? '';
  const quantity = quantityAt(chunks, place);
  if (quantity !== null) {
    const said = chunks.slice(place, place + quantity.chunks);
    const [number = null] = /\d+(?:[.,/]\d+)*/.exec(said.join(' ')) ?? [];
    const alternatives = [[quantity.term], [spelling(foldGerman(said.join('')))]];
    const word = { typed: said.join(' '), role: 'quantity', alternatives, isPrefix: false } as const;
    return [{ ...word, number: number === null ? null : spelling(number) }, quantity.chunks];
  }
  const code = codeAt(chunks, place);
  if (code !== null) return [code, 2];
  if (lacking.has(chunk)) {
    // The article in "ohne den Akku" is skipped.
    const rest = chunks.slice(place + 1).findIndex((next) => !fillers.has(spellingOf(next)));
    const excluded = chunks[place + 1 + Math.max(0, rest)];
    if (excluded !== undefined) return [{ ...contentWord(excluded), role: 'excluded' }, 2 + Math.max(0, rest)];
  }
  const word = contentWord(chunk);
  return [fillers.has(spellingOf(chunk)) ? { ...word, role: 'filler' } : word, 1];
}

/** One letter and the number behind it: "M 6" is the thread M6. A norm and its number: "DIN 125" is no 125 mm. */
function codeAt(chunks: readonly string[], place: number): QueryWord | null {
  const [letters = '', number = ''] = chunks.slice(place, place + 2);
  const typed = `${letters} ${number}`;
  if (norm.test(typed)) {
    const word = contentWord(letters + number);
    return { ...word, typed, alternatives: [...word.alternatives, [letters, number]] };
  }
  return /^\p{L} \d+$/u.test(typed) ? { ...contentWord(letters + number), typed } : null;
}

/** A norm with its whole number. A shorter number may still be typed. */
const norm = /^(?:din|en|iso) \d{3,}$/;

/** The word behind one of these is excluded. */
const lacking: ReadonlySet<string> = new Set(['ohne', 'nicht', 'kein', 'keine', 'keinen', 'keiner', 'keines']);

function contentWord(chunk: string): QueryWord {
  const alternatives = alternativesOf(spellingOf(chunk), foldGerman(chunk));
  return { typed: chunk, role: 'content', alternatives, number: null, isPrefix: false };
}

/** The spelling by which words of queries and words of names are compared. */
export function spellingOf(chunk: string): string {
  return spelling(foldGerman(chunk));
}

function alternativesOf(word: string, folded: string): string[][] {
  const parts = folded.split(/[-_'&+]|(?<!\d)[./]|[./](?!\d)/).map(spelling);
  const number = withoutThousandsDots(folded);
  const sized = sizedOf(folded);
  return [
    [word],
    ...(parts.length > 1 ? [parts] : []),
    ...(number === null ? [] : [[number]]),
    ...(sized === null ? [] : [sized]),
  ];
}

/** A word and the size that is typed right behind it: Bohrer and 6 mm for "bohrer6mm". Null for anything else. */
function sizedOf(folded: string): string[] | null {
  const [, thing, size = ''] = /^([a-z]{4,})(\d.*)$/.exec(folded) ?? [];
  return thing === undefined ? null : [thing, quantityAt([size], 0)?.term ?? spelling(size)];
}
