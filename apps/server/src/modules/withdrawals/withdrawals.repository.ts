import type { Selectable, Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema, WithdrawalCheckTable, WithdrawalTable } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
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

/** Stores a declaration. Returns false if the same request has stored one already. */
export async function insertWithdrawal(
  transaction: Transaction<Schema>,
  { id, number, receivedAt, orderId, declaration, isAcknowledged, requestHash }: WithdrawalToStore,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('withdrawals')
    .values({
      ...{ id, number, request_hash: requestHash, received_at: receivedAt, order_id: orderId },
      ...{ email: declaration.email, declaration: JSON.stringify(declaration) },
      is_acknowledged: isAcknowledged ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The id of the declaration that a request has stored; null: it has stored none. */
export async function withdrawalOfRequest(queryable: Queryable, requestHash: string): Promise<string | null> {
  const row = await queryable
    .selectFrom('withdrawals')
    .select('id')
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The declaration with an id or a number; null when there is none. */
export async function findWithdrawal(
  queryable: Queryable,
  by: 'id' | 'number',
  value: string,
): Promise<ReceivedWithdrawal | null> {
  const row = await queryable.selectFrom('withdrawals').selectAll().where(by, '=', value).executeTakeFirst();
  return row ? withdrawalOf(row) : null;
}

/** A place in the list: the declaration after which a page begins. */
export interface WithdrawalPlace {
  readonly at: number;
  readonly number: string;
}

/** Declarations, the latest first. `isChecked`: only those that somebody has looked at, or that nobody has. */
export async function latestWithdrawals(
  queryable: Queryable,
  { after, isChecked, limit }: { after: WithdrawalPlace | null; isChecked: boolean | undefined; limit: number },
): Promise<ReceivedWithdrawal[]> {
  let rows = queryable.selectFrom('withdrawals').selectAll();
  if (isChecked !== undefined)
    rows = rows.where('id', isChecked ? 'in' : 'not in', (eb) =>
      eb.selectFrom('withdrawal_checks').select('withdrawal_id'),
    );
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

function withdrawalOf(row: Selectable<WithdrawalTable>): ReceivedWithdrawal {
  return {
    ...{ id: row.id, number: row.number, receivedAt: row.received_at, orderId: row.order_id },
    declaration: readDeclaration(row.declaration, row.number) as Declaration,
    isAcknowledged: row.is_acknowledged === 1,
  };
}

/** Notes who has looked at a declaration. Returns false if somebody has before. */
export async function insertCheck(transaction: Transaction<Schema>, check: WithdrawalCheckTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('withdrawal_checks')
    .values(check)
    .onConflict((conflict) => conflict.column('withdrawal_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Who has looked at declarations, by their ids. */
export async function checksOf(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WithdrawalCheck>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable.selectFrom('withdrawal_checks').selectAll().where('withdrawal_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.withdrawal_id, { at: row.checked_at, by: row.operator_name }]));
}
