import { decide } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { settle } from '../settle/settle.ts';
import { applyEffects } from '../store/apply-effects.ts';
import { findingById, resolveFinding } from '../store/findings.repository.ts';
import { loadCase } from '../store/load-case.ts';

/**
 * Marks a finding as dealt with by the operator. A different amount at the provider is thereby accepted: it is booked,
 * or captured. An operator who does not want it cancels the payment instead. If the provider has another order or
 * another currency, nothing can be booked here: the attempt ends, and the operator clears it with the provider.
 * @param note writes who did it, in the same transaction.
 * @returns 404 `finding-not-found` when there is none that is open.
 */
export async function resolvePaymentFinding(
  sources: PaymentSources,
  findingId: string,
  note: (transaction: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<Refused | null> {
  const { database, clock } = sources;
  const { kind, attempt_id: attemptId } = (await findingById(database.read, findingId)) ?? {};
  const isResolved = await database.transaction(async (transaction) => {
    // The order is locked before any write, as in every decision about its money.
    const payment = kind === 'amount-differs' && attemptId ? await loadCase(sources, transaction, attemptId) : null;
    const now = clock();
    if (!(await resolveFinding(transaction, findingId, now))) return false;
    await note(transaction);
    if (payment) await applyEffects(transaction, payment, decide(payment, { kind: 'reviewed' }, now), now);
    return true;
  });
  if (!isResolved) return refused(404, 'finding-not-found');
  if (attemptId) await settle(sources, attemptId, 'operator');
  return null;
}
