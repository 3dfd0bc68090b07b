import type { NewPasskey, OwnSecurity, PasskeyQuestion, TotpOffer } from '@kontor/contract/office';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OperatorChallengeTable, Schema } from '../../database/schema.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { tooBusy } from '../../http/too-busy.ts';
import { privateId } from '../../private-id.ts';
import { newPasswordRefusal } from '../auth/new-credentials.service.ts';
import { deleteSessionsOf } from './office-sessions.repository.ts';
import { readName } from './operator-form.ts';
import { operatorById, type StoredOperator, updateOperator } from './operators.repository.ts';
import { madePasskey, newPasskeyOptions, passkeySite } from './passkeys.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  passkeysOf,
  putRecoveryCodes,
  recoveryCodesLeft,
  takeChallenge,
} from './proofs.repository.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { challengeLasts } from './sign-in.ts';
import { newTotpSecret, totpAddress, totpStepOf } from './totp.ts';
import type { OperatorSources } from './types.ts';

/** The most passkeys of an operator. */
const passkeysKept = 20;

/** The means by which an operator can prove who they are. */
export async function ownSecurity(queryable: Queryable, { id }: Pick<Operator, 'id'>): Promise<OwnSecurity> {
  const [operator, passkeys, recoveryCodes] = [
    await operatorById(queryable, id),
    await passkeysOf(queryable, id),
    await recoveryCodesLeft(queryable, id),
  ];
  return {
    hasPassword: Boolean(operator?.password_hash),
    hasTotp: Boolean(operator?.totp_secret),
    recoveryCodesLeft: recoveryCodes,
    passkeys: passkeys.map((passkey) => ({
      ...{ _id: passkey.id, name: passkey.name, createdAt: new Date(passkey.created_at).toISOString() },
      usedAt: passkey.used_at === null ? null : new Date(passkey.used_at).toISOString(),
    })),
  };
}

/** Sets another password. All other sessions of the operator end. */
export async function setPassword(
  sources: OperatorSources,
  who: Operator,
  password: string,
): Promise<{ readonly ok: true } | Refused> {
  const wrong = newPasswordRefusal('password', password, who.email);
  if (wrong !== null) return wrong;
  const password_hash = await sources.passwords.ofKnown.hash(password);
  if (password_hash === null) return tooBusy();
  await sources.database.transaction(async (transaction) => {
    await updateOperator(transaction, who.id, { password_hash });
    await deleteSessionsOf(transaction, who.id, who.sessionId);
    await logged(sources, transaction, who, 'operator.password-changed');
  });
  return { ok: true };
}

/** The options for a browser to create a passkey. */
export async function offerPasskey(sources: OperatorSources, who: Operator): Promise<PasskeyQuestion | Refused> {
  const site = passkeySite(sources.publicUrl);
  if (site === null) return refused(409, 'no-passkeys');
  const shop = (await sources.configuration.current()).title;
  const options = await newPasskeyOptions(site, { ...who, shop }, await passkeysOf(sources.database.read, who.id));
  const challenge = await keepQuestion(sources, who, { purpose: 'passkey', secret: options.challenge });
  return { challenge, options: { ...options } };
}

/** Stores the passkey that a browser created. */
export async function addPasskey(
  sources: OperatorSources,
  who: Operator,
  { challenge, answer, name: typed }: NewPasskey,
): Promise<OwnSecurity | Refused> {
  const { database, clock, publicUrl } = sources;
  const [site, named] = [passkeySite(publicUrl), readName(typed)];
  if (site === null) return refused(409, 'no-passkeys');
  if (isRefused(named)) return named;
  return refusableTransaction(database, async (transaction) => {
    const question = await takeOwnQuestion(transaction, sources, who, { id: challenge, purpose: 'passkey' });
    const made = question && (await madePasskey(site, question.secret, answer));
    if (!made) return refused(400, 'passkey-refused');
    if ((await passkeysOf(transaction, who.id)).length >= passkeysKept) return refused(409, 'too-many-passkeys');
    const row = { ...made, operator_id: who.id, name: named.name, created_at: clock(), used_at: null };
    await insertPasskey(transaction, row);
    await logged(sources, transaction, who, 'operator.passkey-added', named);
    return ownSecurity(transaction, who);
  });
}

/** Removes a passkey. */
export function removePasskey(sources: OperatorSources, who: Operator, id: string): Promise<OwnSecurity | Refused> {
  return refusableTransaction(sources.database, async (transaction) => {
    if (!(await deletePasskey(transaction, who.id, id))) return refused(404, 'passkey-not-found');
    await logged(sources, transaction, who, 'operator.passkey-removed');
    return ownSecurity(transaction, who);
  });
}

/** A new secret for an authenticator app. It becomes effective with a first code. */
export async function offerTotp(sources: OperatorSources, who: Operator): Promise<TotpOffer> {
  const secret = newTotpSecret();
  const shop = (await sources.configuration.current()).title;
  const address = totpAddress(secret, { shop, email: who.email });
  return { secret, address, challenge: await keepQuestion(sources, who, { purpose: 'totp', secret }) };
}

/** Requires a code of the app at each sign-in from now on. Returns recovery codes, which are shown once. */
export function addTotp(
  sources: OperatorSources,
  who: Operator,
  { challenge, code }: { readonly challenge: string; readonly code: string },
): Promise<{ codes: string[] } | Refused> {
  return refusableTransaction(sources.database, async (transaction) => {
    const question = await takeOwnQuestion(transaction, sources, who, { id: challenge, purpose: 'totp' });
    const step = question && totpStepOf(question.secret, code, sources.clock());
    if (!question || !step) return refused(400, 'code-refused');
    await updateOperator(transaction, who.id, { totp_secret: question.secret, totp_step: step });
    await logged(sources, transaction, who, 'operator.app-added');
    return { codes: await replaceRecoveryCodes(transaction, who.id) };
  });
}

/** Removes the authenticator app. Sign-ins then need no code. */
export function removeTotp(sources: OperatorSources, who: Operator): Promise<OwnSecurity> {
  return sources.database.transaction(async (transaction) => {
    await updateOperator(transaction, who.id, { totp_secret: null });
    await putRecoveryCodes(transaction, who.id, []);
    await logged(sources, transaction, who, 'operator.app-removed');
    return ownSecurity(transaction, who);
  });
}

/** Ten new recovery codes, which replace the old ones. Only operators with an authenticator app have any. */
export function renewRecoveryCodes(sources: OperatorSources, who: Operator): Promise<{ codes: string[] } | Refused> {
  return refusableTransaction(sources.database, async (transaction) => {
    const operator = await operatorById(transaction, who.id);
    if (!operator?.totp_secret) return refused(409, 'no-app');
    await logged(sources, transaction, who, 'operator.recovery-codes-renewed');
    return { codes: await replaceRecoveryCodes(transaction, who.id) };
  });
}

/** No means of signing in. An invitation lets the operator set new ones. */
export const noProofs: Pick<StoredOperator, 'password_hash' | 'totp_secret'> = {
  password_hash: null,
  totp_secret: null,
};

async function replaceRecoveryCodes(transaction: Transaction<Schema>, operatorId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await putRecoveryCodes(
    transaction,
    operatorId,
    codes.map((code) => recoveryCodeHash(operatorId, code)),
  );
  return codes;
}

async function keepQuestion(
  { database, clock }: OperatorSources,
  { id: operator_id }: Operator,
  question: Pick<OperatorChallengeTable, 'purpose' | 'secret'>,
): Promise<string> {
  const id = privateId();
  await database.transaction((transaction) =>
    insertChallenge(transaction, { id, operator_id, ...question, expires_at: clock() + challengeLasts }),
  );
  return id;
}

/** Takes a challenge of this operator. A challenge of another operator is not found. */
async function takeOwnQuestion(
  transaction: Transaction<Schema>,
  { clock }: OperatorSources,
  who: Operator,
  question: Pick<OperatorChallengeTable, 'id' | 'purpose'>,
): Promise<OperatorChallengeTable | undefined> {
  const taken = await takeChallenge(transaction, { ...question, now: clock() });
  return taken?.operator_id === who.id ? taken : undefined;
}

function logged(
  { log }: OperatorSources,
  transaction: Transaction<Schema>,
  who: Operator,
  action: string,
  after?: unknown,
): Promise<void> {
  return log.write(transaction, { by: who, subject: 'operator', subjectId: who.id, action, after });
}
