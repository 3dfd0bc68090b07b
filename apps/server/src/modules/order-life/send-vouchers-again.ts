import type { VouchersToSend } from '@kontor/contract/office';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { lockRecord } from '../orders/orders.service.ts';
import { soldVouchers } from '../vouchers/vouchers.service.ts';
import { addEntry } from './add-entry.ts';
import { isKeyUsed } from './order-life.repository.ts';
import { timelineTexts } from './texts/timeline.de.ts';
import type { LifeSources } from './types.ts';

/**
 * Mails the codes of an order's gift vouchers once more, to its e-mail address of now. A note in its timeline says so.
 * @returns null if the mail is queued; 404 `order-not-found`; 409 `no-gift-vouchers` if none of them can be redeemed,
 * or the order has no e-mail address.
 */
export async function sendVouchersAgain(
  sources: LifeSources,
  by: Operator,
  { number, key }: VouchersToSend,
): Promise<Refused | null> {
  const refusal = await refusableTransaction(sources.database, async (transaction) => {
    const record = await lockRecord(transaction, number);
    if (record === null) return refused(404, 'order-not-found');
    const { id: orderId, email } = record.order;
    if (await isKeyUsed(transaction, orderId, key)) return null;
    const sold = await soldVouchers(transaction, orderId);
    if (email === '' || !sold.some(({ state }) => state === 'valid')) return refused(409, 'no-gift-vouchers');
    const detail = { text: timelineTexts.vouchersSentAgain(email) };
    await addEntry(transaction, sources, record, { kind: 'note', detail, by, via: 'order', key });
    const [version, now] = [record.version + 1, sources.clock()];
    const uniqueKey = `gift-voucher-mail:${orderId}:${version}`;
    await enqueue(
      transaction,
      { kind: 'gift-voucher-mail', uniqueKey, payload: { orderId, version }, runAt: now },
      now,
    );
    return null;
  });
  if (refusal === null) sources.wakeJobs();
  return refusal;
}
