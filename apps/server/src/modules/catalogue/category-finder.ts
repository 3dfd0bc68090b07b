import type { Category } from '@kontor/contract';
import { compareCodeUnits } from '../../search/order/collation.ts';
import { firstNotBefore } from '../../search/order/ranked-keys.ts';
import { chunksOf } from '../../search/text/chunks.ts';
import { termsOfChunk } from '../../search/text/document-terms.ts';
import { type QueryWord, queryWords } from '../../search/text/query-words.ts';
import type { CategoryPath } from './category-tree.ts';

/** Finds categories by the beginnings of the words in their names, folded as the search for products folds them. */
export interface CategoryFinder {
  /** The ways to the categories that match every word, best first: names that begin so, then the higher category, then the tree's order. */
  find(searchText: string): CategoryPath[];
}

interface Entry {
  readonly path: CategoryPath;
  /** Terms of the name's first word. */
  readonly beginning: readonly string[];
}

/** Makes the finder of a tree. The root is no choice: one is there already. */
export function categoryFinder(root: Category): CategoryFinder {
  const entries = below(root, [{ _id: root._id, name: root.name }]);
  const places = new Map<string, number[]>();
  for (const [place, { path }] of entries.entries()) {
    for (const term of termsOfName(path)) {
      const found = places.get(term);
      if (found === undefined) places.set(term, [place]);
      else found.push(place);
    }
  }
  const terms = [...places.keys()].sort(compareCodeUnits);

  /** Only the terms that begin so are looked at, however many categories there are. */
  const startingWith = (prefix: string): Set<number> => {
    const first = firstNotBefore(terms, prefix, 0, compareCodeUnits);
    const end = firstNotBefore(terms, `${prefix}\uffff`, first, compareCodeUnits);
    return new Set(terms.slice(first, end).flatMap((term) => places.get(term) ?? []));
  };
  const holding = ({ alternatives }: QueryWord): Set<number> =>
    alternatives.map((all) => intersection(all.map(startingWith))).reduce((found, more) => found.union(more));

  return {
    find(searchText) {
      const words = queryWords(searchText);
      const [first] = words;
      if (first === undefined) return [];
      const rank = ({ path, beginning }: Entry) => (beginsWith(beginning, first) ? 0 : 1000) + path.length;
      return [...intersection(words.map(holding))]
        .sort((a, b) => a - b)
        .flatMap((place) => entries[place] ?? [])
        .sort((a, b) => rank(a) - rank(b))
        .map(({ path }) => path);
    },
  };
}

function below({ children }: Category, above: CategoryPath): Entry[] {
  return children.flatMap((child) => {
    const path = [...above, { _id: child._id, name: child.name }];
    const [first = ''] = chunksOf(child.name);
    return [{ path, beginning: termsOfChunk(first) }, ...below(child, path)];
  });
}

function termsOfName(path: CategoryPath): Set<string> {
  return new Set(chunksOf(path.at(-1)?.name ?? '').flatMap(termsOfChunk));
}

function beginsWith(beginning: readonly string[], { alternatives }: QueryWord): boolean {
  return alternatives.some(([first = '']) => beginning.some((term) => term.startsWith(first)));
}

function intersection([first = new Set(), ...others]: readonly Set<number>[]): Set<number> {
  return others.reduce((common, other) => common.intersection(other), first);
}
