import { isSet, saysKind } from '../german/empty-heads.ts';
import { endsOf, lastsOf } from '../german/ends.ts';
import { withFinalEl } from '../german/final-el.ts';
import { compoundsEndingWith, isNamed, relativesOf } from '../german/relatives.ts';
import { stemOf } from '../german/stem.ts';
import { saysPlace, saysUse } from '../german/users-and-places.ts';
import { isWord, type Vocabulary } from '../german/vocabulary.ts';
import { eachPosting, emptySegment, rangeOfTerm } from '../segments/text-segment.ts';
import { isAny } from '../sets/bits.ts';
import type { Synonyms } from '../steering/synonyms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { answering, type Meaning } from './clues.ts';
import { matchWord, release, type SearchScope } from './match-word.ts';

/** A shorter first part begins too many unrelated words. */
const fewestBegun = 5;
/** A shorter end that is no word of its own is a mere ending. */
const fewestAlike = 5;

/** The last part of a compound, which says what kind of thing it is. */
export interface Head {
  readonly word: string;
  /** Finds products that are called so. */
  readonly meaning: Meaning;
  /** Finds the categories of such things. After a place only the own name counts: Oberfräsen hold no Gartenfräse. */
  readonly category: Meaning;
  /** Finds products that mention the part before it. */
  readonly before: Meaning;
  /** Whether the part before says who uses the thing, where or when. No product needs to mention such a part. */
  readonly isForUse: boolean;
}

/**
 * The last parts of an unmatched compound, longest first: Zange for Elektrikerzange. The list stops at an end that
 * names a thing the shop does not have, because a shorter end would be another thing.
 */
export function headsOf({ alternatives }: QueryWord, vocabulary: Vocabulary, synonyms: Synonyms): Head[] {
  const word = withFinalEl(alternatives[0]?.[0] ?? '');
  const heads: Head[] = [];
  for (const end of isWord(word) ? thingsEnding(word, vocabulary, synonyms) : []) {
    const terms = [end, ...otherNamesOf(end, synonyms)].flatMap((name) => calledLike(name, vocabulary));
    if (terms.length === 0) break;
    const others = terms.filter((term) => stemOf(term) !== stemOf(word)).map((term) => ({ term }));
    const first = word.slice(0, -end.length);
    const before = speakingOf(first, word, vocabulary, synonyms);
    if (others.length > 0) {
      const meaning = [[answering(others, 'parted')]];
      const category = saysPlace(first) ? [[answering(formsOf(end, vocabulary), 'parted')]] : meaning;
      heads.push({ word: end, meaning, category, before, isForUse: saysUse(first) });
    }
  }
  return heads;
}

/** The things of which a compound names a set: Bohrer for Bohrerset. Null if the shop has no such things. */
export function thingsOfSet({ alternatives }: QueryWord, vocabulary: Vocabulary): Head | null {
  const word = alternatives[0]?.[0] ?? '';
  const set = lastsOf(word).find(isSet);
  const thing = set === undefined ? '' : word.slice(0, -set.length);
  const terms = thing.length < fewestBegun - 1 ? [] : calledLike(thing, vocabulary);
  if (set === undefined || terms.length === 0) return null;
  const meaning = [
    [
      answering(
        [...new Set(terms)].map((term) => ({ term })),
        'parted',
      ),
    ],
  ];
  const before = [[answering(relativesOf(set, vocabulary), 'whole')]];
  return { word: thing, meaning, category: meaning, before, isForUse: true };
}

/**
 * Whether a compound may be taken for the kind of thing that it ends with. Either one of these things mentions the part
 * before it, or a category has this name and any product mentions that part. In a shop that sells batteries and never
 * mentions cars, Autobatterie does not match batteries.
 */
export function isSoldAs({ meaning, category, before, isForUse }: Head, scope: SearchScope): boolean {
  const things = matchWord({ ...scope, categories: { ...scope.categories, names: emptySegment } }, meaning);
  const said = matchWord({ ...scope, candidates: things.strong }, before);
  const isSaidOfThem = isAny(said.hits);
  for (const match of [said, things]) release(match, scope.workspace);
  if (isSaidOfThem) return true;
  if (!isLastCategory(category, scope)) return false;
  const anywhere = matchWord(scope, before);
  const isSaid = isForUse || isAny(anywhere.hits);
  release(anywhere, scope.workspace);
  return isSaid;
}

/** Whether a category without children has this name. A category such as Maschinen contains other things too. */
function isLastCategory(meaning: Meaning, { categories }: SearchScope): boolean {
  const { strong } = categories.names;
  const called = new Set<number>();
  for (const { terms } of meaning.flat()) {
    for (const { term } of terms) eachPosting(strong, rangeOfTerm(strong, term), (category) => called.add(category));
  }
  for (const [number, place = []] of called.size === 0 ? [] : categories.places.entries()) {
    const [category, ...above] = place;
    for (const one of category === number ? above : []) called.delete(one);
  }
  return called.size > 0;
}

/** Finds the things of this kind that mention the part before. They come first. */
export function saidMeaning({ meaning, before }: Head): Meaning {
  return before.flatMap((clues) => asKind(meaning).map((head) => [...clues, ...head]));
}

/** The same terms, matched in the way that also counts as a category's name. */
function asKind(meaning: Meaning): Meaning {
  return meaning.map((clues) => clues.map(({ terms }) => answering(terms, 'head')));
}

/**
 * The ends of a word that name things. If there are none: ends that also end other compounds, such as Anker in
 * Bolzenanker.
 */
function thingsEnding(word: string, vocabulary: Vocabulary, synonyms: Synonyms): string[] {
  const ends = endsOf(word);
  const things = ends.filter((end) => isThing(end, word, vocabulary, synonyms));
  if (things.length > 0 || lastsOf(word).some((end) => !saysKind(end))) return things;
  const last = word.slice(-fewestAlike);
  const compounds = vocabulary.named.filter((term) => term !== word && term.endsWith(last));
  const isBehindWord = (end: string, term: string) =>
    term.endsWith(end) && vocabulary.relatives.has(stemOf(term.slice(0, -end.length)));
  return ends.filter((end) => end.length >= fewestAlike && compounds.some((term) => isBehindWord(end, term)));
}

/**
 * Whether the catalogue or a synonym knows an end as a thing. Without this check, Rasenmäher would match "eher" in
 * Schraubendreher.
 */
function isThing(end: string, whole: string, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  const isInUmlaut = /^[aou]e/.test(end) && !vocabulary.relatives.has(stemOf(end)); // Stichs-äge does not contain "age"
  return !isInUmlaut && (isNamed(end, false, vocabulary) || isCalledOtherwise(end, whole, synonyms));
}

/**
 * Whether an end has synonyms other than the compound itself. Radsattel as a synonym of Fahrradsattel does not count.
 */
function isCalledOtherwise(end: string, whole: string, synonyms: Synonyms): boolean {
  return synonyms.ofWhole(end).some(({ words }) => words.length > 1 || stemOf(words[0] ?? '') !== stemOf(whole));
}

/** The synonyms of a last part: Sofa for Couch. */
function otherNamesOf(head: string, synonyms: Synonyms): string[] {
  return synonyms
    .ofWhole(head)
    .flatMap(({ words: [name = '', ...more] }) => (more.length === 0 && isWord(name) ? [name] : []));
}

function calledLike(head: string, vocabulary: Vocabulary): string[] {
  const related = relativesOf(head, vocabulary).filter(({ as }) => as !== 'part');
  return [...related, ...compoundsEndingWith(head, vocabulary)].map(({ term }) => term);
}

/** A word and its other forms, without compounds. */
function formsOf(word: string, vocabulary: Vocabulary): { readonly term: string }[] {
  return [{ term: word }, ...relativesOf(word, vocabulary).filter(({ as }) => as === 'inflected')];
}

/**
 * Finds products that mention the first part of a compound, in any form or by a synonym. The compound itself does not
 * count, nor a synonym that is of the compound's own kind.
 */
function speakingOf(first: string, word: string, vocabulary: Vocabulary, synonyms: Synonyms): Meaning {
  const stem = stemOf(word);
  const others = synonyms.of([first]).map(({ words }) => words);
  const names = [[first], ...others.filter((words) => !words.some((name) => stem.endsWith(stemOf(name))))];
  const saying = (name: string) => {
    const related = relativesOf(name, vocabulary).filter(({ term }) => stemOf(term) !== stem);
    const clue = answering([{ term: name }, ...related], 'whole');
    return name.length < fewestBegun ? clue : { ...clue, beginning: name };
  };
  return names.map((words) => words.map(saying));
}
