const name = 'payment-nonce';

/**
 * Markup that gives the browser the nonce for a payment provider's script. Only pages that may load such a script have
 * it.
 */
export function nonceMarkup(nonce: string | undefined): string {
  return nonce === undefined ? '' : `<meta name="${name}" content="${nonce}">`;
}

/**
 * The nonce of the current document, also after navigations within it; null if its policy allows no provider's script.
 */
export function documentNonce(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
