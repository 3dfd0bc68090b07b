/** The parameters of the address that PayPal leads back to if it could open no window of its own (PAYMENTS B3). */
export type PaypalReturn =
  /** PayPal's order, and its payer. Neither is trusted: our server asks. */
  { readonly kind: 'approved'; readonly paymentId: string; readonly payerId: string } | { readonly kind: 'cancelled' };

/** Reads the query of the page's address; null if this is no return. */
export function paypalReturn(query: string): PaypalReturn | null {
  const words = new URLSearchParams(query);
  const [paymentId, payerId] = [words.get('token'), words.get('PayerID')];
  if (!words.has('payment') || !paymentId) return null;
  return payerId ? { kind: 'approved', paymentId, payerId } : { kind: 'cancelled' };
}
