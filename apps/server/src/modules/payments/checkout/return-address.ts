import { isOnThisMachine } from '../../../payment-config.ts';

/** Where a payer comes back to. */
export interface ReturnAddress {
  /** Scheme and host of this shop, as the payer's browser knows it. */
  readonly origin: string;
  readonly path: string;
}

/**
 * Where a payer is to come back to, if that is in this shop: no payment leads anywhere else (CONTRACT §6). What the
 * address says besides its path is dropped: it holds the key to the order, which no provider must see.
 * @param publicUrl scheme and host that visitors see.
 * @param requestOrigin the same as the request has it, which counts where the shop is only at home on this machine.
 * @returns null for a foreign address.
 */
export function returnAddress(url: string, publicUrl: string, requestOrigin: string): ReturnAddress | null {
  const address = URL.parse(url);
  if (address === null || address.username !== '' || address.password !== '') return null;
  const isOurs = address.origin === publicUrl || (isOnThisMachine(publicUrl) && address.origin === requestOrigin);
  return isOurs ? { origin: address.origin, path: address.pathname } : null;
}
