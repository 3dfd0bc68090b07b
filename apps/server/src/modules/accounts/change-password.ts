import type { PasswordChange } from '@kontor/contract';
import { passwordRefusal } from '@kontor/domain';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Viewer } from '../../http/viewer.ts';
import { deleteEmailCodesOf } from './account-codes.repository.ts';
import { queueNotice } from './account-notices.ts';
import type { AuthSources } from './auth-sources.ts';
import type { Browser } from './browser.ts';
import { acceptProof, provePassword } from './own-password.ts';
import { passwordTexts } from './texts/de.ts';
import { tooBusy } from './too-busy.ts';

/**
 * Sets another password for whoever is signed in and knows the present one (CONTRACT §4). All sessions end, this browser gets a new one, and a change of the
 * e-mail address that was on its way is off, and the owner is told. Returns what the cookie `sid` shall hold.
 */
export async function changePassword(
  sources: AuthSources,
  viewer: Viewer,
  { password, newPassword }: PasswordChange,
  browser: Browser,
): Promise<{ readonly session: string } | Refused> {
  const { database, passwords, sessions, clock, wakeJobs } = sources;
  const proof = await provePassword(sources, viewer, { password, browser });
  if (isRefused(proof)) return proof;
  const { customerId, email } = proof;
  const wrong = passwordRefusal(newPassword, email);
  if (wrong !== null)
    return refused(400, 'password-refused', { errors: [{ path: 'newPassword', msg: passwordTexts[wrong] }] });
  const hash = await passwords.hash(newPassword);
  if (hash === null) return tooBusy();
  const answer = await refusableTransaction<{ readonly session: string }>(database, async (transaction) => {
    const refusal = await acceptProof(sources, transaction, proof, hash);
    if (refusal !== null) return refusal;
    await sessions.endOthers(transaction, customerId, null);
    await deleteEmailCodesOf(transaction, customerId);
    await queueNotice(transaction, 'password', { customerId, email, now: clock() });
    const { userAgent, session: token } = browser;
    return { session: await sessions.begin(transaction, { customerId, userAgent, token }) };
  });
  wakeJobs();
  return answer;
}
