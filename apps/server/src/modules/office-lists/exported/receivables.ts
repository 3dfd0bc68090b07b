import type { ListColumnName, OfficeReceivable } from '@kontor/contract/office';
import { restTexts } from '@kontor/contract/office-texts';
import type { RemindersService } from '../../reminders/reminders.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import { amount, day, type ExportedList } from './exported-list.ts';

/** All unpaid orders that the room shows. */
export function exportedReceivables(
  reminders: Pick<RemindersService, 'receivables'>,
): ExportedList<ListColumnName<'receivables'>, OfficeReceivable> {
  return {
    columns: {
      order: [
        [texts.order, ({ number }) => number],
        [texts.invoice, ({ invoice }) => invoice ?? ''],
      ],
      customer: [
        [texts.customer, ({ customer }) => customer],
        [texts.email, ({ email }) => email],
      ],
      open: [
        [texts.open, ({ open }) => amount(open)],
        [texts.paid, ({ received }) => amount(received)],
        [texts.fees, ({ fees }) => amount(fees)],
      ],
      due: [
        [texts.due, ({ dueOn }) => day(dueOn)],
        [texts.overdue, ({ daysOverdue }) => `${daysOverdue}`],
      ],
      next: [
        [texts.next, ({ next }) => nextInWords(next)],
        [texts.reason, ({ stop }) => stop ?? ''],
        [texts.lastReminder, ({ sent }) => sent.at(-1)?.title ?? ''],
        [texts.remindedOn, ({ sent }) => day(sent.at(-1)?.sentOn ?? null)],
      ],
      placed: [[texts.placed, ({ placedOn }) => day(placedOn)]],
    },
    count: async (upTo) => Math.min((await reminders.receivables()).receivables.length, upTo),
    page: async () => ({ rows: (await reminders.receivables()).receivables, next: null }),
  };
}

function nextInWords(next: OfficeReceivable['next']): string {
  if (next.kind === 'remind') return next.title;
  return next.kind === 'cancel' ? texts.cancel : restTexts[next.why];
}
