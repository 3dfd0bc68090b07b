import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** A browser and a customer who has signed in with it. */
export interface KnownDevice {
  readonly tokenHash: string;
  readonly customerId: string;
}

/** Whether a customer has signed in with a browser. */
export async function isKnownDevice(queryable: Queryable, { tokenHash, customerId }: KnownDevice): Promise<boolean> {
  const row = await queryable
    .selectFrom('known_devices')
    .select('customer_id')
    .where('token_hash', '=', tokenHash)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody has signed in with a browser. */
export async function isAnybodysDevice(queryable: Queryable, tokenHash: string): Promise<boolean> {
  const devices = queryable.selectFrom('known_devices').select('customer_id').where('token_hash', '=', tokenHash);
  return (await devices.limit(1).executeTakeFirst()) !== undefined;
}

/** When a customer's browsers were last used, the latest first. */
export async function deviceUsesOf(queryable: Queryable, customerId: string): Promise<number[]> {
  const devices = queryable.selectFrom('known_devices').select('used_at').where('customer_id', '=', customerId);
  return (await devices.orderBy('used_at', 'desc').execute()).map(({ used_at }) => used_at);
}

/**
 * Stores that a customer uses a known browser now. Returns false, and stores nothing, when the browser is not known to
 * the customer.
 */
export async function noteDeviceUse(
  transaction: Transaction<Schema>,
  { tokenHash, customerId }: KnownDevice,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('known_devices')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a browser another token, with everybody who has signed in with it. */
export async function renameDevice(transaction: Transaction<Schema>, from: string, to: string): Promise<void> {
  await transaction.updateTable('known_devices').set({ token_hash: to }).where('token_hash', '=', from).execute();
}

/** Notes a browser as a customer's. */
export async function insertKnownDevice(
  transaction: Transaction<Schema>,
  { tokenHash, customerId }: KnownDevice,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('known_devices')
    .values({ token_hash: tokenHash, customer_id: customerId, used_at: now })
    .execute();
}

/** Forgets all browsers of a customer except a number of those used last. */
export async function keepNewestDevices(
  transaction: Transaction<Schema>,
  customerId: string,
  howMany: number,
): Promise<void> {
  const theirs = transaction.selectFrom('known_devices').select('token_hash').where('customer_id', '=', customerId);
  const newest = theirs.orderBy('used_at', 'desc').orderBy('token_hash').limit(howMany);
  await transaction
    .deleteFrom('known_devices')
    .where('customer_id', '=', customerId)
    .where('token_hash', 'not in', newest)
    .execute();
}

/** Forgets browsers that were last used before a time. */
export async function deleteUnusedDevices(transaction: Transaction<Schema>, usedBefore: number): Promise<void> {
  await transaction.deleteFrom('known_devices').where('used_at', '<', usedBefore).execute();
}
