/** The parameters with which PayPal redirects back if it could not open a window (PAYMENTS B3). */
export type PaypalReturn =
  /** The ids of PayPal's order and payer. They are not trusted: our server asks PayPal. */
  { readonly kind: 'approved'; readonly paymentId: string; readonly payerId: string } | { readonly kind: 'cancelled' };

/** Reads the query of the page's address; null if it is not such a redirect. */
export function paypalReturn(query: string): PaypalReturn | null {
  const words = new URLSearchParams(query);
  const [paymentId, payerId] = [words.get('token'), words.get('PayerID')];
  if (!words.has('payment') || !paymentId) return null;
  return payerId ? { kind: 'approved', paymentId, payerId } : { kind: 'cancelled' };
}
