import { type Selectable, sql, type Transaction } from 'kysely';
import { Type } from 'typebox';
import { countRows } from '../../database/count-rows.ts';
import type { Queryable } from '../../database/database.ts';
import { inPieces } from '../../database/in-pieces.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { Schema, WithdrawalCheckTable, WithdrawalTable } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import { emailKey } from '../../email/email-key.ts';
import { emailSpellings } from '../../email/email-spellings.ts';
import { afterPrefix } from '../../search-words.ts';
import { numberIn } from './declaration/number-in.ts';
import type { Declaration, ReceivedWithdrawal, WithdrawalCheck } from './declaration/types.ts';

const [Text, Count] = [Type.String(), Type.Integer()];

const readDeclaration = storedJson(
  'withdrawals.declaration',
  Type.Object({
    ...{ name: Text, email: Text, orderNumber: Text, orderEmail: Text, orderDate: Text, what: Text },
    items: Type.Union([
      Type.Null(),
      Type.Array(Type.Object({ line: Count, amount: Count, ordered: Count, unit: Text, name: Text })),
    ]),
  }),
);

/** A declaration that is stored. */
export interface WithdrawalToStore extends ReceivedWithdrawal {
  readonly requestHash: string;
}

/** Stores a declaration. Returns false if the same request already stored one. */
export async function insertWithdrawal(
  transaction: Transaction<Schema>,
  { id, number, receivedAt, orderId, declaration, isAcknowledged, requestHash }: WithdrawalToStore,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('withdrawals')
    .values({
      ...{ id, number, request_hash: requestHash, received_at: receivedAt, order_id: orderId },
      ...{ email: declaration.email, declaration: JSON.stringify(declaration) },
      order_number: numberIn(declaration),
      is_acknowledged: isAcknowledged ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await noteChange(transaction, `withdrawal ${number}`);
  return true;
}

/** The id of the declaration stored by a request. Null: none. */
export async function withdrawalOfRequest(queryable: Queryable, requestHash: string): Promise<string | null> {
  const row = await queryable
    .selectFrom('withdrawals')
    .select('id')
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The declaration with this id or number. Null if not found. */
export async function findWithdrawal(
  queryable: Queryable,
  by: 'id' | 'number',
  value: string,
): Promise<ReceivedWithdrawal | null> {
  const row = await queryable.selectFrom('withdrawals').selectAll().where(by, '=', value).executeTakeFirst();
  return row ? withdrawalOf(row) : null;
}

/** The numbers of declarations that begin with a text, the highest first. */
export async function withdrawalsNumbered(queryable: Queryable, begin: string, limit: number): Promise<string[]> {
  const rows = queryable
    .selectFrom('withdrawals')
    .select('number')
    .where('number', '>=', begin)
    .where('number', '<', afterPrefix(begin));
  return (await rows.orderBy('number', 'desc').limit(limit).execute()).map(({ number }) => number);
}

/** A place in the list: the declaration after which a page starts. */
export interface WithdrawalPlace {
  readonly at: number;
  readonly number: string;
}

/** The wanted declarations. `isChecked`: only checked ones, or only unchecked ones. */
export interface WantedWithdrawals {
  readonly after: WithdrawalPlace | null;
  readonly isChecked: boolean | undefined;
  /** Only those that name an order, by its number or through its link. */
  readonly order: { readonly number: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** Declarations, the latest first. */
export async function latestWithdrawals(
  queryable: Queryable,
  { after, isChecked, order, limit }: WantedWithdrawals,
): Promise<ReceivedWithdrawal[]> {
  let rows = wantedRows(queryable, { isChecked, order }).selectAll();
  if (after !== null)
    rows = rows.where((eb) =>
      eb.or([
        eb('received_at', '<', after.at),
        eb.and([eb('received_at', '=', after.at), eb('number', '<', after.number)]),
      ]),
    );
  const found = await rows.orderBy('received_at', 'desc').orderBy('number', 'desc').limit(limit).execute();
  return found.map(withdrawalOf);
}

/** The number of wanted declarations, counted up to a limit. */
export function countWithdrawals(
  queryable: Queryable,
  wanted: Pick<WantedWithdrawals, 'isChecked' | 'order'>,
  upTo: number,
): Promise<number> {
  return countRows(queryable, wantedRows(queryable, wanted).select('id').limit(upTo));
}

function wantedRows(queryable: Queryable, { isChecked, order }: Pick<WantedWithdrawals, 'isChecked' | 'order'>) {
  let rows = queryable.selectFrom('withdrawals');
  if (order !== undefined)
    rows = rows.where((eb) => eb.or([eb('order_number', '=', order.number), eb('order_id', '=', order.id)]));
  if (isChecked !== undefined)
    rows = rows.where('id', isChecked ? 'in' : 'not in', (eb) =>
      eb.selectFrom('withdrawal_checks').select('withdrawal_id'),
    );
  return rows;
}

/** Declarations that came from an e-mail address, or through the links of orders, the latest first. */
export async function withdrawalsOfPerson(
  queryable: Queryable,
  { email, orderIds }: { readonly email: string; readonly orderIds: readonly string[] },
): Promise<ReceivedWithdrawal[]> {
  const all = () => queryable.selectFrom('withdrawals').selectAll();
  const key = emailKey(email);
  const named = await all().where(sql<string>`lower(email)`, 'in', emailSpellings(email)).execute();
  const linked = await inPieces(orderIds, (some) => all().where('order_id', 'in', some).execute());
  const found = [...named.filter((row) => emailKey(row.email) === key), ...linked];
  const each = new Map(found.map((row) => [row.id, withdrawalOf(row)]));
  return [...each.values()].toSorted(
    (one, other) => other.receivedAt - one.receivedAt || (one.number < other.number ? 1 : -1),
  );
}

/** The number of declarations that nobody has checked, counted up to a limit. */
export async function countUnchecked(queryable: Queryable, upTo: number): Promise<number> {
  const some = queryable
    .selectFrom('withdrawals')
    .select('id')
    .where('id', 'not in', (eb) => eb.selectFrom('withdrawal_checks').select('withdrawal_id'))
    .limit(upTo);
  return countRows(queryable, some);
}

function withdrawalOf(row: Selectable<WithdrawalTable>): ReceivedWithdrawal {
  return {
    ...{ id: row.id, number: row.number, receivedAt: row.received_at, orderId: row.order_id },
    declaration: readDeclaration(row.declaration, row.number) as Declaration,
    isAcknowledged: row.is_acknowledged === 1,
  };
}

/** Notes who checked a declaration. Returns false if it was already checked. */
export async function insertCheck(transaction: Transaction<Schema>, check: WithdrawalCheckTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('withdrawal_checks')
    .values(check)
    .onConflict((conflict) => conflict.column('withdrawal_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Who checked declarations, by their ids. */
export async function checksOf(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WithdrawalCheck>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable.selectFrom('withdrawal_checks').selectAll().where('withdrawal_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.withdrawal_id, { at: row.checked_at, by: row.operator_name }]));
}
