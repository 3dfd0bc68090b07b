import type { Database } from '../../../database/database.ts';
import { claimKey, storeOrder } from '../orders.repository.ts';
import { exampleOrder } from './order.ts';

/** For tests: stores the example order under a number, as placing it does. Returns its id, which is the key to it. */
export async function storeExample(
  database: Database,
  number: number,
  more: Parameters<typeof exampleOrder>[0] = {},
): Promise<string> {
  const id = `secret-key-of-order-${number}`;
  const orderNumber = `2026-${String(number).padStart(6, '0')}`;
  const createdAt = Date.UTC(2026, 10, 20, 12, 30 + number);
  const order = exampleOrder({ id, orderNumber, createdAt, ...more });
  await database.transaction(async (transaction) => {
    const { email, paymentCondition } = order;
    const claim = { id, idempotencyKey: `key-${number}`, email, paymentCondition: paymentCondition.name, createdAt };
    await claimKey(transaction, { ...claim, createdAt: order.createdAt, customerId: null });
    await storeOrder(transaction, order);
  });
  return id;
}
