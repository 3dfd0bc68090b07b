import { germanEuro } from '../../../german-format.ts';

/** The texts about entries of the bank account. */
export const entryTexts = {
  changed: {
    open: 'Dieser Umsatz ist inzwischen offen. Laden Sie die Liste neu.',
    assigned: 'Dieser Umsatz ist inzwischen zugeordnet. Laden Sie die Liste neu.',
    'set-aside': 'Dieser Umsatz wurde inzwischen beiseitegelegt. Laden Sie die Liste neu.',
  },
  currency: (currency: string) => `Dieser Umsatz ist in ${currency}. Bestellungen werden in Euro bezahlt.`,
  noShares: 'Geben Sie an, zu welcher Bestellung der Umsatz gehört.',
  twice: 'Eine Bestellung ist zweimal genannt.',
  sign: 'Ein Eingang wird als Eingang zugeordnet, ein Ausgang als Ausgang; kein Betrag ist 0.',
  tooMuch: (sum: number, amount: number) =>
    `Zugeordnet wären ${germanEuro(sum)}, der Umsatz hat ${germanEuro(amount)}.`,
  noDiscount: 'Für diese Bestellung passt kein Skonto zu diesem Betrag. Laden Sie die Seite neu.',
  restTooLarge: (most: number) => `Ausgebucht werden höchstens ${germanEuro(most)}. Laden Sie die Seite neu.`,
  ruleNeedsWords: 'Die Bank nennt niemanden. Geben Sie Wörter an, die im Verwendungszweck stehen.',
  ruleOfSigns: 'Geben Sie ganze Wörter mit Buchstaben oder Ziffern an.',
  otherFormat: 'An diesem Tag kamen Umsätze dieses Kontos schon in einem anderen Format.',
} as const;
