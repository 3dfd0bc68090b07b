import { saysKind } from '../german/empty-heads.ts';
import { endsOf, lastsOf } from '../german/ends.ts';
import { compoundsEndingWith, isNamed, relativesOf } from '../german/relatives.ts';
import { stemOf } from '../german/stem.ts';
import { saysUse } from '../german/users-and-places.ts';
import { isWord, type Vocabulary } from '../german/vocabulary.ts';
import { eachPosting, emptySegment, rangeOfTerm } from '../segments/text-segment.ts';
import { isAny } from '../sets/bits.ts';
import type { Synonyms } from '../steering/synonyms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { answering, type Meaning } from './clues.ts';
import { matchWord, release, type SearchScope } from './match-word.ts';

/** A shorter first part begins words that have nothing to do with it. */
const fewestBegun = 5;
/** Shorter ends that never stand alone are mere endings. */
const fewestAlike = 5;

/** What a compound may be a kind of: its last part. */
export interface Head {
  readonly word: string;
  /** What is called so. */
  readonly meaning: Meaning;
  /** What speaks of the part before it. */
  readonly before: Meaning;
  /** Whether that part says who uses the thing, where or when: it need not be spoken of. */
  readonly isForUse: boolean;
}

/**
 * The last parts of a compound of which nothing else is known, longest first: of Elektrikerzange, Zange. None where an
 * end names a thing that the shop does not have: its own end is then no other thing.
 */
export function headsOf({ alternatives }: QueryWord, vocabulary: Vocabulary, synonyms: Synonyms): Head[] {
  const word = alternatives[0]?.[0] ?? '';
  const heads: Head[] = [];
  for (const end of isWord(word) ? thingsEnding(word, vocabulary, synonyms) : []) {
    const terms = [end, ...otherNamesOf(end, synonyms)].flatMap((name) => calledLike(name, vocabulary));
    if (terms.length === 0) break;
    const others = terms.filter((term) => stemOf(term) !== stemOf(word)).map((term) => ({ term }));
    const first = word.slice(0, -end.length);
    const before = speakingOf(first, word, vocabulary, synonyms);
    if (others.length > 0) {
      heads.push({ word: end, meaning: [[answering(others, 'parted')]], before, isForUse: saysUse(first) });
    }
  }
  return heads;
}

/**
 * Whether a compound may be taken for the kind of thing that it ends with: one of these things speaks of the part
 * before it, or a category is called so and anything does. Where batteries are sold and nothing is said of cars, an
 * Autobatterie is none of them.
 */
export function isSoldAs({ meaning, before, isForUse }: Head, scope: SearchScope): boolean {
  const things = matchWord({ ...scope, categories: { ...scope.categories, names: emptySegment } }, meaning);
  const said = matchWord({ ...scope, candidates: things.strong }, before);
  const isSaidOfThem = isAny(said.hits);
  for (const match of [said, things]) release(match, scope.workspace);
  if (isSaidOfThem) return true;
  if (!isLastCategory(meaning, scope)) return false;
  const anywhere = matchWord(scope, before);
  const isSaid = isForUse || isAny(anywhere.hits);
  release(anywhere, scope.workspace);
  return isSaid;
}

/** Whether a category without others below it is called so: below one called Maschinen are other things, too. */
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

/** What is called by the head and speaks of the part before it: it comes first. */
export function saidMeaning({ meaning, before }: Head): Meaning {
  return before.flatMap((clues) => asKind(meaning).map((head) => [...clues, ...head]));
}

/** The same terms as what categories are named by. */
function asKind(meaning: Meaning): Meaning {
  return meaning.map((clues) => clues.map(({ terms }) => answering(terms, 'head')));
}

/** The ends of a word that are things, or else what only ends other compounds: Anker of Bolzenanker. */
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

/** The end of a word is a thing only where the catalogue or a synonym knows one: Rasenmäher is no Schraubendr-eher. */
function isThing(end: string, whole: string, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  const isInUmlaut = /^[aou]e/.test(end) && !vocabulary.relatives.has(stemOf(end)); // Stichs-äge is no age
  return !isInUmlaut && (isNamed(end, false, vocabulary) || isCalledOtherwise(end, whole, synonyms));
}

/** Whether an end has synonyms other than the compound itself: Radsattel, of Fahrradsattel, is none. */
function isCalledOtherwise(end: string, whole: string, synonyms: Synonyms): boolean {
  return synonyms.of([end]).some(({ words }) => words.length > 1 || stemOf(words[0] ?? '') !== stemOf(whole));
}

/** What a head is called besides: Sofa for Couch. */
function otherNamesOf(head: string, synonyms: Synonyms): string[] {
  return synonyms
    .of([head])
    .flatMap(({ words: [name = '', ...more] }) => (more.length === 0 && isWord(name) ? [name] : []));
}

function calledLike(head: string, vocabulary: Vocabulary): string[] {
  const related = relativesOf(head, vocabulary).filter(({ as }) => as !== 'part');
  return [...related, ...compoundsEndingWith(head, vocabulary)].map(({ term }) => term);
}

/** Whatever but a word itself speaks of its first part, in any of its forms, or of a synonym that is no kind of it. */
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
