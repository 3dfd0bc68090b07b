import type { CurrentOperator, OfficeSession } from '@kontor/contract/office';
import { isOfficeSessionOver, isProofFresh, officeSession, proofLasts } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OperatorSessionTable, Schema } from '../../database/schema.ts';
import type { FindBySession, FindOperator, Operator } from '../../http/operator.ts';
import { privateId } from '../../private-id.ts';
import { hashOfSecret, secretToken } from '../../secret-token.ts';
import { deviceName } from '../sessions/sessions.service.ts';
import {
  deleteOldSessions,
  insertSession,
  noteSeen,
  renewSession,
  sessionByHash,
  sessionById,
  sessionsOf,
} from './office-sessions.repository.ts';
import { operatorById, type StoredOperator } from './operators.repository.ts';
import { findRole } from './roles.ts';
import type { OfficeBrowser, OperatorSources } from './types.ts';

/** The shortest time between two records of a session's use, in ms. Not every read needs a write. */
const notedEvery = 60_000;

/** Somebody who has just signed in, with the value of their cookie. */
export interface SignedIn {
  readonly operator: CurrentOperator;
  readonly token: string;
}

/** Finds the active operator of a cookie whose session has not expired, with their current rights. */
export function findOperator({ database, clock }: Pick<OperatorSources, 'database' | 'clock'>): FindOperator {
  return async (token) => {
    const [now, tokenHash] = [clock(), hashOfSecret(token)];
    const session = await sessionByHash(database.read, tokenHash);
    const operator = await holderOf(database.read, session, now);
    if (operator === null || session === undefined) return null;
    if (now - session.seen_at >= notedEvery)
      await database.transaction((transaction) => noteSeen(transaction, tokenHash, now));
    return operator;
  };
}

/** Finds the same by the session's id. Whoever only listens does not keep the session from expiring. */
export function findBySession({ database, clock }: Pick<OperatorSources, 'database' | 'clock'>): FindBySession {
  return async (id) => holderOf(database.read, await sessionById(database.read, id), clock());
}

/** The active operator of a session that has not expired, with their current rights. */
async function holderOf(
  queryable: Queryable,
  session: OperatorSessionTable | undefined,
  now: number,
): Promise<Omit<Operator, 'network'> | null> {
  if (session === undefined || isOver(session, now)) return null;
  const operator = await operatorById(queryable, session.operator_id);
  if (operator?.status !== 'active') return null;
  const holder = await withRights(queryable, operator);
  return { ...holder, sessionId: session.id, provenAt: session.proven_at };
}

/** Begins a session in the transaction that lets the operator in. Signing in is a proof. */
export async function beginSession(
  transaction: Transaction<Schema>,
  operator: StoredOperator,
  { userAgent, now }: Pick<OfficeBrowser, 'userAgent'> & { readonly now: number },
): Promise<SignedIn> {
  const [token, id] = [secretToken(), privateId()];
  await insertSession(transaction, {
    ...{ token_hash: hashOfSecret(token), id, operator_id: operator.id, device: deviceName(userAgent) },
    ...{ began_at: now, seen_at: now, proven_at: now },
  });
  const holder = await withRights(transaction, operator);
  return { operator: currentOperator({ ...holder, provenAt: now }, now), token };
}

/** An operator with the current name and rights of their role. No rights if the role was removed. */
async function withRights(queryable: Queryable, { id, name, email, role: roleId }: StoredOperator) {
  const role = await findRole(queryable, roleId);
  return { id, name, email, role: role?.name ?? '', rights: role?.rights ?? [] };
}

/** Records a proof, and gives the session a new cookie. Null if the session has ended. */
export async function proveSession(
  transaction: Transaction<Schema>,
  operator: Operator,
  now: number,
): Promise<SignedIn | null> {
  const token = secretToken();
  const session = { id: operator.sessionId, tokenHash: hashOfSecret(token), now };
  if (!(await renewSession(transaction, session))) return null;
  return { operator: currentOperator({ ...operator, provenAt: now }, now), token };
}

/** The signed-in operator in the back office's form. */
export function currentOperator(
  { id, name, email, role, rights, provenAt }: Omit<Operator, 'sessionId' | 'network'>,
  now: number,
): CurrentOperator {
  const provenUntil = isProofFresh(provenAt, now) ? new Date(provenAt + proofLasts).toISOString() : null;
  return { _id: id, name, email, role, rights: [...rights], provenUntil };
}

/** The operator's sessions that have not expired, the most recently used first. */
export async function listSessions(
  { database, clock }: Pick<OperatorSources, 'database' | 'clock'>,
  operator: Operator,
): Promise<OfficeSession[]> {
  const sessions = (await sessionsOf(database.read, operator.id)).filter((session) => !isOver(session, clock()));
  return sessions.map(({ id, device, began_at, seen_at }) => ({
    ...{ _id: id, device, isThisOne: id === operator.sessionId },
    ...{ beganAt: new Date(began_at).toISOString(), seenAt: new Date(seen_at).toISOString() },
  }));
}

/** Deletes expired sessions. Reads ignore them already. */
export function clearSessions(transaction: Transaction<Schema>, now: number): Promise<void> {
  return deleteOldSessions(transaction, {
    beganBefore: now - officeSession.longest,
    seenBefore: now - officeSession.idle,
  });
}

function isOver(session: Pick<OperatorSessionTable, 'began_at' | 'seen_at'>, now: number): boolean {
  return isOfficeSessionOver({ beganAt: session.began_at, seenAt: session.seen_at }, now);
}
