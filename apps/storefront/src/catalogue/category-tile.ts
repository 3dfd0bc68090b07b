import type { Category, CategoryTile as WireTile } from '@kontor/contract';
import { categoryPath } from '@kontor/domain';

/** A link to a category. */
export interface CategoryLink {
  readonly name: string;
  readonly href: string;
}

/** A link to a subcategory, with the number of hits in its list and the file id of a picture. */
export interface CategoryTile extends CategoryLink {
  readonly count: number;
  readonly picture?: string | undefined;
}

/** The subcategories of the last category of a trail, in the order of the tiles. */
export function tilesOf(trail: readonly [Category, ...Category[]], tiles: readonly WireTile[]): CategoryTile[] {
  const byId = new Map((trail.at(-1) ?? trail[0]).children.map((child) => [child._id, child]));
  return tiles.flatMap(({ _id, count, picture }) => {
    const child = byId.get(_id);
    return child === undefined ? [] : [{ name: child.name, href: categoryPath([...trail, child]), count, picture }];
  });
}
