import { introductions } from '../catalogue/introductions.ts';
import { customPages, tree } from '../catalogue/tree.ts';
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

const node = (name: string, children: CategoryRecord[] = []): CategoryRecord => {
  const customPage = customPages[name];
  const said = introductions[name];
  return {
    ...{ _id: slug(name), name },
    ...(customPage && { customPage }),
    ...(said && { htmlAbove: `<p>${said.text}</p>`, picture: `pictures/${said.product}.webp` }),
    children,
  };
};

/** The whole tree; the root's name is the first segment of every category link. */
export const categoryTree = (): CategoryRecord => ({
  _id: 'shop',
  name: 'Shop',
  isRoot: true,
  children: Object.entries(tree).map(([area, groups]) =>
    node(
      area,
      Object.entries<readonly string[]>(groups).map(([group, leaves]) =>
        node(
          group,
          leaves.map((leaf) => node(leaf)),
        ),
      ),
    ),
  ),
});

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
