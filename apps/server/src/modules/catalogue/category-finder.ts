import type { Category, SuggestedCategory } from '@kontor/contract';
import { chunksOf, endsOf, fillersWith, isWord, type QueryWord, queryWords, termsOfChunk } from '@kontor/search';
import { intersection, nameLookup } from './category-name-lookup.ts';
import type { CategoryPath } from './category-tree.ts';

/**
 * Finds categories by the words in their names. Words match as in the product search, but without guesses: by their
 * beginning, their other forms and compounds. Words of three letters or more also match inside others: Zangen in
 * Crimpzangen.
 */
export interface CategoryFinder {
  /**
   * The paths of the categories that match every word. Best first: names that consist of the word, names that begin
   * with the words, names with words that begin so, and names with words that contain them. Among equals, higher
   * categories come first, then the order of the tree counts.
   */
  find(searchText: string): CategoryPath[];
  /**
   * The category whose name or synonym has exactly the searched words, in any order and form (Holzschrauben for
   * holzschraube or holz schrauben). Of several the highest, then the first of the tree. Null if there is none.
   */
  named(searchText: string): SuggestedCategory | null;
  /**
   * The paths of the categories whose name, or a synonym of it, ends a word of the text: Zangen for Beißzange. The last
   * such word counts, with its longest ending. These are no hits, but alternatives to an empty result.
   */
  ofKind(searchText: string): CategoryPath[];
}

interface Entry {
  readonly path: CategoryPath;
  /** Terms of the name's first word. */
  readonly beginning: readonly string[];
  /** The number of words in the name. */
  readonly words: number;
}

/**
 * Creates the finder for a tree. The root is left out, because nobody chooses it. `stopWords`: the operator's own.
 * `otherNames`: the synonyms for a text.
 */
export function categoryFinder(
  root: Category,
  stopWords: readonly string[] = [],
  otherNames: (text: string) => readonly string[] = () => [],
): CategoryFinder {
  const fillers = fillersWith(stopWords);
  const entries = below(root, [{ _id: root._id, name: root.name }], fillers);
  const { begunBy, matching, calledBy } = nameLookup(entries.map(({ path }) => termsOfName(path)));

  const findCalled = (text: string): CategoryPath[] => {
    const words = sayingWords(text, fillers);
    const [first] = words;
    if (first === undefined) return [];
    const begun = intersection(words.map(begunBy));
    const rank = ({ place, entry: { path, beginning } }: { place: number; entry: Entry }) =>
      (beginsWith(beginning, first) ? 0 : begun.has(place) ? 1000 : 2000) + path.length;
    return [...intersection(words.map(matching))]
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

  /** Only for a single word. Several words might all match one word of a name. */
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
