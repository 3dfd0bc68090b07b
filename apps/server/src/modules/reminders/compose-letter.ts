import { type Cents, nextReminder } from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import type { ReminderSettings, Seller } from '../configuration/types.ts';
import { reminderMailTexts as texts } from './texts/reminder-mail.de.ts';
import type { OrderReceivable, ReminderLetter } from './types.ts';

/** The reminder that is due, with its fee in cents and all that its mail says. Null: none is due. */
export function dueReminder(
  one: OrderReceivable,
  { seller, reminders }: { readonly seller: Seller; readonly reminders: ReminderSettings },
  now: number,
): { readonly step: number; readonly fee: Cents; readonly letter: ReminderLetter } | null {
  const { receivable, invoice } = one;
  const next = nextReminder(receivable, reminders, viennaDay(now));
  if (next.kind !== 'remind') return null;
  const step = reminders.steps[next.step - 1];
  const words = receivable.basis === 'prepayment' || step === undefined ? reminders.prepayment : step;
  const statesInterest = receivable.basis === 'invoice' && step?.interest === true;
  const { iban, bic, holder } = seller.bank;
  const { title, text } = words;
  const letter: ReminderLetter = {
    format: 1,
    ...{ title, text, invoice, dueOn: receivable.dueOn, received: receivable.received, open: receivable.open },
    fees: receivable.sent.reduce((sum, { fee }) => sum + fee, next.fee),
    isBusiness: receivable.isBusiness,
    interest: statesInterest ? texts.interest(seller.country, receivable.isBusiness) : '',
    payUntil: viennaDay(now, reminders.payDays),
    account: iban === '' ? null : { holder: holder || seller.companyName, iban, bic },
  };
  return { step: next.step, fee: next.fee, letter };
}
