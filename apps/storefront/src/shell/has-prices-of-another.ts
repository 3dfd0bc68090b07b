import type { Session } from '../session/session.ts';

/**
 * Whether a page shows the prices of another customer group than the visitor's, as far as is known. This happens when
 * the browser goes back to a page from before a login, or a CDN sends the public page to a partner (docs/partners.md).
 */
export function hasPricesOfAnother(pricesOf: string | null, session: Session): boolean {
  if (session.state === 'unknown') return false;
  return pricesOf !== (session.state === 'signed-in' ? (session.user.customerGroup ?? null) : null);
}
