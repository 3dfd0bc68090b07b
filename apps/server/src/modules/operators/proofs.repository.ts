import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OperatorChallengeTable, OperatorPasskeyTable, Schema } from '../../database/schema.ts';

export async function insertChallenge(
  transaction: Transaction<Schema>,
  challenge: OperatorChallengeTable,
): Promise<void> {
  await transaction.insertInto('operator_challenges').values(challenge).execute();
}

/** Takes an open challenge. Each is answered once. */
export async function takeChallenge(
  transaction: Transaction<Schema>,
  {
    id,
    purpose,
    now,
  }: { readonly id: string; readonly purpose: OperatorChallengeTable['purpose']; readonly now: number },
): Promise<OperatorChallengeTable | undefined> {
  return transaction
    .deleteFrom('operator_challenges')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteOldChallenges(transaction: Transaction<Schema>, now: number): Promise<void> {
  await transaction.deleteFrom('operator_challenges').where('expires_at', '<=', now).execute();
}

export function passkeyById(queryable: Queryable, id: string): Promise<OperatorPasskeyTable | undefined> {
  return queryable.selectFrom('operator_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An operator's passkeys, oldest first. */
export function passkeysOf(queryable: Queryable, operatorId: string): Promise<OperatorPasskeyTable[]> {
  return queryable
    .selectFrom('operator_passkeys')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The operators with a passkey. */
export async function operatorsWithPasskey(queryable: Queryable): Promise<Set<string>> {
  const rows = await queryable.selectFrom('operator_passkeys').select('operator_id').distinct().execute();
  return new Set(rows.map(({ operator_id }) => operator_id));
}

export async function insertPasskey(transaction: Transaction<Schema>, passkey: OperatorPasskeyTable): Promise<void> {
  await transaction.insertInto('operator_passkeys').values(passkey).execute();
}

/** Stores the counter of a used passkey. */
export async function notePasskeyUse(
  transaction: Transaction<Schema>,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: number },
): Promise<void> {
  await transaction.updateTable('operator_passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();
}

/** Removes a passkey of an operator. Returns whether there was one. */
export async function deletePasskey(
  transaction: Transaction<Schema>,
  operatorId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('operator_passkeys')
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deletePasskeysOf(transaction: Transaction<Schema>, operatorId: string): Promise<void> {
  await transaction.deleteFrom('operator_passkeys').where('operator_id', '=', operatorId).execute();
}

/** Replaces an operator's recovery codes. */
export async function putRecoveryCodes(
  transaction: Transaction<Schema>,
  operatorId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ code_hash, operator_id: operatorId }));
  await transaction.insertInto('operator_recovery_codes').values(rows).execute();
}

/** Uses a recovery code. Returns whether it was one of the operator's. */
export async function takeRecoveryCode(
  transaction: Transaction<Schema>,
  operatorId: string,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('operator_recovery_codes')
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function recoveryCodesLeft(queryable: Queryable, operatorId: string): Promise<number> {
  const { count } = await queryable
    .selectFrom('operator_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
