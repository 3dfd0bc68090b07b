import { compareCodeUnits } from '../structures/collation.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import type { Slices } from '../structures/slices.ts';
import { boundParts, lastsBehind, lastsOf } from './bound-parts.ts';
import { type KnownWords, partsBegin } from './compounds.ts';
import { type Difference, difference, isIn } from './difference.ts';
import { mayBePart } from './no-parts.ts';
import { soundOf } from './sound.ts';
import { formsOf, stemOf } from './stem.ts';
import { type Ending, type Relative, stemsIn, type Vocabulary, vocabularyOf, type Words } from './vocabulary.ts';
import { WordsWithin } from './words-within.ts';

/** If more than one in so many words was added or removed, the vocabulary is built anew. */
const fewestToOneChange = 8;
/** The number of words to process at a time. */
const inOneSlice = { looked: 1024, cut: 64, copied: 8192 };

/**
 * The vocabulary after a few words were added or removed. It equals the result of vocabularyOf. A word is split anew if
 * one of its parts, or a form of it, became a word or ceased to be one.
 */
export function* changedVocabulary(before: Vocabulary, next: Words): Slices<Vocabulary> {
  const words = yield* difference(before.words, next.words);
  const named = yield* difference(before.named, next.named);
  if ((words.changed.length + named.changed.length) * fewestToOneChange > next.words.length) {
    return yield* vocabularyOf(next);
  }
  const bound = yield* boundAfter(before.bound, words, named, next);
  const [was, is] = [knownIn(before, before.bound, noDifference), knownIn(before, bound, words)];
  const suspects = yield* suspectsAmong(next, {
    words,
    named,
    parts: changedParts(before.bound, bound, words),
    was,
    is,
  });
  const recut = yield* cutAnew(suspects, { before, next, was, is });
  return {
    ...next,
    bound,
    relatives: yield* before.relatives.with(yield* changedRelatives(before, recut)),
    endings: yield* changedEndings(before.endings, recut),
    sounds: yield* before.sounds.with(changedSounds(before, named)),
  };
}

const noDifference: Difference = { came: new Set(), gone: new Set(), changed: [] };

/** The bound parts after a change. Only parts next to an added or removed word can have changed. */
function* boundAfter(
  before: ReadonlySet<string>,
  words: Difference,
  named: Difference,
  next: Words,
): Slices<ReadonlySet<string>> {
  const wanted = new Set(named.changed.flatMap(lastsOf));
  for (const [i, word] of words.changed.filter(mayBePart).entries()) {
    wanted.add(word);
    const from = firstNotBefore(next.named, word, 0, compareCodeUnits);
    for (let at = from; next.named[at]?.startsWith(word) === true; at++) {
      for (const last of lastsBehind(word, next.named[at] ?? '')) wanted.add(last);
    }
    if (i % inOneSlice.cut === 0) yield;
  }
  const found = yield* boundParts(next.named, (word) => mayBePart(word) && isIn(next.words, word), wanted);
  if ([...wanted].every((part) => found.has(part) === before.has(part))) return before;
  return new Set([...before].filter((part) => !wanted.has(part)).concat([...found]));
}

/** The words that compounds may consist of: the words before the change, and those added or removed since. */
function knownIn({ relatives }: Vocabulary, bound: ReadonlySet<string>, { came, gone }: Difference): KnownWords {
  const ownStems = new Set([...bound, ...[...came].filter(mayBePart)].map(stemOf));
  const stays = ({ term, as }: Relative) => as === 'inflected' && mayBePart(term) && !gone.has(term);
  const remembered = new Map<string, boolean>();
  const hasStem = (stem: string): boolean => {
    const known = remembered.get(stem) ?? (ownStems.has(stem) || relatives.get(stem)?.some(stays) === true);
    remembered.set(stem, known);
    return known;
  };
  const isWord = (word: string): boolean =>
    came.has(word) || relatives.get(stemOf(word))?.some((one) => one.term === word && stays(one)) === true;
  return {
    hasWord: (word) => bound.has(word) || (mayBePart(word) && isWord(word)),
    hasFormOf: (part) => hasStem(stemOf(part)),
    lastParts: new Map(),
  };
}

/** The words and bound parts that were added or removed. */
function changedParts(before: ReadonlySet<string>, after: ReadonlySet<string>, words: Difference): Set<string> {
  const parts = new Set(words.changed.filter(mayBePart));
  if (before === after) return parts;
  for (const part of before) if (!after.has(part)) parts.add(part);
  for (const part of after) if (!before.has(part)) parts.add(part);
  return parts;
}

interface Changes {
  readonly words: Difference;
  readonly named: Difference;
  readonly parts: ReadonlySet<string>;
  readonly was: KnownWords;
  readonly is: KnownWords;
}

/** The words that may have to be split anew, each once: added and removed words, and words with a changed part. */
function* suspectsAmong(next: Words, { words, named, parts, was, is }: Changes): Slices<ReadonlySet<string>> {
  const sought = new WordsWithin();
  for (const part of parts) {
    if (was.hasWord(part) !== is.hasWord(part)) sought.add(part);
    if (was.hasFormOf(part) !== is.hasFormOf(part)) for (const form of formsOf(stemOf(part))) sought.add(form);
  }
  const suspects = new Set([...words.changed, ...named.changed]);
  for (const [i, word] of next.words.entries()) {
    if (sought.areIn(word)) suspects.add(word);
    if (i % inOneSlice.looked === 0) yield;
  }
  return suspects;
}

/** A word with its parts before and after the change. Null: the word did not exist before, or does not exist now. */
interface Recut {
  readonly term: string;
  readonly before: Cut | null;
  readonly after: Cut | null;
}

interface Cut {
  readonly begins: readonly number[];
  readonly isNamed: boolean;
}

function* cutAnew(
  suspects: ReadonlySet<string>,
  { before, next, was, is }: { before: Words; next: Words; was: KnownWords; is: KnownWords },
): Slices<readonly Recut[]> {
  const cut = (term: string, words: Words, known: KnownWords): Cut | null =>
    isIn(words.words, term) ? { begins: partsBegin(term, known), isNamed: isIn(words.named, term) } : null;
  const recut: Recut[] = [];
  for (const term of suspects) {
    const one = { term, before: cut(term, before, was), after: cut(term, next, is) };
    if (JSON.stringify(one.before) !== JSON.stringify(one.after)) recut.push(one);
    if (recut.length % inOneSlice.cut === 0) yield;
  }
  return recut;
}

/** The words that a stem loses and gains. */
interface StemChange {
  readonly without: Set<string>;
  readonly added: Relative[];
}

function* changedRelatives(
  { relatives }: Vocabulary,
  recut: readonly Recut[],
): Slices<ReadonlyMap<string, readonly Relative[] | undefined>> {
  const changed = new Map<string, readonly Relative[] | undefined>();
  for (const [stem, { without, added }] of stemChanges(recut)) {
    const stays = (relatives.get(stem) ?? []).filter(({ term }) => !without.has(term));
    const all = [...stays, ...added].sort((a, b) => compareCodeUnits(a.term, b.term));
    changed.set(stem, all.length === 0 ? undefined : all);
    if (changed.size % inOneSlice.cut === 0) yield;
  }
  return changed;
}

function stemChanges(recut: readonly Recut[]): Map<string, StemChange> {
  const changes = new Map<string, StemChange>();
  const changeOf = (stem: string): StemChange => {
    const change = changes.get(stem) ?? { without: new Set(), added: [] };
    changes.set(stem, change);
    return change;
  };
  for (const { term, before, after } of recut) {
    if (before !== null) for (const [stem] of stemsIn(term, before.begins)) changeOf(stem).without.add(term);
    if (after !== null) for (const [stem, as] of stemsIn(term, after.begins)) changeOf(stem).added.push({ term, as });
  }
  return changes;
}

function* changedEndings(before: readonly Ending[], recut: readonly Recut[]): Slices<readonly Ending[]> {
  const without = new Set(recut.map(({ term }) => term));
  const added = recut
    .flatMap(({ term, after }) =>
      after?.isNamed === true ? after.begins.map((begin) => ({ text: term.slice(begin), term })) : [],
    )
    .sort(compareEndings);
  if (recut.length === 0) return before;
  const endings: Ending[] = [];
  let next = 0;
  for (const [i, ending] of before.entries()) {
    for (let one = added[next]; one !== undefined && compareEndings(one, ending) < 0; one = added[++next])
      endings.push(one);
    if (!without.has(ending.term)) endings.push(ending);
    if (i % inOneSlice.copied === 0) yield;
  }
  return endings.concat(added.slice(next));
}

function compareEndings(a: Ending, b: Ending): number {
  return compareCodeUnits(a.text, b.text) || compareCodeUnits(a.term, b.term);
}

function changedSounds({ sounds }: Vocabulary, named: Difference): Map<string, readonly string[] | undefined> {
  const changed = new Map<string, readonly string[] | undefined>();
  for (const [sound, words] of Map.groupBy(named.changed, soundOf)) {
    const stays = (sounds.get(sound) ?? []).filter((word) => !named.gone.has(word));
    const alike = [...stays, ...words.filter((word) => named.came.has(word))].sort(compareCodeUnits);
    changed.set(sound, alike.length === 0 ? undefined : alike);
  }
  return changed;
}
