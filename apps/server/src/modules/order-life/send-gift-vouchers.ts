import {
  decideStep,
  giftVoucherWorths,
  lastDayOfGiftVoucher,
  type OrderPaymentState,
  type StepDone,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { viennaDay, viennaDayBegins } from '../../german-format.ts';
import { lockRecord, type OrderRecord, orderById } from '../orders/orders.service.ts';
import { soldVouchers } from '../vouchers/vouchers.service.ts';
import { loadLife } from './load-life.ts';
import { stepTexts as texts } from './texts/steps.de.ts';
import type { LifeSources } from './types.ts';
import { writeStep } from './write-step.ts';

/** Payment states in which nothing of the money is there, or somebody disputes it. */
const gone: readonly OrderPaymentState[] = ['open', 'pending', 'failed', 'disputed', 'refunded'];

/**
 * Does what follows for the gift vouchers of an order from how its payment stands now. Once it is paid, their codes are
 * made and their pieces shipped by e-mail, in one transaction: a second run finds no waiting piece. If the money goes,
 * the codes are stopped; if it returns, they can be redeemed again. What is held waits until it is released. A part of
 * the money that is refunded out of courtesy stops nothing: pieces that are taken back are voided by that step.
 */
export async function sendGiftVouchers(sources: LifeSources, orderId: string): Promise<void> {
  const { database, configuration, vouchers, wakeJobs } = sources;
  const order = await orderById(database.read, orderId);
  if (order === null) return;
  // Read before the transaction, because inside it only its own connection may be used.
  const settings = await configuration.current();
  await database.transaction(async (transaction) => {
    const record = await lockRecord(transaction, order.orderNumber);
    if (record === null) return;
    const isPaid = record.payment === 'paid' || record.payment === 'overpaid';
    if (!isPaid && !gone.includes(record.payment)) return;
    await vouchers.suspend(transaction, orderId, !isPaid);
    if (!isPaid) return;
    const { life: before } = await loadLife(transaction, record);
    const step = { kind: 'ship', isByEmail: true } as const;
    const decision = decideStep(before, step);
    if (decision.kind !== 'done') return;
    await sell(transaction, sources, record, { decision, years: settings.giftVouchers.years });
    const detail = { carrier: texts.byEmail, isTold: true };
    const key = `gift-vouchers:${record.version + 1}`;
    const asked = { orderNumber: order.orderNumber, version: null, key, step, detail };
    const by = { operator: null, via: 'many' } as const;
    await writeStep(transaction, { sources, settings, by, asked, record, before, decision, correction: undefined });
  });
  wakeJobs();
}

/** Makes the codes of the pieces that the step ships. Each is worth what was paid for it. */
async function sell(
  transaction: Transaction<Schema>,
  { vouchers, clock }: LifeSources,
  { order }: OrderRecord,
  { decision: { moved }, years = null }: { readonly decision: StepDone; readonly years: number | null | undefined },
): Promise<void> {
  const sold = await soldVouchers(transaction, order.id);
  const pieces = moved.flatMap(({ line, amount }) => {
    const { total, amount: ordered } = order.lines[line] ?? { total: { gross: 0 }, amount: 0 };
    const worths = giftVoucherWorths(total.gross, ordered);
    const first = sold.filter((one) => one.line === line).length;
    const all = Array.from({ length: amount }, (_, i) => ({ line, piece: first + i, worth: worths[first + i] ?? 0 }));
    return all.filter(({ worth }) => worth > 0);
  });
  const lastDay = lastDayOfGiftVoucher(viennaDay(clock()), order.shop.seller.country, years);
  const validTo = viennaDayBegins(lastDay, 1);
  if (validTo === null) throw new RangeError(`No day: ${lastDay}`);
  await vouchers.sell(transaction, order.id, pieces, validTo);
}
