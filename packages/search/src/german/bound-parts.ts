import type { Slices } from '../structures/slices.ts';
import { mayBePart } from './no-parts.ts';

/** How many compounds must end with a part before it counts as one that never stands alone. */
const fewestWithPart = 3;
const shortestBoundPart = 4;
const shortestFirst = 3;
/** … of so many letters where not all that stands before it is known. */
const shortestLoosePart = 6;
/** What may stand between a first part and the next (isFormOf). */
const joints = ['', 'n', 'en', 's', 'es'];

/** Endings are counted by as many bits of a hash. */
const lastHash = 2 ** 22 - 1;

/** How many words are taken apart at a time. */
const inOneSlice = 512;

/**
 * What ends several compounds and never stands alone: Futter of Nassfutter, Trockenfutter and Katzenfutter. What stands
 * before it must be words of the catalogue, or at least once and look like words. `isWord`: whether the catalogue has a
 * word that may be a part; `wanted`: of these alone it is to be found out, otherwise of all.
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

/** What may be bound, or not any more, since a word came to the names or went. */
export function lastsOf(word: string): string[] {
  return placesOfLasts(word).map((place) => word.slice(place));
}

function placesOfLasts(word: string): number[] {
  return placesWhere(word, () => true);
}

/** The places where a last part may begin, by a hash of what stands from there on. */
function placesWhere(word: string, isMeant: (hash: number) => boolean): number[] {
  const places: number[] = [];
  let hash = 0;
  for (let place = word.length - 1; place >= shortestFirst; place--) {
    hash = Math.imul(hash, 31) + word.charCodeAt(place);
    if (word.length - place >= shortestBoundPart && isMeant(hash & lastHash)) places.push(place);
  }
  return places;
}

/**
 * Tells of a word where an ending begins that many words have. Nearly all have one of their own, and need no closer
 * look; a few that share their hash get it.
 */
function* frequentEndings(named: readonly string[]): Slices<(word: string) => number[]> {
  const counts = new Uint8Array(lastHash + 1);
  const count = (hash: number): boolean => {
    counts[hash] = Math.min(fewestWithPart, (counts[hash] ?? 0) + 1);
    return false;
  };
  for (const [i, word] of named.entries()) {
    placesWhere(word, count);
    if (i % inOneSlice === 0) yield;
  }
  return (word) => placesWhere(word, (hash) => counts[hash] === fewestWithPart);
}

/** … and since a first part became a word, or is none any more. `compound`: begins with it. */
export function lastsBehind(first: string, compound: string): string[] {
  return joints
    .filter((joint) => compound.startsWith(joint, first.length))
    .map((joint) => compound.slice(first.length + joint.length))
    .filter((last) => last.length >= shortestBoundPart);
}

/** Every bound part ends with as much. */
function tailOf(word: string): string {
  return word.slice(-shortestBoundPart);
}

/** Whether an unknown first part looks like a word, beside a last part so long that it is no accident. */
function mayBeFirst(first: string, last: string): boolean {
  return last.length >= shortestLoosePart && first.length > 3 && /[aeiouy]/.test(first);
}

/** Whether a first part is a word, also with its joint: Katzen, Arbeits. */
function isFormOf(first: string, isWord: (word: string) => boolean): boolean {
  if (isWord(first)) return true;
  if (first.endsWith('n')) return isWord(first.slice(0, -1)) || (first.endsWith('en') && isWord(first.slice(0, -2)));
  return first.endsWith('s') && isWord(first.slice(0, first.endsWith('es') ? -2 : -1));
}
