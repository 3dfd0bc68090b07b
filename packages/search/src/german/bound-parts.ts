import type { Slices } from '../structures/slices.ts';
import { mayBePart } from './no-parts.ts';

/** A part that is no word of its own counts as bound if so many compounds end with it. */
const fewestWithPart = 3;
const shortestBoundPart = 4;
const shortestFirst = 3;
/** … and it needs so many letters if a part before it is unknown. */
const shortestLoosePart = 6;
/** The letters that may join a first part to the next (isFormOf). */
const joints = ['', 'n', 'en', 's', 'es'];

/** Endings are counted by a hash, with room for so many of each word, and up to this number of counters. */
const roomOfWord = 32;
const mostCounters = 2 ** 22;

/** The number of words to take apart at a time. */
const inOneSlice = 512;

/**
 * The parts that end several compounds and are no words of their own: Futter in Nassfutter, Trockenfutter and
 * Katzenfutter. The part before must be a word of the catalogue at least once, and otherwise look like a word.
 * `isWord`: whether the catalogue has a word that may be a part. `wanted`: only these parts are examined; all, if
 * absent.
 */
export function* boundParts(
  named: readonly string[],
  isWord: (word: string) => boolean,
  wanted?: ReadonlySet<string>,
): Slices<Set<string>> {
  const endings = { known: new Map<string, number>(), unknown: new Map<string, number>() };
  const note = (first: string, last: string): void => {
    if (isWord(last) || !mayBePart(last)) return;
    const isKnown = isFormOf(first, isWord);
    if (!isKnown && !mayBeFirst(first, last)) return;
    const counts = isKnown ? endings.known : endings.unknown;
    counts.set(last, (counts.get(last) ?? 0) + 1);
  };
  const tails = wanted && new Set(Array.from(wanted, tailOf));
  const placesIn = wanted === undefined ? yield* frequentEndings(named) : placesOfLasts;
  for (const [i, word] of named.entries()) {
    if (i % inOneSlice === 0) yield;
    if (tails?.has(tailOf(word)) === false) continue;
    for (const place of placesIn(word)) {
      const last = word.slice(place);
      if (wanted?.has(last) !== false) note(word.slice(0, place), last);
    }
  }
  const isBound = ([part, count]: [string, number]) => count + (endings.unknown.get(part) ?? 0) >= fewestWithPart;
  return new Set([...endings.known].filter(isBound).map(([part]) => part));
}

/** The last parts of a word that may become bound or cease to be, when the word is added or removed. */
export function lastsOf(word: string): string[] {
  return placesOfLasts(word).map((place) => word.slice(place));
}

function placesOfLasts(word: string): number[] {
  return placesWhere(word, () => true);
}

/** The places where a last part may begin, selected by a hash of the rest of the word. */
function placesWhere(word: string, isMeant: (hash: number) => boolean): number[] {
  const places: number[] = [];
  let hash = 0;
  for (let place = word.length - 1; place >= shortestFirst; place--) {
    hash = Math.imul(hash, 31) + word.charCodeAt(place);
    if (word.length - place >= shortestBoundPart && isMeant(hash)) places.push(place);
  }
  return places;
}

/**
 * Finds the places in a word where an ending begins that many words share. Most endings occur once and need no closer
 * look. A few pass because they share a hash.
 */
function* frequentEndings(named: readonly string[]): Slices<(word: string) => number[]> {
  const counters = Math.min(mostCounters, 2 ** Math.ceil(Math.log2(roomOfWord * named.length + 1)));
  const counts = new Uint8Array(counters);
  const count = (hash: number): boolean => {
    const place = hash & (counters - 1);
    counts[place] = Math.min(fewestWithPart, (counts[place] ?? 0) + 1);
    return false;
  };
  for (const [i, word] of named.entries()) {
    placesWhere(word, count);
    if (i % inOneSlice === 0) yield;
  }
  return (word) => placesWhere(word, (hash) => counts[hash & (counters - 1)] === fewestWithPart);
}

/** … or when a first part becomes a word or ceases to be one. `compound`: a word with this first part. */
export function lastsBehind(first: string, compound: string): string[] {
  return joints
    .filter((joint) => compound.startsWith(joint, first.length))
    .map((joint) => compound.slice(first.length + joint.length))
    .filter((last) => last.length >= shortestBoundPart);
}

/** The letters that every word ending with a bound part shares with it. */
function tailOf(word: string): string {
  return word.slice(-shortestBoundPart);
}

/** Whether an unknown first part looks like a word, before a last part long enough to be no accident. */
function mayBeFirst(first: string, last: string): boolean {
  return last.length >= shortestLoosePart && first.length > 3 && /[aeiouy]/.test(first);
}

/** Whether a first part is a word, with or without its joint: Katzen, Arbeits. */
function isFormOf(first: string, isWord: (word: string) => boolean): boolean {
  if (isWord(first)) return true;
  if (first.endsWith('n')) return isWord(first.slice(0, -1)) || (first.endsWith('en') && isWord(first.slice(0, -2)));
  return first.endsWith('s') && isWord(first.slice(0, first.endsWith('es') ? -2 : -1));
}
