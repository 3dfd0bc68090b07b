import { type CategoryNode, categoryPath } from '@kontor/domain';

/** A link of the category panel. */
export interface CategoryLink {
  readonly name: string;
  readonly href: string;
  readonly selected: boolean;
}

/** The category panel: the path from the root, and the categories to choose from at its end. */
export interface CategoryPanel {
  readonly path: readonly CategoryLink[];
  readonly choices: readonly CategoryLink[];
}

/**
 * The panel for the category at the end of a trail (SPEC §2): the path from the root and the category's children. For a
 * leaf, its siblings including itself. Null for a root without children.
 */
export function categoryPanel<C extends CategoryNode<C>>(trail: readonly C[]): CategoryPanel | null {
  const current = trail.at(-1);
  if (current === undefined) return null;
  const above = trail.slice(0, -1);
  const parent = above.at(-1);
  const isLeaf = current.children.length === 0;
  if (isLeaf && parent === undefined) return null;
  const path = isLeaf ? above : trail;
  const choices = (isLeaf ? parent : current)?.children ?? [];
  return {
    path: path.map((category, i) => linkTo(trail.slice(0, i + 1), category === current)),
    choices: choices.map((category) => linkTo([...path, category], category === current)),
  };
}

function linkTo(trail: readonly { readonly name: string }[], selected: boolean): CategoryLink {
  return { name: trail.at(-1)?.name ?? '', href: categoryPath(trail), selected };
}
