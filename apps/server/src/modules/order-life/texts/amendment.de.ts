import type { AmendmentProblem } from '../../orders/orders.service.ts';

/** The data of a refusal's sentence. */
interface RefusedAbout {
  /** The name of the article; '' if it is about none. */
  readonly name: string;
  /** How many pieces are left. */
  readonly left: number;
}

const of = (name: string) => (name === '' ? '' : ` („${name}“)`);

/** Why an order cannot be amended as typed. */
const refusals: Readonly<Record<AmendmentProblem['code'], (about: RefusedAbout) => string>> = {
  incomplete: () => 'Die Bestellung hat andere Positionen. Laden Sie die Seite neu.',
  'invalid-amount': () => 'Geben Sie eine ganze Zahl ab 1 an, bei bestellten Positionen auch 0.',
  'invalid-price': () => 'Geben Sie einen Preis von 0 bis 1.000.000 € an.',
  'too-much': ({ name }) => `Diese Menge${of(name)} ist zu teuer für eine Position.`,
  'nothing-left': () => 'Es bliebe keine Position. Stornieren Sie die Bestellung stattdessen.',
  'too-many-lines': () => 'Eine Bestellung hat höchstens 500 Positionen.',
  'nothing-changed': () => 'Es ist nichts geändert.',
  'not-deliverable': () => 'Für diese Waren gilt keine Versandregel. Behalten Sie die Versandkosten, wie sie sind.',
  'not-by-carrier': () =>
    'Mit der Versandart der Bestellung gilt für diese Waren keine Versandregel. Behalten Sie die Versandkosten, wie sie sind.',
  'weight-unknown': () =>
    'Ein bestellter Artikel ist nicht mehr im Sortiment, sein Gewicht ist nicht bekannt. Behalten Sie die Versandkosten, wie sie sind.',
  gone: ({ name }) => `Der Artikel${of(name)} ist nicht mehr im Sortiment. Seine Menge kann nur sinken.`,
  'rate-unknown': ({ name }) =>
    `Der Artikel${of(name)} ist nicht mehr im Sortiment, sein Steuersatz ist nicht bekannt. Entfernen Sie die Position zuerst.`,
  'taxed-otherwise': () =>
    'Der Shop rechnet Preise oder Steuern seit dieser Bestellung anders. Artikel kommen nur in eine neue Bestellung dazu.',
  'sold-out': ({ name, left }) =>
    left === 0 ? `Von „${name}“ ist nichts mehr da.` : `Von „${name}“ sind nur noch ${left} mehr da.`,
};

/** The sentences about amendments of an order. */
export const amendmentTexts = {
  refusals,
  item: (amount: string, name: string, total: string) => `${amount} ${name}, ${total}`,
  named: (name: string, amount: string) => `${name} ${amount}`,
  paymentInProgress: 'Der Kunde bezahlt gerade. Versuchen Sie es in einigen Minuten noch einmal.',
  invoiceOpen: (number: string) =>
    `Zu dieser Bestellung gibt es die Rechnung ${number}. Laden Sie die Seite neu: Mit der Änderung wird sie storniert und neu ausgestellt.`,
  otherTotal: (seen: string, now: string) =>
    `Die Bestellung käme jetzt auf ${now} statt auf ${seen}. Sehen Sie die Vorschau noch einmal an.`,
};
