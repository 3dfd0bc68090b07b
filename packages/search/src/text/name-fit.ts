import { isWord } from '../german/vocabulary.ts';
import { type Answering, shareOfWay } from '../segments/match-weight.ts';
import { chunksOf } from '../words/chunks.ts';
import { termsOfChunk } from '../words/document-terms.ts';
import type { Meaning } from './clues.ts';
import type { NameWord, NameWords } from './name-words.ts';
import type { WordFound } from './text-score.ts';

/** A word of the search text, prepared for comparing it with names. */
export interface SoughtWord {
  /** By term: how well the term matches the word. */
  readonly shares: ReadonlyMap<string, number>;
  readonly beginning: string | null;
  /** Whether a category has the word in its name, so that it is a kind of thing. */
  readonly isKind: boolean;
}

/** A search, prepared for comparing it with names. */
export interface Sought {
  readonly words: readonly SoughtWord[];
  /** The terms of everything that was typed, measures included. */
  readonly said: ReadonlySet<string>;
}

/** Prepares a search for comparing it with names. */
export function soughtWords(words: readonly WordFound[]): Sought {
  const said = new Set(words.flatMap(({ word }) => chunksOf(word.typed).flatMap(termsOfChunk)));
  return { words: wordsOf(words), said };
}

function wordsOf(words: readonly WordFound[]): SoughtWord[] {
  return words
    .filter(({ word }) => word.role === 'content')
    .map(({ meanings, match }) => ({
      shares: sharesOf(meanings),
      beginning: beginningOf(meanings),
      isKind: match.namesCategory,
    }));
}

function sharesOf(meanings: readonly Meaning[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { term, as } of meanings.flat(2).flatMap(({ terms }) => terms)) {
    const share = asMeant.has(as) ? shareOfWay.head : shareOfWay[as];
    shares.set(term, Math.max(share, shares.get(term) ?? 0));
  }
  return shares;
}

/** If no name contains the typed word, a guess or a part counts like the typed word. */
const asMeant: ReadonlySet<Answering> = new Set(['nearGuess', 'farGuess', 'parted', 'besides', 'broader']);

function beginningOf(meanings: readonly Meaning[]): string | null {
  return meanings.flat(2).find(({ beginning, isWhole }) => beginning !== null && !isWhole)?.beginning ?? null;
}

/** How well a product's name fits the search: a factor around 1, and whether the name contains what is sought. */
export interface NameFit {
  readonly factor: number;
  readonly isCalledSo: boolean;
}

const notCalledSo: NameFit = { factor: 1, isCalledSo: false };

/** A category's name, compared with a search once for all of its products. */
export interface SoughtCategory {
  /** By sought word: the stems of the terms of the name that match it, and of those that match as typed. */
  readonly kinds: readonly (readonly string[])[];
  readonly typed: readonly (readonly string[])[];
  /** The stems of the words that name the kind of thing. */
  readonly stems: readonly string[];
  /** Whether the name contains the sought words and no others. */
  readonly isJustSo: boolean;
  /** The factor for its products if it names what is sought. Null if it does not. */
  readonly factor: number | null;
}

/** Compares a category's name with a search. */
export function soughtCategory({ words }: NameWords, { words: sought }: Sought): SoughtCategory {
  const kindsOf = (least: number) => sought.map((word) => kindsIn(words, word, least));
  return {
    kinds: kindsOf(shareOfWay.head),
    typed: kindsOf(shareOfWay.joined),
    stems: words.flatMap(({ stems }) => stems),
    isJustSo: isJustSo(words, sought),
    factor: sought.length === 0 ? null : factorOfKind(words, sought),
  };
}

/**
 * How well a product's name and its category's name fit the search. The best fit is a product with just this name in a
 * category of just this name. A thing that is for or with what is sought fits less.
 */
export function nameFit(name: NameWords, category: SoughtCategory, { words: sought, said }: Sought): NameFit {
  if (sought.length === 0 || name.words.length === 0) return notCalledSo;
  const places = sought.map((word, i) => bestPlace(name, word, category.kinds[i], category.typed[i]));
  const covered = new Set(places.filter(({ share }) => share >= shareOfWay.head).map(({ place }) => place));
  if (covered.size === 0) {
    const factor = category.isJustSo ? inCategory : 1;
    return isBegun(sought, places) ? { factor, isCalledSo: true } : { factor, isCalledSo: false };
  }
  const inHead = [...covered].filter((place) => place < name.head).length;
  const isAll = name.words.every(({ terms }, place) => covered.has(place) || terms.some((term) => said.has(term)));
  const closeness = places.reduce((sum, { share }) => sum + share, 0) / places.length;
  const factor =
    (isAll && covered.size === sought.length ? 1.2 : 1) *
    (0.95 + (0.1 * inHead) / Math.max(1, name.head)) *
    (0.9 + 0.1 * closeness) *
    (places.some(({ place }) => place === 0) ? 1.04 : 1) *
    (areSideBySide(places) ? 1.06 : 1) *
    (isForKind(name, sought) ? accessory : 1) *
    (category.factor ?? kindFit(name, category, sought, covered));
  return { factor, isCalledSo: true };
}

/** A product in a category of just this name comes before others that only contain it: Akku-Pack before Akku-Säge. */
const inCategory = 1.15;

function isJustSo(category: readonly NameWord[], sought: readonly SoughtWord[]): boolean {
  const named = category.filter(({ heads }) => heads.some(isWord));
  return (
    named.length > 0 && named.every(({ heads }) => sought.some((word) => shareOf(heads, word) >= shareOfWay.joined))
  );
}

/** Whether the name has a word that begins like the word being typed. */
function isBegun(sought: readonly SoughtWord[], places: readonly Place[]): boolean {
  return sought.some(({ beginning }, i) => beginning !== null && (places[i]?.share ?? 0) > 0);
}

/** The factor for accessories: they come behind the thing itself. */
const accessory = 0.85;

/** Whether the sought kind of thing only follows the product's own kind in its name: "Hülle für Rucksack". */
function isForKind(name: NameWords, sought: readonly SoughtWord[]): boolean {
  const kinds = sought.filter(({ isKind }) => isKind).map((word) => bestPlace(name, word));
  const found = kinds.filter(({ share }) => share >= shareOfWay.head);
  return found.length > 0 && found.every(({ place }) => place >= name.head);
}

/** The factor for a category of a special kind: Hustensäfte come behind Säfte. */
const kindOfIt = 0.85;

function factorOfKind(category: readonly NameWord[], sought: readonly SoughtWord[]): number | null {
  const named = category.filter(({ terms }) => terms.some(isWord));
  const shares = named.map(({ terms }) => Math.max(...sought.map((word) => shareOf(terms, word))));
  const asked = shares.filter((share) => share >= shareOfWay.head);
  if (asked.length === 0) return null;
  const fit = asked.reduce((sum, share) => sum + (share > shareOfWay.head ? 1 : kindOfIt), 0);
  return 1.1 + (0.2 * fit) / named.length;
}

/** How likely the product is the sought thing itself if its category's name does not name that. */
function kindFit(
  name: NameWords,
  { stems }: SoughtCategory,
  sought: readonly SoughtWord[],
  covered: ReadonlySet<number>,
): number {
  const things = name.words.flatMap((word, place) => (haveOneHead(word.stems, stems) ? [place] : []));
  if (things.length === 0 || things.some((place) => covered.has(place))) return 1;
  const isKindSought = sought.some(({ isKind }) => isKind);
  return isKindSought || covered.values().every((place) => place > (things[0] ?? 0)) ? 0.8 : 1;
}

/** Whether some stem ends like another: Bohrschrauber in the category Akkuschrauber. */
function haveOneHead(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) =>
    others.some(
      (other) => Math.min(one.length, other.length) >= fewestOfHead && (one.endsWith(other) || other.endsWith(one)),
    ),
  );
}

/** Whether two compounds appear to have the same last part: Standpumpe and Luftpumpe, in one category. */
function areSiblings(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  return shorter >= fewestOfHead + fewestBefore && one.slice(-fewestOfHead) === other.slice(-fewestOfHead);
}

const fewestOfHead = 4;
const fewestBefore = 3;

interface Place {
  readonly place: number;
  readonly share: number;
}

/** The stems of the terms of a category's name that match a word. */
function kindsIn(category: readonly NameWord[], word: SoughtWord, least: number): string[] {
  return category.flatMap(({ naming, stems }) => stems.filter((_, i) => shareOf([naming[i] ?? ''], word) >= least));
}

/**
 * The word of the name that matches best. `kinds`: a compound that ends with one of these stems matches too: Bergsalz
 * in the category Salz. `typed`: the stems among `kinds` that match as typed and not by a synonym.
 */
function bestPlace(
  { words }: NameWords,
  word: SoughtWord,
  kinds: readonly string[] = [],
  typed: readonly string[] = [],
): Place {
  let best: Place = { place: Number.POSITIVE_INFINITY, share: 0 };
  for (const [place, named] of words.entries()) {
    const stems = kinds.length === 0 ? [] : named.stems;
    const isOfKind = stems.some((stem) => typed.some((kind) => areSiblings(stem, kind))) || haveOneHead(stems, kinds);
    const asHead = Math.max(shareOf(named.heads, word), isOfKind ? shareOfWay.head : 0);
    const share = Math.max(asHead, Math.min(shareOfWay.parted, shareOf(named.terms, word)));
    if (share > best.share) best = { place, share };
  }
  return best;
}

function shareOf(forms: readonly string[], { shares, beginning }: SoughtWord): number {
  let best = 0;
  for (const form of forms) {
    const isBegun = beginning !== null && form.startsWith(beginning);
    best = Math.max(best, shares.get(form) ?? 0, isBegun ? shareOfWay.beginning : 0);
  }
  return best;
}

function areSideBySide(places: readonly Place[]): boolean {
  return places.length > 1 && places.every(({ place }, i) => i === 0 || place === (places[i - 1]?.place ?? 0) + 1);
}
