const name = 'payment-nonce';

/**
 * Tells a page in the browser that it may load a payment provider's script, and how to mark it. Absent on all other
 * pages.
 */
export function nonceMarkup(nonce: string | undefined): string {
  return nonce === undefined ? '' : `<meta name="${name}" content="${nonce}">`;
}

/**
 * The mark of the document that the browser shows, whatever screens were gone through since; null where its policy
 * allows no provider's script.
 */
export function documentNonce(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
