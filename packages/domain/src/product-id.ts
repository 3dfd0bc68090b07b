/**
 * Segments that may follow P/ in an address without being a product (SPEC §2), and those that begin such a part of an
 * address.
 */
const reserved: ReadonlySet<string> = new Set(['cart', 'register', 'C', 'P', '.', '..']);

/**
 * Whether a product can have this id. Its page is at P/{id}, so the id must not be the name of a screen or a path step,
 * and must be valid in an address.
 */
export function isProductId(id: string): boolean {
  return id !== '' && !reserved.has(id) && !/[/\\]/.test(id) && !/\p{Surrogate}/u.test(id);
}
