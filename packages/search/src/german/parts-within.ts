import { mayBePart } from './no-parts.ts';
import { endingsFrom, namedFrom } from './relatives.ts';
import { formsOf, stemOf, withoutUmlauts } from './stem.ts';
import type { Ending, Vocabulary } from './vocabulary.ts';

/** Shorter words stand in others by accident: Öl, folded, in Hoelzer. */
const fewestLetters = 4;
/** … and what stands before or behind them must look like a word. */
const fewestBeside = 3;
/** What says in one word to be without something is not made with it: weizenfrei, akkulos. */
const lacking = /^(?:frei|los)(?:e[mnrs]?)?$/;
/** What stands between a part and the next, longest first. */
const joints: readonly string[] = ['en', 'es', 'n', 's', 'e', ''];
/** Beginnings of compounds are looked up by so many of their last letters. */
const lettersOfEnd = 3;

/**
 * The terms that have a word as a part of a compound (Weizenmehl, Walnusshonig for Weizen and Nüsse), also where the
 * catalogue does not show that they are compounds. Generous: for leaving things out, not for finding them. `word`:
 * German folding.
 */
export function termsWithPart(word: string, vocabulary: Vocabulary): string[] {
  const found = partFormsOf(word).flatMap((form) => [
    ...begunWith(form, vocabulary),
    ...joints.flatMap((joint) => endedWith(form + joint, vocabulary)),
  ]);
  return [...new Set(found.map(({ term }) => term))];
}

function begunWith(form: string, vocabulary: Vocabulary): Ending[] {
  const whole = namedFrom(form, vocabulary).map((term) => ({ text: term, term }));
  return [...whole, ...endingsFrom(form, vocabulary)].filter(({ text }) => isBegunWith(form, text));
}

function endedWith(end: string, vocabulary: Vocabulary): Ending[] {
  const alike = beginningsIn(vocabulary).get(end.slice(-lettersOfEnd)) ?? [];
  return alike.filter(({ text }) => isEndedWith(end, text));
}

/** Whether a word is a compound with another one as a part: Akkuschrauber, with Akku. Both: German folding. */
export function hasPart(compound: string, word: string): boolean {
  return havingPart(word)(compound);
}

/** Tells of words whether they are compounds with one word as a part. `word`: German folding. */
function havingPart(word: string): (compound: string) => boolean {
  const forms = partFormsOf(word);
  const ends = forms.flatMap((form) => joints.map((joint) => form + joint));
  return (compound) =>
    forms.some((form) => isBegunWith(form, compound)) || ends.some((end) => isEndedWith(end, compound));
}

/** Tells of words whether they are one word in any form, or compounds with it as a part. `word`: German folding. */
export function formsAndCompoundsOf(word: string): (other: string) => boolean {
  const isCompound = havingPart(word);
  return (other) => {
    if (isCompound(other) || (other.charAt(0) === word.charAt(0) && areForms(other, word))) return true;
    const plain = withoutUmlauts(other);
    return plain !== null && isCompound(plain);
  };
}

/** Whether two words are forms of one: Hammer, Hämmer. Both: German folding. */
export function areForms(one: string, other: string): boolean {
  const stems = stemsOf(one);
  return stemsOf(other).some((stem) => stems.includes(stem));
}

function stemsOf(word: string): string[] {
  return [word, withoutUmlauts(word) ?? word].map(stemOf);
}

/** How a word may stand in a compound: as typed, in the singular, or in the plural that it is the singular of. */
function partFormsOf(word: string): string[] {
  const forms = [word, ...stemsOf(word).flatMap(formsOf)];
  return [...new Set(forms)].filter((form) => form.length >= fewestLetters);
}

function isBegunWith(form: string, text: string): boolean {
  if (!text.startsWith(form)) return false;
  const rest = text.slice(form.length);
  const isWithout = joints.some((joint) => rest.startsWith(joint) && lacking.test(rest.slice(joint.length)));
  return looksLikeWord(rest) && !isWithout;
}

function isEndedWith(end: string, text: string): boolean {
  return text.endsWith(end) && looksLikeWord(text.slice(0, -end.length));
}

function looksLikeWord(part: string): boolean {
  return part.length >= fewestBeside && /[aeiouy]/.test(part) && mayBePart(part);
}

const kept = new WeakMap<Vocabulary, ReadonlyMap<string, readonly Ending[]>>();

/** Whole words, and what stands before the parts of compounds, by their last letters: made once for a vocabulary. */
function beginningsIn(vocabulary: Vocabulary): ReadonlyMap<string, readonly Ending[]> {
  const known = kept.get(vocabulary);
  if (known !== undefined) return known;
  const byEnd = new Map<string, Ending[]>();
  const note = (text: string, term: string) => {
    const key = text.slice(-lettersOfEnd);
    const alike = byEnd.get(key);
    if (alike === undefined) byEnd.set(key, [{ text, term }]);
    else alike.push({ text, term });
  };
  for (const term of vocabulary.named) note(term, term);
  for (const { text, term } of vocabulary.endings) note(term.slice(0, term.length - text.length), term);
  kept.set(vocabulary, byEnd);
  return byEnd;
}
