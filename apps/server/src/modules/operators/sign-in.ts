import type { IdentityProof, OfficeCredentials, PasskeyProof, PasskeyQuestion } from '@kontor/contract/office';
import { cleanLine } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { tooBusy } from '../../http/too-busy.ts';
import { privateId } from '../../private-id.ts';
import { beginSession, proveSession, type SignedIn } from './office-sessions.ts';
import { operatorByEmail, operatorById, type StoredOperator } from './operators.repository.ts';
import { passkeySite, signInOptions, usedPasskey } from './passkeys.ts';
import { insertChallenge, notePasskeyUse, passkeyById, takeChallenge } from './proofs.repository.ts';
import { type CodeProof, useCode } from './second-factor.ts';
import { signInAttempts } from './sign-in-attempts.ts';
import type { OfficeBrowser, OperatorSources } from './types.ts';

/** How long a challenge for a passkey is valid, in ms. */
export const challengeLasts = 5 * 60_000;

/** The means of a sign-in. */
type Means = 'password' | CodeProof | 'passkey';

/** Signs in by password, and by a code if the account has an authenticator app. */
export async function signIn(
  sources: OperatorSources,
  { email, password, code }: OfficeCredentials,
  browser: OfficeBrowser,
): Promise<SignedIn | Refused> {
  const key = emailKey(cleanLine(email));
  const operator = await operatorByEmail(sources.database.read, key);
  return checkingPassword(sources, { key, operator, password, code, browser }, (transaction, proven, means) =>
    letIn(sources, transaction, { operator: proven, means, browser }),
  );
}

/** Proves again who is signed in. The session continues under a new cookie. */
export async function prove(
  sources: OperatorSources,
  who: Operator,
  proof: IdentityProof,
  browser: OfficeBrowser,
): Promise<SignedIn | Refused> {
  const goOn = async (transaction: Transaction<Schema>) =>
    (await proveSession(transaction, who, sources.clock())) ?? refused(401, 'not-signed-in');
  if ('challenge' in proof) {
    return withPasskey(sources, proof, (transaction, operator) =>
      operator.id === who.id ? goOn(transaction) : refused(401, 'sign-in-failed'),
    );
  }
  const operator = await operatorById(sources.database.read, who.id);
  const { password, code } = proof;
  return checkingPassword(sources, { key: emailKey(who.email), operator, password, code, browser }, goOn);
}

/** A challenge for any passkey of this shop. */
export async function askPasskey({ database, clock, publicUrl }: OperatorSources): Promise<PasskeyQuestion | Refused> {
  const site = passkeySite(publicUrl);
  if (site === null) return refused(409, 'no-passkeys');
  const options = await signInOptions(site);
  const id = privateId();
  const waiting = { id, operator_id: null, purpose: 'sign-in', secret: options.challenge } as const;
  await database.transaction((transaction) =>
    insertChallenge(transaction, { ...waiting, expires_at: clock() + challengeLasts }),
  );
  return { challenge: id, options: { ...options } };
}

/** Signs in by a passkey. */
export function signInByPasskey(
  sources: OperatorSources,
  proof: PasskeyProof,
  browser: OfficeBrowser,
): Promise<SignedIn | Refused> {
  return withPasskey(sources, proof, (transaction, operator) =>
    letIn(sources, transaction, { operator, means: 'passkey', browser }),
  );
}

interface CheckedPassword {
  readonly key: string;
  readonly operator: StoredOperator | undefined;
  readonly password: string;
  readonly code: string | undefined;
  readonly browser: OfficeBrowser;
}

/**
 * Checks password and code, and continues in the transaction that uses the code. Attempts are counted before the check,
 * and removed if it succeeds.
 */
async function checkingPassword(
  sources: OperatorSources,
  { key, operator, password, code, browser }: CheckedPassword,
  goOn: (transaction: Transaction<Schema>, operator: StoredOperator, means: Means) => Promise<SignedIn | Refused>,
): Promise<SignedIn | Refused> {
  const { database, passwords, attempts, clock } = sources;
  const countedAs = signInAttempts(key, browser);
  const refusal = await attempts.count(countedAs);
  if (refusal !== null) return refusal;
  const hash = operator?.status === 'active' ? operator.password_hash : null;
  const verdict = await passwords.verify(password, hash);
  if (verdict === 'busy') {
    await attempts.uncount(countedAs);
    return tooBusy();
  }
  if (verdict === 'wrong' || operator === undefined) return refused(401, 'sign-in-failed');
  return refusableTransaction(database, async (transaction) => {
    const now = await operatorById(transaction, operator.id);
    // Removed, or given another password, during the check.
    if (now?.status !== 'active' || now.password_hash !== hash) return refused(401, 'sign-in-failed');
    let means: Means = 'password';
    if (now.totp_secret !== null) {
      if (code === undefined || code.trim() === '') return refused(401, 'code-required');
      const used = await useCode(transaction, now, { code, now: clock() });
      if (used === null) return refused(401, 'sign-in-failed');
      means = used;
    }
    const answer = await goOn(transaction, now, means);
    if (!isRefused(answer)) await attempts.succeed(transaction, countedAs);
    return answer;
  });
}

/** Checks the answer of a passkey, and continues in the transaction that records its use. */
async function withPasskey(
  { database, clock, publicUrl }: OperatorSources,
  { challenge, answer }: PasskeyProof,
  goOn: (transaction: Transaction<Schema>, operator: StoredOperator) => Promise<SignedIn | Refused> | Refused,
): Promise<SignedIn | Refused> {
  const site = passkeySite(publicUrl);
  if (site === null) return refused(409, 'no-passkeys');
  const now = clock();
  // A challenge is used up by its first answer, right or wrong.
  const question = await database.transaction((transaction) =>
    takeChallenge(transaction, { id: challenge, purpose: 'sign-in', now }),
  );
  if (question === undefined) return refused(401, 'sign-in-failed');
  return refusableTransaction(database, async (transaction) => {
    const passkey = await passkeyById(transaction, String(answer.id));
    if (passkey === undefined) return refused(401, 'sign-in-failed');
    const operator = await operatorById(transaction, passkey.operator_id);
    if (operator?.status !== 'active') return refused(401, 'sign-in-failed');
    const counter = await usedPasskey(site, question.secret, answer, passkey);
    if (counter === null) return refused(401, 'sign-in-failed');
    await notePasskeyUse(transaction, { id: passkey.id, counter, now });
    return goOn(transaction, operator);
  });
}

async function letIn(
  { clock, log }: Pick<OperatorSources, 'clock' | 'log'>,
  transaction: Transaction<Schema>,
  { operator, means, browser }: { operator: StoredOperator; means: Means; browser: OfficeBrowser },
): Promise<SignedIn> {
  await log.write(transaction, {
    by: { id: operator.id, name: operator.name, network: browser.network },
    ...{ subject: 'operator', subjectId: operator.id, action: 'operator.signed-in', after: { means } },
  });
  return beginSession(transaction, operator, { ...browser, now: clock() });
}
