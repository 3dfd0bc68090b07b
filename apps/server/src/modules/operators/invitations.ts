import type { Invitation, InvitationAcceptance } from '@kontor/contract/office';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { tooBusy } from '../../http/too-busy.ts';
import { privateId } from '../../private-id.ts';
import { hashOfSecret, secretToken } from '../../secret-token.ts';
import { newPasswordRefusal } from '../auth/new-credentials.service.ts';
import { invitationByHash, putInvitation, takeInvitation } from './invitations.repository.ts';
import { beginSession, type SignedIn } from './office-sessions.ts';
import { readPerson } from './operator-form.ts';
import {
  insertOperator,
  isAnyOperator,
  lockOperators,
  operatorByEmail,
  operatorById,
  type StoredOperator,
  updateOperator,
} from './operators.repository.ts';
import type { OfficeBrowser, OperatorSources } from './types.ts';

/** How long an invitation is valid, in ms. */
export const invitationLasts = 24 * 3_600_000;

/**
 * The address of the first owner's invitation; null if there is an operator. The invitation of an earlier start becomes
 * invalid. The secret is in the fragment, which no server logs.
 */
export async function inviteFirstOwner(sources: OperatorSources): Promise<string | null> {
  const { database, publicUrl } = sources;
  if (await isAnyOperator(database.read)) return null;
  return database.transaction(async (transaction) => {
    if (await isAnyOperator(transaction)) return null;
    return invitationAddress(publicUrl, await newInvitation(transaction, sources, null));
  });
}

/** Makes an invitation (null: of the first owner). Returns its secret; only the hash is stored. */
export async function newInvitation(
  transaction: Transaction<Schema>,
  { clock }: Pick<OperatorSources, 'clock'>,
  operatorId: string | null,
): Promise<string> {
  const token = secretToken();
  const [token_hash, expires_at] = [hashOfSecret(token), clock() + invitationLasts];
  await putInvitation(transaction, { token_hash, operator_id: operatorId, expires_at });
  return token;
}

/** The address of an invitation. */
export function invitationAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/admin/einladung#${token}`;
}

/** The purpose of an invitation; refused when it was used, has expired or was replaced. */
export async function readInvitation(
  { database, clock }: OperatorSources,
  token: string,
): Promise<Invitation | Refused> {
  const invitation = await invitationByHash(database.read, hashOfSecret(token), clock());
  if (invitation === undefined) return refused(404, 'invitation-over');
  if (invitation.operator_id === null) return { kind: 'owner', name: '', email: '' };
  const operator = await operatorById(database.read, invitation.operator_id);
  if (operator === undefined || operator.status === 'removed') return refused(404, 'invitation-over');
  return { kind: operator.status === 'invited' ? 'invitation' : 'reset', name: operator.name, email: operator.email };
}

/** Creates the account of an invitation, or sets its new password, and signs the operator in. */
export async function acceptInvitation(
  sources: OperatorSources,
  { token, password, ...typed }: InvitationAcceptance,
  browser: OfficeBrowser,
): Promise<SignedIn | Refused> {
  const person = readPerson(typed);
  if (isRefused(person)) return person;
  const wrong = newPasswordRefusal('password', password, person.email);
  if (wrong !== null) return wrong;
  // The invitation is checked before hashing, so that a request without one costs no hash.
  const invitation = await readInvitation(sources, token);
  if (isRefused(invitation)) return invitation;
  const password_hash = await sources.passwords.hash(password);
  if (password_hash === null) return tooBusy();
  const { database, clock, log } = sources;
  return refusableTransaction(database, async (transaction) => {
    const now = clock();
    const taken = await takeInvitation(transaction, hashOfSecret(token), now);
    if (taken === undefined) return refused(404, 'invitation-over');
    const operator =
      taken.operator_id === null
        ? await firstOwner(transaction, sources, { ...person, password_hash, now })
        : await invitedOperator(transaction, taken.operator_id, { name: person.name, password_hash });
    if (isRefused(operator)) return operator;
    await log.write(transaction, {
      by: { id: operator.id, name: operator.name, network: browser.network },
      ...{ subject: 'operator', subjectId: operator.id, action: 'operator.began' },
    });
    return beginSession(transaction, operator, { ...browser, now });
  });
}

async function firstOwner(
  transaction: Transaction<Schema>,
  { database }: Pick<OperatorSources, 'database'>,
  { name, email, password_hash, now }: { name: string; email: string; password_hash: string; now: number },
): Promise<StoredOperator | Refused> {
  await lockOperators(transaction, database.engine);
  if (await isAnyOperator(transaction)) return refused(404, 'invitation-over');
  const owner: StoredOperator = {
    ...{ id: privateId(), name, email, email_key: emailKey(email), role: 'owner', status: 'active' },
    ...{ password_hash, totp_secret: null, totp_step: 0, created_at: now },
  };
  await insertOperator(transaction, owner);
  return owner;
}

async function invitedOperator(
  transaction: Transaction<Schema>,
  id: string,
  { name, password_hash }: { readonly name: string; readonly password_hash: string },
): Promise<StoredOperator | Refused> {
  const operator = await operatorById(transaction, id);
  if (operator === undefined || operator.status === 'removed') return refused(404, 'invitation-over');
  const change = { name, password_hash, status: 'active' } as const;
  await updateOperator(transaction, id, change);
  return { ...operator, ...change };
}

/** Stores a new invited operator. Refused if an operator already has the e-mail address. */
export async function insertInvited(
  transaction: Transaction<Schema>,
  { name, email, role, now }: { name: string; email: string; role: string; now: number },
): Promise<StoredOperator | Refused> {
  const email_key = emailKey(email);
  if ((await operatorByEmail(transaction, email_key)) !== undefined) return refused(409, 'operator-exists');
  const operator: StoredOperator = {
    ...{ id: privateId(), name, email, email_key, role, status: 'invited' },
    ...{ password_hash: null, totp_secret: null, totp_step: 0, created_at: now },
  };
  await insertOperator(transaction, operator);
  return operator;
}
