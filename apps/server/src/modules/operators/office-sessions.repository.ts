import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OperatorSessionTable, Schema } from '../../database/schema.ts';

export function sessionByHash(queryable: Queryable, tokenHash: string): Promise<OperatorSessionTable | undefined> {
  return queryable.selectFrom('operator_sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** The session with an id, which stays the same when its cookie changes. */
export function sessionById(queryable: Queryable, id: string): Promise<OperatorSessionTable | undefined> {
  return queryable.selectFrom('operator_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An operator's sessions, the most recently used first. */
export function sessionsOf(queryable: Queryable, operatorId: string): Promise<OperatorSessionTable[]> {
  return queryable
    .selectFrom('operator_sessions')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** When each operator was last seen, in epoch ms. */
export async function lastSeen(queryable: Queryable): Promise<Map<string, number>> {
  const rows = await queryable
    .selectFrom('operator_sessions')
    .select(({ fn }) => ['operator_id', fn.max('seen_at').as('seen_at')])
    .groupBy('operator_id')
    .execute();
  return new Map(rows.map(({ operator_id, seen_at }) => [operator_id, seen_at]));
}

export async function insertSession(transaction: Transaction<Schema>, session: OperatorSessionTable): Promise<void> {
  await transaction.insertInto('operator_sessions').values(session).execute();
}

/** Records that a session is used. A session that has ended stays ended. */
export async function noteSeen(transaction: Transaction<Schema>, tokenHash: string, now: number): Promise<void> {
  await transaction
    .updateTable('operator_sessions')
    .set({ seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '<', now)
    .execute();
}

/** Gives a session a new cookie and records the proof. Returns whether the session still existed. */
export async function renewSession(
  transaction: Transaction<Schema>,
  { id, tokenHash, now }: { readonly id: string; readonly tokenHash: string; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('operator_sessions')
    .set({ token_hash: tokenHash, proven_at: now, seen_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a session of an operator. Returns whether there was one. */
export async function deleteSession(
  transaction: Transaction<Schema>,
  operatorId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends all sessions of an operator, except one. */
export async function deleteSessionsOf(
  transaction: Transaction<Schema>,
  operatorId: string,
  exceptId: string | null,
): Promise<void> {
  let sessions = transaction.deleteFrom('operator_sessions').where('operator_id', '=', operatorId);
  if (exceptId !== null) sessions = sessions.where('id', '<>', exceptId);
  await sessions.execute();
}

/** Deletes expired sessions. */
export async function deleteOldSessions(
  transaction: Transaction<Schema>,
  { beganBefore, seenBefore }: { readonly beganBefore: number; readonly seenBefore: number },
): Promise<void> {
  await transaction
    .deleteFrom('operator_sessions')
    .where(({ eb, or }) => or([eb('began_at', '<=', beganBefore), eb('seen_at', '<=', seenBefore)]))
    .execute();
}
