import type { OperatorChange, Operators, OperatorToInvite, Role, RoleToSave } from '@kontor/contract/office';
import { foldCase, hasOwner, type Right, rightsBeyond } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { privateId } from '../../private-id.ts';
import { changedFields } from '../office-log/office-log.service.ts';
import { deleteInvitationsOf } from './invitations.repository.ts';
import { insertInvited, invitationAddress, newInvitation } from './invitations.ts';
import { deleteSessionsOf, lastSeen } from './office-sessions.repository.ts';
import { readName, readPerson } from './operator-form.ts';
import {
  allOperators,
  deleteRole,
  lockOperators,
  operatorByEmail,
  operatorById,
  putRole,
  type StoredOperator,
  updateOperator,
} from './operators.repository.ts';
import { noProofs } from './own-security.ts';
import { deletePasskeysOf, operatorsWithPasskey, putRecoveryCodes } from './proofs.repository.ts';
import { findRole, isGiven, knownRights, listRoles } from './roles.ts';
import { operatorTexts } from './texts/operators.de.ts';
import type { OperatorSources } from './types.ts';

/** All operators and roles. */
export async function listOperators(queryable: Queryable): Promise<Operators> {
  const [stored, seen, withPasskey] = [
    await allOperators(queryable),
    await lastSeen(queryable),
    await operatorsWithPasskey(queryable),
  ];
  const operators = stored.map(({ id, name, email, role, status, totp_secret }) => {
    const seenAt = seen.get(id);
    return {
      ...{ _id: id, name, email, role, status },
      hasSecondFactor: totp_secret !== null || withPasskey.has(id),
      seenAt: seenAt === undefined ? null : new Date(seenAt).toISOString(),
    };
  });
  return { operators, roles: await listRoles(queryable) };
}

/** Invites somebody. Operators cannot give a role with rights that they lack. */
export function inviteOperator(
  sources: OperatorSources,
  who: Operator,
  { role: roleId, ...typed }: OperatorToInvite,
): Promise<{ address: string } | Refused> {
  const person = readPerson(typed);
  if (isRefused(person)) return Promise.resolve(person);
  return managing(sources, async (transaction) => {
    const role = await roleToGive(transaction, who, roleId);
    if (isRefused(role)) return role;
    const invited = await insertInvited(transaction, { ...person, role: roleId, now: sources.clock() });
    if (isRefused(invited)) return invited;
    const after = { ...person, role: role.name };
    await sources.log.write(transaction, { ...about(who, invited.id), action: 'operator.invited', after });
    return { address: invitationAddress(sources.publicUrl, await newInvitation(transaction, sources, invited.id)) };
  });
}

/**
 * Changes the name or role of an operator, removes an operator, or restores one. A removed operator loses access at
 * once.
 */
export function changeOperator(
  sources: OperatorSources,
  who: Operator,
  { _id: id, name, role, isActive }: OperatorChange,
): Promise<Operators | Refused> {
  const named = name === undefined ? {} : readName(name);
  if (isRefused(named)) return Promise.resolve(named);
  return managing(sources, async (transaction) => {
    const operator = await manageable(transaction, who, id);
    if (isRefused(operator)) return operator;
    const given = await roleToGive(transaction, who, role ?? operator.role);
    if (isRefused(given)) return given;
    const changed = { ...operator, ...named, role: given._id, status: statusAfter(operator, isActive) };
    if (!(await staysOwned(transaction, changed))) return refused(409, 'last-owner');
    const roleBefore = (await findRole(transaction, operator.role))?.name ?? operator.role;
    const difference = changedFields(loggedFields(operator, roleBefore), loggedFields(changed, given.name));
    if (difference !== null) {
      await updateOperator(transaction, id, { name: changed.name, role: changed.role, status: changed.status });
      await sources.log.write(transaction, { ...about(who, id), action: 'operator.changed', ...difference });
    }
    if (changed.status === 'removed') await shutOut(transaction, id);
    return listOperators(transaction);
  });
}

/** Removes password, app and passkeys of an operator, and returns an address to set new ones. */
export function resetOperator(
  sources: OperatorSources,
  who: Operator,
  id: string,
): Promise<{ address: string } | Refused> {
  return managing(sources, async (transaction) => {
    const operator = await manageable(transaction, who, id);
    if (isRefused(operator)) return operator;
    if (operator.status === 'removed') return refused(404, 'operator-not-found');
    await sources.log.write(transaction, { ...about(who, id), action: 'operator.reset' });
    return { address: await beginAnew(transaction, sources, id) };
  });
}

/**
 * The last resort, from the terminal. The operator with this e-mail address becomes an owner and sets up access anew.
 * If there is none, somebody is invited under the name.
 */
export async function inviteOwner(
  sources: Pick<OperatorSources, 'database' | 'clock' | 'log' | 'publicUrl'>,
  typed: { readonly name: string; readonly email: string },
): Promise<{ address: string } | Refused> {
  const person = readPerson(typed);
  if (isRefused(person)) return person;
  return managing(sources, async (transaction) => {
    const known = await operatorByEmail(transaction, emailKey(person.email));
    const owner = known ?? (await insertInvited(transaction, { ...person, role: 'owner', now: sources.clock() }));
    if (isRefused(owner)) return owner;
    const status = owner.status === 'removed' ? 'invited' : owner.status;
    await updateOperator(transaction, owner.id, { role: 'owner', status });
    const after = { name: owner.name, email: owner.email, role: operatorTexts.roles.owner };
    const entry = { subject: 'operator', subjectId: owner.id, action: 'operator.invited', after };
    await sources.log.write(transaction, { by: null, ...entry });
    return { address: await beginAnew(transaction, sources, owner.id) };
  });
}

/** Removes all means of signing in, and creates the address to set new ones. */
async function beginAnew(
  transaction: Transaction<Schema>,
  sources: Pick<OperatorSources, 'clock' | 'publicUrl'>,
  id: string,
): Promise<string> {
  await updateOperator(transaction, id, noProofs);
  await deletePasskeysOf(transaction, id);
  await putRecoveryCodes(transaction, id, []);
  await shutOut(transaction, id);
  return invitationAddress(sources.publicUrl, await newInvitation(transaction, sources, id));
}

/** Creates a role, or changes one of the shop's own. */
export function saveRole(
  sources: OperatorSources,
  who: Operator,
  { _id, name: typed, rights: ticked }: RoleToSave,
): Promise<Role | Refused> {
  const [named, rights] = [readName(typed), knownRights(ticked)];
  if (isRefused(named)) return Promise.resolve(named);
  return managing(sources, async (transaction) => {
    const before = _id === undefined ? null : await findRole(transaction, _id);
    if (_id !== undefined && (before === null || before.isGiven)) return refused(404, 'role-not-found');
    if (rightsBeyond(who.rights, [...rights, ...(before?.rights ?? [])]).length > 0)
      return refused(403, 'rights-beyond-own');
    const [id, name_key] = [_id ?? privateId(), foldCase(named.name)];
    const isNameTaken = (await listRoles(transaction)).some(
      (role) => role._id !== id && foldCase(role.name) === name_key,
    );
    if (isNameTaken) return refused(409, 'role-exists');
    const row = { id, name: named.name, name_key, rights: JSON.stringify(rights) };
    await putRole(transaction, row);
    const after: Role = { _id: id, name: named.name, rights, isGiven: false };
    const change = { subject: 'role', subjectId: id, action: before === null ? 'role.made' : 'role.changed' };
    await sources.log.write(transaction, { by: who, ...change, before: before ?? undefined, after });
    return after;
  });
}

/** Removes a role that nobody has. */
export function removeRole(
  sources: OperatorSources,
  who: Operator,
  id: string,
): Promise<{ readonly ok: true } | Refused> {
  return managing(sources, async (transaction) => {
    const before = isGiven(id) ? null : await findRole(transaction, id);
    if (before === null) return refused(404, 'role-not-found');
    if ((await allOperators(transaction)).some(({ role }) => role === id)) return refused(409, 'role-in-use');
    await deleteRole(transaction, id);
    await sources.log.write(transaction, { by: who, subject: 'role', subjectId: id, action: 'role.removed', before });
    return { ok: true } as const;
  });
}

/** Makes concurrent changes of operators take turns, so that each decides on the result of the other. */
function managing<Result>(
  { database }: Pick<OperatorSources, 'database'>,
  work: (transaction: Transaction<Schema>) => Promise<Result | Refused>,
): Promise<Result | Refused> {
  return refusableTransaction(database, async (transaction) => {
    await lockOperators(transaction, database.engine);
    return work(transaction);
  });
}

/** An operator whom somebody may manage. Nobody can change or reset an operator with rights that they lack. */
async function manageable(
  transaction: Transaction<Schema>,
  who: Operator,
  id: string,
): Promise<StoredOperator | Refused> {
  const operator = await operatorById(transaction, id);
  if (operator === undefined) return refused(404, 'operator-not-found');
  const role = await findRole(transaction, operator.role);
  return isBeyond(who, role?.rights ?? []) ? refused(403, 'rights-beyond-own') : operator;
}

async function roleToGive(transaction: Transaction<Schema>, who: Operator, id: string): Promise<Role | Refused> {
  const role = await findRole(transaction, id);
  if (role === null) return refused(404, 'role-not-found');
  return isBeyond(who, role.rights) ? refused(403, 'rights-beyond-own') : role;
}

function isBeyond(who: Operator, rights: readonly Right[]): boolean {
  return rightsBeyond(who.rights, rights).length > 0;
}

/**
 * The status after a change. Somebody who has never signed in stays invited. A restored operator keeps their means of
 * signing in.
 */
function statusAfter(
  { status, password_hash }: StoredOperator,
  isActive: boolean | undefined,
): StoredOperator['status'] {
  if (isActive === undefined) return status;
  if (!isActive) return 'removed';
  return password_hash === null ? 'invited' : 'active';
}

async function staysOwned(transaction: Transaction<Schema>, changed: StoredOperator): Promise<boolean> {
  const operators = (await allOperators(transaction)).map((one) => (one.id === changed.id ? changed : one));
  return hasOwner(operators.map(({ role, status }) => ({ role, isActive: status === 'active' })));
}

async function shutOut(transaction: Transaction<Schema>, id: string): Promise<void> {
  await deleteSessionsOf(transaction, id, null);
  await deleteInvitationsOf(transaction, id);
}

/** An operator in the log, with the role's name at that time. */
function loggedFields({ name, status }: StoredOperator, role: string) {
  return { name, role, status };
}

function about(by: Operator, subjectId: string) {
  return { by, subject: 'operator', subjectId } as const;
}
