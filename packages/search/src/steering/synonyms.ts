import { rangeOf } from '../german/relatives.ts';
import { withoutUmlauts } from '../german/stem.ts';
import { isWord } from '../german/vocabulary.ts';
import { compareCodeUnits } from '../structures/collation.ts';
import { stopWords } from '../words/stop-words.ts';
import { keysOfWords, mostWordsOfPhrase, wordsOfPhrase } from './phrases.ts';

/** One rule: what else is found by a word. */
export interface SynonymRule {
  /** `both`: each member finds all others. `oneWay`: the first member finds the others, but they do not find it. */
  readonly kind: 'both' | 'oneWay';
  /** Words, or phrases of up to four words. */
  readonly members: readonly string[];
}

/** A line that is not a valid rule. */
export interface SynonymProblem {
  /** The line number, from 1. */
  readonly line: number;
  readonly code: 'no-rule' | 'too-many-members' | 'too-many-words' | 'stop-word';
  readonly text: string;
}

/** The most members of a rule. */
export const mostMembers = 30;

/**
 * Reads a list of synonyms with one rule a line: `Zollstock = Gliedermaßstab` works both ways, `Flex > Winkelschleifer`
 * one way to one or several words (divided by commas), `# …` is a remark. Invalid lines are reported and left out.
 * `fillers`: the stop words in German folding; no rule may lead to one.
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

/** One rule for each word before the sign: `Zollmeter, Klappmeter > Gliedermaßstab` makes two. */
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

/** A synonym of a word or phrase: words that must all match. */
export interface Synonym {
  readonly words: readonly string[];
  readonly kind: SynonymRule['kind'];
}

/** What inflection adds to a word: Lampen, Schraubenziehers. */
const endings = ['', 'e', 'n', 'en', 's', 'es', 'er', 'ern'] as const;

/** The synonyms, prepared for lookups by the words of a search. A synonym's own synonyms are not followed. */
export class Synonyms {
  readonly #byKey = new Map<string, Synonym[]>();
  /** By German folding: the word as its rule writes it. */
  readonly #spellings: ReadonlyMap<string, string>;
  /**
   * The single words with synonyms, in German folding, ascending by code units. A mistyped word may mean one of them.
   */
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

  /**
   * The synonyms of a word that is typed as a rule writes it, or with an ending. The stem alone is not enough: "putz"
   * at the end of Unterputz is not "putzen", and the end of Aprikosen is no Sense.
   */
  ofWhole(word: string): readonly Synonym[] {
    const spellings = [word, withoutUmlauts(word) ?? word];
    const isWritten = spellings.some((one) => endings.some((ending) => this.#isWrittenBefore(one, ending)));
    return isWritten ? this.of([word]) : [];
  }

  #isWrittenBefore(word: string, ending: string): boolean {
    return word.endsWith(ending) && this.#spellings.has(word.slice(0, word.length - ending.length));
  }

  /** A word with synonyms, as its rule writes it: Kettensägenöl for kettensaegenoel. */
  spellingOf(word: string): string {
    return this.#spellings.get(word) ?? word;
  }

  /** The words with synonyms that have this beginning: Schraubenzieher for schraubenzi. */
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

/** The members that have synonyms and are a single word, by their German folding. */
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
