/**
 * Where a payer comes back to: this page without its query, since the order's key in it is nobody's business (CONTRACT
 * §5).
 */
export function addressWithoutQuery(): string {
  return location.origin + location.pathname;
}
