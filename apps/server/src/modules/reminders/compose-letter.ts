import { type Cents, nextReminder } from '@kontor/domain';
import { viennaDay } from '../../german-format.ts';
import type { ReminderSettings, Seller } from '../configuration/types.ts';
import { reminderMailTexts as texts } from './texts/reminder-mail.de.ts';
import type { OrderClaim, ReminderLetter } from './types.ts';

/** The reminder that is due, with its fee in cents and all that its mail says. Null: none is due. */
export function dueReminder(
  one: OrderClaim,
  { seller, reminders }: { readonly seller: Seller; readonly reminders: ReminderSettings },
  now: number,
): { readonly step: number; readonly fee: Cents; readonly letter: ReminderLetter } | null {
  const { claim, invoice } = one;
  const next = nextReminder(claim, reminders, viennaDay(now));
  if (next.kind !== 'remind') return null;
  const step = reminders.steps[next.step - 1];
  const words = claim.basis === 'prepayment' || step === undefined ? reminders.prepayment : step;
  const statesInterest = claim.basis === 'invoice' && step?.interest === true;
  const { iban, bic, holder } = seller.bank;
  const { title, text } = words;
  const letter: ReminderLetter = {
    format: 1,
    ...{ title, text, invoice, dueOn: claim.dueOn, received: claim.received, open: claim.open },
    fees: claim.sent.reduce((sum, { fee }) => sum + fee, next.fee),
    isBusiness: claim.isBusiness,
    interest: statesInterest ? texts.interest(seller.country, claim.isBusiness) : '',
    payUntil: viennaDay(now, reminders.payDays),
    account: iban === '' ? null : { holder: holder || seller.companyName, iban, bic },
  };
  return { step: next.step, fee: next.fee, letter };
}
