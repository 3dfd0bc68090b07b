/**
 * The address of PayPal's script with all its parameters (PAYMENTS B7). Currency and intent are those of our orders.
 * Which of its buttons are drawn is said where they are drawn (the storefront's paypal-buttons.tsx), by the one way to
 * pay that our orders allow.
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
