import type { OfficeToday } from '@kontor/contract/office';
import { orderStateTexts, paymentStateTexts, shippingStateTexts } from '@kontor/contract/office-texts';

type OrderFilter = OfficeToday['orders'][number]['filter'];

const plural = new Intl.PluralRules('de');
const one = (count: number, single: string, several: string) => (plural.select(count) === 'one' ? single : several);

function ordersInWords(
  { state, payment, shipping, isHeld, isUnbilled, matter, to }: OrderFilter,
  count: number,
  sum: string,
): string {
  const orders = one(count, 'Bestellung', 'Bestellungen');
  if (to) return `${orders} bezahlt und seit 30 Tagen nicht versandt: länger darf es nicht dauern`;
  if (matter === 'shipped-unpaid') return 'versandt, Vorkasse nicht bezahlt';
  if (matter === 'overbilled') return `${one(count, 'Rechnung', 'Rechnungen')} zu korrigieren`;
  if (matter === 'transfer-back')
    return `${one(count, `Rücküberweisung von ${sum}`, `Rücküberweisungen, zusammen ${sum}`)}`;
  if (isHeld) return one(count, 'Bestellung ist angehalten', 'Bestellungen sind angehalten');
  if (isUnbilled) return one(count, 'versandte Bestellung ohne Rechnung', 'versandte Bestellungen ohne Rechnung');
  if (state === 'placed') return one(count, 'neue Bestellung', 'neue Bestellungen');
  if (payment === 'paid' && shipping === 'open') return `${orders} bezahlt und noch nicht versandt`;
  const states = [
    state && orderStateTexts[state],
    payment && paymentStateTexts[payment],
    shipping && shippingStateTexts[shipping],
  ];
  return `${orders} ${states.filter((part) => part !== undefined).join(', ')}`;
}

/** What waits in the shop. */
export const taskTexts = {
  /** The server counts up to 1,000. */
  count: (count: number) => (count >= 1000 ? 'über 1.000' : `${count}`),
  orders: ordersInWords,
  withdrawals: (count: number) => one(count, 'Widerruf zu prüfen', 'Widerrufe zu prüfen'),
  bankEntries: (count: number) => one(count, 'Buchung der Bank zu klären', 'Buchungen der Bank zu klären'),
  receivables: (count: number) =>
    one(count, 'offener Posten: mahnen oder stornieren', 'offene Posten: mahnen oder stornieren'),
  findings: (count: number) => one(count, 'Befund zu Zahlungen', 'Befunde zu Zahlungen'),
  failedJobs: (count: number) =>
    one(
      count,
      'Aufgabe des Shops ist gescheitert (npm run kontor -- jobs)',
      'Aufgaben des Shops sind gescheitert (npm run kontor -- jobs)',
    ),
} as const;

/** The start page. */
export const todayTexts = {
  title: 'Heute',
  hello: (name: string) => `Angemeldet als ${name}.`,
  openTitle: 'Zu tun',
  done: 'Nichts offen.',
  factor: 'Nur ein Passwort schützt Ihr Konto',
  factorHint: 'Mit einem Passkey melden Sie sich ohne Passwort an, und niemand kann es Ihnen abfragen.',
  factorButton: 'Sicherheit einrichten',
  codes: (count: number) =>
    count === 0
      ? 'Sie haben keine Wiederherstellungscodes mehr'
      : `Sie haben nur noch ${count === 1 ? 'einen Wiederherstellungscode' : `${count} Wiederherstellungscodes`}`,
  codesHint: 'Mit ihnen kommen Sie hinein, wenn das Handy mit der Authenticator-App weg ist.',
  codesButton: 'Neue Codes anlegen',
  roomsTitle: 'Was es hier gibt',
  byCommand: 'Artikel und Einstellungen bearbeiten Sie bis auf Weiteres mit den Befehlen von „npm run kontor“.',
} as const;
