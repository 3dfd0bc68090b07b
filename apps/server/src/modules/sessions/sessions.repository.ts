import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** A session as it is kept. */
export interface Session {
  readonly tokenHash: string;
  /** Names it in the customer's list. */
  readonly id: string;
  readonly customerId: string;
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** The limits of a valid session: the earliest beginning and the earliest last use. */
export interface Lifetime {
  readonly begunAfter: number;
  readonly usedAfter: number;
}

/** Stores a new session. */
export async function insertSession(transaction: Transaction<Schema>, session: Session): Promise<void> {
  const { tokenHash, id, customerId, device, createdAt, usedAt } = session;
  await transaction
    .insertInto('sessions')
    .values({ token_hash: tokenHash, id, customer_id: customerId, device, created_at: createdAt, used_at: usedAt })
    .execute();
}

/** The session of a cookie, if it still holds. */
export async function sessionByToken(
  queryable: Queryable,
  tokenHash: string,
  lifetime: Lifetime,
): Promise<Session | null> {
  const [session = null] = await holdingSessions(queryable, lifetime).where('token_hash', '=', tokenHash).execute();
  return session;
}

/** A customer's sessions that still hold, the one used last first. */
export async function sessionsOfCustomer(
  queryable: Queryable,
  customerId: string,
  lifetime: Lifetime,
): Promise<Session[]> {
  const sessions = holdingSessions(queryable, lifetime).where('customer_id', '=', customerId);
  return sessions.orderBy('used_at', 'desc').orderBy('id').execute();
}

function holdingSessions(queryable: Queryable, { begunAfter, usedAfter }: Lifetime) {
  return queryable
    .selectFrom('sessions')
    .select(['token_hash as tokenHash', 'id', 'customer_id as customerId', 'device'])
    .select(['created_at as createdAt', 'used_at as usedAt'])
    .where('created_at', '>', begunAfter)
    .where('used_at', '>', usedAfter);
}

/**
 * Notes that a session was used, unless that was noted since a time. A session that has been ended meanwhile stays
 * ended.
 */
export async function noteUse(
  transaction: Transaction<Schema>,
  tokenHash: string,
  { now, notedBefore }: { readonly now: number; readonly notedBefore: number },
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', '<=', notedBefore)
    .execute();
}

/** Ends the session of a cookie. */
export async function deleteSession(transaction: Transaction<Schema>, tokenHash: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends one of a customer's own sessions. Returns whether there was one. */
export async function deleteOwnSession(
  transaction: Transaction<Schema>,
  customerId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends all sessions of a customer but the one of a cookie. Returns their number. */
export async function deleteSessionsOfCustomer(
  transaction: Transaction<Schema>,
  customerId: string,
  exceptTokenHash: string,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('token_hash', '!=', exceptTokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends all sessions of a customer except a number of the newest. */
export async function keepNewestSessions(
  transaction: Transaction<Schema>,
  customerId: string,
  howMany: number,
): Promise<void> {
  const theirs = transaction.selectFrom('sessions').select('token_hash').where('customer_id', '=', customerId);
  const newest = theirs.orderBy('used_at', 'desc').orderBy('created_at', 'desc').orderBy('id').limit(howMany);
  await transaction
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('token_hash', 'not in', newest)
    .execute();
}

/** Clears away what no longer holds. */
export async function deleteLapsedSessions(transaction: Transaction<Schema>, lifetime: Lifetime): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where((session) =>
      session.or([session('created_at', '<=', lifetime.begunAfter), session('used_at', '<=', lifetime.usedAfter)]),
    )
    .execute();
}
