import type { Assortment, CategoryNames } from './assortment.ts';
import { slug } from './slug.ts';

/** A category as the import reads it (CONTRACT §2). */
export type CategoryRecord = {
  _id: string;
  name: string;
  isRoot?: true;
  customPage?: string;
  htmlAbove?: string;
  /** A file, relative to the catalogue. */
  picture?: string;
  children: CategoryRecord[];
};

const namesOf = (below: CategoryNames): [name: string, below: CategoryNames][] =>
  isLeaves(below) ? below.map((leaf) => [leaf, []]) : Object.entries(below);

const isLeaves = (below: CategoryNames): below is readonly string[] => Array.isArray(below);

/** The whole tree; the root's name is the first segment of every category link. */
export const categoryTree = ({ tree, introductions, customPages }: CategorySources): CategoryRecord => {
  const node = ([name, below]: [name: string, below: CategoryNames]): CategoryRecord => {
    const customPage = customPages[name];
    const said = introductions[name];
    return {
      ...{ _id: slug(name), name },
      ...(customPage && { customPage }),
      ...(said && { htmlAbove: `<p>${said.text}</p>`, picture: `pictures/${said.product}.webp` }),
      children: namesOf(below).map(node),
    };
  };
  return { _id: 'shop', name: 'Shop', isRoot: true, children: namesOf(tree).map(node) };
};

type CategorySources = Pick<Assortment, 'tree' | 'introductions' | 'customPages'>;

/** Every leaf with the categories that lead to it, root first. */
export const leafPaths = (root: CategoryRecord): Map<string, { _id: string; name: string }[]> => {
  const paths = new Map<string, { _id: string; name: string }[]>();
  const walk = (category: CategoryRecord, above: { _id: string; name: string }[]): void => {
    const path = [...above, { _id: category._id, name: category.name }];
    if (category.children.length === 0) paths.set(category.name, path);
    for (const child of category.children) walk(child, path);
  };
  walk(root, []);
  return paths;
};
