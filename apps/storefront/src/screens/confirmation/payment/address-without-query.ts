/**
 * The address that a payer returns to: this page without its query, because nobody else may see the order's key in it
 * (CONTRACT §5).
 */
export function addressWithoutQuery(): string {
  return location.origin + location.pathname;
}
