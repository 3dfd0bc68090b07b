import { formatOrderNumber, orderNumberSeries } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { nextNumber } from '../../database/number-sequences.ts';
import type { Schema } from '../../database/schema.ts';
import { viennaYear } from '../../german-format.ts';
import { privateId } from '../../private-id.ts';
import type { UnnumberedOrder } from './compose-order.ts';
import { nameDocument } from './order-documents.repository.ts';
import { storeOrder } from './orders.repository.ts';
import { confirmationFilename } from './texts/de.ts';
import type { OrderSnapshot } from './types.ts';

/**
 * Gives an order the next number of the operator's pattern, names its document after it and stores it (CONTRACT §5, LAW
 * N1).
 */
export async function numberOrder(
  transaction: Transaction<Schema>,
  unnumbered: UnnumberedOrder,
  pattern: string,
): Promise<OrderSnapshot> {
  const year = viennaYear(unnumbered.createdAt);
  const sequence = await nextNumber(transaction, `order-${orderNumberSeries(pattern, year)}`);
  const orderNumber = formatOrderNumber(pattern, sequence, year);
  const document = { id: privateId(), filename: confirmationFilename(orderNumber) };
  const confirmationDoc = { content: document.id, filename: document.filename };
  const order: OrderSnapshot = { ...unnumbered, orderNumber, confirmationDoc };
  await storeOrder(transaction, order);
  await nameDocument(transaction, { ...document, orderId: order.id });
  return order;
}
