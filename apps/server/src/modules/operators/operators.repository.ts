import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OperatorRoleTable, OperatorTable, Schema } from '../../database/schema.ts';

/** A stored operator, with password hash and app secret. */
export type StoredOperator = OperatorTable;

export function operatorById(queryable: Queryable, id: string): Promise<StoredOperator | undefined> {
  return queryable.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();
}

export function operatorByEmail(queryable: Queryable, emailKey: string): Promise<StoredOperator | undefined> {
  return queryable.selectFrom('operators').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

/** All operators, by name. */
export function allOperators(queryable: Queryable): Promise<StoredOperator[]> {
  return queryable.selectFrom('operators').selectAll().orderBy('name').orderBy('id').execute();
}

/** Whether there ever was an operator. */
export async function isAnyOperator(queryable: Queryable): Promise<boolean> {
  return (await queryable.selectFrom('operators').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertOperator(transaction: Transaction<Schema>, operator: StoredOperator): Promise<void> {
  await transaction.insertInto('operators').values(operator).execute();
}

export async function updateOperator(
  transaction: Transaction<Schema>,
  id: string,
  change: Partial<Omit<StoredOperator, 'id'>>,
): Promise<void> {
  await transaction.updateTable('operators').set(change).where('id', '=', id).execute();
}

/** Uses a time step of the authenticator app, unless it or a later one was used. Returns whether it was free. */
export async function useTotpStep(transaction: Transaction<Schema>, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('operators')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Locks everything that decides who is an owner until the transaction ends. Otherwise two owners who remove each other
 * could leave the shop without one. SQLite has one writer and needs no lock.
 */
export async function lockOperators(transaction: Transaction<Schema>, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'sqlite') return;
  await transaction.selectFrom('operators').select('id').orderBy('id').forUpdate().execute();
}

export function allRoles(queryable: Queryable): Promise<OperatorRoleTable[]> {
  return queryable.selectFrom('operator_roles').selectAll().orderBy('name').orderBy('id').execute();
}

export function roleById(queryable: Queryable, id: string): Promise<OperatorRoleTable | undefined> {
  return queryable.selectFrom('operator_roles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a role, new or changed. */
export async function putRole(transaction: Transaction<Schema>, role: OperatorRoleTable): Promise<void> {
  const { id: _, ...change } = role;
  await transaction
    .insertInto('operator_roles')
    .values(role)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();
}

export async function deleteRole(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.deleteFrom('operator_roles').where('id', '=', id).execute();
}
