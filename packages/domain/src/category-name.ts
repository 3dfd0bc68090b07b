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
 * Segments reserved for the grammar of addresses (SPEC §2), and the dots that browsers resolve even if percent-encoded.
 */
const reserved = new Set(['c', 'p', '.', '..']);

/**
 * Why a clean name (cleanLine) is refused for a category among its siblings; null if it is accepted (CONTRACT §2). Like
 * in paths, case does not distinguish names. Slashes are allowed, because suppliers use them ("Zylinderkopf /
 * Motorblock"); in a link they become %2F within a segment. `siblings`: the names of the parent's other children.
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
