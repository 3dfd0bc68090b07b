import { isAdjective } from '../german/adjectives.ts';
import { type Guess, guessesFor, nearestTo } from '../german/forgive.ts';
import { wholeFrom } from '../german/other-things.ts';
import {
  completing,
  compoundsEndingWith,
  isNamed,
  namedFrom,
  relativesOf,
  splitsOf,
  withPartBeginning,
} from '../german/relatives.ts';
import { stemOf, withoutUmlauts } from '../german/stem.ts';
import { saysUse } from '../german/users-and-places.ts';
import { isWord, type Relative, type Vocabulary } from '../german/vocabulary.ts';
import type { Answering } from '../segments/match-weight.ts';
import type { Synonym, Synonyms } from '../steering/synonyms.ts';
import { isBareSize, type QueryWord } from '../words/query-words.ts';
import { freeOf, lackingIn } from '../words/yes-or-no.ts';

/** The terms by which a word, or a part of it, can be found. */
export interface Clue {
  readonly terms: readonly { readonly term: string; readonly as: Answering }[];
  /** All terms with this beginning match too. Null if the word is no beginning. */
  readonly beginning: string | null;
  /** Whether products are called by the beginning itself. Longer words are then weaker matches, as parts are. */
  readonly isWhole?: boolean;
}

/** The ways to find a word. One way is enough, and all clues of a way must match the product. */
export type Meaning = readonly (readonly Clue[])[];

/** The meanings of a word as typed: the word itself, its other forms, and compounds with it. */
export function meaningOf(word: QueryWord, vocabulary: Vocabulary): Meaning {
  const { alternatives, isPrefix } = word;
  return [
    ...alternatives.map((terms) =>
      terms.map((term, i) => clueOf(term, isPrefix && i === terms.length - 1, vocabulary)),
    ),
    ...alternatives.flatMap(([term = '']) => withoutIn(term, vocabulary)),
  ];
}

/** Finds products with this number, whatever it counts. */
export function bareNumber(number: string): Meaning {
  return [[{ terms: [{ term: number, as: 'bareNumber' }], beginning: null }]];
}

/** Finds products that say in one word that they lack something: zuckerfrei for "ohne Zucker". */
export function lackOf({ alternatives }: QueryWord, synonyms: Synonyms, vocabulary: Vocabulary): Meaning {
  const term = alternatives[0]?.[0] ?? '';
  const names = [term, ...synonyms.of([term]).flatMap(({ words }) => (words.length === 1 ? words : []))];
  const free = names.filter(isWord).flatMap((name) => relativesOf(freeOf(name), vocabulary));
  return free.length === 0 ? [] : [[answering(free, 'synonym')]];
}

/** Finds products that say in two words what this word says in one: "ohne Zucker" for zuckerfrei. */
function withoutIn(term: string, vocabulary: Vocabulary): Meaning {
  const lacking = lackingIn(stemOf(term));
  const others = lacking === null ? [] : relativesOf(lacking, vocabulary).filter(({ as }) => as === 'inflected');
  return others.length === 0 ? [] : [[answering(others, 'synonym'), answering([{ term: 'ohne' }], 'synonym')]];
}

/** The clue for a term: itself, its other forms and compounds. A beginning also matches longer terms. */
export function clueOf(term: string, isBeginning: boolean, vocabulary: Vocabulary): Clue {
  const itself = { term, as: isBareSize(term) ? 'size' : 'whole' } as const;
  if (!isWord(term)) return { terms: [itself], beginning: isBeginning ? term : null };
  const inside: Relative[] = isBeginning ? withPartBeginning(term, vocabulary) : [];
  const related = [...relativesOf(term, vocabulary), ...compoundsEndingWith(term, vocabulary)];
  const isBegun = isBeginning && isRatherBegun(term, related, vocabulary);
  const others = isBegun ? related.map(asContinued) : related;
  const isWhole =
    isBeginning && !isBegun && others.some((other) => other.as !== 'part' && isNamed(other.term, false, vocabulary));
  const longer = isWhole ? continuing(term, related, vocabulary) : [];
  const begun = longer.map((one) => ({ term: one, as: 'continued' }) as const);
  const completed = isBeginning && !isWhole ? completing(term, vocabulary) : [];
  const terms = [
    itself,
    ...others.filter((other) => other.term !== term),
    ...inside,
    ...begun,
    ...completed.map((one) => ({ term: one, as: 'completed' }) as const),
  ];
  return { terms, beginning: isBeginning ? term : null, isWhole };
}

/**
 * Whether a half-typed word is more likely the beginning of other words than a form of its own: "apfels" begins
 * Apfelsaft. It may also be a form of Äpfel, but no form in the catalogue begins with "apfels".
 */
function isRatherBegun(term: string, related: readonly Relative[], vocabulary: Vocabulary): boolean {
  const forms = related.filter(({ as }) => as === 'inflected');
  const isShown = forms.some(({ term: form }) => form.startsWith(term) || withoutUmlauts(form)?.startsWith(term));
  return forms.length > 0 && !isShown && namedFrom(term, vocabulary).length > 0;
}

function asContinued({ term, as }: Relative): Clue['terms'][number] {
  return { term, as: as === 'part' ? 'part' : 'continued' };
}

/**
 * Names of things that begin with a known word and are not related to it: Schokolade for Schoko. A word that only looks
 * like an inflected form is excluded: Buche is not Buch.
 */
function continuing(term: string, relatives: readonly Relative[], vocabulary: Vocabulary): readonly string[] {
  const known = new Set(relatives.map((relative) => relative.term));
  return namedFrom(term, vocabulary)
    .filter((one) => one !== term && !known.has(one) && !/^(?:e|en|n)$/.test(one.slice(term.length)))
    .slice(0, mostContinuing);
}

/** A beginning that more words share says nothing about them. */
const mostContinuing = 100;

/** Two neighbouring words written as one: "Wasser Waage". The whole finds either of the two words. */
export function joinedWith(first: QueryWord, second: QueryWord, vocabulary: Vocabulary): Clue | null {
  const [one = '', other = ''] = [first, second].map(({ alternatives }) => alternatives[0]?.[0] ?? '');
  if (!isWord(one) || !isWord(other)) return null;
  const terms = compoundsOf(one, other, second.isPrefix, vocabulary);
  if (terms.length === 0) return null;
  const isBegun = second.isPrefix && namedFrom(one + other, vocabulary).length > 0;
  return { ...answering(terms, 'joined'), beginning: isBegun ? one + other : null }; // "Wasser Waa" is half typed
}

/** The compounds of two words. An adjective enters by its stem: Schwarztee for "schwarzer Tee". */
function compoundsOf(first: string, last: string, isBeginning: boolean, vocabulary: Vocabulary): { term: string }[] {
  const stem = stemOf(first);
  const singular = stemOf(withoutUmlauts(first) ?? first);
  const before = isAdjective(stem)
    ? [first, stem]
    : [...joints.map((joint) => first + joint), ...(singular === first ? [] : [singular])];
  return before.flatMap((one) => [
    ...(isNamed(one + last, isBeginning, vocabulary) ? [{ term: one + last }] : []),
    ...relativesOf(one + last, vocabulary).filter(({ as }) => as !== 'part'),
  ]);
}

const fewestBefore = 3;

/** The meanings that the operator's synonyms give to some words. */
export function synonymsOf(
  words: readonly QueryWord[],
  kind: Synonym['kind'],
  synonyms: Synonyms,
  vocabulary: Vocabulary,
): Meaning {
  const phrase = words.map(({ alternatives }) => alternatives[0]?.[0] ?? '');
  return [phrase, ...asOneWord(phrase)].flatMap((names) => waysOf(synonyms.of(names), [kind], vocabulary));
}

/** Two words as one compound: Kettensägenöl for "Kettensäge Öl". */
function asOneWord([first = '', last = '', ...more]: readonly string[]): string[][] {
  if (more.length > 0 || !isWord(first) || !isWord(last)) return [];
  return joints.map((joint) => [first + joint + last]);
}

/** The letters that join the parts of most compounds. */
const joints: readonly string[] = ['', 's', 'n', 'en', 'e'];

function waysOf(synonyms: readonly Synonym[], kinds: readonly Synonym['kind'][], vocabulary: Vocabulary): Meaning {
  const ways = synonyms
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ words, kind }) => {
      const as = kind === 'both' ? 'synonym' : 'broader';
      return words.map((word) => replacing(clueOf(word, false, vocabulary), as));
    });
  if (!kinds.includes('oneWay')) return ways;
  return [...ways, ...synonyms.flatMap(({ words }) => (words.length === 1 ? apart(words[0] ?? '', vocabulary) : []))];
}

/** A compound that no product is called by, taken apart: "Bluetooth … Lautsprecher". */
function apart(word: string, vocabulary: Vocabulary): Meaning {
  return isNamed(word, false, vocabulary) ? [] : partsOf({ alternatives: [[word]] }, vocabulary);
}

function replacing({ terms }: Clue, as: Answering): Clue {
  return { terms: terms.filter((one) => one.as !== 'part').map(({ term }) => ({ term, as })), beginning: null };
}

/**
 * A compound, matched by its parts. The last part must say what the product is. The first part must be something the
 * product has: "Schraube … Holz" for Holzschraube.
 */
export function partsOf({ alternatives }: Pick<QueryWord, 'alternatives'>, vocabulary: Vocabulary): Meaning {
  const word = alternatives[0]?.[0] ?? '';
  if (!isWord(word)) return [];
  return splitsOf(word, vocabulary).flatMap(({ first, last }) => {
    const main = relativesOf(last, vocabulary).filter(({ as }) => as !== 'part');
    const others = relativesOf(first, vocabulary);
    return main.length === 0 ? [] : [[answering(others, 'besides'), answering(main, 'parted')]];
  });
}

/**
 * Other names of a compound, made by replacing a part by its synonym: Müllbeutel for Mülltüte, Marillenkuchen for
 * Aprikosenkuchen.
 */
export function namesakesOf({ alternatives }: QueryWord, synonyms: Synonyms, vocabulary: Vocabulary): Meaning {
  const word = alternatives[0]?.[0] ?? '';
  if (!isWord(word)) return [];
  const namesOf = (part: string) =>
    synonyms.of([part]).flatMap(({ words: [name = '', ...more] }) => (more.length === 0 && isWord(name) ? [name] : []));
  const found: Clue[][] = [];
  for (let place = fewestBefore; place <= Math.min(word.length - fewestBefore, wholeFrom(word)); place++) {
    const [first, last] = [word.slice(0, place), word.slice(place)];
    const pairs = [
      ...namesOf(last).map((name) => [first, name] as const),
      ...(vocabulary.relatives.has(stemOf(last)) ? namesOf(first).map((name) => [name, last] as const) : []),
    ];
    const terms = pairs.flatMap(([one, other]) => compoundsOf(one, other, false, vocabulary));
    if (terms.length > 0) found.push([answering(terms, 'broader')]);
  }
  return found;
}

/** Guesses for a word that the catalogue does not know, or null. */
export function guessOf(word: QueryWord, vocabulary: Vocabulary, synonyms: Synonyms): WordGuess | null {
  const typed = word.alternatives[0]?.[0] ?? '';
  if (!isWord(typed)) return null;
  const isRight = synonyms.of([typed]).length > 0;
  const guesses = guessesFor(typed, word.isPrefix, vocabulary).filter(({ as }) => !isRight || !isMistyped(as));
  if ((isRight || saysUse(typed)) && guesses.length === 0) return null; // Garten is no mistyped Gartenfräse
  const isGuessed = guesses.some(({ word: guess }) => guess.length <= typed.length + mostLonger);
  if (!isGuessed || guesses[0]?.as === 'farGuess' || isTypedOn(word, guesses)) {
    const isWhole = synonyms.of([typed]).length > 0; // a Kettensäge is no half-typed Kettensägenöl
    const begun = word.isPrefix && !isWhole && typed.length >= fewestBegun ? synonyms.beginningWith(typed) : [];
    const near = isGuessed ? [] : nearestTo(typed, synonyms.words, vocabulary);
    const others = [...begun, ...near].filter((one) => one !== typed); // the word's own synonyms were looked up before
    const meant = leadingAnywhere(others, synonyms, vocabulary);
    if (meant !== null || guesses.length === 0) return meant;
  }
  const terms = guesses.flatMap(({ terms, as }) => terms.map((term) => ({ term, as })));
  const synonymous = guesses.flatMap(({ word: meant }) => waysOf(synonyms.of([meant]), ['both'], vocabulary));
  return { meaning: [[{ terms, beginning: null }]], words: wordsMeant(guesses, vocabulary), synonymous };
}

/** Whether all guesses leave out the last letters: "rohrz" is rather a half-typed Rohrzange than a mistyped Rohr. */
function isTypedOn({ alternatives, isPrefix }: QueryWord, guesses: readonly Guess[]): boolean {
  return isPrefix && guesses.every(({ word }) => alternatives[0]?.[0]?.startsWith(word));
}

/**
 * Whether a guess assumes wrong letters. A correctly spelled word is not taken for a misspelling: Spaten is not
 * "spalten".
 */
function isMistyped(as: Guess['as']): boolean {
  return as === 'nearGuess' || as === 'farGuess';
}

/** The guesses for a word, as meaning and as words, and their synonyms. */
interface WordGuess {
  readonly meaning: Meaning;
  readonly words: readonly string[];
  readonly synonymous: Meaning;
}

/**
 * A guess longer than this is not a misspelling of the whole word, only of its beginning: Stichsägeblatt for
 * "Stichsege", which may mean Stichsäge.
 */
const mostLonger = 3;

/** The first of some words with synonyms whose synonyms find any product's name. */
function leadingAnywhere(words: readonly string[], synonyms: Synonyms, vocabulary: Vocabulary): WordGuess | null {
  const isCalledSo = ({ terms }: Clue) => terms.some(({ term }) => isNamed(term, false, vocabulary));
  for (const word of words) {
    const itself = isNamed(word, false, vocabulary) || compoundsEndingWith(word, vocabulary).length > 0;
    const meaning = [
      ...(itself ? [[replacing(clueOf(word, false, vocabulary), 'nearGuess')]] : []),
      ...waysOf(synonyms.of([word]), ['both', 'oneWay'], vocabulary),
    ];
    if (meaning.some((clues) => clues.every(isCalledSo))) {
      const inParts = partsOf({ alternatives: [[word]] }, vocabulary); // Futter … Katze
      return { meaning: [...meaning, ...inParts], words: [synonyms.spellingOf(word)], synonymous: [] };
    }
  }
  return null;
}

/** A shorter beginning may become too many words. */
const fewestBegun = 5;

/** The guessed words, without further forms of one that is listed already: Hammer, not Hämmer too. */
function wordsMeant(guesses: readonly Guess[], vocabulary: Vocabulary): string[] {
  const words: string[] = [];
  for (const { word } of guesses) {
    const forms = relativesOf(word, vocabulary).filter(({ as }) => as === 'inflected');
    if (!forms.some(({ term }) => words.includes(term))) words.push(word);
  }
  return words;
}

/** Whether any name, attribute or code in the catalogue contains this word. */
export function isKnown({ alternatives, isPrefix, role }: QueryWord, vocabulary: Vocabulary): boolean {
  if (role === 'quantity') return true;
  return alternatives.some((terms) => terms.every((term) => !isWord(term) || isNamed(term, isPrefix, vocabulary)));
}

/** Whether a word is a compound or ends one. Kinds of things usually do, brands rarely: Stichsäge, but not Müller. */
export function mayBeKind({ alternatives }: QueryWord, vocabulary: Vocabulary): boolean {
  const word = alternatives[0]?.[0] ?? '';
  if (!isWord(word)) return false;
  return relativesOf(word, vocabulary).some(({ as }) => as === 'head') || splitsOf(word, vocabulary).length > 0;
}

/** A clue for several terms that all match in the same way. */
export function answering(relatives: readonly { readonly term: string }[], as: Answering): Clue {
  return { terms: relatives.map(({ term }) => ({ term, as })), beginning: null };
}
