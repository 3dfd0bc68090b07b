import { type Refused, refused } from '../../../http/refused.ts';
import { endOperations } from '../settle/apply-standing.ts';
import { lockOrder } from '../settle/lock-order.ts';
import type { PaymentSources } from '../settle/payment-sources.ts';
import { settle } from '../settle/settle.ts';
import { attemptById } from '../store/attempts.repository.ts';
import { resolveFinding } from '../store/findings.repository.ts';

/**
 * The operator has dealt with a finding. Where the provider has another amount than was asked for, that is accepted: it is booked, or taken;
 * who does not want it cancels the payment instead. Where it has another order's or another currency, nothing can be booked here: the
 * attempt ends, the rest is the operator's with the provider.
 * @returns 404 `finding-not-found` when there is none that is open.
 */
export async function resolvePaymentFinding(sources: PaymentSources, findingId: string): Promise<Refused | null> {
  const { database, clock } = sources;
  const finding = await database.transaction(async (transaction) => {
    const resolved = await resolveFinding(transaction, findingId, clock());
    if (resolved?.kind !== 'amount-differs' || resolved.attempt_id === null) return resolved;
    const attempt = await attemptById(transaction, resolved.attempt_id);
    if (attempt?.held == null) return resolved;
    const [now, code] = [clock(), 'settled-by-operator'];
    const isOver = attempt.seen_amount === null;
    const decided = isOver
      ? ({ held: null, state: 'voided', failure_code: code, changed_at: now } as const)
      : { held: null, amount: attempt.seen_amount };
    const placed = await lockOrder(sources, transaction, attempt.order_id);
    await transaction.updateTable('payment_attempts').set(decided).where('id', '=', attempt.id).execute();
    if (isOver) await endOperations({ transaction, attempt, placed, now }, code);
    return resolved;
  });
  if (finding === null) return refused(404, 'finding-not-found');
  if (finding.attempt_id !== null) await settle(sources, finding.attempt_id, 'operator');
  return null;
}
