import { compareCodeUnits } from '../structures/collation.ts';
import type { Slices } from '../structures/slices.ts';
import { boundParts } from './bound-parts.ts';
import { type KnownWords, partsBegin } from './compounds.ts';
import { isSet } from './empty-heads.ts';
import { LayeredMap } from './layered-map.ts';
import { mayBePart } from './no-parts.ts';
import { soundOf } from './sound.ts';
import { stemOf } from './stem.ts';

/**
 * How a term is related to the sought word, best first: a form of the same word, a compound of this kind
 * (Schlosserhammer), or a compound that contains it (Hammerbohrer).
 */
export type Kinship = 'inflected' | 'head' | 'part';

/** A term of the catalogue that is related to a word. */
export interface Relative {
  readonly term: string;
  readonly as: Kinship;
}

/** The end of a compound in a name, from one of its parts on: schlüsselsatz and satz for Steckschlüsselsatz. */
export interface Ending {
  readonly text: string;
  readonly term: string;
}

/** The terms of a catalogue that consist of letters, each once, ascending by code units. */
export interface Words {
  /** The words of names, attributes and descriptions. */
  readonly words: readonly string[];
  /** Those of `words` that occur outside descriptions: the names of things. Guesses come from these. */
  readonly named: readonly string[];
  /** Terms that occur only in article numbers. They are neither inflected nor joined. */
  readonly codes: readonly string[];
}

/**
 * The words of a catalogue and their parts, in lower case and German folding. It depends on the words alone, so an
 * index that followed changes has the same vocabulary as a new one.
 */
export interface Vocabulary extends Words {
  /** By stem. */
  readonly relatives: LayeredMap<string, readonly Relative[]>;
  /** Ascending by code units, equal ones by their terms. */
  readonly endings: readonly Ending[];
  /** The words of names by their sound (sound.ts). */
  readonly sounds: LayeredMap<string, readonly string[]>;
  /** Parts of compounds that are no words of their own (bound-parts.ts). */
  readonly bound: ReadonlySet<string>;
}

/** An empty vocabulary. */
export const emptyVocabulary: Vocabulary = {
  words: [],
  named: [],
  codes: [],
  relatives: new LayeredMap(new Map()),
  endings: [],
  sounds: new LayeredMap(new Map()),
  bound: new Set(),
};

/** Whether German rules apply to a term: it consists of letters, and is neither code nor number. */
export function isWord(term: string): boolean {
  return /^[a-z]+$/.test(term);
}

/** Builds the vocabulary of some words. */
export function* vocabularyOf({ words, named, codes }: Words): Slices<Vocabulary> {
  const known = new Set(words.filter(mayBePart));
  const bound = yield* boundParts(named, (word) => known.has(word));
  for (const part of bound) known.add(part);
  const stems = new Set(Array.from(known, stemOf));
  const knownWords: KnownWords = {
    hasWord: (word) => known.has(word),
    hasFormOf: (part) => stems.has(stemOf(part)),
    lastParts: new Map(),
  };
  yield;
  const relatives = new Map<string, Relative[]>();
  const endings: Ending[] = [];
  const isNamed = new Set(named);
  for (const [i, term] of words.entries()) {
    const begins = partsBegin(term, knownWords);
    for (const [stem, as] of stemsIn(term, begins)) {
      const found = relatives.get(stem);
      if (found === undefined) relatives.set(stem, [{ term, as }]);
      else found.push({ term, as });
    }
    for (const begin of isNamed.has(term) ? begins : []) endings.push({ text: term.slice(begin), term });
    if (i % 128 === 0) yield;
  }
  const sounds = yield* bySound(named);
  endings.sort((a, b) => compareCodeUnits(a.text, b.text));
  return {
    ...{ words, named, codes, bound, endings },
    relatives: new LayeredMap(relatives),
    sounds: new LayeredMap(sounds),
  };
}

function* bySound(named: readonly string[]): Slices<Map<string, readonly string[]>> {
  const sounds = new Map<string, string[]>();
  for (const [i, word] of named.entries()) {
    const sound = soundOf(word);
    const alike = sounds.get(sound);
    if (alike === undefined) sounds.set(sound, [word]);
    else alike.push(word);
    if (i % 512 === 0) yield;
  }
  return sounds;
}

/** The stems of a word, of its ends and of its other parts, each with its best relation to the word. */
export function stemsIn(word: string, begins: readonly number[]): Map<string, Kinship> {
  const stems = new Map<string, Kinship>();
  for (const begin of [0, ...begins]) {
    for (const end of begins) if (end > begin) stems.set(stemOf(word.slice(begin, end)), 'part');
  }
  for (const begin of begins) stems.set(stemOf(word.slice(begin)), 'head');
  const set = begins.find((begin) => isSet(word.slice(begin)));
  for (const begin of set === undefined ? [] : [0, ...begins]) {
    if (begin < (set ?? 0)) stems.set(stemOf(word.slice(begin, set)), 'head'); // a Zangensatz is of the kind Zangen
  }
  return stems.set(stemOf(word), 'inflected');
}
