import { confirmationAddress } from '@kontor/contract';
import type { OrderSnapshot } from '../orders/types.ts';

/** The path of the root category. The confirmation can always be opened below it (SPEC §2). */
const rootPath = '/shop';

/**
 * The address at which an order can be paid in any browser while a payment is due. Later the same address shows how the
 * order was paid. The address contains the key to the order, so that only its customer may get it (CONTRACT §5). null
 * for an order that is not paid online or costs nothing.
 * @param publicUrl scheme and host that visitors see.
 */
export function addressToPay({ id, paymentCondition, total }: OrderSnapshot, publicUrl: string): string | null {
  if (paymentCondition.kind !== 'online' || total.gross <= 0) return null;
  return publicUrl + confirmationAddress(rootPath, id);
}
