import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OperatorInvitationTable, Schema } from '../../database/schema.ts';

/** An invitation that is still valid. */
export function invitationByHash(
  queryable: Queryable,
  tokenHash: string,
  now: number,
): Promise<OperatorInvitationTable | undefined> {
  return queryable
    .selectFrom('operator_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses up a valid invitation, so that nobody else can use it. */
export function takeInvitation(
  transaction: Transaction<Schema>,
  tokenHash: string,
  now: number,
): Promise<OperatorInvitationTable | undefined> {
  return transaction
    .deleteFrom('operator_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Stores an invitation. Earlier invitations of the same operator (null: the first owner) become invalid. */
export async function putInvitation(
  transaction: Transaction<Schema>,
  invitation: OperatorInvitationTable,
): Promise<void> {
  await deleteInvitationsOf(transaction, invitation.operator_id);
  await transaction.insertInto('operator_invitations').values(invitation).execute();
}

export async function deleteInvitationsOf(transaction: Transaction<Schema>, operatorId: string | null): Promise<void> {
  await transaction
    .deleteFrom('operator_invitations')
    .where('operator_id', operatorId === null ? 'is' : '=', operatorId)
    .execute();
}

export async function deleteOldInvitations(transaction: Transaction<Schema>, now: number): Promise<void> {
  await transaction.deleteFrom('operator_invitations').where('expires_at', '<=', now).execute();
}
