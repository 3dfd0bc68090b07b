import type { OrderRefund } from '@kontor/contract/office';
import { type Cents, centsFromEuro, refundableOf } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { germanEuro } from '../../german-format.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { lockRecord, orderIdOfNumber } from '../orders/orders.service.ts';
import { attemptsOfOrder } from '../payments/payments.service.ts';
import { soldVouchers } from '../vouchers/vouchers.service.ts';
import { addEntry } from './add-entry.ts';
import { isKeyUsed } from './order-life.repository.ts';
import { type OrderMoney, refundableOnline } from './order-money.ts';
import { readReason } from './step-form.ts';
import { stepFormTexts } from './texts/steps.de.ts';
import type { AskedBy, LifeSources } from './types.ts';

/**
 * Refunds money of an order that a provider captured, from the payment that has enough of it. The payments module makes
 * the refund, once per key (docs/decisions/023); then it is added to the timeline. If the process dies between, a
 * repetition with the same key completes it. Until then the refund is listed among the payments.
 * @returns null if the refund has started; 404 `order-not-found`; 409 `not-refundable`, `refund-key-used`, or
 * `voucher-redeemed` if a bought gift voucher was redeemed for more than would be left.
 */
export async function refundOrder(
  sources: LifeSources,
  by: AskedBy,
  { number, key, amount: euro, reason: typed, isTold = false }: OrderRefund,
): Promise<Refused | null> {
  const form = readReason(typed);
  if (isRefused(form)) return form;
  const amount = centsFromEuro(euro);
  if (amount === null || amount <= 0) return refused(400, 'invalid-request');
  const { read } = sources.database;
  const orderId = await orderIdOfNumber(read, number);
  if (orderId === null) return refused(404, 'order-not-found');
  if (await isKeyUsed(read, orderId, key)) return null;
  const attempts = await attemptsOfOrder(read, orderId);
  const attempt = attempts.find((one) => refundableOf(one) >= amount) ?? attempts.find(({ refunded }) => refunded > 0);
  if (attempt === undefined) return refused(409, 'not-refundable');
  const refusal = await refusalForRedeemed(read, orderId, attempts, amount);
  if (refusal !== null) return refusal;
  const refund = await sources.payments.refund({ attemptId: attempt.id, amount, note: form.reason, key });
  if (isRefused(refund)) return refund;
  await noteRefund(sources, by, { orderNumber: number, key, detail: { ...form, amount, isTold } });
  return null;
}

/** What was redeemed of its gift vouchers stays paid, because goods were bought with it. */
async function refusalForRedeemed(
  queryable: Queryable,
  orderId: string,
  attempts: OrderMoney['attempts'],
  amount: Cents,
): Promise<Refused | null> {
  const sold = await soldVouchers(queryable, orderId);
  const redeemed = sold.reduce((sum, { worth, rest, state }) => (state === 'voided' ? sum : sum + worth - rest), 0);
  if (redeemed === 0) return null;
  const most = Math.max(0, refundableOnline({ attempts }) - redeemed);
  if (amount <= most) return null;
  return refused(409, 'voucher-redeemed', { msg: stepFormTexts.redeemed(germanEuro(redeemed), germanEuro(most)) });
}

async function noteRefund(
  { database, clock, log, wakeJobs }: LifeSources,
  { operator, via }: AskedBy,
  {
    orderNumber,
    key,
    detail,
  }: {
    readonly orderNumber: string;
    readonly key: string;
    readonly detail: { readonly reason: string; readonly amount: number; readonly isTold: boolean };
  },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const record = await lockRecord(transaction, orderNumber);
    if (record === null || (await isKeyUsed(transaction, record.order.id, key))) return;
    await addEntry(transaction, { clock, log }, record, { kind: 'refund', detail, by: operator, via, key });
    if (!detail.isTold || record.order.email === '') return;
    const [orderId, version, now] = [record.order.id, record.version + 1, clock()];
    const uniqueKey = `order-refunded-mail:${orderId}:${version}`;
    await enqueue(
      transaction,
      { kind: 'order-refunded-mail', uniqueKey, payload: { orderId, version }, runAt: now },
      now,
    );
  });
  wakeJobs();
}
