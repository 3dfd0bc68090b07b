import { germanDate, germanDay, germanEuro } from '../../german-format.ts';
import { mailFromShop } from '../../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../../mail/mail.ts';
import { letter } from '../../mail/mail-content.ts';
import { customerMailbox } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { reminderMailTexts as texts } from './texts/reminder-mail.de.ts';
import type { ReminderLetter } from './types.ts';

/**
 * The mail of a reminder.
 * @param about identical in every attempt to send one mail, so that the Message-ID stays the same.
 */
export function reminderMail(
  order: OrderSnapshot,
  reminder: ReminderLetter,
  { from, about }: { readonly from: MailAddress; readonly about: string },
): Mail {
  const { shop, orderNumber } = order;
  const { title, open } = reminder;
  return mailFromShop({
    ...{ kind: 'reminder', about, from, shop, to: customerMailbox(order) },
    ...{ subject: texts.subject(title, orderNumber), preview: texts.preview(germanEuro(open)) },
    content: letter(shop.title, [...reminderWords(order, reminder), texts.crossed]),
  });
}

/** What a reminder says, by mail and by letter alike. */
export function reminderWords(order: OrderSnapshot, reminder: ReminderLetter) {
  const { text, interest } = reminder;
  return [
    occasion(order, reminder),
    ...(text === '' ? [] : [text]),
    { items: amounts(reminder) },
    ...(interest === '' ? [] : [interest]),
    ...howToPay(order, reminder),
  ];
}

function occasion({ orderNumber, createdAt }: OrderSnapshot, { invoice, dueOn }: ReminderLetter): string {
  if (invoice === null) return texts.prepayment(orderNumber, germanDate(createdAt));
  return texts.invoice(invoice.number, germanDay(invoice.issuedOn), orderNumber, germanDay(dueOn));
}

function amounts({ received, open, fees, isBusiness }: ReminderLetter): string[] {
  return [
    ...(received > 0 ? [texts.received(germanEuro(received))] : []),
    texts.open(germanEuro(open)),
    ...(fees > 0 ? [texts.fees(germanEuro(fees), isBusiness), texts.toPay(germanEuro(open + fees))] : []),
  ];
}

function howToPay({ orderNumber }: OrderSnapshot, { account, open, fees, payUntil, invoice }: ReminderLetter) {
  const [amount, day] = [germanEuro(open + fees), germanDay(payUntil)];
  if (account === null) return [texts.pay(amount, day)];
  const { holder, iban, bic } = account;
  return [
    texts.transfer(amount, day),
    {
      items: [
        ...[texts.holder(holder), texts.iban(iban), ...(bic === '' ? [] : [texts.bic(bic)])],
        texts.reference(invoice?.number ?? orderNumber),
      ],
    },
  ];
}
