import type { Credentials as SentCredentials, User } from '@kontor/contract';
import { cleanLine } from '@kontor/domain';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Attempt } from '../sessions/attempts.service.ts';
import { loginAttempts } from './auth-attempts.ts';
import type { AuthSources } from './auth-sources.ts';
import type { Browser } from './browser.ts';
import { type Credentials, confirmPasswordHash, credentialsByEmail } from './credentials.repository.ts';
import { customerById } from './customers.repository.ts';
import { emailKey } from './email-key.ts';
import { tooBusy } from './too-busy.ts';
import { wireUser } from './wire-user.ts';

/** Somebody who has been let in, and what the cookies of their browser shall hold. */
export interface LoggedIn {
  readonly user: User;
  readonly session: string;
  readonly device: string;
}

/** Lets somebody in by name and password (CONTRACT §4). The try is counted before it is made; a login that succeeds is taken back. */
export async function login(
  sources: AuthSources,
  { username, password }: SentCredentials,
  browser: Browser,
): Promise<LoggedIn | Refused> {
  const { database, devices, attempts } = sources;
  const key = emailKey(cleanLine(username));
  const credentials = await credentialsByEmail(database.read, key);
  const isKnown = credentials !== null && (await devices.isKnown(browser.device, credentials.customerId));
  const countedAs = loginAttempts(key, browser, isKnown);
  const refusal = await attempts.count(countedAs);
  if (refusal !== null) return refusal;
  const made = { password, browser, countedAs };
  const first = await tryPassword(sources, credentials, made);
  if (first !== 'replaced') return first;
  // Once more with what is stored now: another first login of an imported account, at the same moment, has replaced the old shop's hash.
  const second = await tryPassword(sources, await credentialsByEmail(database.read, key), made);
  return second === 'replaced' ? refused(401, 'login-failed') : second;
}

/** A login that has been counted. */
interface CountedLogin {
  readonly password: string;
  readonly browser: Browser;
  readonly countedAs: readonly Attempt[];
}

/** Lets in whoever has the password of these credentials; `replaced`: it was right, but for a hash that is no longer the stored one. */
async function tryPassword(
  sources: AuthSources,
  credentials: Credentials | null,
  { password, browser, countedAs }: CountedLogin,
): Promise<LoggedIn | Refused | 'replaced'> {
  const { database, sessions, devices, attempts } = sources;
  const right = await checkPassword(sources, credentials, password);
  if (right === 'busy') {
    await attempts.giveBack(countedAs);
    return tooBusy();
  }
  if (isRefused(right)) return right;
  const { customerId } = right;
  return database.transaction(async (transaction) => {
    if (!(await confirmPasswordHash(transaction, right))) return 'replaced';
    const customer = await customerById(transaction, customerId);
    if (customer === null) return refused(401, 'login-failed');
    const { userAgent, session: token } = browser;
    const session = await sessions.begin(transaction, { customerId, userAgent, token });
    const device = await devices.remember(transaction, browser.device, customerId);
    await attempts.succeed(transaction, countedAs);
    return { user: wireUser(customer), session, device };
  });
}

/** Whose a right password is, the hash it has, and the one it shall have: a newer one where it is an old shop's. */
async function checkPassword(
  { passwords }: AuthSources,
  credentials: Credentials | null,
  password: string,
): Promise<{ readonly customerId: string; readonly from: string; readonly to: string } | Refused | 'busy'> {
  if (credentials !== null && credentials.passwordHash === null) return refused(500, 'no-password');
  const from = credentials?.passwordHash ?? null;
  const verdict = await passwords.verify(password, from);
  if (verdict === 'busy') return verdict;
  if (verdict === 'wrong' || credentials === null || from === null) return refused(401, 'login-failed');
  const renewed = verdict === 'right-but-old' ? await passwords.hash(password) : null;
  return { customerId: credentials.customerId, from, to: renewed ?? from };
}
