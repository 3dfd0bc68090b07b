import { chunksOf, spelling, withoutThousandsDots } from './chunks.ts';
import { foldGerman } from './fold.ts';
import { quantityAt } from './quantities.ts';
import { stopWords } from './stop-words.ts';

/** One word that somebody looks for. */
export interface QueryWord {
  /** As it was typed, prepared: for sentences about the search. */
  readonly typed: string;
  /**
   * `content` and `quantity` must be found; a `filler` (für, Stück) only helps to order what is found; what is
   * `excluded` (ohne Zucker) must not be found.
   */
  readonly role: 'content' | 'quantity' | 'filler' | 'excluded';
  /** How it may be found: by one of these, each of which is terms that must all be there. */
  readonly alternatives: readonly (readonly string[])[];
  /** The number of a quantity, which may stand without its unit; null: no quantity. */
  readonly number: string | null;
  /** Whether the last term of an alternative also stands for all terms that begin with it. */
  readonly isPrefix: boolean;
}

/** A text of more words looks for its first ones: nobody types more, and each costs a look at the catalogue. */
const mostWords = 12;

/** Whether a text looks for anything: one that shows nothing, of spaces or invisible characters, does not. */
export function isSearch(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Whether a text is looked for as it is typed, without guesses and what comes near: one in quotation marks. */
export function isLiteral(text: string): boolean {
  return /^\s*["„“”»«].+["„“”»«]\s*$/su.test(text);
}

/**
 * The words of a search text, each once. The last one also stands for words that begin so, since it may be half typed.
 * A text of signs alone has no words, and so finds nothing; beside words, signs say nothing. Words that say nothing
 * count where there are no others. `fillers`: those words, in German folding.
 */
export function queryWords(text: string, fillers: ReadonlySet<string> = stopWords): QueryWord[] {
  const isEnded = isLiteral(text);
  const said = isEnded ? text.trim().slice(1, -1) : text; // the mark behind "S 47" is no sign for inches
  const chunks = chunksOf(withoutBlanksInGtin(beginningOf(said)).replace(minus, 'ohne '));
  const words = new Map<string, QueryWord>();
  for (let place = 0; place < chunks.length && words.size < mostWords; ) {
    const [word, taken] = wordAt(chunks, place, fillers);
    place += taken;
    const key = `${word.role === 'excluded' ? '-' : ''}${keyOf(word)}`;
    words.delete(key); // a repeated word counts where it stands last
    const isWhole = isEnded || (words.size > 0 && isBareSize(word.typed)) || / /.test(word.typed);
    words.set(key, { ...word, isPrefix: place >= chunks.length && word.role === 'content' && !isWhole });
  }
  const all = [...words.values()];
  const kept = all.filter((word) => word.role === 'excluded' || !words.has(`-${keyOf(word)}`));
  if (kept.some(isWanted)) return kept; // Akku Schrauber ohne Akku: Schrauber
  if (all.some(({ role }) => role !== 'filler')) return all;
  return all.map((word, i) => ({ ...word, role: 'content', isPrefix: i === all.length - 1 }));
}

/** Whether a word says what is looked for. */
export function isWanted({ role }: QueryWord): boolean {
  return role === 'content' || role === 'quantity';
}

function keyOf({ alternatives }: QueryWord): string {
  return alternatives[0]?.join(' ') ?? '';
}

/** Before a word it leaves that word out; behind "und", it stands for what the words have in common. */
const minus = /(?<!\b(?:und|oder|sowie|bzw\.?)\s+|[,&/+]\s*)(?<=\s|^)-(?=\p{L})/giu;

/**
 * Whether a word is a number without a unit, and so short that beside words it is a size: it is not half typed then.
 */
export function isBareSize(typed: string): boolean {
  return /^\d{1,2}$/.test(typed);
}

const longestText = 1000;

/** The whole words of a text's beginning: half a word would be looked for as one that is being typed. */
function beginningOf(text: string): string {
  return text.length <= longestText ? text : text.slice(0, longestText).replace(/\S+$/, '');
}

/** Digits that are a GTIN once their blanks are gone, as they are printed below a bar code. */
function withoutBlanksInGtin(text: string): string {
  return text.replace(/(?<!\S)\d[\d ]{6,20}\d(?!\S)/g, (digits) => {
    const joined = digits.replaceAll(' ', '');
    return [8, 12, 13, 14].includes(joined.length) ? joined : digits;
  });
}

/** The word that begins at a place of a text's chunks, and how many chunks it takes. */
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
    // ohne den Akku: the article says nothing.
    const rest = chunks.slice(place + 1).findIndex((next) => !fillers.has(spellingOf(next)));
    const excluded = chunks[place + 1 + Math.max(0, rest)];
    if (excluded !== undefined) return [{ ...contentWord(excluded), role: 'excluded' }, 2 + Math.max(0, rest)];
  }
  const word = contentWord(chunk);
  return [fillers.has(spellingOf(chunk)) ? { ...word, role: 'filler' } : word, 1];
}

/** One letter and the number behind it: M 6 is a thread, as M6 is. */
function codeAt(chunks: readonly string[], place: number): QueryWord | null {
  const [letter = '', number = ''] = chunks.slice(place, place + 2);
  if (!/^\p{L}$/u.test(letter) || !/^\d+$/.test(number)) return null;
  return { ...contentWord(letter + number), typed: `${letter} ${number}` };
}

/** What follows one of these is not wanted. */
const lacking: ReadonlySet<string> = new Set(['ohne', 'nicht', 'kein', 'keine', 'keinen', 'keiner', 'keines']);

function contentWord(chunk: string): QueryWord {
  const alternatives = alternativesOf(spellingOf(chunk), foldGerman(chunk));
  return { typed: chunk, role: 'content', alternatives, number: null, isPrefix: false };
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
