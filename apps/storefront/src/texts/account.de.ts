import { orderProgressTexts } from './order-progress.de.ts';

/** The account's frame (CONTRACT §9). */
export const accountTexts = {
  account: 'Mein Konto',
  sections: { orders: 'Bestellungen', addresses: 'Adressen', login: 'Anmeldung', data: 'Daten' },
  titles: {
    orders: 'Ihre Bestellungen',
    addresses: 'Ihre Adressen',
    login: 'Anmeldung und Sicherheit',
    data: 'Ihre Daten',
  },
  needsScripts: 'Für Ihr Konto wird JavaScript benötigt. Bitte schalten Sie es in Ihrem Browser ein.',
  loading: 'Wird geladen',
  saving: 'Wird gespeichert',
  cancel: 'Abbrechen',
  guest:
    'Bitte melden Sie sich an, um Ihre Bestellungen und Daten zu sehen. Sie haben noch kein Konto? Registrieren Sie sich mit Ihrer E-Mail-Adresse.',
  reasons: {
    title: 'Mit einem Konto',
    lines: [
      'sehen Sie jede Bestellung und wie weit sie ist',
      'bestellen Sie, ohne die Adresse noch einmal einzugeben',
      'haben Sie Warenkorb und Merkliste auf allen Geräten',
    ],
  },
  guestWithoutRegistration: 'Bitte melden Sie sich an, um Ihre Bestellungen und Daten zu sehen.',
};

/** The customer's orders. */
export const orderListTexts = {
  noneHeadline: 'Sie haben noch nichts bestellt',
  none: 'Bestellungen, die Sie angemeldet aufgeben, finden Sie hier.',
  goShopping: 'Zum Sortiment',
  order: (number: string) => `Bestellung ${number}`,
  states: orderProgressTexts.states,
  /** How the payment of an order stands that is paid online (domain: ShownPayment). */
  payments: {
    paid: 'Bezahlt',
    due: 'Zahlung offen',
    checking: 'Zahlung wird geprüft',
    'partly-paid': 'Teilweise bezahlt',
    disputed: 'Zahlung beanstandet',
    returned: 'Zurückerstattet',
  },
  returnedPart: (returned: string, left: string) => `Zurückerstattet: ${returned}, bezahlt bleiben ${left}`,
  partlyPaid: (paid: string, open: string) => `Bezahlt: ${paid}, offen: ${open}`,
  pay: 'Jetzt bezahlen',
  payFor: (number: string) => `Jetzt bezahlen: ${number}`,
  transfer: 'Bankdaten zum Überweisen',
  transferFor: (number: string) => `Bankdaten zum Überweisen: ${number}`,
  item: (amount: number, name: string) => `${amount} × ${name}`,
  items: (named: string, others: number) => {
    if (others === 0) return named;
    return others === 1 ? `${named} und 1 weiterer Artikel` : `${named} und ${others} weitere Artikel`;
  },
  more: (count: number) => (count === 1 ? 'Eine ältere Bestellung anzeigen' : 'Ältere Bestellungen anzeigen'),
  document: 'PDF',
  documentOf: (number: string) => `PDF der Bestellung ${number}`,
  detail: 'Einzelheiten',
  externalNumber: (text: string) => `Ihre Angabe: ${text}`,
  again: 'Erneut bestellen',
  review: 'Artikel bewerten',
  reviewFor: (number: string) => `Artikel der Bestellung ${number} bewerten`,
  withdrawFrom: (number: string) => `Vertrag widerrufen: Bestellung ${number}`,
  againOf: (number: string) => `Erneut bestellen: ${number}`,
  inCart: (count: number) => {
    if (count === 0) return 'Von dieser Bestellung konnte nichts in den Warenkorb gelegt werden.';
    return count === 1 ? '1 Artikel liegt im Warenkorb.' : `${count} Artikel liegen im Warenkorb.`;
  },
  gone: (name: string) => `${name} ist derzeit nicht erhältlich.`,
  changed: (name: string, before: string, now: string) => `${name} kostet jetzt ${now} statt ${before}.`,
  refused: {
    'amount-invalid': (name: string) => `${name} konnte nicht in den Warenkorb gelegt werden.`,
    'amount-too-large': (name: string) => `${name}: So viele können wir auf einmal nicht liefern.`,
    'cart-full': (name: string) => `${name} passt nicht mehr in Ihren Warenkorb.`,
  },
  toCart: 'Zum Warenkorb',
};

/** The customer's addresses. */
export const addressTexts = {
  noBilling: 'Noch keine. Sie wird mit Ihrer ersten Bestellung gespeichert.',
  noBillingYet: 'Noch keine. Sie geben sie beim Bestellen an.',
  noShipping: 'Wir liefern an Ihre Rechnungsadresse.',
  toBilling: 'An die Rechnungsadresse liefern',
  book: 'Adressbuch',
  bookHint: 'Adressen, die Sie beim Bestellen als Lieferadresse auswählen können.',
  bookEmpty: 'Ihr Adressbuch ist noch leer.',
  another: 'Eine weitere Adresse',
  newAddress: 'Neue Adresse',
  enter: 'Eintragen',
  enterOf: (name: string) => `Eintragen: ${name}`,
  edit: 'Bearbeiten',
  editOf: (name: string) => `Bearbeiten: ${name}`,
  remove: 'Entfernen',
  removeOf: (name: string) => `Entfernen: ${name}`,
  removeTitle: 'Adresse entfernen?',
  save: 'Speichern',
  saved: 'Die Adresse wurde gespeichert.',
  removed: 'Die Adresse wurde entfernt.',
};

/** How the customer logs in. */
export const loginDataTexts = {
  email: 'E-Mail-Adresse',
  changeEmail: 'E-Mail-Adresse ändern',
  changeEmailHint: 'Wir senden einen Code an die neue Adresse. Erst wenn Sie ihn bestätigen, gilt sie.',
  newEmail: 'Neue E-Mail-Adresse',
  password: 'Passwort',
  requestCode: 'Code anfordern',
  haveCode: 'Ich habe schon einen Code',
  codeSent: (email: string | null) =>
    `${email === null ? 'Geben Sie den Code ein, den wir an Ihre neue Adresse gesendet haben.' : `Wir haben einen Code an ${email} gesendet.`} Er gilt 30 Minuten.`,
  code: 'Code',
  confirmCode: 'Bestätigen',
  back: 'Zurück',
  emailChanged: 'Ihre E-Mail-Adresse wurde geändert.',
  changePassword: 'Passwort ändern',
  changePasswordHint: 'Alle anderen Geräte werden damit abgemeldet.',
  presentPassword: 'Bisheriges Passwort',
  passwordChanged: 'Ihr Passwort wurde geändert.',
  devices: 'Angemeldete Geräte',
  devicesHint: 'Hier sind Sie angemeldet. Kennen Sie ein Gerät nicht, melden Sie es ab und ändern Sie Ihr Passwort.',
  thisDevice: 'Dieses Gerät',
  usedAt: (time: string) => `Zuletzt verwendet: ${time}`,
  since: (time: string) => `Angemeldet seit: ${time}`,
  endThis: 'Abmelden: dieses Gerät',
  endOf: (device: string) => `Abmelden: ${device}`,
  endOthers: 'Alle anderen abmelden',
  ended: (count: number) => (count === 1 ? 'Das Gerät wurde abgemeldet.' : `${count} Geräte wurden abgemeldet.`),
};

/** What is stored about the customer (LAW D5, D6). */
export const dataTexts = {
  export: 'Daten mitnehmen',
  exportHint: 'Alles, was wir über Sie gespeichert haben, als eine Datei (JSON).',
  exportNow: 'Daten herunterladen',
  exportName: 'meine-daten.json',
  exported: 'Ihre Daten wurden heruntergeladen.',
  delete: 'Konto löschen',
  deleteHint: 'Sie brauchen Ihr Konto nicht mehr? Sie können es jederzeit löschen.',
  deleteTitle: 'Konto endgültig löschen?',
  goes: (email: string) =>
    `Gelöscht werden sofort: Ihr Konto ${email}, Ihr Passwort, Ihr Adressbuch, Ihr gespeicherter Warenkorb und alle Anmeldungen.`,
  stays:
    'Ihre Bestellungen bleiben gespeichert, ohne Verbindung zu einem Konto, so lange das Gesetz es von uns verlangt: in Österreich sieben Jahre ab dem Ende des Jahres (§\u00a0132\u00a0BAO), in Deutschland acht (§\u00a0147\u00a0AO).',
  final: 'Das lässt sich nicht rückgängig machen. Was Sie schon bestellt haben, liefern wir noch.',
  deleteNow: 'Endgültig löschen',
  deletedTitle: 'Konto gelöscht',
  deleted: 'Ihr Konto wurde gelöscht. Sie sind jederzeit wieder willkommen.',
};
