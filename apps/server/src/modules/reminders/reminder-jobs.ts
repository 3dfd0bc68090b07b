import { reminderRest } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Alongside, JobHandlersOf } from '../../jobs/job-handler.ts';
import type { MailTransport } from '../../mail/mail.ts';
import { senderOf } from '../../mail/mail-sender.ts';
import { addEntry } from '../order-life/order-life.service.ts';
import { lockRecord, orderById, recordOfNumber } from '../orders/orders.service.ts';
import { loadReceivables } from './load-receivables.ts';
import { reminderMail } from './reminder-mail.ts';
import { endReminder, reminderById, type StoredReminder } from './reminders.repository.ts';
import { reminderRefusalTexts as texts } from './texts/reminder-mail.de.ts';
import type { ReminderSources } from './types.ts';

/** The sources of the mails of reminders. */
export interface ReminderJobSources extends Pick<ReminderSources, 'database' | 'configuration' | 'log' | 'clock'> {
  readonly mail: MailTransport;
  /** MAIL_FROM. Undefined: the seller's own address. */
  readonly mailFrom: string | undefined;
}

/**
 * The handler of these mails. A mail server may have been away for days, so the receivable is looked at again: if
 * nothing is open any more, or the order was put on hold, the reminder is given up instead. Then its step may be taken
 * later.
 */
export function reminderJobs(sources: ReminderJobSources): JobHandlersOf<'reminder-mail'> {
  const { database, configuration, clock, mail, mailFrom } = sources;
  return {
    'reminder-mail': async ({ reminderId }, { alongside, uniqueKey }) => {
      const reminder = await reminderById(database.read, reminderId);
      const order = reminder && (await orderById(database.read, reminder.order_id));
      const record = order && (await recordOfNumber(database.read, order.orderNumber));
      if (reminder === null || !record) throw new Error('A job belongs to a reminder that is not there');
      if (reminder.dropped_at !== null) return;
      const { reminders } = await configuration.current();
      const [one] = await loadReceivables(database.read, [record], reminders);
      if (one === undefined || reminderRest(one.receivable) !== null) {
        alongside(dropping(sources, reminder, record.order.orderNumber));
        return;
      }
      const from = senderOf(record.order.shop, mailFrom);
      await mail.send(reminderMail(record.order, reminder.letter, { from, about: uniqueKey }));
      alongside((transaction) => endReminder(transaction, reminderId, { mailed_at: clock() }));
    },
  };
}

/** Gives a reminder up, and tells it in the order's timeline. */
function dropping({ clock, log }: ReminderJobSources, { id, letter }: StoredReminder, orderNumber: string): Alongside {
  return async (transaction: Transaction<Schema>) => {
    const record = await lockRecord(transaction, orderNumber);
    await endReminder(transaction, id, { dropped_at: clock() });
    if (record === null) return;
    const detail = { text: texts.dropped(letter.title) };
    await addEntry(transaction, { clock, log }, record, { kind: 'remind', detail, by: null, via: 'many', key: null });
  };
}
