import type { LedgerPayment, Sandbox } from '../sandbox.ts';
import { type PaymentRecord, Records } from './records.ts';

/** All payments with what was authorized, captured and refunded. */
export function ledger({ store, clock, faults }: Sandbox): LedgerPayment[] {
  const records = new Records(store);
  const refunds = records.refunds();
  return records.payments().map((payment) => {
    const money = payment.transactionId === null ? undefined : records.money(payment.transactionId);
    const given = refunds.get(money?.id ?? '') ?? [];
    const isAgreed = money?.status === 'AUTHORIZED' || money?.status === 'CAPTURED';
    return {
      provider: 'saferpay',
      id: payment.token,
      reference: payment.orderId,
      state: money?.status ?? stateWithoutMoney(payment, clock.now()),
      ...{ amount: payment.amount, currency: payment.currency },
      authorized: isAgreed ? payment.amount : 0,
      captured: money?.captured ?? 0,
      refunded: given.reduce((sum, refund) => sum + refund.captured, 0),
      captures: money?.captureId ? 1 : 0,
      transactionId: money?.id ?? null,
      createdAt: clock.iso(payment.createdAt),
      faults: faults.of('saferpay', payment.token),
    };
  });
}

function stateWithoutMoney({ expiresAt }: PaymentRecord, now: number): string {
  return now >= expiresAt ? 'EXPIRED' : 'NOT_STARTED';
}
