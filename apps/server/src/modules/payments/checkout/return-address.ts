import { isOnThisMachine } from '../../../payment-config.ts';

/** The address to which a payer returns. */
export interface ReturnAddress {
  /** Scheme and host of this shop, as the payer's browser knows it. */
  readonly origin: string;
  readonly path: string;
}

/**
 * The address to which a payer returns, if it is in this shop. No payment leads to another site (CONTRACT §6). Query
 * and fragment are dropped: they contain the key to the order, which no provider must see.
 * @param publicUrl scheme and host that visitors see.
 * @param requestOrigin scheme and host of the request. It is accepted too if `publicUrl` is on this machine.
 * @returns null for a foreign address.
 */
export function returnAddress(url: string, publicUrl: string, requestOrigin: string): ReturnAddress | null {
  const address = URL.parse(url);
  if (address === null || address.username !== '' || address.password !== '') return null;
  const isOurs = address.origin === publicUrl || (isOnThisMachine(publicUrl) && address.origin === requestOrigin);
  return isOurs ? { origin: address.origin, path: address.pathname } : null;
}
