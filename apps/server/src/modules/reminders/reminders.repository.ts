import type { Selectable, Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { ReminderStopTable, ReminderTable, Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import type { ReminderLetter } from './types.ts';

const Text = Type.String();
const Cents = Type.Integer();

const readLetter = storedJson(
  'reminders.letter',
  Type.Object({
    format: Type.Literal(1),
    ...{ title: Text, text: Text, dueOn: Text, interest: Text, payUntil: Text },
    invoice: Type.Union([Type.Object({ number: Text, issuedOn: Text }), Type.Null()]),
    ...{ received: Cents, open: Cents, fees: Cents, isBusiness: Type.Boolean() },
    account: Type.Union([Type.Object({ holder: Text, iban: Text, bic: Text }), Type.Null()]),
  }),
);

/** A stored reminder. */
export interface StoredReminder extends Omit<Selectable<ReminderTable>, 'letter'> {
  readonly letter: ReminderLetter;
}

const storedReminder = ({ letter, ...row }: Selectable<ReminderTable>): StoredReminder => ({
  ...row,
  letter: readLetter(letter),
});

/** The reminders of orders, oldest first, by the orders' ids. Those that were given up are left out. */
export async function remindersOf(
  queryable: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredReminder[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('reminders')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('dropped_at', 'is', null)
    .orderBy('step')
    .execute();
  return Map.groupBy(rows.map(storedReminder), ({ order_id }) => order_id);
}

/** A reminder. Null: not found. */
export async function reminderById(queryable: Queryable, id: string): Promise<StoredReminder | null> {
  const row = await queryable.selectFrom('reminders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? storedReminder(row) : null;
}

/** Stores a reminder. Of two with the same order and step, the second fails. */
export async function insertReminder(
  transaction: Transaction<Schema>,
  { letter, ...row }: StoredReminder,
): Promise<void> {
  await transaction
    .insertInto('reminders')
    .values({ ...row, letter: JSON.stringify(letter) })
    .execute();
}

/** Notes when the mail of a reminder was sent, or that it was given up. */
export async function endReminder(
  transaction: Transaction<Schema>,
  id: string,
  end: Partial<Pick<ReminderTable, 'mailed_at' | 'dropped_at'>>,
): Promise<void> {
  await transaction.updateTable('reminders').set(end).where('id', '=', id).execute();
  await noteChange(transaction, 'receivable');
}

/** Which of these orders are excluded from reminders, by their ids. */
export async function stopsOf(
  queryable: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Selectable<ReminderStopTable>>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queryable.selectFrom('reminder_stops').selectAll().where('order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Excludes an order from reminders. Null: includes it again. */
export async function writeStop(
  transaction: Transaction<Schema>,
  orderId: string,
  stop: Omit<ReminderStopTable, 'order_id'> | null,
): Promise<void> {
  await transaction.deleteFrom('reminder_stops').where('order_id', '=', orderId).execute();
  if (stop === null) return;
  await transaction
    .insertInto('reminder_stops')
    .values({ order_id: orderId, ...stop })
    .execute();
}

/** Which of these orders have a declaration of withdrawal that nobody has checked yet, by number. */
export async function withdrawnOf(
  queryable: Queryable,
  orders: readonly { readonly id: string; readonly orderNumber: string }[],
): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set();
  const unchecked = () =>
    queryable
      .selectFrom('withdrawals')
      .leftJoin('withdrawal_checks', 'withdrawal_checks.withdrawal_id', 'withdrawals.id')
      .select(['withdrawals.order_id', 'withdrawals.order_number'])
      .where('withdrawal_checks.withdrawal_id', 'is', null);
  const [ids, numbers] = [orders.map(({ id }) => id), orders.map(({ orderNumber }) => orderNumber)];
  const [linked, named] = [
    await unchecked().where('withdrawals.order_id', 'in', ids).execute(),
    await unchecked().where('withdrawals.order_number', 'in', numbers).execute(),
  ];
  const [byId, byNumber] = [linked.map(({ order_id }) => order_id), named.map(({ order_number }) => order_number)];
  const found = orders.filter(({ id, orderNumber }) => byId.includes(id) || byNumber.includes(orderNumber));
  return new Set(found.map(({ orderNumber }) => orderNumber));
}
