/**
 * The address to which a payer returns: this page without its query, because the query contains the order's key, which
 * nobody else may see (CONTRACT §5).
 */
export function addressWithoutQuery(): string {
  return location.origin + location.pathname;
}
