import { foldCase } from './plain-text.ts';

/** The fields of a category that paths need. */
export interface CategoryNode<C> {
  readonly _id: string;
  readonly name: string;
  readonly children: readonly C[];
}

/** The name of the root category in lower case, with which all links begin (SPEC §2). */
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
 * The categories of a path, from the root to the last; null if a segment matches none. Case is ignored (SPEC §2), and
 * so is a trailing slash. A segment that is not valid UTF-8 matches nothing.
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

/** The categories from the root to the one with an id; null if the tree does not contain it. */
export function trailOfCategory<C extends CategoryNode<C>>(root: C, id: string): C[] | null {
  if (root._id === id) return [root];
  for (const child of root.children) {
    const below = trailOfCategory(child, id);
    if (below !== null) return [root, ...below];
  }
  return null;
}

/**
 * The name of the template that replaces a category's product list; null if there is none. `/shop/C/aktionen` becomes
 * `aktionen`.
 */
export function customPageTemplate(customPage: string | null | undefined): string | null {
  if (customPage === null || customPage === undefined) return null;
  const name = customPage.startsWith(customPagePrefix) ? customPage.slice(customPagePrefix.length) : customPage;
  return name === '' ? null : name;
}

/**
 * Finds the category that once had a name (in lower case) below a parent; null stands for the level above the root.
 * Undefined if there was none.
 */
export type FormerChild<C> = (parent: C | null, name: string) => C | undefined;

/**
 * The category that an old path led to before it, or a category above it, was renamed or moved; null if the path never
 * existed. At each segment, current names take precedence over former ones. All candidates are followed in parallel, so
 * that the work stays small even if names were reused often.
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
    return null; // a stray % or invalid UTF-8: a wrong address, not an error of the program
  }
}
