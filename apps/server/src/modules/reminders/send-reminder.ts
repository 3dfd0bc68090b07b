import { nextReminder } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { viennaDay } from '../../german-format.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { Changer } from '../office-log/types.ts';
import { addEntry } from '../order-life/order-life.service.ts';
import { lockRecord, type OrderRecord } from '../orders/orders.service.ts';
import { dueReminder } from './compose-letter.ts';
import { loadReceivables } from './load-receivables.ts';
import { insertReminder } from './reminders.repository.ts';
import { reminderRefusalTexts as texts } from './texts/reminder-mail.de.ts';
import type { OrderReceivable, ReminderSources } from './types.ts';

/** A reminder to send: the step that the operator saw as the next one of an order. */
export interface ReminderWish {
  readonly number: string;
  readonly step: number;
  /** Whether a letter is printed instead of a mail. */
  readonly isLetter?: boolean;
}

/**
 * Sends a reminder: writes it with its entry in the timeline and queues its mail, unless it is a letter, in one
 * transaction with the order locked. Whether it is due is decided there again, so whoever has paid meanwhile gets none,
 * and of two requests at once one has an effect.
 * @returns null if it is queued; `nothing` if this step was taken before; 404 `order-not-found`; 409
 * `reminder-refused` with the reason.
 */
export async function sendReminder(
  sources: ReminderSources,
  settings: Pick<ShopConfiguration, 'seller' | 'reminders'>,
  wish: ReminderWish,
  by: Changer,
): Promise<Refused | 'nothing' | null> {
  const sent = await refusableTransaction(
    sources.database,
    async (transaction): Promise<Refused | 'nothing' | null> => {
      const record = await lockRecord(transaction, wish.number);
      if (record === null) return refused(404, 'order-not-found');
      const [one] = await loadReceivables(transaction, [record], settings.reminders);
      if (one === undefined) return refused(409, 'reminder-refused', { msg: texts.paid });
      if (one.order.email === '' && !wish.isLetter) return refused(409, 'reminder-refused', { msg: texts.noEmail });
      if (one.receivable.sent.some(({ step }) => step === wish.step)) return 'nothing';
      const due = dueReminder(one, settings, sources.clock());
      if (due === null || due.step !== wish.step) return notDue(one, settings, sources.clock());
      await writeReminder(transaction, sources, { record, due, by, isLetter: wish.isLetter ?? false });
      return null;
    },
  );
  if (sent === null) sources.wakeJobs();
  return sent;
}

function notDue(
  { receivable }: OrderReceivable,
  { reminders }: Pick<ShopConfiguration, 'reminders'>,
  now: number,
): Refused {
  const next = nextReminder(receivable, reminders, viennaDay(now));
  const reason = next.kind === 'none' ? next.why : next.kind === 'cancel' ? 'cancel' : 'other';
  return refused(409, 'reminder-refused', { msg: texts[reason] });
}

async function writeReminder(
  transaction: Transaction<Schema>,
  { clock, log }: ReminderSources,
  {
    record,
    due,
    by,
    isLetter,
  }: {
    readonly record: OrderRecord;
    readonly due: NonNullable<ReturnType<typeof dueReminder>>;
    readonly by: Changer;
    readonly isLetter: boolean;
  },
): Promise<void> {
  const [id, now, { letter, step, fee }] = [privateId(), clock(), due];
  await insertReminder(transaction, {
    ...{ id, order_id: record.order.id, step, amount: letter.open, fee, letter },
    ...{ asked_at: now, mailed_at: null, dropped_at: null },
  });
  const text = isLetter ? texts.asLetter(letter.title) : letter.title;
  const detail = { text, amount: letter.open + letter.fees };
  await addEntry(transaction, { clock, log }, record, { kind: 'remind', detail, by, via: 'many', key: null });
  if (isLetter) return;
  const job = { kind: 'reminder-mail', uniqueKey: `reminder-mail:${id}`, payload: { reminderId: id }, runAt: now };
  await enqueue(transaction, { ...job, kind: 'reminder-mail' }, now);
}
