import { randomUUID } from 'node:crypto';
import { type Cents, isShippedUnpaid, type OrderPaymentState, type ShippingState } from '@kontor/domain';
import { sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { inPieces } from '../../database/in-pieces.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { Schema } from '../../database/schema.ts';
import { enqueue, type JobToQueue } from '../../jobs/enqueue.ts';
import { askedFor, atAmount, dueOf } from './order-worth.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';
import type { OrderSnapshot } from './types.ts';

/** The state of a placed order, besides the copy of what was bought. */
export interface OrderRecord {
  readonly order: OrderSnapshot;
  /** The customer who placed it while signed in; null: a guest, or one who has left. */
  readonly customerId: string | null;
  readonly state: string;
  /** As the payments have noted it. */
  readonly payment: OrderPaymentState;
  /** The number of changes since it was placed. */
  readonly version: number;
  readonly isPicked: boolean;
  /** Why it is on hold, or null. */
  readonly hold: string | null;
}

/** The changes of an order's record by one step. */
export interface RecordChange {
  readonly version: number;
  readonly state?: string;
  readonly shipping?: ShippingState;
  readonly isPicked?: boolean;
  readonly hold?: string | null;
  /** When it was shipped without an invoice that it needs, epoch ms; null: it needs none, or has one. */
  readonly unbilledSince?: number | null;
  /** Since when goods are on their way whose transfer is not there, epoch ms; an earlier time stays. Null: none are. */
  readonly unpaidSince?: number | null;
}

/** The columns of a record. */
const recordColumns = [
  ...snapshotColumns,
  'state',
  'payment_state',
  'version',
  'is_picked',
  'hold',
  'customer_id',
] as const;

/** A row with these columns. */
interface RecordRow {
  readonly order_number: string;
  readonly snapshot: string;
  readonly correction: string | null;
  readonly amendment: string | null;
  readonly state: string;
  readonly payment_state: OrderPaymentState;
  readonly version: number;
  readonly is_picked: 0 | 1;
  readonly hold: string | null;
  readonly customer_id: string | null;
}

function recordOf(row: RecordRow): OrderRecord {
  const { state, payment_state: payment, version, is_picked, hold, customer_id: customerId } = row;
  return { order: readSnapshot(row), customerId, state, payment, version, isPicked: is_picked === 1, hold };
}

/** The record of the order with a number, or null. */
export async function recordOfNumber(queryable: Queryable, orderNumber: string): Promise<OrderRecord | null> {
  const row = await queryable
    .selectFrom('orders')
    .select(recordColumns)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Numbers of orders, those placed first before the others. Numbers of no order come last. */
export async function oldestFirst(queryable: Queryable, numbers: readonly string[]): Promise<string[]> {
  const rows = await inPieces(numbers, (some) =>
    queryable
      .selectFrom('orders')
      .select(['order_number as number', 'created_at as at'])
      .where('order_number', 'in', some)
      .execute(),
  );
  const placedAt = new Map(rows.map(({ number, at }) => [number, at]));
  const placed = numbers.filter((number) => placedAt.has(number));
  return [
    ...placed.toSorted((a, b) => (placedAt.get(a) ?? 0) - (placedAt.get(b) ?? 0) || (a < b ? -1 : 1)),
    ...numbers.filter((number) => !placedAt.has(number)),
  ];
}

/**
 * The record of the order with a number, locked until the transaction ends, or null. All who change an order or decide
 * about its payments take the lock, so they take turns. An update without a change locks the row on both engines.
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

/** Writes the changes of a step to a locked order's record. */
export async function writeRecord(
  transaction: Transaction<Schema>,
  orderId: string,
  { version, state, shipping, isPicked, hold, unbilledSince, unpaidSince }: RecordChange,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({
      version,
      ...(state !== undefined && { state }),
      ...(shipping !== undefined && { shipping_state: shipping }),
      ...(isPicked !== undefined && { is_picked: isPicked ? 1 : 0 }),
      ...(hold !== undefined && { hold }),
      ...(unbilledSince !== undefined && { unbilled_since: unbilledSince }),
      ...(unpaidSince !== undefined && {
        unpaid_since: unpaidSince === null ? null : sql<number>`coalesce(unpaid_since, ${unpaidSince})`,
      }),
    })
    .where('id', '=', orderId)
    .execute();
}

/**
 * Notes on a locked order since when it has been shipped without an invoice that it needs, epoch ms; null: it has not.
 */
export async function noteUnbilled(
  transaction: Transaction<Schema>,
  orderId: string,
  since: number | null,
): Promise<void> {
  await transaction.updateTable('orders').set({ unbilled_since: since }).where('id', '=', orderId).execute();
}

/** What the invoices of an order say of its price. */
export interface NotedBilling {
  /** The number of the invoice that bills what is not owed any more. Null: none does. */
  readonly overbilled: string | null;
  /** What corrections gave back although the goods are kept, in gross cents. */
  readonly allowance: Cents;
}

/** Notes on a locked order what its invoices say. `now`: epoch ms; since when one bills too much stays as it was. */
export async function noteInvoices(
  transaction: Transaction<Schema>,
  orderId: string,
  { overbilled, allowance }: NotedBilling,
  now: number,
): Promise<void> {
  const overbilled_since = overbilled === null ? null : sql<number>`coalesce(overbilled_since, ${now})`;
  await transaction.updateTable('orders').set({ overbilled_since, allowance }).where('id', '=', orderId).execute();
}

/** How the money of an order stands. */
export interface PaymentStanding {
  readonly state: OrderPaymentState;
  /** What must be transferred back by hand, in cents. */
  readonly transferBack: Cents;
  /** What came beyond what is owed and is on no way back, in cents. */
  readonly beyond: Cents;
}

/**
 * The payment state, which also says that nothing is owed any more for what was paid: an order that was cancelled or
 * returned completely is judged by its original amount, so that it counts as paid while its money is on its way back.
 */
export function judgedState({ state, transferBack, beyond }: PaymentStanding): OrderPaymentState {
  return state === 'paid' && (transferBack > 0 || beyond > 0) ? 'overpaid' : state;
}

/**
 * Stores the payment state of a locked order, compared with the amount that is due now. Where it bought gift vouchers,
 * a job follows in the same commit: it sends their codes, or stops them. `now`: epoch ms.
 */
export async function notePaymentState(
  transaction: Transaction<Schema>,
  orderId: string,
  standingFor: (asked: OrderSnapshot, due: Cents) => PaymentStanding,
  now: number,
): Promise<void> {
  const columns = [...snapshotColumns, 'payment_state', 'shipping_state', 'unpaid_since', 'transfer_back'] as const;
  const order = transaction.selectFrom('orders').select(columns).where('id', '=', orderId);
  const {
    payment_state: known,
    shipping_state: shipping,
    unpaid_since: since,
    transfer_back: back,
    ...row
  } = await order.executeTakeFirstOrThrow();
  const placed = readSnapshot(row);
  const due = await dueOf(transaction, placed);
  const standing = standingFor(atAmount(placed, askedFor(placed, due)), due);
  const payment_state = judgedState(standing);
  const transfer_back = standing.transferBack > 0 ? standing.transferBack : null;
  const unpaid_since = isShippedUnpaid(placed.paymentCondition.kind, payment_state, shipping) ? (since ?? now) : null;
  if (payment_state === known && unpaid_since === since && transfer_back === back) return;
  const changed = { payment_state, unpaid_since, transfer_back };
  await transaction.updateTable('orders').set(changed).where('id', '=', orderId).execute();
  if (payment_state === known) return;
  await noteChange(transaction, `order ${placed.orderNumber}`);
  if (placed.lines.some(({ giftVoucher }) => giftVoucher))
    await enqueue(transaction, giftVouchersJob(orderId, now), now);
}

/** The job that follows the payment of an order's gift vouchers. Each change of the payment has one of its own. */
export function giftVouchersJob(orderId: string, runAt: number): JobToQueue {
  return { kind: 'gift-vouchers', uniqueKey: `gift-vouchers:${orderId}:${randomUUID()}`, payload: { orderId }, runAt };
}
