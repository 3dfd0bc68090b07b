/**
 * The address of an order's confirmation, by the order's key. Whoever has it can see and pay the order (CONTRACT §5).
 * In a separate file, because the storefront's lists do not need it.
 */
export function confirmationAddress(categoryPath: string, orderId: string): string {
  return `${categoryPath}/P/cart/confirmation?orderId=${encodeURIComponent(orderId)}`;
}
