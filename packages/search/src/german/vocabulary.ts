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
 * How a term fits what is looked for, best first: as a form of the same word, as a compound that is one
 * (Schlosserhammer), as a compound made with it (Hammerbohrer).
 */
export type Kinship = 'inflected' | 'head' | 'part';

/** A term of the catalogue that fits a word. */
export interface Relative {
  readonly term: string;
  readonly as: Kinship;
}

/** What ends a named compound, from one of its parts on: schlüsselsatz and satz of Steckschlüsselsatz. */
export interface Ending {
  readonly text: string;
  readonly term: string;
}

/** The terms of a catalogue that are made of letters alone, each once, ascending by code units. */
export interface Words {
  /** From names, attributes and descriptions. */
  readonly words: readonly string[];
  /** Those of `words` that stand anywhere but in descriptions: what things are called. Guesses come from these. */
  readonly named: readonly string[];
  /** That stand in article numbers only: nobody inflects or joins them. */
  readonly codes: readonly string[];
}

/**
 * The words of a catalogue and what they are made of, lower case and with German folding. It follows from the words
 * alone, so that an index that followed has the same as one freshly built.
 */
export interface Vocabulary extends Words {
  /** By stem. */
  readonly relatives: LayeredMap<string, readonly Relative[]>;
  /** Ascending by code units, of equal ones by their terms. */
  readonly endings: readonly Ending[];
  /** The named words by how they sound (sound.ts). */
  readonly sounds: LayeredMap<string, readonly string[]>;
  /** Parts of compounds that never stand alone (bound-parts.ts). */
  readonly bound: ReadonlySet<string>;
}

/** Without words. */
export const emptyVocabulary: Vocabulary = {
  words: [],
  named: [],
  codes: [],
  relatives: new LayeredMap(new Map()),
  endings: [],
  sounds: new LayeredMap(new Map()),
  bound: new Set(),
};

/** Whether a term is a word that German rules apply to: letters only, no code and no number. */
export function isWord(term: string): boolean {
  return /^[a-z]+$/.test(term);
}

/** Works a vocabulary out of its words. */
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

/** The stems of a word, of what ends it and of its other parts, each with the best that it is. */
export function stemsIn(word: string, begins: readonly number[]): Map<string, Kinship> {
  const stems = new Map<string, Kinship>();
  for (const begin of [0, ...begins]) {
    for (const end of begins) if (end > begin) stems.set(stemOf(word.slice(begin, end)), 'part');
  }
  for (const begin of begins) stems.set(stemOf(word.slice(begin)), 'head');
  const set = begins.find((begin) => isSet(word.slice(begin)));
  for (const begin of set === undefined ? [] : [0, ...begins]) {
    if (begin < (set ?? 0)) stems.set(stemOf(word.slice(begin, set)), 'head'); // a Zangensatz is Zangen
  }
  return stems.set(stemOf(word), 'inflected');
}
