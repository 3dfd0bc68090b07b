import { firstOrderState, orderPaymentState } from '@kontor/domain';
import { sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { inPieces } from '../../database/in-pieces.ts';
import { countUp } from '../../database/number-sequences.ts';
import { noteChange, officeChannel } from '../../database/office-changes.ts';
import { commitUnawaited } from '../../database/postgres/commit-unawaited.ts';
import type { Schema } from '../../database/schema.ts';
import { readAgreed, readSnapshot, snapshotColumns, writeSnapshot } from './stored-order.ts';
import type { OrderSnapshot } from './types.ts';

/** An order with its owner: a customer, a guest, or a customer whose account was deleted. */
export interface OwnedOrder {
  readonly order: OrderSnapshot;
  readonly owner: { readonly customerId: string } | 'guest' | 'has-left';
}

/**
 * The end of an order's key after the customer's account was deleted. No sent key can end like this, because a header
 * contains no line break.
 */
const leftMark = '\nleft';

/** The order placed with a key, or null. */
export async function orderByKey(queryable: Queryable, idempotencyKey: string): Promise<OwnedOrder | null> {
  const row = await queryable
    .selectFrom('orders')
    .select([...snapshotColumns, 'customer_id', 'idempotency_key'])
    .where('idempotency_key', 'in', [idempotencyKey, idempotencyKey + leftMark])
    .orderBy('idempotency_key', 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  const order = readSnapshot(row);
  if (row.idempotency_key.endsWith(leftMark)) return { order, owner: 'has-left' };
  return { order, owner: row.customer_id === null ? 'guest' : { customerId: row.customer_id } };
}

/** The order with an id, or null. */
export async function orderById(queryable: Queryable, id: string): Promise<OrderSnapshot | null> {
  const row = await queryable.selectFrom('orders').select(snapshotColumns).where('id', '=', id).executeTakeFirst();
  return row ? readSnapshot(row) : null;
}

/** The order with an id as it was agreed, without corrections, or null. Its confirmation is made from it. */
export async function agreedOrderById(queryable: Queryable, id: string): Promise<OrderSnapshot | null> {
  const row = await queryable.selectFrom('orders').select(snapshotColumns).where('id', '=', id).executeTakeFirst();
  return row ? readAgreed(row) : null;
}

/** The id of the order with a number, or null. */
export async function orderIdOfNumber(queryable: Queryable, orderNumber: string): Promise<string | null> {
  const row = await queryable
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The products that were ever ordered. It reads all orders, so only an operator's deletion may use it, never a page.
 */
export async function orderedProducts(queryable: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = new Set(ids);
  const ordered = new Set<string>();
  for await (const row of queryable.selectFrom('orders').select(snapshotColumns).stream(500))
    for (const { productId } of readSnapshot(row).lines) if (wanted.has(productId)) ordered.add(productId);
  return ordered;
}

/** The time of an order (epoch ms), and the countable part of its lines, as they were at a version of the order. */
interface OrderedLines {
  readonly version: number;
  readonly createdAt: number;
  readonly lines: readonly Pick<OrderSnapshot['lines'][number], 'productId' | 'conditionId' | 'amount'>[];
}

/** How many orders are looked up by their ids in one statement. */
const ordersAtOnce = 500;

/**
 * Reads the orders since a time (epoch ms, included), by order id. It may be called repeatedly while orders are placed
 * and cancelled. Cancelled orders are left out. An order is read once for each of its versions, because its lines may
 * be amended, and forgotten when it is older than the requested time.
 */
function readingOrdered(): (queryable: Queryable, since: number) => Promise<ReadonlyMap<string, OrderedLines>> {
  let known: ReadonlyMap<string, OrderedLines> = new Map();
  return async (queryable, since) => {
    const orders = queryable.selectFrom('orders').where('created_at', '>=', since).where('state', '<>', 'cancelled');
    const read = new Map<string, OrderedLines>();
    const added: string[] = [];
    for (const { id, version } of await orders.select(['id', 'version']).execute()) {
      const before = known.get(id);
      if (before?.version === version) read.set(id, before);
      else added.push(id);
    }
    for (let at = 0; at < added.length; at += ordersAtOnce) {
      const some = queryable.selectFrom('orders').select([...snapshotColumns, 'id', 'version']);
      const rows = await some.where('id', 'in', added.slice(at, at + ordersAtOnce)).execute();
      for (const row of rows) {
        const { createdAt, lines } = readSnapshot(row);
        read.set(row.id, { version: row.version, createdAt, lines: lines.map(countable) });
      }
    }
    known = read;
    return read;
  };
}

/** The fields of a line for counting. Prices and texts need not stay in memory. */
function countable({ productId, conditionId, amount }: OrderedLines['lines'][number]): OrderedLines['lines'][number] {
  return { productId, conditionId, amount };
}

/** How many pieces of each condition were ordered since a moment (epoch ms, included). */
type OrderedSince = (queryable: Queryable, since: number) => Promise<ReadonlyMap<string, number>>;

/** Counts the ordered pieces of conditions. Cancelled orders do not count. Conditions without orders are left out. */
export function countingOrdered(): OrderedSince {
  const orderedSince = readingOrdered();
  return async (queryable, since) => {
    const pieces = new Map<string, number>();
    for (const { lines } of (await orderedSince(queryable, since)).values())
      for (const { conditionId, amount } of lines) pieces.set(conditionId, (pieces.get(conditionId) ?? 0) + amount);
    return pieces;
  };
}

/** An order with the state of its handling. */
export interface OrderWithState {
  readonly order: OrderSnapshot;
  readonly state: string;
}

/** Whether a customer placed an order while signed in. */
export async function isOrderOf(queryable: Queryable, id: string, customerId: string): Promise<boolean> {
  const own = queryable.selectFrom('orders').select('id').where('id', '=', id).where('customer_id', '=', customerId);
  return (await own.executeTakeFirst()) !== undefined;
}

/** An order with its state, or null. `isHeld`: somebody holds it back. */
export async function orderWithState(
  queryable: Queryable,
  id: string,
): Promise<(OrderWithState & { readonly isHeld: boolean }) | null> {
  const row = await queryable
    .selectFrom('orders')
    .select([...snapshotColumns, 'state', 'hold'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { order: readSnapshot(row), state: row.state, isHeld: row.hold !== null } : null;
}

/** The orders with these ids and their states, in this order. Unknown ones are left out. */
export async function ordersWithState(queryable: Queryable, ids: readonly string[]): Promise<OrderWithState[]> {
  const rows = await inPieces(ids, (some) =>
    queryable
      .selectFrom('orders')
      .select([...snapshotColumns, 'state'])
      .where('id', 'in', some)
      .execute(),
  );
  const orders = rows.map((row) => ({ order: readSnapshot(row), state: row.state }));
  const byId = new Map(orders.map((one) => [one.order.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The same with a lock: nobody else can change the order until the transaction ends. */
export async function lockOrder(transaction: Transaction<Schema>, id: string): Promise<OrderWithState | null> {
  const row = await transaction
    .updateTable('orders')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returning([...snapshotColumns, 'state'])
    .executeTakeFirst();
  return row ? { order: readSnapshot(row), state: row.state } : null;
}

/** A part of a customer's orders, newest first, and their total number. `limit` null: all orders. */
export async function ordersOfCustomer(
  queryable: Queryable,
  customerId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number | null },
): Promise<{ orders: OrderWithState[]; count: number }> {
  const theirs = queryable.selectFrom('orders').where('customer_id', '=', customerId);
  const sorted = theirs
    .select([...snapshotColumns, 'state'])
    .orderBy('created_at', 'desc')
    .orderBy('id');
  const rows = await (limit === null ? sorted : sorted.limit(limit).offset(offset)).execute();
  const { count } = await theirs.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return {
    orders: rows.map((row) => ({ order: readSnapshot(row), state: row.state })),
    count: Number(count),
  };
}

/**
 * Claims an idempotency key for a new order by inserting its row without content, which nobody sees before the commit.
 * A second transaction with the same key waits here until the first one ends: on PostgreSQL by the unique index, on
 * SQLite by the write lock.
 * @returns false if an order with that key has been placed. The transaction stays usable.
 */
export async function claimKey(
  transaction: Transaction<Schema>,
  claim: {
    id: string;
    idempotencyKey: string;
    email: string;
    paymentCondition: string;
    createdAt: number;
    /** Null for a guest. */
    customerId: string | null;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('orders')
    .values({
      id: claim.id,
      order_number: claim.id,
      idempotency_key: claim.idempotencyKey,
      state: firstOrderState,
      email: claim.email,
      payment_condition: claim.paymentCondition,
      total_gross: 0,
      snapshot: '',
      created_at: claim.createdAt,
      customer_id: claim.customerId,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Removes a customer from their orders and marks the orders' keys. So these orders do not become orders of guests, and
 * their keys no longer return them.
 */
export async function forgetCustomer(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ customer_id: null, idempotency_key: sql`idempotency_key || cast(${leftMark} as text)` })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Fills the claimed row. The commit places the order. */
export async function storeOrder(transaction: Transaction<Schema>, order: OrderSnapshot): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({
      ...{ order_number: order.orderNumber, total_gross: order.total.gross, snapshot: writeSnapshot(order) },
      payment_state: orderPaymentState(order.total.gross, []),
    })
    .where('id', '=', order.id)
    .execute();
  await noteChange(transaction, `order ${order.orderNumber}`);
}

/**
 * The data for numbering an order on PostgreSQL: the counter, the placeholder for the digits, and their minimum number.
 */
export interface Numbering {
  readonly series: string;
  readonly mark: string;
  readonly leastDigits: number;
  /** Whether the transaction does not wait for the commit, see {@link commitUnawaited}. */
  readonly isUnawaited: boolean;
}

/**
 * Increments the counter, fills the claimed row and names the order's document, in one statement of PostgreSQL. The
 * commit places the order.
 * @returns the number in its series.
 */
export async function storeUnderNumber(
  transaction: Transaction<Schema>,
  order: OrderSnapshot,
  { series, mark, leastDigits, isUnawaited }: Numbering,
): Promise<number> {
  const numbered = (text: string) => sql<string>`replace(${text}, ${mark}, numbered.digits)`;
  const { content: documentId, filename } = order.confirmationDoc;
  const { value } = await transaction
    .with('counted', (queries) => countUp(queries, series))
    .with('numbered', (queries) =>
      queries
        .selectFrom('counted')
        .select([
          'value',
          sql<string>`lpad(value::text, greatest(${leastDigits}, length(value::text)), '0')`.as('digits'),
        ]),
    )
    .with('document', (queries) =>
      queries
        .insertInto('order_documents')
        .columns(['id', 'order_id', 'filename', 'content', 'made_at'])
        .expression((from) =>
          from
            .selectFrom('numbered')
            .select([sql.val(documentId).as('id'), sql.val(order.id).as('order_id'), numbered(filename).as('filename')])
            .select([sql<null>`null::bytea`.as('content'), sql<null>`null::bigint`.as('made_at')]),
        ),
    )
    .updateTable('orders')
    .from('numbered')
    .set({
      order_number: numbered(order.orderNumber),
      total_gross: order.total.gross,
      payment_state: orderPaymentState(order.total.gross, []),
      snapshot: numbered(writeSnapshot(order)),
    })
    .where('orders.id', '=', order.id)
    .returning('numbered.value')
    .returning(sql`pg_notify(${officeChannel}, ${numbered(`order ${order.orderNumber}`)})`.as('told'))
    .$if(isUnawaited, (update) => update.returning(commitUnawaited.as('commit')))
    .executeTakeFirstOrThrow();
  return value;
}

/** Puts an order on hold, for a reason that operators read. */
export async function holdOrder(transaction: Transaction<Schema>, orderId: string, hold: string): Promise<void> {
  await transaction.updateTable('orders').set({ hold }).where('id', '=', orderId).execute();
}
