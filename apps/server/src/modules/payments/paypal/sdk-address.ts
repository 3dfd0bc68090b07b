/**
 * The address of PayPal's script with all its parameters (PAYMENTS B7). Currency and intent are those of our orders; of its buttons only
 * PayPal's own: our orders are PayPal's, which no card and no other bank can pay.
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
    'disable-funding': 'card,credit,paylater,sepa,bancontact,eps',
  }).toString();
  return address.href;
}
