import type {
  OfficeReceivable,
  ReceivableLetter,
  Receivables,
  ReceivablesToRemind,
  ReceivableToSpare,
  ReminderToPrint,
  StepResults,
} from '@kontor/contract/office';
import { isBankRead, nextReminder } from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import type { Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Changer } from '../office-log/types.ts';
import { counted, resultOf } from '../order-life/order-life.service.ts';
import { recordOfNumber } from '../orders/orders.service.ts';
import { dueReminder } from './compose-letter.ts';
import { listReceivables, openReceivables, wireReceivable } from './list-receivables.ts';
import { loadReceivables } from './load-receivables.ts';
import { printReminder } from './print-reminder.ts';
import { reminderMail } from './reminder-mail.ts';
import { sendReminder } from './send-reminder.ts';
import { spareOrder } from './spare-order.ts';
import { reminderRefusalTexts as texts } from './texts/reminder-mail.de.ts';
import type { ReminderSources } from './types.ts';

export { eraseReminders } from './erase-reminders.ts';

/** Unpaid orders and the reminders of them (docs/decisions/063). */
export interface RemindersService {
  receivables(): Promise<Receivables>;
  /** The number of receivables about which something is to be done, counted up to a limit. */
  countDue(upTo: number): Promise<number>;
  /** The mail that would be sent now. 409 `reminder-refused` if none is due. */
  letter(orderNumber: string): Promise<ReceivableLetter | Refused>;
  /** The letter of a reminder as a PDF; takes its step if it was not taken yet. */
  print(wish: ReminderToPrint, by: Operator): ReturnType<typeof printReminder>;
  /** Sends reminders, each as if it were asked for alone. If one is refused, the others are still sent. */
  remind(wish: ReceivablesToRemind, by: Changer): Promise<StepResults>;
  /** Stops reminders of an order, or allows them again. */
  spare(wish: ReceivableToSpare, by: Operator): Promise<OfficeReceivable | Refused>;
  /**
   * Sends all due reminders without an operator, if the shop's settings say so and the bank account was read lately.
   * Whoever may have paid by an entry that waits to be assigned gets none. Running twice sends nothing twice.
   */
  remindByItself(): Promise<void>;
}

/** Creates the service. */
export function createReminders(sources: ReminderSources): RemindersService {
  const { database, configuration, bankStatements, clock } = sources;
  const today = () => viennaDay(clock());
  const receivableOf = async (orderNumber: string) => {
    const settings = await configuration.current();
    const record = await recordOfNumber(database.read, orderNumber);
    const [one] = record === null ? [] : await loadReceivables(database.read, [record], settings.reminders);
    return { settings, one };
  };
  const remind = async ({ receivables }: ReceivablesToRemind, by: Changer) => {
    const settings = await configuration.current();
    const results: StepResults['results'] = [];
    for (const wish of new Map(receivables.map((receivable) => [receivable.number, receivable])).values())
      results.push(resultOf(wish.number, await sendReminder(sources, settings, wish, by)));
    return counted(results);
  };
  return {
    remind,
    receivables: () => listReceivables(sources),
    async countDue(upTo) {
      const settings = await configuration.current();
      const open = await openReceivables(database.read, settings);
      const due = open.filter(
        ({ receivable }) => nextReminder(receivable, settings.reminders, today()).kind !== 'none',
      );
      return Math.min(due.length, upTo);
    },
    async letter(orderNumber) {
      const { settings, one } = await receivableOf(orderNumber);
      if (one === undefined) return refused(404, 'order-not-found');
      const due = dueReminder(one, settings, clock());
      if (due === null) return refused(409, 'reminder-refused', { msg: texts.waiting });
      const from = { name: settings.title, address: settings.seller.email };
      const { subject, text, to } = reminderMail(one.order, due.letter, { from, about: 'preview' });
      return { subject, text, to: to.address, step: due.step };
    },
    print: (wish, by) => printReminder(sources, wish, by),
    async spare(wish, by) {
      const refusal = await spareOrder(sources, wish, by);
      if (refusal !== null) return refusal;
      const { settings, one } = await receivableOf(wish.number);
      if (one === undefined) return refused(404, 'order-not-found');
      const waitingMoney = (await bankStatements.waitingMoney()).get(wish.number) ?? null;
      return wireReceivable(one, settings.reminders, { today: today(), waitingMoney });
    },
    async remindByItself() {
      const settings = await configuration.current();
      if (!settings.reminders.automatic || !isBankRead(await bankStatements.lastDay(), today())) return;
      const waiting = await bankStatements.waitingMoney();
      const due = (await openReceivables(database.read, settings)).flatMap(({ order, receivable }) => {
        if (waiting.has(order.orderNumber)) return [];
        const next = nextReminder(receivable, settings.reminders, today());
        return next.kind === 'remind' ? [{ number: order.orderNumber, step: next.step }] : [];
      });
      await remind({ receivables: due }, null);
    },
  };
}
