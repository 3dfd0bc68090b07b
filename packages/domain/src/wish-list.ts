/** The most products on a wish list. */
export const maxWishes = 200;

/** Products to put on a wish list, the last wish first, and others to take off. */
export interface WishChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * A wish list, the last wish first, after a change. What is on it keeps its place; of new wishes the first stay if not
 * all fit. The same change twice is one, so browsers may repeat it.
 */
export function changedWishes(wishes: readonly string[], { add, remove }: WishChange): string[] {
  const gone = new Set(remove);
  const left = wishes.filter((id) => !gone.has(id));
  const known = new Set(left);
  const fresh = [...new Set(add)].filter((id) => !known.has(id));
  return [...fresh.slice(0, Math.max(0, maxWishes - left.length)), ...left];
}
