import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { emailKey } from '../../email/email-key.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { tooBusy } from '../../http/too-busy.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type Credentials, confirmPasswordHash, credentialsById } from '../customers/credentials.service.ts';
import type { Browser } from '../sessions/types.ts';
import { loginAttempts } from './auth-attempts.service.ts';
import type { AuthSources } from './types.ts';

/** A signed-in customer who has just entered their password. */
export interface PasswordProof {
  readonly customerId: string;
  /** The hash to which the password fits. */
  readonly hash: string;
}

/** The credentials of the signed-in customer. */
export async function ownCredentials(
  { database }: Pick<AuthSources, 'database'>,
  { customerId }: Viewer,
): Promise<Credentials | Refused> {
  return (await credentialsById(database.read, customerId)) ?? refused(401, 'not-signed-in');
}

/**
 * Asks a signed-in customer for the password. A session alone, such as one left open on another person's device, must
 * not allow a change that cannot be undone. The try is counted like a login, before it is made. A right password is not
 * counted, even if the request is then refused.
 */
export async function provePassword(
  { database, devices, attempts, passwords }: AuthSources,
  { customerId, email, passwordHash: hash }: Credentials,
  { password, browser }: { readonly password: string; readonly browser: Browser },
): Promise<PasswordProof | Refused> {
  const isKnown = await devices.isKnown(browser.device, customerId);
  const countedAs = loginAttempts(emailKey(email), browser, isKnown);
  const tooMany = await attempts.count(countedAs);
  if (tooMany !== null) return tooMany;
  const verdict = await passwords.ofKnown.verify(password, hash);
  if (verdict === 'busy') {
    await attempts.uncount(countedAs);
    return tooBusy();
  }
  if (verdict === 'wrong' || hash === null) return wrongPassword();
  await database.transaction((transaction) => attempts.succeed(transaction, countedAs));
  return { customerId, hash };
}

/**
 * Accepts a proof in the transaction that makes the change, and sets a new hash if one is given. Refuses when the
 * password has changed since the proof: the owner may have changed it to stop this change.
 */
export async function acceptProof(
  transaction: Transaction<Schema>,
  { customerId, hash: from }: PasswordProof,
  to = from,
): Promise<Refused | null> {
  return (await confirmPasswordHash(transaction, { customerId, from, to })) ? null : wrongPassword();
}

const wrongPassword = (): Refused => refused(403, 'wrong-password');
