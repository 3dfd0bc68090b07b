import type { Words } from '../german/vocabulary.ts';
import type { TextSegment } from '../segments/text-segment.ts';
import { compareCodeUnits } from '../structures/collation.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import type { Slices } from '../structures/slices.ts';
import { sortInSlices } from '../structures/sort-in-slices.ts';
import { bestFind, type Find, findWords, wordKinds } from './find-words.ts';

/**
 * The words of the catalogue's products and categories. Each word has a witness: one document that contains it. A word
 * is searched for again only if its witness was removed.
 */
export interface WordWitnesses {
  /** Ascending by code units. */
  readonly words: readonly string[];
  /** By word: the best kind of place that contains it (wordKinds). */
  readonly kinds: Uint8Array;
  /** By word: a document with the word in such a place; `anyCategory` if a category's name contains the word. */
  readonly documents: Uint32Array;
}

/** No words. */
export const noWitnesses: WordWitnesses = { words: [], kinds: new Uint8Array(0), documents: new Uint32Array(0) };

/** Replaces a document number if a category's name contains the word. It is never removed. */
const anyCategory = 0xffffffff;

/** How many words are read at a time. */
const inOneSlice = 8192;

/** The texts after a change. */
export interface ChangedTexts {
  /** All texts. */
  readonly texts: readonly TextSegment[];
  /** The segments that may contain new words. */
  readonly arrived: readonly TextSegment[];
  readonly categoryNames: TextSegment;
  readonly isLiving: (document: number) => boolean;
}

/** The words after a change. If no word was added, removed or changed its kind, `words` and `kinds` stay the same. */
export function* changedWitnesses(before: WordWitnesses, texts: ChangedTexts): Slices<WordWitnesses> {
  const inCategories = yield* wordsOfCategories(texts.categoryNames);
  const found = new Map<string, Find>();
  yield* findWords(texts.arrived, texts.isLiving, found);
  for (const [word, find] of inCategories) found.set(word, find);
  const { documents, changed } = yield* foundAgain(before, texts, inCategories);
  for (const [word, find] of found) {
    const place = firstNotBefore(before.words, word, 0, compareCodeUnits);
    const known = changed.get(word)?.kind ?? (before.words[place] === word ? before.kinds[place] : 0) ?? 0;
    if (find.kind > known) changed.set(word, find);
  }
  return changed.size === 0 ? { ...before, documents } : yield* joined({ ...before, documents }, changed);
}

function* wordsOfCategories(names: TextSegment): Slices<ReadonlyMap<string, Find>> {
  const found = new Map<string, Find>();
  yield* findWords([names], () => true, found);
  for (const [word, { kind }] of found) found.set(word, { kind, document: anyCategory });
  return found;
}

/** New witnesses for words whose witness was removed, and the words with another kind of place, or none (null). */
function* foundAgain(
  { words, kinds, documents }: WordWitnesses,
  { texts, isLiving }: ChangedTexts,
  inCategories: ReadonlyMap<string, Find>,
): Slices<{ readonly documents: Uint32Array; readonly changed: Map<string, Find | null> }> {
  const others = documents.slice();
  const changed = new Map<string, Find | null>();
  for (let place = 0; place < words.length; place++) {
    if (place % inOneSlice === 0) yield;
    const document = documents[place] ?? 0;
    if (document === anyCategory || isLiving(document)) continue;
    const word = words[place] ?? '';
    const find = inCategories.get(word) ?? bestFind(texts, word, isLiving);
    if (find?.kind === kinds[place]) others[place] = find?.document ?? 0;
    else changed.set(word, find);
    yield;
  }
  return { documents: others, changed };
}

/** `changed`: words with their new find; null if no text contains the word any more. */
function* joined(before: WordWitnesses, changed: ReadonlyMap<string, Find | null>): Slices<WordWitnesses> {
  const news = yield* sortInSlices([...changed], ([a], [b]) => compareCodeUnits(a, b));
  const words: string[] = [];
  const most = before.words.length + news.length;
  const [kinds, documents] = [new Uint8Array(most), new Uint32Array(most)];
  const push = (word: string, kind: number, document: number): void => {
    kinds[words.length] = kind;
    documents[words.length] = document;
    words.push(word);
  };
  let next = 0;
  for (let place = 0; place <= before.words.length; place++) {
    const word = before.words[place];
    for (let one = news[next]; one !== undefined && (word === undefined || one[0] <= word); one = news[++next]) {
      if (one[1] !== null) push(one[0], one[1].kind, one[1].document);
    }
    if (word !== undefined && !changed.has(word)) push(word, before.kinds[place] ?? 0, before.documents[place] ?? 0);
    if (place % inOneSlice === 0) yield;
  }
  return { words, kinds: kinds.slice(0, words.length), documents: documents.slice(0, words.length) };
}

/** The words, grouped by their kind of place. */
export function* wordsIn({ words, kinds }: WordWitnesses): Slices<Words> {
  const found = { words: [] as string[], named: [] as string[], codes: [] as string[] };
  for (const [place, word] of words.entries()) {
    const kind = kinds[place] ?? 0;
    if (kind === wordKinds.code) found.codes.push(word);
    else found.words.push(word);
    if (kind === wordKinds.named) found.named.push(word);
    if (place % inOneSlice === 0) yield;
  }
  return found;
}
