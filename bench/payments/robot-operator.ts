import type { PaymentsService } from '../../apps/server/src/modules/payments/payments.service.ts';
import type { Random } from '../random.ts';

/**
 * Refunds half of some payments. Each is requested twice under one key, which makes one refund. Returns their number.
 */
export async function refundSome(payments: PaymentsService, random: Random): Promise<number> {
  let given = 0;
  for (const { id, reference, state, amount } of await payments.newest({ limit: 100_000, offset: 0 })) {
    if (state !== 'captured' || !random.happens(0.05)) continue;
    const refund = { attemptId: id, amount: Math.floor(amount / 2), note: 'soak', key: `soak-${reference}` };
    await Promise.all([payments.refund(refund), payments.refund(refund)]);
    given += 1;
  }
  return given;
}
