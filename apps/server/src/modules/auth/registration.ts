import type { Registration, Verification } from '@kontor/contract';
import { cleanLine } from '@kontor/domain';
import { emailKey } from '../../email/email-key.ts';
import { typedEmail } from '../../email/typed-email.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { tooBusy } from '../../http/too-busy.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import { hashOfSecret, secretToken } from '../../secret-token.ts';
import { putPassword } from '../customers/credentials.service.ts';
import type { Browser } from '../sessions/types.ts';
import { deleteAccountCode, deleteAccountCodesOf, deleteEmailCodesOf } from './account-codes.repository.ts';
import { codeMailJob, makeCode, storeCode, tryCode } from './account-codes.service.ts';
import { queueNotice } from './account-notices.service.ts';
import { askedAccount } from './asked-account.ts';
import { codeAttempts, countedNetwork, ownersAttempts, usedCodeAttempts } from './auth-attempts.service.ts';
import { newEmailRefusal, newPasswordRefusal } from './new-credentials.service.ts';
import type { AuthSources } from './types.ts';

/**
 * Sends a code for a new account or a new password (CONTRACT §4). Returns the value of the browser's cookie `request`,
 * also when no mail is sent. With userLogin off an address without an account gets no mail, and the answer does not
 * reveal that.
 */
export async function register(
  sources: AuthSources,
  body: Registration,
  browser: Browser,
): Promise<{ readonly request: string } | Refused> {
  const { database, configuration, attempts, clock, wakeJobs } = sources;
  const email = typedEmail(body.email);
  const refusal = newEmailRefusal(email) ?? newPasswordRefusal('password', body.password, email);
  if (refusal !== null) return refusal;
  const key = emailKey(email);
  const { credentials: known, isKnown } = await askedAccount(sources, key, browser);
  const countedAs = codeAttempts(key, browser, isKnown);
  const tooMany = await attempts.count(countedAs);
  if (tooMany !== null) return tooMany;
  const passwords = isKnown ? sources.passwords.ofKnown : sources.passwords;
  const [passwordHash, made] = await Promise.all([passwords.hash(body.password), makeCode(passwords)]);
  if (passwordHash === null || made === null) {
    await attempts.uncount(countedAs);
    return tooBusy();
  }
  const { uiSettings } = await configuration.current();
  if (known === null && !uiSettings.userLogin) return { request: secretToken() };
  const now = clock();
  const asked = {
    purpose: 'password',
    email: known?.email ?? email,
    emailKey: key,
    customerId: null,
    passwordHash,
    networkHash: countedNetwork(browser, isKnown),
  } as const;
  await database.transaction(async (transaction) => {
    await storeCode(transaction, made, { asked, before: browser.request, now });
    await enqueue(transaction, codeMailJob({ requestHash: hashOfSecret(made.request), code: made.code }, now), now);
  });
  wakeJobs();
  return { request: made.request };
}

/**
 * Sets the password that a code was asked for with, and makes or activates the account (CONTRACT §4). Ends its other
 * sessions, voids all its other codes and a change of its e-mail address, remembers the browser, and tells the owner.
 * Signs nobody in. Returns the value of the cookie `device`.
 */
export async function verify(
  sources: AuthSources,
  body: Verification,
  browser: Browser,
): Promise<{ readonly device: string } | Refused> {
  const { database, sessions, devices, attempts, clock, wakeJobs } = sources;
  const key = emailKey(cleanLine(body.email));
  const { isKnown } = await askedAccount(sources, key, browser);
  const passwords = isKnown ? sources.passwords.ofKnown : sources.passwords;
  const now = clock();
  const tried = {
    purpose: 'password',
    emailKey: key,
    code: body.code,
    request: browser.request,
    password: body.password,
  } as const;
  const code = await tryCode({ database, passwords, now }, tried);
  if (code === 'busy') return tooBusy();
  if (code === 'other-password') return refused(400, 'password-mismatch');
  if (code === 'wrong' || code.password_hash === null) return refused(400, 'code-refused');
  const { request_hash, email, password_hash: passwordHash } = code;
  const answer = await refusableTransaction<{ readonly device: string }>(database, async (transaction) => {
    const account = { customerId: privateId(), email, emailKey: key, passwordHash };
    const customerId = await putPassword(transaction, account, now);
    // Of two simultaneous calls the second one waited, finds its code used or void, and rolls back.
    if (!(await deleteAccountCode(transaction, request_hash))) return refused(400, 'code-refused');
    await sessions.endOthers(transaction, customerId, browser.session);
    await deleteAccountCodesOf(transaction, 'password', key);
    await deleteEmailCodesOf(transaction, customerId);
    // A new account has no owner to warn.
    if (customerId !== account.customerId) await queueNotice(transaction, 'password', { customerId, email, now });
    await attempts.succeed(transaction, [...usedCodeAttempts(code.network_hash), ...ownersAttempts(key, browser)]);
    return { device: await devices.remember(transaction, browser.device, customerId) };
  });
  wakeJobs();
  return answer;
}
