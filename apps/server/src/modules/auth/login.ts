import type { Credentials as SentCredentials, User } from '@kontor/contract';
import { cleanLine } from '@kontor/domain';
import type { KeyedSemaphore } from '../../concurrency/keyed-semaphore.ts';
import { noRoom } from '../../concurrency/semaphore.ts';
import { emailKey } from '../../email/email-key.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { tooBusy } from '../../http/too-busy.ts';
import { type Credentials, confirmPasswordHash } from '../customers/credentials.service.ts';
import { customerById, wireUser } from '../customers/customers.service.ts';
import type { StrangersVerdict } from '../passwords/passwords.service.ts';
import type { Attempt } from '../sessions/attempts.service.ts';
import type { Browser } from '../sessions/types.ts';
import { askedAccount } from './asked-account.ts';
import { loginAttempts } from './auth-attempts.service.ts';
import type { AuthSources } from './types.ts';

/** A customer who has logged in, and the values for the cookies of their browser. */
export interface LoggedIn {
  readonly user: User;
  readonly session: string;
  readonly device: string;
}

/** Dependencies of a login beside those of all account calls. */
export interface LoginSources extends AuthSources {
  /** Running logins by name. Those from browsers that the account knows are counted apart. */
  readonly underWay: KeyedSemaphore;
  /** Resolves when a refusal may be answered. */
  readonly earliest: Promise<void>;
}

/**
 * Logs a customer in by name and password (CONTRACT §4). The try is counted before it is made, and taken back when it
 * succeeds.
 */
export async function login(
  sources: LoginSources,
  { username, password }: SentCredentials,
  browser: Browser,
): Promise<LoggedIn | Refused> {
  const name = emailKey(cleanLine(username));
  const { credentials, isKnown } = await askedAccount(sources, name, browser);
  const countedAs = loginAttempts(name, browser, isKnown);
  const refusal = await sources.attempts.count(countedAs);
  if (refusal !== null) return refusal;
  const made = { name, isKnown, password, browser, countedAs };
  const first = await tryPassword(sources, credentials, made);
  if (first !== 'replaced') return first;
  // Try again with the stored hash: a simultaneous first login has just replaced the old shop's hash.
  const anew = await askedAccount(sources, name, browser);
  const second = await tryPassword(sources, anew.credentials, made);
  return second === 'replaced' ? refused(401, 'login-failed') : second;
}

/** A login that has been counted. */
interface CountedLogin {
  readonly name: string;
  readonly isKnown: boolean;
  readonly password: string;
  readonly browser: Browser;
  readonly countedAs: readonly Attempt[];
}

/**
 * Logs a customer in if the password fits these credentials. `replaced`: the password fits a hash that has been
 * replaced meanwhile.
 */
async function tryPassword(
  sources: LoginSources,
  credentials: Credentials | null,
  login: CountedLogin,
): Promise<LoggedIn | Refused | 'replaced'> {
  const { database, passwords, sessions, devices, attempts } = sources;
  if (credentials !== null && credentials.passwordHash === null) return refused(500, 'no-password');
  const { password, browser, countedAs } = login;
  const from = credentials?.passwordHash ?? null;
  const verdict = await checkLogin(sources, from, login);
  if (verdict === 'held-up') return tooBusy();
  if (verdict === 'busy' || verdict === noRoom) {
    await attempts.uncount(countedAs);
    return tooBusy(verdict === 'busy' ? undefined : 1);
  }
  if (verdict === 'wrong' || credentials === null || from === null) return refused(401, 'login-failed');
  const renewed = verdict === 'right-but-old' ? await passwords.ofKnown.hash(password) : null;
  const { customerId } = credentials;
  return database.transaction(async (transaction) => {
    if (!(await confirmPasswordHash(transaction, { customerId, from, to: renewed ?? from }))) return 'replaced';
    const customer = await customerById(transaction, customerId);
    if (customer === null) return refused(401, 'login-failed');
    const { userAgent, session: token } = browser;
    const session = await sessions.begin(transaction, { customerId, userAgent, token });
    const device = await devices.remember(transaction, browser.device, customerId);
    await attempts.succeed(transaction, countedAs);
    return { user: wireUser(customer), session, device };
  });
}

/**
 * Checks the password. A refused login counts as running until it is answered, so that the number of running logins
 * does not reveal how long the check took.
 */
function checkLogin(
  { passwords, underWay, earliest }: LoginSources,
  stored: string | null,
  { name, isKnown, password }: CountedLogin,
): Promise<StrangersVerdict | typeof noRoom> {
  return underWay.run(`${isKnown ? 'known' : 'strange'} ${name}`, async () => {
    const verdict = await (isKnown
      ? passwords.ofKnown.verify(password, stored)
      : passwords.verifyStrangers(password, stored));
    if (verdict !== 'right' && verdict !== 'right-but-old') await earliest;
    return verdict;
  });
}
