import { fieldBits } from '../segments/text-segment.ts';
import {
  type Bits,
  countBits,
  countCommon,
  documentsIn,
  intersect,
  isAny,
  keepCommon,
  setBit,
  unite,
  without,
} from '../sets/bits.ts';
import type { SearchReading } from '../shapes/browsing-result.ts';
import { type QueryWord, spellingOf } from '../words/query-words.ts';
import { guessOf, isKnown, type Meaning, namesakesOf, partsOf } from './clues.ts';
import { type Head, headsOf, isSoldAs, saidMeaning, thingsOfSet } from './compound-head.ts';
import { synonymsAt } from './find-word.ts';
import { addNamed, keepMost, leastShare, preferSizes } from './keep-named.ts';
import { addBetter, matchWord, release, type WordMatch } from './match-word.ts';
import { partsOfCodes } from './parts-of-codes.ts';
import { prepositions } from './places-of-words.ts';
import { Ranking } from './ranking.ts';
import { isMeasure, neededAmong, saysNothing, searchedIn } from './searched-in.ts';
import { headsAmong, isCategory, isKind, isStrange, joinedThings, namesByJob, saysOnlyUse } from './sought-things.ts';
import { allParts, rarityOf, type WordFound } from './text-score.ts';
import type { TextScope } from './without-excluded.ts';

/** The products that a search text finds, with their ranking. */
export interface TextMatch {
  readonly hits: Bits;
  readonly count: number;
  readonly ranking: Ranking;
  readonly words: readonly WordFound[];
  /** The hits that have all words, or the words that were guessed for them. */
  readonly exact: Bits;
  /** Among others, the hits that only come near or mention the words. In every order they stand behind the rest. */
  readonly lesser: Bits;
  /** Hits in which no word says what the product is. Pinned products among them count as named. */
  readonly mentions: Bits;
  /** The hits of each thing, if the text asks for several kinds of things: "Hammer und Zange". */
  readonly kinds: readonly Bits[];
  /** Null if all words were found as typed. */
  readonly reading: Omit<SearchReading, 'exact'> | null;
}

/** So many hits with all words fill a page. The search then looks for no near matches. */
export const enough = 8;
/** A guess compares a word with all words of the catalogue. So only this many words of one text are guessed. */
const mostGuessed = 4;

/** One search on its way through the steps. */
export class Search {
  readonly needed: WordFound[];
  readonly #others: WordFound[];
  readonly #scope: TextScope;
  readonly #words: readonly QueryWord[];
  readonly #candidates: number;
  /** Excluded words that everything called as asked has in some way. */
  readonly #included: readonly string[];
  readonly #hits: Bits;
  #count = 0;
  readonly #ranking: Ranking;
  /** Hits of all words in which no word says what the product is: they only mention the words. */
  readonly #mentions: Bits;
  readonly #synonymous = new Map<QueryWord, Meaning>();
  readonly #isJoined: boolean;
  /** Whether such mentions belong to the answer. */
  readonly #isMentionMeant: boolean;
  /** The word that names the first hits. */
  #naming: QueryWord | null = null;
  /** Whether some hits have the sizes that were typed. */
  #isSized = false;
  #kinds: readonly Bits[] = [];

  constructor(scope: TextScope, words: readonly QueryWord[]) {
    this.#words = words;
    this.#hits = scope.workspace.bits.take();
    this.#mentions = scope.workspace.bits.take();
    this.#ranking = new Ranking(scope.workspace);
    const searched = searchedIn(scope, words);
    this.#scope = searched.scope;
    this.#candidates = searched.candidates;
    this.#included = searched.included;
    this.#isJoined = searched.found.isJoined;
    this.needed = neededAmong(searched.found);
    this.#others = searched.found.all.filter(({ word }) => word.role === 'filler' || word.role === 'excluded');
    this.#isMentionMeant = searched.isMentionMeant && !saysNothing(words) && !isMeasure(this.needed);
  }

  get count(): number {
    return this.#count;
  }

  /** Whether one of several words names a kind of thing. A product that only mentions this word is another thing. */
  get isKindSought(): boolean {
    const head = this.#head;
    return this.needed.length > 1 && head !== null && (head.match.namesCategory || namesByJob(head));
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** The word that says what the thing is. If several words may, it is the word that named the first hits. */
  get #head(): WordFound | null {
    const heads = this.#heads;
    return heads.find(({ word }) => word === this.#naming) ?? heads[0] ?? null;
  }

  /**
   * The words that may say what the thing is, the likeliest first. A word that is much rarer than the last one comes
   * first: Schleifscheibe in "Schleifscheibe Holz".
   */
  get #heads(): readonly WordFound[] {
    const heads = headsAmong(this.needed, this.#words);
    const rarest = heads.find(({ rarity }) => rarity > 1.5 * (heads[0]?.rarity ?? 0));
    return rarest === undefined ? heads : [rarest, ...heads.filter((head) => head !== rarest)];
  }

  /**
   * The answer with the nearest matches behind the hits, and the reading that reports them. `kinds`: compounds that
   * also match by their kind. They are told like guesses, but things that are called as typed stay.
   */
  andNearest(guessed: SearchReading['guessed'], kinds: SearchReading['guessed'] = []): TextMatch {
    const named = this.#hitsSoFar();
    if (this.needed.length === 1) this.#takePartlyNamed(); // saw blades come before other saws
    const exact = this.#hitsSoFar();
    const isPair = this.needed.length === 2;
    const isJoined = this.#isJoined && isPair && countBits(exact) > 0; // one of the two words alone names another thing
    const missing = isJoined
      ? []
      : this.needed.length > 1
        ? this.#takeNearest(guessed.filter(isOtherWord).map(({ typed }) => typed))
        : this.#takeHeads(guessed);
    const told = [...guessed, ...kinds].filter(({ typed }) => this.#isInHits(typed));
    const isAsTyped = this.isEmpty || (told.length === 0 && missing.length === 0);
    return this.answer(isAsTyped ? null : { guessed: told, missing }, missing.length === 0 ? this.#hits : exact, named);
  }

  /** Whether any hit has a word. A guess that no hit has helped nothing. */
  #isInHits(typed: string): boolean {
    return this.needed.some(({ word, match }) => word.typed === typed && countCommon(match.hits, this.#hits) > 0);
  }

  #hitsSoFar(): Bits {
    const hits = this.#scope.workspace.bits.take();
    hits.set(this.#hits);
    return hits;
  }

  /**
   * The answer. Products that only mention the words come last, and the reading says so. `named`: the hits called as
   * asked; null: all so far.
   */
  answer(reading: TextMatch['reading'], exact: Bits = this.#hits, named: Bits | null = null): TextMatch {
    const called = this.#hitsSoFar();
    const before = this.#count;
    this.takeMentions();
    const lesser = named === null ? this.#mentions : without(this.#hitsSoFar(), named);
    const words = [...this.needed, ...this.#others];
    const [hits, mentions, kinds] = [this.#hits, this.#mentions, this.#kinds];
    const answered = { hits, count: this.#count, ranking: this.#ranking, words, exact, lesser, mentions, kinds };
    if (reading === null && before > 0 && this.#count > before) {
      const mentioned = this.needed.map(({ word }) => word.typed);
      return { ...answered, exact: called, reading: { guessed: [], missing: [], mentioned } };
    }
    if (this.#included.length === 0 || this.isEmpty) return { ...answered, reading };
    return { ...answered, reading: { guessed: [], missing: [], ...reading, included: this.#included } };
  }

  /** The answer if no product is called what was typed. `mentioned`: words that occur only in descriptions. */
  answerUnnamed(mentioned: readonly string[]): TextMatch {
    const missing = this.#unmeasured;
    if (missing.length > 0) return this.answer({ guessed: [], missing }, this.#scope.workspace.bits.take());
    return this.answer(mentioned.length === 0 ? null : { guessed: [], missing: [], mentioned });
  }

  /**
   * The quantities that no product has with their unit, if the text contains nothing but quantities: "Größe 43" in a
   * shop that writes 43 alone.
   */
  get #unmeasured(): string[] {
    const isAlone = this.needed.every(({ word }) => word.role === 'quantity');
    return isAlone ? this.needed.filter(({ match }) => !isAny(match.strong)).map(({ word }) => word.typed) : [];
  }

  /** Takes the products that contain all needed words and are named by them. Returns whether there are any. */
  takeAll(): boolean {
    const [first, ...others] = this.needed;
    if (first === undefined) return false;
    const { workspace } = this.#scope;
    const [hits, named, room] = [workspace.bits.take(), workspace.bits.take(), workspace.lists.take()];
    hits.set(first.match.hits);
    for (const { match } of others) intersect(hits, match.hits);
    if (!this.isEmpty) without(hits, this.#hits);
    const decisive = others.length === 0 ? [first] : this.isKindSought ? this.#heads : [];
    if (decisive.length === 0) addNamed(named, documentsIn(hits, room), this.needed);
    else {
      const naming = decisive.find(({ match }) => keepCommon(named, hits, match.strong) > 0);
      this.#naming ??= naming?.word ?? null;
      this.#isSized = preferSizes(named, room, this.needed, this.#scope, this.#isSized);
    }
    unite(this.#mentions, hits);
    const isAnyNamed = isAny(named);
    this.#takeLacking(named);
    this.#take(named);
    workspace.lists.release(room);
    for (const bits of [hits, named]) workspace.bits.release(bits);
    return isAnyNamed;
  }

  /** Takes those of some products that say themselves that they lack what is excluded. The others come behind them. */
  #takeLacking(named: Bits): void {
    const excluded = this.#others.filter(({ word }) => word.role === 'excluded');
    if (excluded.length === 0) return;
    const { bits } = this.#scope.workspace;
    const lacking = bits.take();
    lacking.set(named);
    for (const { match } of excluded) intersect(lacking, match.strong);
    this.#take(lacking);
    bits.release(lacking);
  }

  /** Takes all products that are not excluded, if the text only says what is not wanted. */
  takeRest(): void {
    if (!this.#words.some(({ role }) => role === 'excluded')) return;
    const hits = this.#scope.workspace.bits.take();
    hits.set(this.#scope.candidates);
    this.#take(hits);
    this.#scope.workspace.bits.release(hits);
  }

  /** Takes the products that only mention the words. */
  takeMentions(): void {
    if (this.#isMentionMeant) this.#take(this.#mentions);
  }

  /** Takes products that have a part of the only word in more than their description. */
  #takePartlyNamed(): void {
    const [found] = this.needed;
    const { workspace, weighing } = this.#scope;
    const described = weighing.worth.whole.weights[fieldBits.description] ?? 0;
    const [hits, room] = [workspace.bits.take(), workspace.lists.take()];
    for (const document of this.#isMentionMeant ? documentsIn(this.#mentions, room) : []) {
      if ((found?.match.weights[document] ?? 0) > described) setBit(hits, document);
    }
    this.#take(hits);
    workspace.lists.release(room);
    workspace.bits.release(hits);
  }

  /**
   * Lets compounds match by their parts, and words by their one-way synonyms. Returns whether any word gained matches.
   */
  addParts(): boolean {
    return this.#change((word) => [
      ...partsOf(word, this.#scope.vocabulary),
      ...namesakesOf(word, this.#scope.synonyms, this.#scope.vocabulary),
      ...synonymsAt(this.#words, this.#words.indexOf(word), 'oneWay', this.#scope),
    ]);
  }

  /** Lets a text of one unmatched code match by any part of article numbers. Returns whether any has it. */
  addPartsOfCodes(): boolean {
    const [found, ...others] = this.needed;
    if (found === undefined || others.length > 0 || isAny(found.match.hits)) return false;
    return this.#change((word) => partsOfCodes(word, this.#scope.segments));
  }

  /** Lets unknown words match by guesses. Returns these words with their guesses. */
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

  /** If there are few hits, takes products whose names contain a synonym of a guessed word. */
  takeSynonymsOfGuesses(): void {
    if (this.count >= enough) return;
    if (this.#change((word) => this.#synonymous.get(word) ?? [])) this.takeAll();
  }

  /** Lets unmatched compounds match by their last part. Returns these compounds with the last part. */
  addHeads(): SearchReading['guessed'] {
    const taken: { typed: string; taken: readonly string[] }[] = [];
    this.#change((word) => {
      const isFound = this.needed.some((found) => found.word === word && isAny(found.match.strong));
      const heads = isFound ? [] : headsOf(word, this.#scope.vocabulary, this.#scope.synonyms);
      const things = isFound ? null : thingsOfSet(word, this.#scope.vocabulary);
      const head = things ?? heads.find((one) => isSoldAs(one, this.#scope));
      if (head === undefined) return [];
      taken.push({ typed: word.typed, taken: [head.word] });
      return [...saidMeaning(head), ...head.meaning];
    });
    return taken;
  }

  /**
   * Lets compounds match by other things of their kind that mention the first part, if these have all other words: for
   * "Holzschraube Edelstahl" a Terrassenschraube for wood. Returns these compounds with the kind.
   */
  addKinds(): SearchReading['guessed'] {
    const taken: { typed: string; taken: readonly string[] }[] = [];
    for (const found of this.needed.length > 1 ? this.needed : []) {
      const [kind] = headsOf(found.word, this.#scope.vocabulary, this.#scope.synonyms);
      const called = kind === undefined ? null : this.#calledWithAllOthers(kind, found);
      if (kind === undefined || called === null) continue;
      taken.push({ typed: found.word.typed, taken: [kind.word] });
      this.#addMatch(found, called, kind.meaning);
    }
    return taken;
  }

  /** The things of a kind that mention the first part. Null if none of them has all words but one. */
  #calledWithAllOthers(kind: Head, { word }: WordFound): WordMatch | null {
    const { workspace } = this.#scope;
    const said = matchWord(this.#scope, kind.before);
    const called = matchWord({ ...this.#scope, candidates: said.hits }, kind.meaning);
    const common = workspace.bits.take();
    common.set(called.strong);
    for (const { word: other, match } of this.needed) if (other !== word) intersect(common, match.hits);
    const isAnyCalled = isAny(common);
    workspace.bits.release(common);
    release(said, workspace);
    if (isAnyCalled) return called;
    release(called, workspace);
    return null;
  }

  /**
   * Takes the products with the most words, and a second time from the rest if there are few. Returns the words that
   * some of these products lack.
   */
  #takeNearest(guessed: readonly string[]): string[] {
    const missing = new Set(this.takeMost(guessed));
    if (this.isEmpty) for (const word of this.takeMost(guessed, true)) missing.add(word);
    if (this.count > 0 && this.count < enough && this.isKindSought) {
      for (const word of this.takeMost(guessed, true)) missing.add(word);
    }
    return this.needed.map(({ word }) => word.typed).filter((typed) => missing.has(typed));
  }

  /**
   * Takes the products with the most words, counted by rarity. If one word names the thing, all of them have this word.
   * Returns the words that some of these products lack.
   */
  takeMost(guessed: readonly string[], isWhatForLeftOut = false): readonly string[] {
    const head = this.#head;
    const { workspace } = this.#scope;
    const [hits, room] = [workspace.bits.take(), workspace.lists.take()];
    const telling = head === null ? this.needed.filter(({ word }) => !shortNumber.test(word.typed)) : [head];
    for (const { match } of telling) unite(hits, match.strong);
    const documents = documentsIn(without(hits, this.#hits), room);
    const isThing = head !== null && (isCategory(head, this.#scope) || isKind(head, this.#scope));
    const isGuess = head !== null && guessed.length > 0 && (guessed.includes(head.word.typed) || !isThing);
    const kind = isGuess ? 'guessed' : 'named';
    const said = head === null ? telling : this.#saidOf(head, isWhatForLeftOut && !isGuess);
    const isUnnamed = head === null || (this.isEmpty && isStrange(head, said, this.#scope));
    const least = leastShare[isUnnamed ? 'unnamed' : kind] * allParts(said);
    const missing = keepMost(hits, documents, this.needed, least);
    workspace.lists.release(room);
    this.#take(hits);
    workspace.bits.release(hits);
    return missing;
  }

  /**
   * The words that say what the product must be or have. Words that only say who uses it are left out. With
   * `isWhatForLeftOut`, words behind a preposition are left out too: a "Beil zum Holzspalten" is a Beil.
   */
  #saidOf(head: WordFound, isWhatForLeftOut: boolean): WordFound[] {
    const first = this.#words.findIndex(({ typed }) => prepositions.has(typed));
    const isBefore = ({ word }: WordFound) => first < 0 || this.#words.indexOf(word) < first;
    const isForUse = isWhatForLeftOut && isBefore(head);
    return this.needed.filter((found) => !saysOnlyUse(found) && (!isForUse || isBefore(found)));
  }

  /** Takes the products of all things that "und" joins, each ranked alike. Returns whether there are several things. */
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
    this.#scope.workspace.bits.release(hits);
    return true;
  }

  /**
   * If the text is a single compound, or was taken for one, takes other products of the same kind behind the hits:
   * behind Kamillentee other tea. Returns the first part of the compound, which those products lack.
   */
  #takeHeads(guessed: SearchReading['guessed']): string[] {
    const [found] = this.needed;
    const word = found === undefined ? null : wordMeant(found.word, guessed);
    const head =
      word === null || this.isEmpty || isCategory({ word }, this.#scope)
        ? null
        : (headsOf(word, this.#scope.vocabulary, this.#scope.synonyms)[0] ?? null);
    const first = word === null || head === null ? null : firstPart(word.typed, head.word);
    if (found === undefined || head === null || first === null) return [];
    const { workspace } = this.#scope;
    const before = this.#count;
    this.#ranking.settle();
    addBetter(found.match, matchWord(this.#scope, [...saidMeaning(head), ...head.meaning]), workspace);
    const hits = workspace.bits.take();
    unite(hits, found.match.strong);
    this.#take(hits);
    workspace.bits.release(hits);
    return this.#count > before ? [first] : [];
  }

  #change(more: (word: QueryWord) => Meaning): boolean {
    let isChanged = false;
    for (const found of this.needed) {
      const meaning = more(found.word);
      if (meaning.length === 0) continue;
      this.#addMatch(found, matchWord(this.#scope, meaning), meaning);
      isChanged = true;
    }
    return isChanged;
  }

  /** Adds one more way in which a word matches. */
  #addMatch(found: WordFound, match: WordMatch, meaning: Meaning): void {
    this.#ranking.settle();
    addBetter(found.match, match, this.#scope.workspace);
    const meanings = [...found.meanings, meaning];
    const rarity = rarityOf(found.match, this.#candidates);
    this.needed[this.needed.indexOf(found)] = { ...found, meanings, rarity };
  }

  /** Adds new hits behind the hits of earlier steps. */
  #take(hits: Bits, needed = this.needed): void {
    if (!this.isEmpty) without(hits, this.#hits);
    const count = countBits(hits);
    if (count === 0) return;
    this.#ranking.add(hits, needed, this.#others);
    unite(this.#hits, hits);
    this.#count += count;
  }
}

/** Whether a word was taken for another word. The end of a compound does not count: Beil for Zimmermannsbeil. */
function isOtherWord({ typed, taken }: SearchReading['guessed'][number]): boolean {
  return !taken.includes(spellingOf(typed));
}

/** The word that a typed word was taken for: Kamillentee for kamilentee. The typed word where it was not corrected. */
function wordMeant(word: QueryWord, guessed: SearchReading['guessed']): QueryWord {
  const [meant] = guessed.filter(isOtherWord).flatMap(({ taken }) => taken);
  return meant === undefined ? word : { ...word, typed: meant, alternatives: [[spellingOf(meant)]] };
}

/** The part before the last part of a compound, as typed. Null if the compound ends otherwise. */
function firstPart(typed: string, last: string): string | null {
  const place = Array.from(typed, (_, start) => start).find((start) => spellingOf(typed.slice(start)) === last);
  return place === undefined ? null : typed.slice(0, place);
}

/** Next to an unknown word, a number this short may match any product by accident. */
const shortNumber = /^\d{1,5}$/;
