import type { Category, SuggestedCategory } from '@kontor/contract';
import {
  atOnce,
  chunksOf,
  compareCodeUnits,
  endsOf,
  fillersWith,
  firstNotBefore,
  isWord,
  meaningOf,
  type QueryWord,
  queryWords,
  termsOfChunk,
  vocabularyOf,
} from '@kontor/search';
import type { CategoryPath } from './category-tree.ts';

/**
 * Finds categories by the words in their names. Words are understood as in the search for products, but without
 * guesses: by their beginning, their other forms and compounds, and from three letters on by a part of them, as Zangen
 * in Crimpzangen.
 */
export interface CategoryFinder {
  /**
   * The ways to the categories that match every word, best first: names that are just one word, then those that begin
   * with the words, then names with words that begin so, then names with words that contain them. Among equals, higher
   * categories come first, then the tree's order counts.
   */
  find(searchText: string): CategoryPath[];
  /**
   * The category whose name, or other name, has the searched words in any order and form (holzschraube, holz schrauben:
   * Holzschrauben). Of several the highest, then the first of the tree. Null: none.
   */
  named(searchText: string): SuggestedCategory | null;
  /**
   * The ways to the categories that are called what a word of the text ends with, or what that is called besides:
   * Zangen for Beißzange. The last such word counts, and its longest end. No hit, but a way out where there is none.
   */
  ofKind(searchText: string): CategoryPath[];
}

interface Entry {
  readonly path: CategoryPath;
  /** Terms of the name's first word. */
  readonly beginning: readonly string[];
  /** How many words the name has. */
  readonly words: number;
}

/**
 * Makes the finder of a tree, without the root, which is no choice. `stopWords`: words that the operator has the search
 * ignore. `otherNames`: other names for a text.
 */
export function categoryFinder(
  root: Category,
  stopWords: readonly string[] = [],
  otherNames: (text: string) => readonly string[] = () => [],
): CategoryFinder {
  const fillers = fillersWith(stopWords);
  const entries = below(root, [{ _id: root._id, name: root.name }], fillers);
  const names = entries.map(({ path }) => termsOfName(path));
  const startingWith = prefixLookup(names);
  const exactly = exactLookup(names);
  const startingInside = prefixLookup(names.map((terms) => terms.flatMap(endingsOf)));
  const words = wordsOf(names);
  const vocabulary = atOnce(vocabularyOf({ words, named: words, codes: [] }));
  /** The places of a word's forms and compounds. */
  const relatedTo = (word: QueryWord): Set<number> => {
    const ways = meaningOf(word, vocabulary).map((clues) =>
      intersection(clues.map(({ terms }) => union(terms.map(({ term }) => exactly(term))))),
    );
    return union(ways);
  };
  /** The places of a word's forms, without its compounds. */
  const calledBy = (word: QueryWord): Set<number> => {
    const ways = meaningOf({ ...word, isPrefix: false }, vocabulary).map((clues) =>
      intersection(clues.map(({ terms }) => union(terms.filter(isForm).map(({ term }) => exactly(term))))),
    );
    return union(ways);
  };
  const within = (term: string) => (term.length < fewestInside ? startingWith(term) : startingInside(term));

  const findCalled = (text: string): CategoryPath[] => {
    const words = sayingWords(text, fillers);
    const [first] = words;
    if (first === undefined) return [];
    const begun = intersection(words.map((word) => holding(word, startingWith)));
    const rank = ({ place, entry: { path, beginning } }: { place: number; entry: Entry }) =>
      (beginsWith(beginning, first) ? 0 : begun.has(place) ? 1000 : 2000) + path.length;
    return [...intersection(words.map((word) => holding(word, within).union(relatedTo(word))))]
      .sort((a, b) => a - b)
      .flatMap((place) => (entries[place] === undefined ? [] : [{ place, entry: entries[place] }]))
      .sort((a, b) => rank(a) - rank(b))
      .map(({ entry }) => entry.path);
  };
  const namedJust = (text: string): CategoryPath[] => {
    const words = sayingWords(text, fillers);
    return [...intersection(words.map(calledBy))]
      .sort((a, b) => a - b)
      .flatMap((place) => (entries[place]?.words === words.length ? [entries[place].path] : []))
      .sort((a, b) => a.length - b.length);
  };

  /** Of one word alone: several may all be of one word of a name. */
  const justSo = (text: string) => (sayingWords(text, fillers).length === 1 ? namedJust(text) : []);
  const endingSo = (text: string): CategoryPath[] =>
    sayingWords(text, fillers)
      .toReversed()
      .flatMap(({ alternatives: [[word = ''] = []] }) => (isWord(word) ? endsOf(word) : []))
      .map(namedJust)
      .find(({ length }) => length > 0) ?? [];

  return {
    ofKind: (searchText) => [...new Set([searchText, ...otherNames(searchText)].flatMap(endingSo))],
    find: (searchText) => [
      ...new Set([searchText, ...otherNames(searchText)].flatMap((text) => [...justSo(text), ...findCalled(text)])),
    ],
    named(searchText) {
      const asOne = chunksOf(searchText).join('');
      const [path] = [searchText, asOne, ...otherNames(searchText)].flatMap(namedJust);
      const category = path?.at(-1);
      return path === undefined || category === undefined ? null : { ...category, path: [...path] };
    },
  };
}

/** The words of a text without stop words. */
function sayingWords(text: string, fillers: ReadonlySet<string>): QueryWord[] {
  return queryWords(text, fillers).filter(({ role }) => role !== 'filler');
}

function isForm({ as }: { readonly as: string }): boolean {
  return as === 'whole' || as === 'inflected';
}

/** The least letters of a word that is also looked for inside others: shorter ones are in too many. */
const fewestInside = 3;

/** Finds the places of the terms with a beginning. It looks at these only, however many terms there are. */
type PrefixLookup = (prefix: string) => Set<number>;

function prefixLookup(termsOfPlaces: readonly (readonly string[])[]): PrefixLookup {
  const places = new Map<string, number[]>();
  for (const [place, terms] of termsOfPlaces.entries()) {
    for (const term of new Set(terms)) {
      const found = places.get(term);
      if (found === undefined) places.set(term, [place]);
      else found.push(place);
    }
  }
  const terms = [...places.keys()].sort(compareCodeUnits);
  return (prefix) => {
    const first = firstNotBefore(terms, prefix, 0, compareCodeUnits);
    const end = firstNotBefore(terms, `${prefix}\uffff`, first, compareCodeUnits);
    return new Set(terms.slice(first, end).flatMap((term) => places.get(term) ?? []));
  };
}

/** Finds the places of a term. */
function exactLookup(termsOfPlaces: readonly (readonly string[])[]): (term: string) => Set<number> {
  const places = new Map<string, Set<number>>();
  for (const [place, terms] of termsOfPlaces.entries()) {
    for (const term of terms) places.set(term, (places.get(term) ?? new Set()).add(place));
  }
  return (term) => places.get(term) ?? new Set();
}

function wordsOf(names: readonly (readonly string[])[]): string[] {
  return [...new Set(names.flat().filter(isWord))].sort(compareCodeUnits);
}

/** The endings of a term that are long enough to be searched, itself included. */
function endingsOf(term: string): string[] {
  return Array.from({ length: Math.max(0, term.length - fewestInside + 1) }, (_, start) => term.slice(start));
}

function holding({ alternatives }: QueryWord, lookup: PrefixLookup): Set<number> {
  return alternatives.map((all) => intersection(all.map(lookup))).reduce((found, more) => found.union(more));
}

function below({ children }: Category, above: CategoryPath, fillers: ReadonlySet<string>): Entry[] {
  return children.flatMap((child) => {
    const path = [...above, { _id: child._id, name: child.name }];
    const [first = ''] = chunksOf(child.name);
    const words = sayingWords(child.name, fillers).length;
    return [{ path, words, beginning: termsOfChunk(first) }, ...below(child, path, fillers)];
  });
}

function termsOfName(path: CategoryPath): string[] {
  return chunksOf(path.at(-1)?.name ?? '').flatMap(termsOfChunk);
}

function beginsWith(beginning: readonly string[], { alternatives }: QueryWord): boolean {
  return alternatives.some(([first = '']) => beginning.some((term) => term.startsWith(first)));
}

function intersection([first = new Set(), ...others]: readonly Set<number>[]): Set<number> {
  return others.reduce((common, other) => common.intersection(other), first);
}

function union(sets: readonly Set<number>[]): Set<number> {
  return sets.reduce((all, more) => all.union(more), new Set());
}
