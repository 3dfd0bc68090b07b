import { foldCase } from './plain-text.ts';

/** What a category path needs to know of a category; the catalogue's own type carries more. */
export interface CategoryNode<C> {
  readonly _id: string;
  readonly name: string;
  readonly children: readonly C[];
}

/** The name of every catalogue's root, in lower case: links begin with it (SPEC §2). */
export const rootSegment = 'shop';

/** The prefix in front of a custom page's template name (CONTRACT §3). */
export const customPagePrefix = '/shop/C/';

/**
 * A category's link: the lower-cased names from the root down to it, each one percent-encoded segment (SPEC §2,
 * CONTRACT §2).
 */
export function categoryPath(trail: readonly { readonly name: string }[]): string {
  return trail.map(({ name }) => `/${encodeURIComponent(foldCase(name))}`).join('');
}

/**
 * The categories that a path names, from the root to the last, or null when a segment matches none. Each segment is
 * matched without regard to case, starting at the root (SPEC §2). A slash at the end does no harm; a segment that is no
 * UTF-8 matches nothing.
 */
export function categoriesAtPath<C extends CategoryNode<C>>(root: C, path: string): C[] | null {
  const trail: C[] = [];
  let candidates: readonly C[] = [root];
  for (const segment of segmentsOf(path)) {
    const wanted = decodedSegment(segment);
    const found = candidates.find(({ name }) => foldCase(name) === wanted);
    if (found === undefined) return null;
    trail.push(found);
    candidates = found.children;
  }
  return trail;
}

/** The categories from the root down to the one with that id, or null when the tree does not hold it. */
export function trailOfCategory<C extends CategoryNode<C>>(root: C, id: string): C[] | null {
  if (root._id === id) return [root];
  for (const child of root.children) {
    const below = trailOfCategory(child, id);
    if (below !== null) return [root, ...below];
  }
  return null;
}

/**
 * The name of the template that replaces a category's product list, or null without one: `/shop/C/aktionen` names
 * `aktionen`.
 */
export function customPageTemplate(customPage: string | null | undefined): string | null {
  if (customPage === null || customPage === undefined) return null;
  const name = customPage.startsWith(customPagePrefix) ? customPage.slice(customPagePrefix.length) : customPage;
  return name === '' ? null : name;
}

/**
 * The category that once stood below a parent (null: above the root) under a name, in lower case; undefined when none
 * did.
 */
export type FormerChild<C> = (parent: C | null, name: string) => C | undefined;

/**
 * The category that a path named before that category, or one above it, was renamed or moved; null if the path never
 * led anywhere. At each segment, a category that has the name today is preferred to one that had it. All candidates go
 * on at once, so the work stays small however often names changed hands.
 */
export function categoryOnceAtPath<C extends CategoryNode<C>>(root: C, path: string, former: FormerChild<C>): C | null {
  let places: ReadonlySet<C | null> = new Set([null]);
  for (const segment of segmentsOf(path)) {
    const wanted = decodedSegment(segment);
    if (wanted === null) return null;
    const next = new Set<C>();
    for (const place of places) {
      const living = (place?.children ?? [root]).find(({ name }) => foldCase(name) === wanted);
      if (living !== undefined) next.add(living);
      const before = former(place, wanted);
      if (before !== undefined) next.add(before);
    }
    if (next.size === 0) return null;
    places = next;
  }
  const [category] = places;
  return category ?? null;
}

function segmentsOf(path: string): string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/');
}

function decodedSegment(segment: string): string | null {
  try {
    return foldCase(decodeURIComponent(segment));
  } catch {
    return null; // a stray % or bytes that are no UTF-8: the address is wrong, which is no surprise
  }
}
