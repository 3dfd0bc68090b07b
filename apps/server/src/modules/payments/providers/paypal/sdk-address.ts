/**
 * The address of PayPal's script with all its parameters (PAYMENTS B7). Currency and intent are those of our orders.
 * The storefront's paypal-buttons.tsx decides which of its buttons are drawn, by the payment method that our orders
 * allow.
 */
export function paypalSdkAddress({
  sdkBase,
  clientId,
}: {
  /** Scheme and host: `https://www.paypal.com`. */
  readonly sdkBase: string;
  readonly clientId: string;
}): string {
  const address = new URL('/sdk/js', sdkBase);
  address.search = new URLSearchParams({
    'client-id': clientId,
    currency: 'EUR',
    intent: 'capture',
    commit: 'true',
    components: 'buttons',
    locale: 'de_AT',
  }).toString();
  return address.href;
}
