import type { Done, EmailChange, EmailConfirmation } from '@kontor/contract';
import { emailKey } from '../../email/email-key.ts';
import { typedEmail } from '../../email/typed-email.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { tooBusy } from '../../http/too-busy.ts';
import type { Viewer } from '../../http/viewer.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { hashOfSecret } from '../../secret-token.ts';
import {
  codeMailJob,
  deleteAccountCodesOf,
  deleteEmailCodesOf,
  emailCodeOf,
  makeCode,
  storeCode,
  tryAskedCode,
} from '../auth/account-codes.service.ts';
import { queueNotice } from '../auth/account-notices.service.ts';
import { codeAttempts, countedNetwork, usedCodeAttempts } from '../auth/auth-attempts.service.ts';
import { invalidEmail, newEmailRefusal } from '../auth/new-credentials.service.ts';
import { acceptProof, ownCredentials, provePassword } from '../auth/password-proof.service.ts';
import type { AuthSources } from '../auth/types.ts';
import { changeEmail } from '../customers/credentials.service.ts';
import type { CustomersService } from '../customers/customers.service.ts';
import type { Browser } from '../sessions/types.ts';

/**
 * Sends a code to a customer's new address. The answer does not tell whether another account has the address, because
 * only somebody who can read its mail may learn that.
 */
export async function requestEmailChange(
  sources: AuthSources,
  viewer: Viewer,
  body: EmailChange,
  browser: Browser,
): Promise<Done | Refused> {
  const { database, passwords, attempts, clock, wakeJobs } = sources;
  const email = typedEmail(body.email);
  const wrong = newEmailRefusal(email);
  if (wrong !== null) return wrong;
  const own = await ownCredentials(sources, viewer);
  if (isRefused(own)) return own;
  if (email === own.email) return invalidEmail('unchanged');
  const proof = await provePassword(sources, own, { password: body.password, browser });
  if (isRefused(proof)) return proof;
  const { customerId } = proof;
  const key = emailKey(email);
  const countedAs = codeAttempts(key, browser, false);
  const tooMany = await attempts.count(countedAs);
  if (tooMany !== null) return tooMany;
  const made = await makeCode(passwords.ofKnown);
  if (made === null) {
    await attempts.uncount(countedAs);
    return tooBusy();
  }
  const now = clock();
  const networkHash = countedNetwork(browser, false);
  const asked = { purpose: 'email', email, emailKey: key, customerId, passwordHash: null, networkHash } as const;
  const answer = await refusableTransaction(database, async (transaction): Promise<Done | Refused> => {
    const refusal = await acceptProof(transaction, proof);
    if (refusal !== null) return refusal;
    await deleteEmailCodesOf(transaction, customerId);
    await storeCode(transaction, made, { asked, before: null, now });
    await enqueue(transaction, codeMailJob({ requestHash: hashOfSecret(made.request), code: made.code }, now), now);
    return { ok: true };
  });
  wakeJobs();
  return answer;
}

/**
 * Makes the address that received the code the customer's address, and informs the old one. The code belongs to the
 * account and not to a browser, because it is often read on another device. Codes sent to the old address become
 * invalid.
 */
export async function confirmEmailChange(
  sources: AuthSources & { readonly customers: Pick<CustomersService, 'change'> },
  viewer: Viewer,
  { code }: EmailConfirmation,
): Promise<Done | Refused> {
  const { database, passwords, customers, attempts, clock, wakeJobs } = sources;
  const now = clock();
  const asked = await emailCodeOf(database.read, viewer.customerId, now);
  const tried =
    asked && (await tryAskedCode({ database, passwords: passwords.ofKnown }, asked, { code, whose: 'tries_left' }));
  if (tried === 'busy') return tooBusy();
  if (tried === null || tried === 'wrong') return refused(400, 'code-refused');
  const { email, email_key: key } = tried;
  const answer = await customers.change(viewer, async (transaction, { id, email: before }): Promise<Done | Refused> => {
    // Takes all codes for this address. If two customers confirm at once, the second one waits here and finds none.
    if ((await deleteAccountCodesOf(transaction, 'email', key)) === 0) return refused(400, 'code-refused');
    if (!(await changeEmail(transaction, id, { email, emailKey: key }))) return refused(409, 'email-taken');
    await deleteAccountCodesOf(transaction, 'password', emailKey(before));
    await attempts.succeed(transaction, usedCodeAttempts(tried.network_hash));
    await queueNotice(transaction, 'email', { customerId: id, email: before, now });
    return { ok: true };
  });
  wakeJobs();
  return answer;
}
