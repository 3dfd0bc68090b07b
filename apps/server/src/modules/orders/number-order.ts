import { formatOrderNumber, orderNumberForm, orderNumberSeries } from '@kontor/domain';
import type { Transaction } from 'kysely';
import { nextNumber } from '../../database/number-sequences.ts';
import type { Schema } from '../../database/schema.ts';
import { viennaYear } from '../../german-format.ts';
import { privateId } from '../../private-id.ts';
import type { UnnumberedOrder } from './compose-order.ts';
import { nameDocument } from './order-documents.repository.ts';
import { storeOrder, storeUnderNumber } from './orders.repository.ts';
import { confirmationFilename } from './texts/cart-changes.de.ts';
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
  const sequence = await nextNumber(transaction, seriesOf(pattern, year));
  const order = withNumber(unnumbered, formatOrderNumber(pattern, sequence, year), privateId());
  await storeOrder(transaction, order);
  const { content: id, filename } = order.confirmationDoc;
  await nameDocument(transaction, { id, filename, orderId: order.id });
  return order;
}

/**
 * The same on PostgreSQL in one statement. The counter's row makes all other orders wait until the commit. With
 * `isUnawaited`, that commit does not wait for the disk. A placeholder stands for the digits until PostgreSQL has
 * counted.
 */
export async function numberOrderAtOnce(
  transaction: Transaction<Schema>,
  unnumbered: UnnumberedOrder,
  pattern: string,
  isUnawaited: boolean,
): Promise<OrderSnapshot> {
  const year = viennaYear(unnumbered.createdAt);
  const { leastDigits, numberOf } = orderNumberForm(pattern, year);
  const [mark, documentId] = [privateId(), privateId()];
  const marked = withNumber(unnumbered, numberOf(mark), documentId);
  const how = { series: seriesOf(pattern, year), mark, leastDigits, isUnawaited };
  const sequence = await storeUnderNumber(transaction, marked, how);
  return withNumber(unnumbered, formatOrderNumber(pattern, sequence, year), documentId);
}

function seriesOf(pattern: string, year: number): string {
  return `order-${orderNumberSeries(pattern, year)}`;
}

function withNumber(unnumbered: UnnumberedOrder, orderNumber: string, documentId: string): OrderSnapshot {
  const confirmationDoc = { content: documentId, filename: confirmationFilename(orderNumber) };
  return { ...unnumbered, orderNumber, confirmationDoc };
}
