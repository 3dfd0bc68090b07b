/**
 * The address of the confirmation of an order, by the order's key: whoever has it sees the order, and can pay it
 * (CONTRACT §5). A file of its own: the lists of the storefront do without it.
 */
export function confirmationAddress(categoryPath: string, orderId: string): string {
  return `${categoryPath}/P/cart/confirmation?orderId=${encodeURIComponent(orderId)}`;
}
