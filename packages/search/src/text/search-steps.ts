import { type Bits, countBits, documentsIn, intersect, isAny, keepCommon, unite, without } from '../sets/bits.ts';
import type { SearchReading } from '../shapes/browsing-result.ts';
import { isWanted, type QueryWord, spellingOf } from '../words/query-words.ts';
import { guessOf, isKnown, type Meaning, namesakesOf, partsOf } from './clues.ts';
import { headsOf, isSoldAs, saidMeaning } from './compound-head.ts';
import { findWords, synonymsAt } from './find-word.ts';
import { addNamed, keepMost, leastShare, preferSizes } from './keep-named.ts';
import { addBetter, matchWord, release } from './match-word.ts';
import { mayBeThing, prepositions } from './places-of-words.ts';
import { Ranking } from './ranking.ts';
import { headsAmong, isCategory, isKind, isStrange, joinedThings, saysOnlyUse } from './sought-things.ts';
import { allParts, rarityOf, type WordFound } from './text-score.ts';
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

/** What is found with all words is enough for a page: nobody looks for what comes near. */
export const enough = 8;
/** Guesses compare a word with all others: so many words of one text are guessed at most. */
const mostGuessed = 4;

/** One search on its way through the steps. */
export class Search {
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
  readonly #isJoined: boolean;
  /** Whether what only mentions the words is an answer. */
  readonly #isMentionMeant: boolean;
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
    const { all, isJoined } = findWords(words, this.#scope, this.#candidates);
    this.#isJoined = isJoined;
    this.needed = all.filter(({ word }) => isWanted(word));
    this.#others = all.filter(({ word }) => word.role === 'filler' || word.role === 'excluded');
    const isLeftOut = this.#scope.candidates !== scope.candidates && !this.#isNamedIn(this.#scope);
    this.#isMentionMeant = !isLeftOut || !this.#isNamedIn(scope);
  }

  get count(): number {
    return this.#count;
  }

  /** Whether anything of a scope is called by what may name a thing: where it has Nägel, one without Kopf is a nail. */
  #isNamedIn(scope: TextScope): boolean {
    return this.needed
      .filter(({ word }) => mayBeThing(spellingOf(word.typed)))
      .some(({ meanings }) => {
        const match = matchWord(scope, meanings.flat());
        const isNamed = isAny(match.strong);
        release(match, scope.workspace);
        return isNamed;
      });
  }

  /** Whether one of several words names a kind of thing: what only mentions that word is another thing. */
  get isKindSought(): boolean {
    return this.needed.length > 1 && this.#head?.match.namesCategory === true;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /**
   * The word that says what the thing is: of several that may, the one that named what was found first, else one
   * that tells far more than the last: Schleifscheibe, beside Holz.
   */
  get #head(): WordFound | null {
    const heads = headsAmong(this.needed, this.#words);
    const last = heads[0] ?? null;
    const rarest = heads.find(({ rarity }) => rarity > 1.5 * (last?.rarity ?? 0)) ?? last;
    return heads.find(({ word }) => word === this.#naming) ?? rarest;
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
        ? this.#takeNearest(guessed.filter(isOtherWord).map(({ typed }) => typed))
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

  /** The answer where nothing is called as was typed. `mentioned`: words that stand in descriptions alone. */
  answerUnnamed(mentioned: readonly string[]): TextMatch {
    const missing = this.#unmeasured;
    if (missing.length > 0) return this.answer({ guessed: [], missing }, this.#scope.workspace.bits.take());
    return this.answer(mentioned.length === 0 ? null : { guessed: [], missing: [], mentioned });
  }

  /** The quantities of a text of quantities alone that nothing has with its unit: 15 Zoll, where there is a TX 15. */
  get #unmeasured(): string[] {
    const isAlone = this.needed.every(({ word }) => word.role === 'quantity');
    return isAlone ? this.needed.filter(({ match }) => !isAny(match.strong)).map(({ word }) => word.typed) : [];
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
    const decisive = others.length === 0 ? [first] : this.isKindSought ? headsAmong(this.needed, this.#words) : [];
    if (decisive.length === 0) addNamed(named, documentsIn(hits, room), this.needed);
    else {
      const naming = decisive.find(({ match }) => keepCommon(named, hits, match.strong) > 0);
      this.#naming ??= naming?.word ?? null;
      preferSizes(named, room, this.needed, this.#scope);
    }
    unite(this.#mentions, hits);
    const isAnyNamed = isAny(named);
    this.#take(named);
    workspace.lists.giveBack(room);
    for (const bits of [hits, named]) workspace.bits.giveBack(bits);
    return isAnyNamed;
  }

  /** Takes all that is not left out, where words only say what is not wanted. */
  takeRest(): void {
    if (!this.#words.some(({ role }) => role === 'excluded')) return;
    const hits = this.#scope.workspace.bits.take();
    hits.set(this.#scope.candidates);
    this.#take(hits);
    this.#scope.workspace.bits.giveBack(hits);
  }

  /** Takes what holds all words, whatever it is. */
  takeMentions(): void {
    if (this.#isMentionMeant) this.#take(this.#mentions);
  }

  /** Lets compounds be found by their parts, and words by what they lead to; returns whether there is anything. */
  addParts(): boolean {
    return this.#change((word) => [
      ...partsOf(word, this.#scope.vocabulary),
      ...namesakesOf(word, this.#scope.synonyms, this.#scope.vocabulary),
      ...synonymsAt(this.#words, this.#words.indexOf(word), 'oneWay', this.#scope),
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
    if (this.isEmpty) for (const word of this.takeMost(guessed, true)) missing.add(word);
    if (this.count > 0 && this.count < enough && this.isKindSought) {
      for (const word of this.takeMost(guessed)) missing.add(word);
    }
    return this.needed.map(({ word }) => word.typed).filter((typed) => missing.has(typed));
  }

  /**
   * Takes what holds most words, the rarer ones first, and the one that names the thing. Returns the words that are not
   * in all of it.
   */
  takeMost(guessed: readonly string[], isWhatForLeftOut = false): readonly string[] {
    const head = this.#head;
    const { workspace } = this.#scope;
    const [hits, room] = [workspace.bits.take(), workspace.lists.take()];
    const telling = head === null ? this.needed.filter(({ word }) => !shortNumber.test(word.typed)) : [head];
    for (const { match } of telling) unite(hits, match.strong);
    const documents = documentsIn(without(hits, this.#hits), room);
    const isGuess =
      head !== null && guessed.length > 0 && (guessed.includes(head.word.typed) || !isKind(head, this.#scope));
    const kind = isGuess ? 'guessed' : 'named';
    const said = head === null ? telling : this.#saidOf(head, isWhatForLeftOut && !isGuess);
    const isUnnamed = head === null || (this.isEmpty && isStrange(head, said, this.#scope));
    const least = leastShare[isUnnamed ? 'unnamed' : kind] * allParts(said);
    const missing = keepMost(hits, documents, this.needed, least);
    workspace.lists.giveBack(room);
    this.#take(hits);
    workspace.bits.giveBack(hits);
    return missing;
  }

  /**
   * The words that say what the thing must be or have, without those that only say who uses it, and, where what it is
   * for is left out, without those behind a preposition: a Beil zum Holzspalten is a Beil.
   */
  #saidOf(head: WordFound, isWhatForLeftOut: boolean): WordFound[] {
    const first = this.#words.findIndex(({ typed }) => prepositions.has(typed));
    const isBefore = ({ word }: WordFound) => first < 0 || this.#words.indexOf(word) < first;
    const isForUse = isWhatForLeftOut && isBefore(head);
    return this.needed.filter((found) => !saysOnlyUse(found) && (!isForUse || isBefore(found)));
  }

  /** Takes what is any of the things that "und" stands between, each as good; returns whether there are several. */
  takeEach(): boolean {
    const things = joinedThings(this.needed, this.#words, this.#scope);
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

  /** Takes what a single compound is a kind of: behind a Kamillentee other tea. Returns what that is not. */
  #takeHeads(): string[] {
    const [found] = this.needed;
    const head =
      found === undefined || this.isEmpty || isCategory(found, this.#scope)
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

/** Whether a word was taken for another one, not for the end of compounds: Beil, of Zimmermannsbeil. */
function isOtherWord({ typed, taken }: SearchReading['guessed'][number]): boolean {
  return !taken.includes(spellingOf(typed));
}

/** What stands before the last part of a compound as it was typed; null where it ends otherwise. */
function firstPart(typed: string, last: string): string | null {
  const place = Array.from(typed, (_, start) => start).find((start) => spellingOf(typed.slice(start)) === last);
  return place === undefined ? null : typed.slice(0, place);
}

/** Beside a word that nothing has, so few digits may stand anywhere for any reason. */
const shortNumber = /^\d{1,5}$/;
