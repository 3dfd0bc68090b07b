import type { Slices } from '../slices.ts';
import { mayBePart } from './no-parts.ts';

/** So many compounds must end with a part that never stands alone. */
const fewestWithPart = 3;
const shortestBoundPart = 4;
/** … of so many letters where not all that stands before it is known. */
const shortestLoosePart = 6;
/** What may stand between a first part and the next (isFormOf). */
const joints = ['', 'n', 'en', 's', 'es'];

/** So many words are taken apart at a time. */
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
  for (const [i, word] of named.entries()) {
    if (i % inOneSlice === 0) yield;
    if (tails?.has(tailOf(word)) === false) continue;
    for (const last of lastsOf(word)) {
      if (wanted?.has(last) !== false) note(word.slice(0, word.length - last.length), last);
    }
  }
  const isBound = ([part, count]: [string, number]) => count + (endings.unknown.get(part) ?? 0) >= fewestWithPart;
  return new Set([...endings.known].filter(isBound).map(([part]) => part));
}

/** What may be bound, or not any more, since a word came to the names or went. */
export function lastsOf(word: string): string[] {
  const lasts: string[] = [];
  for (let place = 3; place <= word.length - shortestBoundPart; place++) lasts.push(word.slice(place));
  return lasts;
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
  return isWord(first) || isWord(first.replace(/(?:e?n|e?s)$/, '')) || isWord(first.replace(/n$/, ''));
}
