import { mayBePart } from './no-parts.ts';
import { endingsFrom, namedFrom } from './relatives.ts';
import { formsOf, stemOf, withoutUmlauts } from './stem.ts';
import type { Ending, Vocabulary } from './vocabulary.ts';

/** Shorter words occur in others by accident: Öl, folded, in Hoelzer. */
const fewestLetters = 4;
/** … and the parts before and behind must look like words. */
const fewestBeside = 3;
/** Words that say in one word that something is lacking: weizenfrei, akkulos. */
const lacking = /^(?:frei|los)(?:e[mnrs]?)?$/;
/** The letters that join a part to the next, longest first. */
const joints: readonly string[] = ['en', 'es', 'n', 's', 'e', ''];
/** Beginnings of compounds are looked up by this number of their last letters. */
const lettersOfEnd = 3;

/**
 * The terms that contain a word as a part of a compound (Weizenmehl for Weizen, Walnusshonig for Nüsse). It includes
 * terms that the catalogue does not show to be compounds. Use it to exclude products, not to find them: it is too
 * generous. `word`: German folding.
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

/** Whether a compound contains a word as a part: Akkuschrauber contains Akku. Both: German folding. */
export function hasPart(compound: string, word: string): boolean {
  return havingPart(word)(compound);
}

/** Tests whether words are compounds that contain one word as a part. `word`: German folding. */
function havingPart(word: string): (compound: string) => boolean {
  const forms = partFormsOf(word);
  const ends = forms.flatMap((form) => joints.map((joint) => form + joint));
  return (compound) =>
    forms.some((form) => isBegunWith(form, compound)) || ends.some((end) => isEndedWith(end, compound));
}

/** Tests whether words are a form of one word, or compounds that contain it. `word`: German folding. */
export function formsAndCompoundsOf(word: string): (other: string) => boolean {
  const isCompound = havingPart(word);
  return (other) => {
    if (isCompound(other) || (other.charAt(0) === word.charAt(0) && areForms(other, word))) return true;
    const plain = withoutUmlauts(other);
    return plain !== null && isCompound(plain);
  };
}

/** Whether two words are forms of one word: Hammer, Hämmer. Both: German folding. */
export function areForms(one: string, other: string): boolean {
  const stems = stemsOf(one);
  return stemsOf(other).some((stem) => stems.includes(stem));
}

function stemsOf(word: string): string[] {
  return [word, withoutUmlauts(word) ?? word].map(stemOf);
}

/** The forms of a word that a compound may contain: as typed, its singular, and its plural. */
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

/** By their last letters: whole words, and the beginnings of compounds. Built once for a vocabulary. */
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
