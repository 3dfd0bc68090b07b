import type { OrderPaymentState, ShippingState } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { asAsked } from './order-worth.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';
import type { OrderSnapshot } from './types.ts';

/** How a placed order stands, beside the copy of what was bought. */
export interface OrderRecord {
  readonly order: OrderSnapshot;
  readonly state: string;
  /** Counts the changes since it was placed. */
  readonly version: number;
  readonly isPicked: boolean;
  /** Why it must wait; null: it need not. */
  readonly hold: string | null;
}

/** What a step writes of an order's record. */
export interface RecordChange {
  readonly version: number;
  readonly state?: string;
  readonly shipping?: ShippingState;
  readonly isPicked?: boolean;
  readonly hold?: string | null;
}

/** The columns of a record. */
const recordColumns = [...snapshotColumns, 'state', 'version', 'is_picked', 'hold'] as const;

/** A row with these columns. */
interface RecordRow {
  readonly order_number: string;
  readonly snapshot: string;
  readonly state: string;
  readonly version: number;
  readonly is_picked: 0 | 1;
  readonly hold: string | null;
}

function recordOf(row: RecordRow): OrderRecord {
  const { state, version, is_picked, hold } = row;
  return { order: readSnapshot(row), state, version, isPicked: is_picked === 1, hold };
}

/** The record of the order with a number; null when there is none. */
export async function recordOfNumber(queryable: Queryable, orderNumber: string): Promise<OrderRecord | null> {
  const row = await queryable
    .selectFrom('orders')
    .select(recordColumns)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/**
 * The record of the order with a number, locked until the transaction ends: who changes the order, or decides about its
 * payments, takes turns. Null when there is none. An update that changes nothing locks on both engines.
 */
export async function lockRecord(transaction: Transaction<Schema>, orderNumber: string): Promise<OrderRecord | null> {
  const row = await transaction
    .updateTable('orders')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('order_number', '=', orderNumber)
    .returning(recordColumns)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Writes what a step changes of a locked order's record. */
export async function writeRecord(
  transaction: Transaction<Schema>,
  orderId: string,
  { version, state, shipping, isPicked, hold }: RecordChange,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({
      version,
      ...(state !== undefined && { state }),
      ...(shipping !== undefined && { shipping_state: shipping }),
      ...(isPicked !== undefined && { is_picked: isPicked ? 1 : 0 }),
      ...(hold !== undefined && { hold }),
    })
    .where('id', '=', orderId)
    .execute();
}

/** Notes how the payment of a locked order stands, judged by what is asked for it now. */
export async function notePaymentState(
  transaction: Transaction<Schema>,
  orderId: string,
  stateFor: (asked: OrderSnapshot) => OrderPaymentState,
): Promise<void> {
  const columns = [...snapshotColumns, 'payment_state'] as const;
  const order = transaction.selectFrom('orders').select(columns).where('id', '=', orderId);
  const { payment_state: known, ...row } = await order.executeTakeFirstOrThrow();
  const placed = readSnapshot(row);
  const payment_state = stateFor(await asAsked(transaction, placed));
  if (payment_state === known) return;
  await transaction.updateTable('orders').set({ payment_state }).where('id', '=', orderId).execute();
}
