import type { MoneyToNote, MoneyToUndo } from '@kontor/contract/office';
import { centsFromEuro } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { viennaDay } from '../../german-format.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { lockRecord } from '../orders/orders.service.ts';
import { type NotedPayment, notedByHand, notedOfOrders } from '../payments/payments.service.ts';
import { readReason } from './step-form.ts';
import { stepFormTexts } from './texts/steps.de.ts';
import type { LifeSources } from './types.ts';

/** The highest amount noted at once, in cents. */
const most = 100_000_000;

/**
 * Ways in which money moves that no bank statement shows: cash, other money, and a transfer back that is noted before
 * its statement is read. The source of a note is one of them and the key of its request.
 */
const means = ['cash', 'other', 'transfer'] as const;

/**
 * Notes money of an order by hand, such as cash. One key notes it once, even after the note was undone.
 * @returns null if it is noted; 404 `order-not-found`; 409 `already-noted` if the key was used for something else; and
 * the refusals of noting a payment.
 */
export async function noteMoney(sources: LifeSources, by: Operator, body: MoneyToNote): Promise<Refused | null> {
  const form = readReason(body.reason);
  if (isRefused(form)) return form;
  const amount = centsFromEuro(body.amount);
  if (amount === null || amount === 0 || Math.abs(amount) > most) return wrong('amount', stepFormTexts.wrongMoney);
  if (body.means === 'transfer' && amount > 0) return wrong('amount', stepFormTexts.wrongMoney);
  const { number, key, receivedOn } = body;
  if (!isPastDay(receivedOn, sources.clock())) return wrong('receivedOn', stepFormTexts.wrongDay);
  return changeNotes(sources, number, async (transaction, orderId) => {
    const keys = means.map((one) => `${one}:${key}`);
    const made = (await notedByHand(transaction, orderId)).find(({ source }) => keys.includes(source));
    if (made !== undefined) return made.amount === amount ? null : refused(409, 'already-noted');
    const payment = { orderNumber: number, source: `${body.means}:${key}`, amount, receivedOn };
    return sources.noted.note(transaction, { ...payment, reference: form.reason }, by);
  });
}

/**
 * Undoes a note made by hand. Doing it again changes nothing.
 * @returns null if it no longer counts; 404 `order-not-found` or `money-not-noted`; 409 `noted-by-bank`.
 */
export async function undoMoney(sources: LifeSources, by: Operator, body: MoneyToUndo): Promise<Refused | null> {
  const form = readReason(body.reason);
  if (isRefused(form)) return form;
  return changeNotes(sources, body.number, async (transaction, orderId) => {
    const isAsked = ({ id }: NotedPayment) => id === body._id;
    const note = (await notedByHand(transaction, orderId)).find(isAsked);
    if (note === undefined) {
      const isOfBank = (await notedOfOrders(transaction, [orderId])).get(orderId)?.some(isAsked) === true;
      return isOfBank ? refused(409, 'noted-by-bank') : refused(404, 'money-not-noted');
    }
    if (note.taken_back_at === null) await sources.noted.takeBack(transaction, note.source, by, form.reason);
    return null;
  });
}

/** Changes the payment notes of an order, locked. */
async function changeNotes(
  { database, wakeJobs }: LifeSources,
  orderNumber: string,
  change: (transaction: Transaction<Schema>, orderId: string) => Promise<Refused | null>,
): Promise<Refused | null> {
  const refusal = await refusableTransaction(database, async (transaction) => {
    const record = await lockRecord(transaction, orderNumber);
    return record === null ? refused(404, 'order-not-found') : change(transaction, record.order.id);
  });
  if (refusal === null) wakeJobs();
  return refusal;
}

function isPastDay(day: string, now: number): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && day <= viennaDay(now);
}

function wrong(path: string, msg: string): Refused {
  return refused(400, 'invalid-form', { errors: [{ path, msg }] });
}
