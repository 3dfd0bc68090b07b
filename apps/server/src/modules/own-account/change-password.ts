import type { PasswordChange } from '@kontor/contract';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import type { Refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { tooBusy } from '../../http/too-busy.ts';
import type { Viewer } from '../../http/viewer.ts';
import { deleteEmailCodesOf } from '../auth/account-codes.service.ts';
import { queueNotice } from '../auth/account-notices.service.ts';
import { newPasswordRefusal } from '../auth/new-credentials.service.ts';
import { acceptProof, ownCredentials, provePassword } from '../auth/password-proof.service.ts';
import type { AuthSources } from '../auth/types.ts';
import type { Browser } from '../sessions/types.ts';

/**
 * Changes the password of a signed-in customer who knows the current one (CONTRACT §4). It ends all sessions, gives
 * this browser a new one, cancels a pending change of the e-mail address, and informs the owner. Returns the value of
 * the cookie `sid`.
 */
export async function changePassword(
  sources: AuthSources,
  viewer: Viewer,
  { password, newPassword }: PasswordChange,
  browser: Browser,
): Promise<{ readonly session: string } | Refused> {
  const { database, passwords, sessions, clock, wakeJobs } = sources;
  const { customerId } = viewer;
  const own = await ownCredentials(sources, viewer);
  if (isRefused(own)) return own;
  const wrong = newPasswordRefusal('newPassword', newPassword, own.email);
  if (wrong !== null) return wrong;
  const proof = await provePassword(sources, own, { password, browser });
  if (isRefused(proof)) return proof;
  const hash = await passwords.ofKnown.hash(newPassword);
  if (hash === null) return tooBusy();
  const answer = await refusableTransaction<{ readonly session: string }>(database, async (transaction) => {
    const refusal = await acceptProof(transaction, proof, hash);
    if (refusal !== null) return refusal;
    await sessions.endOthers(transaction, customerId, null);
    await deleteEmailCodesOf(transaction, customerId);
    await queueNotice(transaction, 'password', { customerId, email: own.email, now: clock() });
    const { userAgent, session: token } = browser;
    return { session: await sessions.begin(transaction, { customerId, userAgent, token }) };
  });
  wakeJobs();
  return answer;
}
