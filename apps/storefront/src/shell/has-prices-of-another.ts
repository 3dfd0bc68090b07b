import type { Session } from '../session/session.ts';

/**
 * Whether a page carries prices of another group than that of whoever looks at it, as far as is known: a browser that
 * goes back shows a page as it was got before a login, a CDN everybody's to a partner (docs/partners.md).
 */
export function hasPricesOfAnother(pricesOf: string | null, session: Session): boolean {
  if (session.state === 'unknown') return false;
  return pricesOf !== (session.state === 'signed-in' ? (session.user.customerGroup ?? null) : null);
}
