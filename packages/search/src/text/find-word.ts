import { isSet } from '../german/empty-heads.ts';
import { without } from '../sets/bits.ts';
import type { Synonym } from '../steering/synonyms.ts';
import { otherUnits } from '../words/quantities.ts';
import { type QueryWord, spellingOf } from '../words/query-words.ts';
import { bareNumber, joinedWith, lackOf, type Meaning, meaningOf, synonymsOf } from './clues.ts';
import { addBetter, matchWord, release } from './match-word.ts';
import { phrasesAt, turnedAt } from './places-of-words.ts';
import { rarityOf, type WordFound } from './text-score.ts';
import type { TextScope } from './without-excluded.ts';

/** The words of a search as typed, with their matches. */
export interface FoundWords {
  readonly all: readonly WordFound[];
  /** Whether the catalogue has two of the words as one: "Wasser Waage". */
  readonly isJoined: boolean;
}

/** Finds each word of a search together with its neighbours. `candidates`: the number of documents searched. */
export function findWords(words: readonly QueryWord[], scope: TextScope, candidates: number): FoundWords {
  const places = words.map((word, place) => ({ word, asOne: joinedAt(words, place, scope) }));
  return {
    all: places.map(({ word, asOne }, place) =>
      findWord(word, meaningAt(words, place, asOne, scope), scope, candidates),
    ),
    isJoined: places.some(({ asOne }) => asOne.length > 0),
  };
}

/** The synonyms of the phrases around a place. Each word of a phrase is found by the synonyms of the whole phrase. */
export function synonymsAt(
  words: readonly QueryWord[],
  place: number,
  kind: Synonym['kind'],
  { synonyms, vocabulary }: TextScope,
): Meaning {
  const phrases = [...phrasesAt(words, place), ...turnedAt(words, place)];
  return phrases.flatMap((phrase) => synonymsOf(phrase, kind, synonyms, vocabulary));
}

/** The compounds of a word and a word next to it, in either order: Metallbohrer for "Bohrer Metall". */
function joinedAt(words: readonly QueryWord[], place: number, { vocabulary }: TextScope): Meaning {
  const word = words[place];
  if (word === undefined) return [];
  const joined = neighboursOf(words, place).map(([first, last]) => {
    const turned = { ...first, isPrefix: last.isPrefix };
    return joinedWith(first, last, vocabulary) ?? joinedWith(last, turned, vocabulary);
  });
  return joined.flatMap((clue) => (clue === null ? [] : [[clue]]));
}

/** A word paired with each of its neighbours, in their order. A "Set" between two words does not part them. */
function neighboursOf(words: readonly QueryWord[], place: number): [first: QueryWord, last: QueryWord][] {
  const behind = (at: number) => [at + 1, ...(isSetAt(words, at + 1) ? [at + 2] : [])];
  const before = [place - 1, place - 2].filter((at) => at >= 0 && behind(at).includes(place));
  return [...before.map((at) => [at, place]), ...behind(place).map((at) => [place, at])].flatMap(
    ([one = 0, next = 0]) => {
      const [first, last] = [words[one], words[next]];
      return first === undefined || last === undefined ? [] : [[first, last] as [QueryWord, QueryWord]];
    },
  );
}

function isSetAt(words: readonly QueryWord[], place: number): boolean {
  return isSet(spellingOf(words[place]?.typed ?? ''));
}

function meaningAt(words: readonly QueryWord[], place: number, asOne: Meaning, scope: TextScope): Meaning {
  const word = words[place];
  if (word === undefined) return [];
  const { vocabulary } = scope;
  const [turned] = turnedAt(words, place).map(([first, last]) => joinedWith(first, last, vocabulary));
  const asTurned = turned === undefined || turned === null ? [] : [[turned]];
  if (word.role === 'excluded') return lackOf(word, scope.synonyms, vocabulary); // other mentions rank no higher
  return [...meaningOf(word, vocabulary), ...asOne, ...asTurned, ...synonymsAt(words, place, 'both', scope)];
}

function findWord(word: QueryWord, meaning: Meaning, scope: TextScope, candidates: number): WordFound {
  const match = matchWord(scope, meaning);
  addBareNumber(match, word, scope);
  return { word, meanings: [meaning], match, rarity: rarityOf(match, candidates) };
}

/** Adds products that have the number of a quantity without a unit. 10 mm and 10 kg do not match 10 m. */
function addBareNumber(match: WordFound['match'], { number, alternatives }: QueryWord, scope: TextScope): void {
  if (number === null) return;
  const { candidates, workspace } = scope;
  const others = otherUnits(alternatives[0]?.[0] ?? '', number);
  const otherwise = matchWord(scope, [[{ terms: others.map((term) => ({ term, as: 'whole' })), beginning: null }]]);
  const rest = workspace.bits.take();
  rest.set(candidates);
  without(rest, otherwise.hits);
  addBetter(match, matchWord({ ...scope, candidates: rest }, bareNumber(number)), workspace);
  release(otherwise, workspace);
  workspace.bits.release(rest);
}
