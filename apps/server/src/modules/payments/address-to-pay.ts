import { confirmationAddress } from '@kontor/contract';
import type { OrderSnapshot } from '../orders/types.ts';

/** The root category's link, under which the confirmation is always found (SPEC §2). */
const rootPath = '/shop';

/**
 * Where an order can be paid in any browser, as long as it is due; later the same address shows how it was paid. It
 * holds the key to the order, and is for its customer alone (CONTRACT §5). null for an order that no provider has to be
 * paid for.
 * @param publicUrl scheme and host that visitors see.
 */
export function addressToPay({ id, paymentCondition, total }: OrderSnapshot, publicUrl: string): string | null {
  if (paymentCondition.kind !== 'online' || total.gross <= 0) return null;
  return publicUrl + confirmationAddress(rootPath, id);
}
