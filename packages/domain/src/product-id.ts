/**
 * What stands behind P/ in an address without being a product (SPEC §2), and the segments that begin such a part of an
 * address.
 */
const reserved: ReadonlySet<string> = new Set(['cart', 'register', 'C', 'P', '.', '..']);

/**
 * Whether a product can have this id: its page is at P/{id}, so the id is no screen, no step in a path, and can stand
 * in an address.
 */
export function isProductId(id: string): boolean {
  return id !== '' && !reserved.has(id) && !/[/\\]/.test(id) && !/\p{Surrogate}/u.test(id);
}
