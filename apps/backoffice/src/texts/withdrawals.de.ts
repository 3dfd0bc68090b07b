import { verdictTexts } from '@kontor/contract/office-texts';
import type { WithdrawalVerdict } from '@kontor/domain';

const plural = new Intl.PluralRules('de');
const days = (count: number) => (plural.select(count) === 'one' ? '1 Tag' : `${count} Tage`);

/** What an operator does for each verdict. */
const hints: Readonly<Record<WithdrawalVerdict, string>> = {
  'in-time': 'Der Widerruf gilt. Das Geld geht zurück, spätestens am letzten Tag der Rückzahlung.',
  'no-order': 'Suchen Sie die Bestellung nach Name oder E-Mail-Adresse. Der Widerruf kann trotzdem gelten.',
  'other-email': 'Prüfen Sie, ob er vom Kunden kommt. Die Bestellung hat eine andere E-Mail-Adresse.',
  late: 'Die Frist war vorbei, als er kam. Prüfen Sie, ob Sie ihn trotzdem annehmen.',
};

/** Declarations of withdrawal: the list, and the record of one. */
export const withdrawalTexts = {
  tabs: { offen: 'Zu prüfen', geprueft: 'Geprüft' },
  parts: 'Widerrufe nach Stand',
  caption: 'Widerrufe',
  pages: 'Seiten der Widerrufe',
  empty: { offen: 'Kein Widerruf wartet auf Prüfung.', geprueft: 'Noch ist kein Widerruf geprüft.' },
  number: 'Nummer',
  receivedAt: 'Eingegangen',
  who: 'Von',
  order: 'Bestellung',
  noOrder: 'nicht gefunden',
  verdict: 'Stand',
  refundUntil: 'Geld zurück bis',
  owed: 'Wert des Widerrufs',
  withDelivery: (amount: string) =>
    `${amount}, Versand eingeschlossen. Was er für eine schnellere Lieferung mehr bezahlt hat, dürfen Sie behalten.`,
  withoutDelivery: (amount: string) => `${amount} ohne Versand: Ein Teil der Bestellung bleibt beim Kunden.`,
  verdictOf: (verdict: WithdrawalVerdict) => verdictTexts[verdict],
  hintOf: (verdict: WithdrawalVerdict) => hints[verdict],
  settled: 'nichts zurückzuzahlen',
  left: (count: number) => {
    if (count < 0) return `seit ${days(-count).replace('Tage', 'Tagen')} vorbei`;
    return count === 0 ? 'heute' : `noch ${days(count)}`;
  },
  title: (number: string) => `Widerruf ${number}`,
  toList: 'Zur Liste',
  declared: 'Was erklärt wurde',
  lastDay: 'Widerrufsfrist',
  lastDayOpen: 'noch nicht begonnen oder nicht bekannt',
  until: (day: string) => `bis ${day}`,
  acknowledgement: 'Bestätigung',
  acknowledged: 'gesendet',
  notAcknowledged: 'nicht gesendet: zu viele an diese Adresse',
  checked: 'Geprüft',
  checkedBy: (by: string) => `von ${by}`,
  notChecked: 'noch nicht',
  check: 'Als geprüft vermerken',
  checkDone: 'Als geprüft vermerkt',
  orderTitle: 'Bestellung und nächste Schritte',
  orderState: 'Stand der Bestellung',
  shipping: 'Versand',
  payment: 'Zahlung',
  toRefund: 'Zu erstatten',
  nothing: 'nichts',
  notYet: 'noch nichts, die Ware ist noch nicht zurück',
  notCancelled: 'noch nichts, die Bestellung ist nicht storniert',
  refundedSum: (amount: string) => `${amount} erstattet`,
  goods: 'Ware',
  goodsBack: (returned: number, cancelled: number, isHere: boolean) =>
    [
      returned > 0 ? `${returned} Stück zurück` : isHere ? 'noch hier, nicht versandt' : 'noch nicht zurück',
      ...(cancelled === 0 ? [] : [`${cancelled} Stück storniert`]),
    ].join(', '),
  steps: (number: string) => `Zur Bestellung ${number}: Rücksendung melden, stornieren, Geld erstatten`,
  stepsHint:
    'Ist die Ware noch hier, stornieren Sie. Ist sie unterwegs, melden Sie die Rücksendung, sobald sie da ist.',
  inTimeline: 'Widerruf erklärt',
  inTimelineDetail: (day: string) => `Geld zurück bis ${day}`,
} as const;
