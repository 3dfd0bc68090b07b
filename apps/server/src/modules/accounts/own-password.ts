import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type CountedAs, loginAttempts } from './auth-attempts.ts';
import type { AuthSources } from './auth-sources.ts';
import type { Browser } from './browser.ts';
import { confirmPasswordHash, credentialsOf } from './credentials.repository.ts';
import { emailKey } from './email-key.ts';
import { tooBusy } from './too-busy.ts';

/** Somebody signed in who has just said their password. */
export interface PasswordProof {
  readonly customerId: string;
  readonly email: string;
  /** The hash that the password was right for. */
  readonly hash: string;
  readonly countedAs: CountedAs;
}

/**
 * Asks whoever is signed in for their password: a session alone, such as one left open on somebody else's device, changes nothing that cannot be taken back.
 * Counted like a login, before it is tried.
 */
export async function provePassword(
  { database, devices, attempts, passwords }: AuthSources,
  viewer: Viewer,
  { password, browser }: { readonly password: string; readonly browser: Browser },
): Promise<PasswordProof | Refused> {
  const credentials = await credentialsOf(database.read, viewer.customerId);
  if (credentials === null) return refused(401, 'not-signed-in');
  const { customerId, email, passwordHash: hash } = credentials;
  const isKnown = await devices.isKnown(browser.device, customerId);
  const countedAs = loginAttempts(emailKey(email), browser, isKnown);
  const tooMany = await attempts.count([...countedAs.network, ...countedAs.account]);
  if (tooMany !== null) return tooMany;
  const verdict = await passwords.verify(password, hash);
  if (verdict === 'busy') {
    await attempts.giveBack([...countedAs.network, ...countedAs.account]);
    return tooBusy();
  }
  return verdict === 'wrong' || hash === null ? wrongPassword() : { customerId, email, hash, countedAs };
}

/**
 * Takes a proof in the transaction that does what was asked for, and sets a new hash if one is given. Refuses when the password has been changed since: whoever
 * did that meant to stop this.
 */
export async function acceptProof(
  { attempts }: Pick<AuthSources, 'attempts'>,
  transaction: Transaction<Schema>,
  { customerId, hash: from, countedAs }: PasswordProof,
  to = from,
): Promise<Refused | null> {
  if (!(await confirmPasswordHash(transaction, { customerId, from, to }))) return wrongPassword();
  await attempts.takeBack(transaction, countedAs.network);
  await attempts.forget(transaction, countedAs.account);
  return null;
}

const wrongPassword = (): Refused => refused(403, 'wrong-password');
