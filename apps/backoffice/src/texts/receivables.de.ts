import type { Receivables } from '@kontor/contract/office';
import { restTexts } from '@kontor/contract/office-texts';

const number = new Intl.NumberFormat('de-AT');
const days = (count: number) => (count === 1 ? 'einem Tag' : `${number.format(count)} Tagen`);

const ages: Readonly<Record<Receivables['sums'][number]['age'], string>> = {
  'not-due': 'Noch nicht fällig',
  'up-to-30': 'Bis 30 Tage',
  'up-to-60': '31 bis 60 Tage',
  'up-to-90': '61 bis 90 Tage',
  older: 'Über 90 Tage',
};

/** Unpaid orders and their reminders. */
export const receivableTexts = {
  ages,
  rests: restTexts,
  none: 'Alles bezahlt: Es gibt keine offenen Posten.',
  sums: 'Offen nach Alter',
  total: 'Zusammen',
  count: (count: number) => (count === 1 ? '1 Posten' : `${number.format(count)} Posten`),
  neverRead: 'Noch kein Kontoauszug gelesen',
  readUntil: (day: string) => `Der letzte Kontoauszug endet am ${day}`,
  readFirst:
    'Lesen Sie zuerst den neuesten Kontoauszug ein. Sonst mahnen Sie vielleicht jemanden, der schon bezahlt hat.',
  waitingMoney: 'Eine Zahlung wartet auf Zuordnung',
  toBank: 'Zur Bank',
  automatic: 'Fällige Mahnungen sendet der Shop von selbst.',
  automaticRests: 'Der Shop sendet fällige Mahnungen von selbst, aber erst, wenn ein neuer Kontoauszug eingelesen ist.',
  toDo: 'Jetzt zu tun',
  nothingToDo: 'Heute ist nichts zu mahnen.',
  rest: 'Sonst offen',
  more: 'Es sind die Posten der ältesten 1.000 unbezahlten Bestellungen.',
  order: 'Bestellung',
  prepayment: 'Vorkasse',
  customer: 'Kunde',
  open: 'Offen',
  received: (amount: string) => `${amount} bezahlt`,
  fees: (amount: string) => `+ ${amount} Spesen`,
  due: 'Fällig',
  placed: 'Bestellt',
  overdue: (count: number) => {
    if (count === 0) return 'heute';
    return count > 0 ? `seit ${count === 1 ? 'gestern' : days(count)}` : `in ${days(0 - count)}`;
  },
  last: (title: string, day: string) => `zuletzt: ${title}, ${day}`,
  next: 'Als Nächstes',
  cancel: 'stornieren',
  held: 'angehalten',
  withFee: (amount: string) => `mit ${amount} Spesen`,
  actions: 'Mit diesem Posten',
  actionsOf: (order: string) => `Mit ${order}`,
  entries: {
    letter: 'Mail ansehen',
    print: 'Als Brief drucken …',
    reprint: 'Letzte Mahnung drucken',
    spare: 'Nicht mahnen …',
    unspare: 'Wieder mahnen',
    cancel: 'Bestellung stornieren',
  },
  choose: (order: string) => `${order} auswählen`,
  chooseAll: 'Alle Mahnungen auswählen',
  remind: (count: number) => (count === 1 ? 'Mahnung senden' : `${number.format(count)} Mahnungen senden`),
  remindTitle: (count: number) => (count === 1 ? 'Eine Mahnung senden' : `${number.format(count)} Mahnungen senden`),
  countOf: (count: number, title: string) => `${number.format(count)} × ${title}`,
  remindHint: 'Wer inzwischen bezahlt hat, bekommt keine. Was gesendet wurde, steht im Verlauf der Bestellung.',
  resultTitle: 'Mahnungen',
  sentCount: (count: number) =>
    count === 1 ? 'Eine Mahnung wird gesendet.' : `${number.format(count)} Mahnungen werden gesendet.`,
  already: 'Diese Stufe wurde schon gesendet.',
  notSent: (order: string, why: string) => `${order}: ${why}`,
  to: (email: string) => `An ${email}`,
  spare: 'Nicht mahnen',
  printOf: (title: string, order: string) => `${title} zu ${order} als Brief`,
  printHint:
    'Die Mahnung gilt damit als gesendet und steht im Verlauf. Eine Mail geht nicht hinaus: Stecken Sie den Brief in ein Fensterkuvert.',
  print: 'Brief drucken',
  printed: (order: string) => `Brief zu ${order} erstellt`,
  spareOf: (order: string) => `${order} nicht mahnen`,
  reason: 'Grund',
  reasonHint: 'Nur für Sie, etwa „zahlt in Raten“. Der Kunde sieht ihn nicht.',
  spared: (order: string) => `${order} wird nicht gemahnt`,
  unspareOf: (order: string) => `${order} wieder mahnen`,
  unspareHint: 'Die Bestellung steht wieder in der Liste, sobald die nächste Stufe fällig ist.',
  unspared: (order: string) => `${order} wird wieder gemahnt`,
  cancelOf: (order: string) => `${order} stornieren`,
  cancelHint:
    'Trotz Erinnerung kam keine Zahlung. Die Artikel gehen zurück in den Bestand, Gutscheine gelten wieder, und der Kunde bekommt eine Mail.',
  cancelReason: 'Vorkasse trotz Erinnerung nicht bezahlt',
  cancelled: (order: string) => `${order} storniert`,
} as const;
