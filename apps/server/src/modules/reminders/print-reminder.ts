import { placeLines } from '@kontor/domain';
import { germanDate, germanDay } from '../../german-format.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Changer } from '../office-log/types.ts';
import { recordOfNumber } from '../orders/orders.service.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { reminderWords } from './reminder-mail.ts';
import { remindersOf, type StoredReminder } from './reminders.repository.ts';
import { type ReminderWish, sendReminder } from './send-reminder.ts';
import { reminderLetterTexts as texts } from './texts/reminder-mail.de.ts';
import type { ReminderSources } from './types.ts';

/**
 * The letter of a reminder as a PDF, made from what was stored with it. A step that was not taken yet is taken by the
 * letter: decided as for a mail, and no mail is sent. A step that was taken is printed again and changes nothing.
 * @returns 404 `order-not-found`; 409 `reminder-refused` if the step is not due.
 */
export async function printReminder(
  sources: ReminderSources,
  wish: ReminderWish,
  by: Changer,
): Promise<{ readonly filename: string; readonly content: Uint8Array } | Refused> {
  const settings = await sources.configuration.current();
  const known = await storedStep(sources, wish);
  if (known === null) {
    const refusal = await sendReminder(sources, settings, { ...wish, isLetter: true }, by);
    if (isRefused(refusal)) return refusal;
  }
  const found = known ?? (await storedStep(sources, wish));
  if (found === null) return refused(404, 'order-not-found');
  const { order, reminder } = found;
  const content = await sources.printer.printLetter(letterOf(order, reminder));
  return { filename: texts.filename(reminder.letter.title, order.orderNumber), content };
}

async function storedStep({ database: { read } }: ReminderSources, { number, step }: ReminderWish) {
  const record = await recordOfNumber(read, number);
  if (record === null) return null;
  const { order } = record;
  const reminder = (await remindersOf(read, [order.id])).get(order.id)?.find((one) => one.step === step);
  return reminder === undefined ? null : { order, reminder };
}

function letterOf(order: OrderSnapshot, { letter, asked_at }: StoredReminder) {
  const { address, orderNumber, shop } = order;
  const { companyName, firstName, name, country, countryName } = address;
  const { labels } = texts;
  const abroad = country === shop.seller.country ? '' : countryName.toLocaleUpperCase('de');
  const invoice = letter.invoice === null ? '' : `${letter.invoice.number}, ${germanDay(letter.invoice.issuedOn)}`;
  const references: readonly (readonly [string, string])[] = [
    [labels.day, germanDate(asked_at)],
    [labels.invoice, invoice],
    [labels.order, orderNumber],
  ];
  return {
    ...{ shop: shop.title, seller: shop.seller, title: letter.title, writtenAt: asked_at },
    recipient: [companyName, `${firstName} ${name}`.trim(), ...placeLines(address), abroad].filter(Boolean),
    references: references.filter(([, value]) => value !== ''),
    paragraphs: [texts.greeting, ...reminderWords(order, letter), texts.crossed],
  };
}
