import type { Faults, Outcome } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';
import { notify, notifyNow } from './notifications.ts';
import { statusAfter } from './outcomes.ts';
import { newId, type PaymentRecord, Records, type TransactionRecord } from './records.ts';

/**
 * What became of what a payer did on the page: `decided` now, or `over` because it was decided before; `open`: the
 * payer walked away without doing anything; `expired`: the page had died.
 */
export type Decision =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'decided' | 'over' | 'open' | 'expired'; readonly payment: PaymentRecord };

const pendingKind = 'saferpay-pending';

/** Begins to decide the pending payments whose time has come. */
export function handlePendingPayments(sandbox: Sandbox): void {
  sandbox.tasks.handle<{ token: string }>(pendingKind, ({ token }) => decidePending(sandbox, token));
}

/** The payer acts, on the page or by a control call. `changes` are faults chosen along with it. */
export async function payerActs(
  sandbox: Sandbox,
  token: string,
  outcome: Outcome,
  changes: Partial<Faults>,
): Promise<Decision> {
  const decision = sandbox.store.transaction(() => decide(sandbox, token, outcome, changes));
  if (decision.kind !== 'decided') return decision;
  await notifyNow(sandbox, decision.payment, statusAfter(outcome) !== 'FAILED', sandbox.faults.of('saferpay', token));
  return decision;
}

function decide(sandbox: Sandbox, token: string, outcome: Outcome, changes: Partial<Faults>): Decision {
  const { store, clock, tasks, faults } = sandbox;
  const records = new Records(store);
  const payment = records.payment(token);
  if (payment === undefined) return { kind: 'unknown' };
  if (payment.outcome !== null) return { kind: 'over', payment };
  if (clock.now() >= payment.expiresAt) return { kind: 'expired', payment };
  faults.set('saferpay', token, { ...changes, outcome });
  const status = statusAfter(outcome);
  if (status === undefined) return { kind: 'open', payment };
  const money = newMoney(payment, outcome, status, clock.now());
  records.saveMoney(money);
  const decided: PaymentRecord = {
    ...payment,
    ...{ isOpened: true, outcome, transactionId: money.id, breaksDown: outcome === 'error-but-authorized' },
  };
  records.savePayment(decided);
  const chosen = faults.of('saferpay', token);
  if (status === 'PENDING') tasks.add(pendingKind, clock.now() + chosen.seconds * 1000, { token });
  notify(sandbox, decided, status !== 'FAILED', chosen);
  return { kind: 'decided', payment: decided };
}

function newMoney(
  payment: PaymentRecord,
  outcome: Outcome,
  status: TransactionRecord['status'],
  now: number,
): TransactionRecord {
  const id = newId(28);
  const { token, orderId, amount, currency } = payment;
  const isCaptured = status === 'CAPTURED';
  return {
    ...{ id, token, type: 'PAYMENT', status, orderId, amount, currency, date: now, outcome, refundOf: null },
    ...{ captureId: isCaptured ? `${id}_c` : null, captured: isCaptured ? amount : 0 },
  };
}

async function decidePending(sandbox: Sandbox, token: string): Promise<void> {
  const { store, faults } = sandbox;
  const records = new Records(store);
  const payment = records.payment(token);
  const money = payment?.transactionId ? records.money(payment.transactionId) : undefined;
  if (payment === undefined || money?.status !== 'PENDING') return;
  const isPaid = payment.outcome === 'pending-then-captured';
  store.transaction(() => {
    const paid = { status: 'CAPTURED', captureId: `${money.id}_c`, captured: money.amount } as const;
    records.saveMoney({ ...money, ...(isPaid ? paid : { status: 'FAILED' }) });
    notify(sandbox, payment, isPaid, faults.of('saferpay', token));
  });
  await notifyNow(sandbox, payment, isPaid, faults.of('saferpay', token));
}
