import type { Done, Leave } from '@kontor/contract';
import { emailKey } from '../../email/email-key.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import type { Refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Viewer } from '../../http/viewer.ts';
import { againstAccount, loginAttempts } from '../auth/auth-attempts.service.ts';
import { acceptProof, ownCredentials, provePassword } from '../auth/password-proof.service.ts';
import type { AuthSources } from '../auth/types.ts';
import type { ErasuresService } from '../erasures/erasures.service.ts';
import type { Browser } from '../sessions/types.ts';

/**
 * Deletes the account of a signed-in customer who knows the password, with all data that belong to it (LAW D5), by the
 * rule by which an operator erases one (modules/erasures). Jobs of the orders still run. See docs/privacy.md.
 */
export async function leaveShop(
  sources: AuthSources & { readonly erasures: Pick<ErasuresService, 'ownErasure'> },
  viewer: Viewer,
  { password }: Leave,
  browser: Browser,
): Promise<Done | Refused> {
  const { database, attempts, erasures, wakeJobs } = sources;
  const own = await ownCredentials(sources, viewer);
  if (isRefused(own)) return own;
  const proof = await provePassword(sources, own, { password, browser });
  if (isRefused(proof)) return proof;
  const { customerId } = proof;
  const key = emailKey(own.email);
  const erase = await erasures.ownErasure();
  const left = await refusableTransaction(database, async (transaction): Promise<Done | Refused> => {
    const refusal = await acceptProof(transaction, proof);
    if (refusal !== null) return refusal;
    await erase(transaction, { customerId, email: own.email });
    await attempts.succeed(transaction, againstAccount(loginAttempts(key, browser, false)));
    return { ok: true };
  });
  wakeJobs();
  return left;
}
