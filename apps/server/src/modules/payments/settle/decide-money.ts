import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { orderRecipientsNow } from '../../configuration/configuration.service.ts';
import type { OrderWithState } from '../../orders/orders.service.ts';
import { hasMoneyMoved } from '../checkout/payment-record.ts';
import { refusedByDispute } from '../providers/gateway.ts';
import { attemptById, attemptsOfOrder, reserveRefund } from '../store/attempts.repository.ts';
import { claimantOf, releaseClaim, takeClaim } from '../store/claims.repository.ts';
import { insertFinding, settleFinding } from '../store/findings.repository.ts';
import { insertOperation, operationByKey, operationsOf } from '../store/operations.repository.ts';
import type { PaymentAttempt, PaymentOperation } from '../store/payment-attempt.ts';
import { queueNextCheck, settleJob } from '../store/payment-checks.ts';
import { paidMail, paidNotices } from './payment-effects.ts';

type Verdict = 'keep' | 'wait' | 'paid-twice' | 'late-payment';

/**
 * Decides about money that has come and is booked, in a transaction that has locked the order: it pays the order, or
 * goes back by itself, because the order is cancelled, somebody has withdrawn the payment, or another attempt has paid
 * (PAYMENTS C3.9, C3.10). As long as nobody knows whether the attempt that holds the claim brings money, it stays and
 * waits: it may be the only money of the order.
 */
export async function decideMoney(
  transaction: Transaction<Schema>,
  attempt: PaymentAttempt,
  placed: OrderWithState,
  now: number,
): Promise<'stays' | 'goes back'> {
  const verdict = await verdictOf(transaction, attempt, placed);
  if (verdict === 'keep') await queueMails(transaction, attempt.id, now);
  if (verdict === 'keep' || verdict === 'wait') return 'stays';
  await giveBack(transaction, attempt, verdict, now);
  return 'goes back';
}

/** Tells the customer and the shop that an order is paid. */
async function queueMails(transaction: Transaction<Schema>, attemptId: string, now: number): Promise<void> {
  const recipients = await orderRecipientsNow(transaction);
  const mails = [paidMail(attemptId, now), ...paidNotices(attemptId, recipients, now)];
  for (const mail of mails) await enqueue(transaction, mail, now);
}

/** Decides about money that waited until another attempt of its order was over, in the transaction in which that is. */
export async function decideWaitingMoney(
  transaction: Transaction<Schema>,
  placed: OrderWithState,
  now: number,
): Promise<void> {
  for (const attempt of await attemptsOfOrder(transaction, placed.order.id)) {
    if (!(await isWaiting(transaction, attempt))) continue;
    if ((await decideMoney(transaction, attempt, placed, now)) === 'stays') continue;
    // Nobody has it in hand who would ask for the refund.
    await queueNextCheck(transaction, attempt.id, now);
    await enqueue(transaction, settleJob(attempt.id, `${attempt.id}:return`, now), now);
  }
}

/** Money that neither pays the order nor was sent back. */
async function isWaiting(
  transaction: Transaction<Schema>,
  { id, order_id, state, amount, refunded }: PaymentAttempt,
): Promise<boolean> {
  if (state !== 'captured' || refunded === amount || (await claimantOf(transaction, order_id)) === id) return false;
  return (await operationByKey(transaction, returnKey(id))) === null;
}

async function verdictOf(
  transaction: Transaction<Schema>,
  { id, order_id }: PaymentAttempt,
  placed: OrderWithState,
): Promise<Verdict> {
  const claimant = await takeClaim(transaction, order_id, id);
  const other = claimant === null || claimant === id ? null : await attemptById(transaction, claimant);
  if (other !== null && hasMoneyMoved(other.state)) return 'paid-twice';
  const isWithdrawn = (await operationsOf(transaction, id)).some(({ kind }) => kind === 'void');
  if (isWithdrawn || placed.state === 'cancelled') {
    // It pays nothing: another attempt may.
    await releaseClaim(transaction, id);
    return 'late-payment';
  }
  return other === null ? 'keep' : 'wait';
}

/** The key of the refund by which money goes back that was not due. */
export function returnKey(attemptId: string): string {
  return `refund:auto-${attemptId}`;
}

/** Note of the refund by which money of an order goes back that was paid, and cancelled afterwards. */
export const cancelledNote = 'order-cancelled';

/**
 * Writes down that the money of an order goes back which was cancelled after it was paid, in a transaction that has
 * locked the order: once, however often and by however many it is found. What its provider refused to give back is not
 * asked for again, for the operator was told, but for what a dispute stood against: once that is over, all that is left
 * goes back, and what the dispute had taken with it.
 * @returns whether there is something to go back by it.
 */
export async function giveBackCancelled(
  transaction: Transaction<Schema>,
  attemptId: string,
  placed: OrderWithState,
  now: number,
): Promise<boolean> {
  const known = placed.state === 'cancelled' ? await attemptById(transaction, attemptId) : null;
  const amount = known?.state === 'captured' ? known.amount - known.refunded - known.reversed : 0;
  if (known === null || amount <= 0) return false;
  const refunds = (await operationsOf(transaction, attemptId)).filter(({ kind }) => kind === 'refund');
  const returns = refunds.filter(({ key }) => key.startsWith(returnKey(attemptId)));
  if (returns.length > 0 && !mayFollow(known, refunds, returns, amount)) return false;
  if (!(await reserveRefund(transaction, attemptId, amount))) return false;
  for (const { key: about } of returns) await settleFinding(transaction, { kind: 'refund-refused', about });
  const key = returns.length === 0 ? returnKey(attemptId) : `${returnKey(attemptId)}:${returns.length + 1}`;
  return insertOperation(transaction, { attemptId, kind: 'refund', key, amount, note: cancelledNote }, now);
}

/** Whether another return may follow: no dispute is open, each before it is done or was refused for one, and no money goes back twice. */
function mayFollow(
  { disputed, amount: paid }: PaymentAttempt,
  refunds: readonly PaymentOperation[],
  returns: readonly PaymentOperation[],
  amount: number,
): boolean {
  const areOver = returns.every(
    ({ state, failure_code }) => state === 'done' || (state === 'refused' && failure_code === refusedByDispute),
  );
  const notRefused = refunds.filter(({ state }) => state !== 'refused');
  const sum = notRefused.reduce((total, refund) => total + refund.amount, 0);
  return disputed === 0 && areOver && sum + amount <= paid;
}

/** What of it the operator has not given back already. */
async function giveBack(
  transaction: Transaction<Schema>,
  { id, order_id, reference }: PaymentAttempt,
  kind: 'paid-twice' | 'late-payment',
  now: number,
): Promise<void> {
  const known = await attemptById(transaction, id);
  const amount = known === null ? 0 : known.amount - known.refunded - known.reversed;
  if (await reserveRefund(transaction, id, amount)) {
    await insertOperation(transaction, { attemptId: id, kind: 'refund', key: returnKey(id), amount, note: kind }, now);
  }
  const subject = { about: id, attemptId: id, orderId: order_id };
  await insertFinding(transaction, { kind, ...subject, detail: { reference, amount } }, now);
}
