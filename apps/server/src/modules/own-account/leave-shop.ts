import type { Done, Leave } from '@kontor/contract';
import { emailKey } from '../../email/email-key.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import type { Refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Viewer } from '../../http/viewer.ts';
import { deleteAccountCodesOf } from '../auth/account-codes.service.ts';
import { againstAccount, loginAttempts } from '../auth/auth-attempts.service.ts';
import { acceptProof, ownCredentials, provePassword } from '../auth/password-proof.service.ts';
import type { AuthSources } from '../auth/types.ts';
import { deleteCustomer } from '../customers/customers.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { Browser } from '../sessions/types.ts';

/**
 * Deletes the account of a signed-in customer who knows the password, with all data that belong to it (LAW D5). Orders
 * are kept without their customer, as the law demands (LAW D6), and their jobs still run. See docs/privacy.md.
 */
export async function leaveShop(
  sources: AuthSources & { readonly orders: Pick<OrdersService, 'forgetCustomer'> },
  viewer: Viewer,
  { password }: Leave,
  browser: Browser,
): Promise<Done | Refused> {
  const { database, attempts, orders } = sources;
  const own = await ownCredentials(sources, viewer);
  if (isRefused(own)) return own;
  const proof = await provePassword(sources, own, { password, browser });
  if (isRefused(proof)) return proof;
  const { customerId } = proof;
  const key = emailKey(own.email);
  return refusableTransaction(database, async (transaction): Promise<Done | Refused> => {
    const refusal = await acceptProof(transaction, proof);
    if (refusal !== null) return refusal;
    await deleteCustomer(transaction, customerId);
    await deleteAccountCodesOf(transaction, 'password', key);
    await attempts.succeed(transaction, againstAccount(loginAttempts(key, browser, false)));
    // Read after locking the customer, so that concurrent orders are committed and found.
    await orders.forgetCustomer(transaction, customerId);
    return { ok: true };
  });
}
