import type { Selectable, Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { AccountCodeTable, Schema } from '../../database/schema.ts';

/** A code that was sent by e-mail, and its purpose. */
export type AccountCode = Selectable<AccountCodeTable>;

/** What a code is asked for. */
export type CodePurpose = AccountCode['purpose'];

/** Stores a code. */
export async function insertAccountCode(transaction: Transaction<Schema>, code: AccountCode): Promise<void> {
  await transaction.insertInto('account_codes').values(code).execute();
}

/** The code that a browser asked for, if it still holds. */
export async function accountCodeByRequest(
  queryable: Queryable,
  requestHash: string,
  now: number,
): Promise<AccountCode | null> {
  const holding = codesHolding(queryable, now).where('request_hash', '=', requestHash);
  return (await holding.executeTakeFirst()) ?? null;
}

/** The latest code for an e-mail address, from any browser. */
export async function latestAccountCode(
  queryable: Queryable,
  purpose: CodePurpose,
  { emailKey, now }: { readonly emailKey: string; readonly now: number },
): Promise<AccountCode | null> {
  const holding = codesHolding(queryable, now).where('purpose', '=', purpose).where('email_key', '=', emailKey);
  const latest = holding.orderBy('expires_at', 'desc').orderBy('request_hash').limit(1);
  return (await latest.executeTakeFirst()) ?? null;
}

function codesHolding(queryable: Queryable, now: number) {
  return queryable.selectFrom('account_codes').selectAll().where('expires_at', '>', now);
}

/**
 * Whose tries of a code are counted: those of the browser that asked for it, or those of all other browsers together.
 */
export type Tries = 'tries_left' | 'strangers_tries_left';

/** Counts a try at a code before it is made. Returns false when no try is left. */
export async function takeTry(transaction: Transaction<Schema>, requestHash: string, whose: Tries): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('account_codes')
    .set((code) => ({ [whose]: code(whose, '-', 1) }))
    .where('request_hash', '=', requestHash)
    .where(whose, '>', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Undoes the count of a try that could not be made. */
export async function uncountTry(transaction: Transaction<Schema>, requestHash: string, whose: Tries): Promise<void> {
  await transaction
    .updateTable('account_codes')
    .set((code) => ({ [whose]: code(whose, '+', 1) }))
    .where('request_hash', '=', requestHash)
    .execute();
}

/** Uses a code up. Returns false when somebody else just has. */
export async function deleteAccountCode(transaction: Transaction<Schema>, requestHash: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('account_codes')
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Voids all codes for a purpose that were sent to an e-mail address. Returns their number. */
export async function deleteAccountCodesOf(
  transaction: Transaction<Schema>,
  purpose: CodePurpose,
  emailKey: string,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('account_codes')
    .where('purpose', '=', purpose)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The code that a customer has asked for to change the e-mail address. */
export async function emailCodeOf(queryable: Queryable, customerId: string, now: number): Promise<AccountCode | null> {
  const holding = codesHolding(queryable, now).where('purpose', '=', 'email').where('customer_id', '=', customerId);
  return (await holding.executeTakeFirst()) ?? null;
}

/** Voids the code with which a customer wanted to change the e-mail address. */
export async function deleteEmailCodesOf(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  await transaction
    .deleteFrom('account_codes')
    .where('purpose', '=', 'email')
    .where('customer_id', '=', customerId)
    .execute();
}

/**
 * The codes on their way to a customer: for a new password to the present address, for a change of the address to the
 * new one.
 */
export function codesOfCustomer(
  queryable: Queryable,
  { id, emailKey, now }: { readonly id: string; readonly emailKey: string; readonly now: number },
): Promise<AccountCode[]> {
  const theirs = codesHolding(queryable, now).where((code) =>
    code.or([code('customer_id', '=', id), code('email_key', '=', emailKey).and('purpose', '=', 'password')]),
  );
  return theirs.orderBy('expires_at').orderBy('request_hash').execute();
}

/** Deletes expired codes. */
export async function deleteExpiredCodes(transaction: Transaction<Schema>, now: number): Promise<void> {
  await transaction.deleteFrom('account_codes').where('expires_at', '<=', now).execute();
}
