import { relativesOf } from '../german/relatives.ts';
import { isWord } from '../german/vocabulary.ts';
import { fieldBits, rangeOfTerm } from '../segments/text-segment.ts';
import {
  type Bits,
  countBits,
  documentsIn,
  hasBit,
  intersect,
  isAny,
  keepCommon,
  setBit,
  unite,
  without,
} from '../sets/bits.ts';
import type { SearchReading } from '../shapes/browsing-result.ts';
import { noSynonyms, type Synonym } from '../steering/synonyms.ts';
import { otherUnits } from '../words/quantities.ts';
import { isBareSize, type QueryWord, spellingOf } from '../words/query-words.ts';
import {
  bareNumber,
  guessOf,
  isKnown,
  joinedWith,
  lackOf,
  type Meaning,
  mayBeKind,
  meaningOf,
  namesakesOf,
  partsOf,
  synonymsOf,
} from './clues.ts';
import { headsOf, isSoldAs, saidMeaning } from './compound-head.ts';
import { addBetter, matchWord, release } from './match-word.ts';
import { joining, mayBeThing, phrasesAt, prepositions, turnedAt } from './places-of-words.ts';
import { Ranking } from './ranking.ts';
import { allParts, rarityOf, strongPart, type WordFound } from './text-score.ts';
import { type TextScope, withoutExcluded } from './without-excluded.ts';

/** Documents that a search text leads to, and how well. */
export interface TextMatch {
  readonly hits: Bits;
  readonly count: number;
  readonly ranking: Ranking;
  readonly words: readonly WordFound[];
  /** Those of `hits` that have all words, or what they were taken for. */
  readonly exact: Bits;
  /** Where several kinds of things were sought, as in "Hammer und Zange": what is of each. */
  readonly kinds: readonly Bits[];
  /** Null where all words were found as typed. */
  readonly reading: Omit<SearchReading, 'exact'> | null;
}

/**
 * Finds what a text means, by the first of these steps that finds what the words name:
 *
 * 1. all words, in any of their forms;
 * 2. compounds taken apart;
 * 3. of kinds of things that "und" stands between, each;
 * 4. words that nothing is called by, taken for others;
 * 5. most of the words, the one that names the thing among them.
 *
 * What only mentions the words (in descriptions) stays, before what later steps find. Words that say nothing only help
 * to order. Without words nothing is found. `isLiteral`: the first step only, without synonyms.
 */
export function matchText(scope: TextScope, words: readonly QueryWord[], isLiteral: boolean): TextMatch {
  const search = new Search(isLiteral ? { ...scope, synonyms: noSynonyms } : scope, words);
  if (search.needed.length === 0) return search.answer(null);
  if (isLiteral) {
    search.takeAll();
    return search.answer(null);
  }
  const isNamed = [search.takeAll(), search.count < enough && search.addParts() && search.takeAll()].some(Boolean);
  if (isNamed) return search.count < enough ? search.andNearest([]) : search.answer(null);
  if (search.takeEach()) return search.answer(null);
  if (!search.isKindSought) search.takeMentions();
  const mentioned = search.mentionedThings();
  const guessed = search.addGuesses();
  if (guessed.length > 0 && search.takeAll()) {
    search.takeSynonymsOfGuesses();
    return search.andNearest(guessed);
  }
  const heads = search.addHeads();
  if (heads.length > 0 && search.takeAll()) return search.andNearest([...guessed, ...heads]);
  if (search.isEmpty) return search.andNearest(guessed);
  return search.answer(mentioned.length === 0 ? null : { guessed: [], missing: [], mentioned });
}

/** What is found with all words is enough for a page: nobody looks for what comes near. */
const enough = 8;
/** Guesses compare a word with all others: so many words of one text are guessed at most. */
const mostGuessed = 4;
/** One search on its way through the steps. */
class Search {
  readonly needed: WordFound[];
  readonly #others: WordFound[];
  readonly #scope: TextScope;
  readonly #words: readonly QueryWord[];
  readonly #candidates: number;
  readonly #hits: Bits;
  #count = 0;
  readonly #ranking: Ranking;
  /** What has all words, and is named by none that says what is sought. */
  readonly #mentions: Bits;
  readonly #synonymous = new Map<QueryWord, Meaning>();
  #isJoined = false;
  /** The word that names what was found first. */
  #naming: QueryWord | null = null;
  #kinds: readonly Bits[] = [];

  constructor(scope: TextScope, words: readonly QueryWord[]) {
    this.#words = words;
    this.#scope = { ...scope, candidates: withoutExcluded(scope, words) };
    this.#candidates = Math.max(1, countBits(this.#scope.candidates));
    this.#hits = scope.workspace.bits.take();
    this.#mentions = scope.workspace.bits.take();
    this.#ranking = new Ranking(scope.workspace);
    const all = words.map((word, i) => this.#find(word, this.#meanings(words, i)));
    this.needed = all.filter(({ word }) => word.role === 'content' || word.role === 'quantity');
    this.#others = all.filter(({ word }) => word.role === 'filler' || word.role === 'excluded');
  }

  get #firstPreposition(): number {
    const place = this.#words.findIndex(({ typed }) => prepositions.has(typed));
    return place < 0 ? this.#words.length : place;
  }

  get count(): number {
    return this.#count;
  }

  /** Whether one of several words names a kind of thing: what only mentions that word is another thing. */
  get isKindSought(): boolean {
    return this.needed.length > 1 && this.#head()?.match.namesCategory === true;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** The answer with what comes nearest behind it, and the reading that says so. */
  andNearest(guessed: SearchReading['guessed']): TextMatch {
    if (this.needed.length === 1) this.takeMentions(); // blades for a saw come before other saws
    const exact = this.#scope.workspace.bits.take();
    unite(exact, this.#hits);
    const isPair = this.needed.length === 2;
    const isJoined = this.#isJoined && isPair && countBits(exact) > 0; // one of the two alone is another thing
    const missing = isJoined
      ? []
      : this.needed.length > 1
        ? this.#takeNearest(guessed.map(({ typed }) => typed))
        : this.#takeHeads();
    const isAsTyped = this.isEmpty || (guessed.length === 0 && missing.length === 0);
    return this.answer(isAsTyped ? null : { guessed, missing }, missing.length === 0 ? this.#hits : exact);
  }

  /** The answer, with what only mentions the words behind the rest. */
  answer(reading: TextMatch['reading'], exact: Bits = this.#hits): TextMatch {
    this.takeMentions();
    const words = [...this.needed, ...this.#others];
    const [hits, kinds] = [this.#hits, this.#kinds];
    return { hits, count: this.#count, ranking: this.#ranking, words, exact, kinds, reading };
  }

  /** Takes what holds all needed words and is named by them; returns whether there is any. */
  takeAll(): boolean {
    const [first, ...others] = this.needed;
    if (first === undefined) return false;
    const { workspace } = this.#scope;
    const [hits, named, room] = [workspace.bits.take(), workspace.bits.take(), workspace.lists.take()];
    hits.set(first.match.hits);
    for (const { match } of others) intersect(hits, match.hits);
    if (!this.isEmpty) without(hits, this.#hits);
    const decisive = others.length === 0 ? [first] : this.isKindSought ? this.#heads() : [];
    if (decisive.length === 0) this.#addNamed(named, documentsIn(hits, room));
    else {
      const naming = decisive.find(({ match }) => keepCommon(named, hits, match.strong) > 0);
      this.#naming ??= naming?.word ?? null;
      this.#preferSizes(named, room);
    }
    unite(this.#mentions, hits);
    const isAnyNamed = isAny(named);
    this.#take(named);
    workspace.lists.giveBack(room);
    for (const bits of [hits, named]) workspace.bits.giveBack(bits);
    return isAnyNamed;
  }

  /** Keeps what has the sizes that were typed in its name or behind it, where anything has. */
  #preferSizes(named: Bits, room: Uint32Array): void {
    const sizes = this.needed.filter(({ word }) => isBareSize(word.typed));
    if (sizes.length === 0) return;
    const { workspace, weighing } = this.#scope;
    const least = weighing.worth.size.weights[fieldBits.suffix] ?? 0;
    const sized = workspace.bits.take();
    for (const document of documentsIn(named, room)) {
      if (sizes.every(({ match }) => (match.weights[document] ?? 0) >= least)) setBit(sized, document);
    }
    if (isAny(sized)) named.set(sized);
    workspace.bits.giveBack(sized);
  }

  /** Adds to a set those of some documents that half of what the words tell names. */
  #addNamed(named: Bits, documents: Uint32Array): void {
    const half = allParts(this.needed) / 2;
    for (const document of documents) if (strongPart(document, this.needed) >= half) setBit(named, document);
  }

  /** Takes what holds all words, whatever it is. */
  takeMentions(): void {
    this.#take(this.#mentions);
  }

  /** The words that may name a thing and stand in descriptions alone: what says Nähmaschine there is none. */
  mentionedThings(): string[] {
    const things = this.needed.filter(({ word }) => word.role === 'content' && mayBeThing(spellingOf(word.typed)));
    return things.filter(({ match }) => !isAny(match.strong)).map(({ word }) => word.typed);
  }

  /** Lets compounds be found by their parts, and words by what they lead to; returns whether there is anything. */
  addParts(): boolean {
    return this.#change((word) => [
      ...partsOf(word, this.#scope.vocabulary),
      ...namesakesOf(word, this.#scope.synonyms, this.#scope.vocabulary),
      ...this.#synonyms(this.#words, this.#words.indexOf(word), 'oneWay'),
    ]);
  }

  /** Lets unknown words be found by what may have been meant; returns them. */
  addGuesses(): SearchReading['guessed'] {
    const guessed: { typed: string; taken: readonly string[] }[] = [];
    this.#change((word) => {
      if (guessed.length >= mostGuessed || isKnown(word, this.#scope.vocabulary)) return [];
      const guess = guessOf(word, this.#scope.vocabulary, this.#scope.synonyms);
      if (guess === null) return [];
      guessed.push({ typed: word.typed, taken: guess.words });
      this.#synonymous.set(word, guess.synonymous);
      return guess.meaning;
    });
    return guessed;
  }

  /** Takes, where few were found, what is called by a synonym of what words were taken for. */
  takeSynonymsOfGuesses(): void {
    if (this.count >= enough) return;
    if (this.#change((word) => this.#synonymous.get(word) ?? [])) this.takeAll();
  }

  /** Lets compounds that nothing is called by be found by what they are a kind of; returns them. */
  addHeads(): SearchReading['guessed'] {
    const taken: { typed: string; taken: readonly string[] }[] = [];
    this.#change((word) => {
      const isFound = this.needed.some((found) => found.word === word && isAny(found.match.strong));
      const heads = isFound ? [] : headsOf(word, this.#scope.vocabulary, this.#scope.synonyms);
      const head = heads.find((one) => isSoldAs(one, this.#scope));
      if (head === undefined) return [];
      taken.push({ typed: word.typed, taken: [head.word] });
      return [...saidMeaning(head), ...head.meaning];
    });
    return taken;
  }

  /** Takes what holds most words, and once more of what is left where that is little. Returns what some of it lacks. */
  #takeNearest(guessed: readonly string[]): string[] {
    const missing = new Set(this.takeMost(guessed));
    if (this.count > 0 && this.count < enough && this.isKindSought) {
      for (const word of this.takeMost(guessed)) missing.add(word);
    }
    return this.needed.map(({ word }) => word.typed).filter((typed) => missing.has(typed));
  }

  /**
   * Takes what holds most words, the rarer ones first, and the one that names the thing. Returns the words that are not
   * in all of it.
   */
  takeMost(guessed: readonly string[]): string[] {
    const head = this.#head();
    const { workspace } = this.#scope;
    const [hits, room] = [workspace.bits.take(), workspace.lists.take()];
    const telling = head === null ? this.needed.filter(({ word }) => !shortNumber.test(word.typed)) : [head];
    for (const { match } of telling) unite(hits, match.strong);
    const documents = documentsIn(without(hits, this.#hits), room);
    const isGuess = head !== null && guessed.length > 0 && (guessed.includes(head.word.typed) || !this.#isKind(head));
    const kind = isGuess ? 'guessed' : 'named';
    const missing = this.#keepMost(
      hits,
      documents,
      head === null || this.#isStrange(head) ? leastShare.unnamed : leastShare[kind],
    );
    workspace.lists.giveBack(room);
    this.#take(hits);
    workspace.bits.giveBack(hits);
    return missing;
  }

  /** The kinds of things that "und" stands between: nothing is both, and each is sought. */
  #joinedThings(): WordFound[] {
    const around = this.#words.flatMap(({ typed }, i) =>
      joining.has(typed) ? [this.#words[i - 1], this.#words[i + 1]] : [],
    );
    return this.needed.filter(
      (found) =>
        around.includes(found.word) && isAny(found.match.strong) && (found.match.namesCategory || this.#isKind(found)),
    );
  }

  /** Takes what is any of the things that "und" stands between, each as good; returns whether there are several. */
  takeEach(): boolean {
    const things = this.#joinedThings();
    if (things.length < 2 || things.length < this.needed.length) return false;
    const hits = this.#scope.workspace.bits.take();
    for (const { match } of things) unite(hits, match.strong);
    this.#kinds = things.map(({ match }) => match.strong);
    this.#take(
      hits,
      things.map((thing) => ({ ...thing, rarity: 1 })),
    );
    this.#scope.workspace.bits.giveBack(hits);
    return true;
  }

  /** Whether a word is unknown beside one that says no kind of thing: Thomas Müller, where a brand is called Müller. */
  #isStrange({ word, match }: WordFound): boolean {
    const isUnknown = (one: WordFound) => isWord(spellingOf(one.word.typed)) && !isAny(one.match.hits);
    return this.isEmpty && !match.namesCategory && !this.#isKind({ word }) && this.needed.some(isUnknown);
  }

  #isKind({ word }: Pick<WordFound, 'word'>): boolean {
    return mayBeKind(word, this.#scope.vocabulary);
  }

  /** Keeps of some documents those that hold nearly as much as the best; returns the words that some of them lack. */
  #keepMost(hits: Bits, documents: Uint32Array, least: number): string[] {
    const total = allParts(this.needed);
    const parts = Array.from(documents, (document) => strongPart(document, this.needed));
    const enoughPart = Math.max(least * total, nearlyMost * parts.reduce((most, part) => Math.max(most, part), 0));
    const missing = new Set<WordFound>();
    hits.fill(0);
    for (const [i, document] of documents.entries()) {
      if ((parts[i] ?? 0) < enoughPart) continue;
      setBit(hits, document);
      for (const word of this.needed) if (!hasBit(word.match.hits, document)) missing.add(word);
    }
    return this.needed.filter((word) => missing.has(word)).map(({ word }) => word.typed);
  }

  /** Whether a category is called just so: what it has of the kind is all there is. */
  #isCategory({ word }: WordFound): boolean {
    const { vocabulary, categories } = this.#scope;
    const forms = relativesOf(spellingOf(word.typed), vocabulary).filter(({ as }) => as === 'inflected');
    return [spellingOf(word.typed), ...forms.map(({ term }) => term)].some((term) => {
      const { from, to } = rangeOfTerm(categories.names.strong, term);
      return from < to;
    });
  }

  /** Takes what a single compound is a kind of: behind a Kamillentee other tea. Returns what that is not. */
  #takeHeads(): string[] {
    const [found] = this.needed;
    const head =
      found === undefined || this.isEmpty || this.#isCategory(found)
        ? null
        : (headsOf(found.word, this.#scope.vocabulary, this.#scope.synonyms)[0] ?? null);
    const first = found === undefined || head === null ? null : firstPart(found.word.typed, head.word);
    if (found === undefined || head === null || first === null) return [];
    const { workspace } = this.#scope;
    const before = this.#count;
    this.#ranking.settle();
    addBetter(found.match, matchWord(this.#scope, [...saidMeaning(head), ...head.meaning]), workspace);
    const hits = workspace.bits.take();
    unite(hits, found.match.strong);
    this.#take(hits);
    workspace.bits.giveBack(hits);
    return this.#count > before ? [first] : [];
  }

  /**
   * The word that says what the thing is: the last that a category is named by, or the last of all. What follows a
   * preposition says what the thing is for, or has.
   */
  #head(): WordFound | null {
    const heads = this.#heads();
    return heads.find(({ word }) => word === this.#naming) ?? heads[0] ?? null;
  }

  /** The same, and behind it other words that name a category: Bohrer, in "Bohrer 6 mm Holz" among books on Holz. */
  #heads(): WordFound[] {
    const all = this.needed.filter(({ word }) => word.role === 'content');
    const things = all.filter(({ word }) => mayBeThing(spellingOf(word.typed)));
    const before = things.filter(({ word }) => this.#words.indexOf(word) < this.#firstPreposition);
    const isFound = before.some(({ match }) => isAny(match.strong));
    const content = [isFound ? before : [], things, all].find(({ length }) => length > 0) ?? [];
    const naming = content.filter(({ match }) => match.namesCategory);
    return naming.length > 0 ? naming.toReversed() : content.slice(-1).filter(({ match }) => isAny(match.strong));
  }

  #meanings(words: readonly QueryWord[], place: number): Meaning {
    const [word, before, after] = [words[place], words[place - 1], words[place + 1]];
    if (word === undefined) return [];
    const { vocabulary } = this.#scope;
    const joined = [
      before === undefined ? null : joinedWith(before, word, vocabulary),
      after === undefined ? null : joinedWith(word, after, vocabulary),
    ];
    const asOne = joined.flatMap((clue) => (clue === null ? [] : [[clue]]));
    this.#isJoined ||= asOne.length > 0;
    const [turned] = turnedAt(words, place).map(([first, last]) => joinedWith(first, last, vocabulary));
    const asTurned = turned === undefined || turned === null ? [] : [[turned]];
    const lack = word.role === 'excluded' ? lackOf(word, this.#scope.synonyms, vocabulary) : [];
    return [...meaningOf(word, vocabulary), ...asOne, ...asTurned, ...lack, ...this.#synonyms(words, place, 'both')];
  }

  /** What the phrases around a place have for synonyms: each word of a phrase is found by those of the whole. */
  #synonyms(words: readonly QueryWord[], place: number, kind: Synonym['kind']): Meaning {
    const { synonyms, vocabulary } = this.#scope;
    const phrases = [...phrasesAt(words, place), ...turnedAt(words, place)];
    return phrases.flatMap((phrase) => synonymsOf(phrase, kind, synonyms, vocabulary));
  }

  #find(word: QueryWord, meaning: Meaning): WordFound {
    const match = matchWord(this.#scope, meaning);
    this.#addBareNumber(match, word);
    return { word, meanings: [meaning], match, rarity: rarityOf(match, this.#candidates) };
  }

  /** Adds what has the number of a quantity without its unit, and not with another one: 10 mm is not 10 m. */
  #addBareNumber(match: WordFound['match'], { number, alternatives }: QueryWord): void {
    if (number === null) return;
    const { candidates, workspace } = this.#scope;
    const others = otherUnits(alternatives[0]?.[0] ?? '', number);
    const otherwise = matchWord(this.#scope, [
      [{ terms: others.map((term) => ({ term, as: 'whole' })), beginning: null }],
    ]);
    const rest = workspace.bits.take();
    unite(rest, candidates);
    without(rest, otherwise.hits);
    addBetter(match, matchWord({ ...this.#scope, candidates: rest }, bareNumber(number)), workspace);
    release(otherwise, workspace);
    workspace.bits.giveBack(rest);
  }

  #change(more: (word: QueryWord) => Meaning): boolean {
    let isChanged = false;
    for (const [i, found] of this.needed.entries()) {
      const meaning = more(found.word);
      if (meaning.length === 0) continue;
      this.#ranking.settle();
      addBetter(found.match, matchWord(this.#scope, meaning), this.#scope.workspace);
      const meanings = [...found.meanings, meaning];
      this.needed[i] = { ...found, meanings, rarity: rarityOf(found.match, this.#candidates) };
      isChanged = true;
    }
    return isChanged;
  }

  /** Adds what is new to the hits, behind what earlier steps found. */
  #take(hits: Bits, needed = this.needed): void {
    if (!this.isEmpty) without(hits, this.#hits);
    const count = countBits(hits);
    if (count === 0) return;
    this.#ranking.add(hits, needed, this.#others);
    unite(this.#hits, hits);
    this.#count += count;
  }
}

/** What stands before the last part of a compound as it was typed; null where it ends otherwise. */
function firstPart(typed: string, last: string): string | null {
  const place = Array.from(typed, (_, start) => start).find((start) => spellingOf(typed.slice(start)) === last);
  return place === undefined ? null : typed.slice(0, place);
}

/**
 * How much of what the words tell must be in what is found without all of them: more where one was guessed, or none of
 * them names a kind of thing.
 */
const leastShare = { named: 0.2, guessed: 0.45, unnamed: 0.6 } as const;

/** Beside a word that nothing has, so few digits may stand anywhere for any reason. */
const shortNumber = /^\d{1,5}$/;

/** What holds nearly as much as the best is shown with it. */
const nearlyMost = 0.75;
