import { saysKind } from '../german/empty-heads.ts';
import { mayBePart } from '../german/no-parts.ts';
import { wholeFrom } from '../german/other-things.ts';
import { compoundsEndingWith, isNamed, relativesOf } from '../german/relatives.ts';
import { stemOf } from '../german/stem.ts';
import { isWord, type Vocabulary } from '../german/vocabulary.ts';
import { isAny } from '../sets/bits.ts';
import type { Synonyms } from '../steering/synonyms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { answering, type Meaning } from './clues.ts';
import { matchWord, release, type SearchScope } from './match-word.ts';

const fewestBefore = 3;
const fewestOfHead = 4;

/** What a compound may be a kind of: its last part. */
export interface Head {
  readonly word: string;
  /** What is called so. */
  readonly meaning: Meaning;
  /** What speaks of the part before it. */
  readonly before: Meaning;
}

/**
 * The last parts of a compound of which nothing else is known, longest first: of Elektrikerzange, Zange. None where an
 * end names a thing that the shop does not have: its own end is then no other thing.
 */
export function headsOf({ alternatives }: QueryWord, vocabulary: Vocabulary, synonyms: Synonyms): Head[] {
  const word = alternatives[0]?.[0] ?? '';
  const heads: Head[] = [];
  for (const end of isWord(word) ? endsOf(word) : []) {
    if (!isThing(end, vocabulary, synonyms)) continue;
    const terms = calledLike(end, vocabulary);
    if (terms.length === 0) break;
    const others = terms.filter((term) => stemOf(term) !== stemOf(word)).map((term) => ({ term }));
    const before = speakingOf(word.slice(0, -end.length), word, vocabulary, synonyms);
    if (others.length > 0) heads.push({ word: end, meaning: [[answering(others, 'parted')]], before });
  }
  return heads;
}

/**
 * Whether a compound may be taken for the kind of thing that it ends with: one of these things speaks of the part
 * before it, or a category is called so and anything does. Where batteries are sold and nothing is said of cars, an
 * Autobatterie is none of them.
 */
export function isSoldAs({ meaning, before }: Head, scope: SearchScope): boolean {
  const things = matchWord(scope, meaning);
  const said = matchWord({ ...scope, candidates: things.strong }, before);
  const isSaidOfThem = isAny(said.hits);
  for (const match of [said, things]) release(match, scope.workspace);
  if (isSaidOfThem) return true;
  const kind = matchWord(scope, asKind(meaning));
  const anywhere = matchWord(scope, before);
  const isSaid = kind.namesCategory && isAny(anywhere.hits);
  for (const match of [kind, anywhere]) release(match, scope.workspace);
  return isSaid;
}

/** The same terms as what categories are named by. */
function asKind(meaning: Meaning): Meaning {
  return meaning.map((clues) => clues.map(({ terms }) => answering(terms, 'head')));
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

/** Whatever but a word itself speaks of its first part, in any of its forms, or of a synonym that is no kind of it. */
function speakingOf(first: string, word: string, vocabulary: Vocabulary, synonyms: Synonyms): Meaning {
  const stem = stemOf(word);
  const others = synonyms.of([first]).map(({ words }) => words);
  const names = [[first], ...others.filter((words) => !words.some((name) => stem.endsWith(stemOf(name))))];
  const saying = (name: string) => {
    const related = relativesOf(name, vocabulary).filter(({ term }) => stemOf(term) !== stem);
    return answering([{ term: name }, ...related], 'whole');
  };
  return names.map((words) => words.map(saying));
}
