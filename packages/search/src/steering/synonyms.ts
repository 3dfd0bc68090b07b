import { rangeOf } from '../german/relatives.ts';
import { isWord } from '../german/vocabulary.ts';
import { compareCodeUnits } from '../structures/collation.ts';
import { stopWords } from '../words/stop-words.ts';
import { keysOfWords, mostWordsOfPhrase, wordsOfPhrase } from './phrases.ts';

/** What somebody who types one thing finds too. */
export interface SynonymRule {
  /** `both`: each member finds all others. `oneWay`: the first member finds the others, and not back. */
  readonly kind: 'both' | 'oneWay';
  /** Words, or phrases of up to four. */
  readonly members: readonly string[];
}

/** A line that is no rule. */
export interface SynonymProblem {
  /** From 1. */
  readonly line: number;
  readonly code: 'no-rule' | 'too-many-members' | 'too-many-words' | 'stop-word';
  readonly text: string;
}

/** A ring of more words means nothing any more. */
export const mostMembers = 30;

/**
 * Reads a list of synonyms, a rule a line: `Zollstock = Gliedermaßstab` both ways, `Flex > Winkelschleifer` one way to
 * one or several (divided by commas), `# …` a remark. Lines that are no rule are told and left out. `fillers`: words
 * that say nothing, in German folding; nobody is led to them.
 */
export function readSynonyms(
  text: string,
  fillers: ReadonlySet<string> = stopWords,
): { rules: SynonymRule[]; problems: SynonymProblem[] } {
  const rules: SynonymRule[] = [];
  const problems: SynonymProblem[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const said = line.replace(/(?:^|\s)#.*$/, '').trim();
    if (said === '') continue;
    const read = rulesOf(said);
    const code = read.map((rule) => problemOf(rule, fillers)).find((problem) => problem !== null);
    if (code === undefined) rules.push(...read);
    else problems.push({ line: i + 1, code, text: said });
  }
  return { rules, problems };
}

/** A rule for each word that leads somewhere: `Zollmeter, Klappmeter > Gliedermaßstab` are two. */
function rulesOf(line: string): SynonymRule[] {
  const [from = '', ...to] = line.split('>');
  const trimmed = (members: readonly string[]) => members.map((member) => member.trim());
  if (to.length === 0) return [{ kind: 'both', members: trimmed(line.split('=')) }];
  const targets = trimmed(to.join(',').split(','));
  return trimmed(from.split(',')).map((source) => ({ kind: 'oneWay', members: [source, ...targets] }));
}

function problemOf({ members }: SynonymRule, fillers: ReadonlySet<string>): SynonymProblem['code'] | null {
  if (members.length > mostMembers) return 'too-many-members';
  const words = members.map(wordsOfPhrase);
  if (words.length < 2 || words.some(({ length }) => length === 0)) return 'no-rule';
  if (words.some(({ length }) => length > mostWordsOfPhrase)) return 'too-many-words';
  return words.some((phrase) => phrase.every((word) => fillers.has(word))) ? 'stop-word' : null;
}

/** What a word or phrase stands for besides itself: words that must all be there. */
export interface Synonym {
  readonly words: readonly string[];
  readonly kind: SynonymRule['kind'];
}

/** Synonyms, ready to be looked up by the words of a search. One step only: a synonym's synonym is none. */
export class Synonyms {
  readonly #byKey = new Map<string, Synonym[]>();
  /** As their rules write them, by their German folding. */
  readonly #spellings: ReadonlyMap<string, string>;
  /** The single words that have synonyms, in German folding, ascending by code units: who mistypes one may mean it. */
  readonly words: readonly string[];

  constructor(rules: readonly SynonymRule[]) {
    for (const { kind, members } of rules) {
      const phrases = members.map(wordsOfPhrase);
      for (const source of kind === 'both' ? phrases : phrases.slice(0, 1)) {
        for (const words of phrases) if (words !== source) this.#add(source, { words, kind });
      }
    }
    this.#spellings = singleWords(rules);
    this.words = [...this.#spellings.keys()].toSorted(compareCodeUnits);
  }

  /** The synonyms of a phrase. `words`: German folding. */
  of(words: readonly string[]): readonly Synonym[] {
    if (this.#byKey.size === 0) return [];
    return [...new Set(keysOfWords(words).flatMap((key) => this.#byKey.get(key) ?? []))];
  }

  /** A word with synonyms as its rule writes it: Kettensägenöl for kettensaegenoel. */
  spellingOf(word: string): string {
    return this.#spellings.get(word) ?? word;
  }

  /** The words with synonyms that begin so: Schraubenzieher for schraubenzi. */
  beginningWith(beginning: string): readonly string[] {
    return rangeOf(this.words, beginning, `${beginning}\uffff`, compareCodeUnits);
  }

  #add(source: readonly string[], synonym: Synonym): void {
    for (const key of keysOfWords(source)) {
      const known = this.#byKey.get(key);
      if (known === undefined) this.#byKey.set(key, [synonym]);
      else known.push(synonym);
    }
  }
}

/** The members that lead anywhere and are one word, by their German folding. */
function singleWords(rules: readonly SynonymRule[]): Map<string, string> {
  const sources = rules.flatMap(({ kind, members }) => (kind === 'both' ? members : members.slice(0, 1)));
  const words = new Map<string, string>();
  for (const source of sources) {
    const [word = '', ...more] = wordsOfPhrase(source);
    if (more.length === 0 && isWord(word) && !words.has(word)) words.set(word, source);
  }
  return words;
}

/** A shop without synonyms. */
export const noSynonyms = new Synonyms([]);
