import { foldCase, hasControlCharacters, isBlank } from './plain-text.ts';

/** The longest name of a category in characters. */
export const maxCategoryNameLength = 120;

/** Why a name cannot be a category's. */
export type CategoryNameRefusal =
  | 'category-name-empty'
  | 'category-name-too-long'
  | 'category-name-reserved'
  | 'category-name-duplicate'
  | 'category-name-characters';

/**
 * Segments that the addresses need for themselves (SPEC §2), and the dots that every browser resolves, percent-encoded
 * or not.
 */
const reserved = new Set(['c', 'p', '.', '..']);

/**
 * Why a clean name (cleanLine) cannot be given to a category among its siblings, or null when it can (CONTRACT §2).
 * Names count as equal without regard to case, as in a path. Suppliers' names have slashes ("Zylinderkopf /
 * Motorblock"); in a link each is %2F, inside of one segment. The siblings are the names of the parent's other
 * children.
 */
export function categoryNameRefusal(name: string, siblings: Iterable<string>): CategoryNameRefusal | null {
  if (isBlank(name)) return 'category-name-empty';
  if (name.length > maxCategoryNameLength) return 'category-name-too-long';
  if (hasControlCharacters(name)) return 'category-name-characters';
  const folded = foldCase(name);
  if (reserved.has(folded)) return 'category-name-reserved';
  for (const sibling of siblings) if (foldCase(sibling) === folded) return 'category-name-duplicate';
  return null;
}
