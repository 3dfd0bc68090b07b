import { saysKind } from '../german/empty-heads.ts';
import { mayBePart } from '../german/no-parts.ts';
import { wholeFrom } from '../german/other-things.ts';
import { beginsOther, compoundsEndingWith, isNamed, relativesOf } from '../german/relatives.ts';
import { stemOf } from '../german/stem.ts';
import { isWord, type Vocabulary } from '../german/vocabulary.ts';
import type { Synonyms } from '../steering/synonyms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { answering, type Meaning } from './clues.ts';

const fewestBefore = 3;
const fewestOfHead = 4;

/**
 * The last part of a compound of which nothing else is known, longest first: a Elektrikerzange is a Zange. Null where
 * nothing is called so, and where the shop neither speaks of what stands before it nor has several kinds of the thing:
 * with a Bratschlauch, no shop has something like a Fahrradschlauch.
 */
export function headOf(
  { alternatives }: QueryWord,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): { meaning: Meaning; word: string } | null {
  const word = alternatives[0]?.[0] ?? '';
  if (!isWord(word)) return null;
  for (const head of endsOf(word)) {
    if (!isThing(head, vocabulary, synonyms)) continue;
    const terms = calledLike(head, vocabulary);
    if (terms.length === 0) return null; // a thing that the shop does not have: its end is no other thing
    const others = terms.filter((term) => stemOf(term) !== stemOf(word));
    const isNear = isSpokenOf(word.slice(0, -head.length), word, vocabulary, synonyms) || areSeveral(head, others);
    if (others.length > 0 && isNear)
      return {
        meaning: [
          [
            answering(
              others.map((term) => ({ term })),
              'parted',
            ),
          ],
        ],
        word: head,
      };
  }
  return null;
}

/** What may be the last part of a word, longest first. */
function endsOf(word: string): string[] {
  const last = Math.min(word.length - fewestOfHead, wholeFrom(word));
  const ends = Array.from({ length: Math.max(0, last - fewestBefore + 1) }, (_, i) => word.slice(fewestBefore + i));
  return ends.filter((end) => mayBePart(end) && saysKind(end));
}

/** The end of a word is a thing only where the catalogue or a synonym knows one: Rasenmäher is no Schraubendr-eher. */
function isThing(end: string, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  const isInUmlaut = /^[aou]e/.test(end) && !vocabulary.relatives.has(stemOf(end)); // Stichs-äge is no age
  return !isInUmlaut && (isNamed(end, false, vocabulary) || synonyms.of([end]).length > 0);
}

function calledLike(head: string, vocabulary: Vocabulary): string[] {
  const related = relativesOf(head, vocabulary).filter(({ as }) => as !== 'part');
  return [...related, ...compoundsEndingWith(head, vocabulary)].map(({ term }) => term);
}

/** Whether the catalogue has the first part of a compound, by itself, in another word, or by a synonym. */
function isSpokenOf(first: string, word: string, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  const isHere = (part: string) => relativesOf(part, vocabulary).length > 0;
  return (
    isHere(first) ||
    beginsOther(first, word, vocabulary) ||
    synonyms.of([first]).some(({ words }) => words.every(isHere))
  );
}

/** Shorter words end others by accident. */
const fewestOfKind = 5;
const severalKinds = 3;

function areSeveral(head: string, terms: readonly string[]): boolean {
  return head.length >= fewestOfKind && new Set(terms.map(stemOf)).size >= severalKinds;
}
