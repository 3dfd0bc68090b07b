const whole = new Intl.NumberFormat('de-DE');
const plural = new Intl.PluralRules('de');
const counted = (count: number, one: string, several: string) =>
  plural.select(count) === 'one' ? `1 ${one}` : `${whole.format(count)} ${several}`;

/** The list of customers. */
export const customersTexts = {
  caption: 'Kunden mit Konto',
  pages: 'Seiten der Kunden',
  filters: 'Kunden filtern',
  word: 'Suche',
  wordHint: 'E-Mail, Name, Firma oder Kundennummer; bei Gästen auch die Bestellnummer',
  group: 'Kundengruppe',
  any: 'alle',
  noGroup: 'ohne Gruppe',
  search: 'Suchen',
  clear: 'Filter leeren',
  count: (count: number, isMore: boolean) =>
    isMore ? `über ${whole.format(count)} Kunden` : counted(count, 'Kunde', 'Kunden'),
  empty: 'Noch hat niemand ein Konto.',
  emptyFiltered: 'Zu dieser Suche gibt es keine Kunden mit Konto.',
  incomplete:
    'Der Shop bereitet die Suche noch vor. Das dauert nach einem großen Import einige Minuten; bis dahin können Kunden fehlen.',
  email: 'E-Mail',
  name: 'Name und Ort',
  personId: 'Kundennummer',
  since: 'Kunde seit',
  state: 'Stand',
  active: 'aktiv',
  fromOldShop: 'aus altem Shop',
  unknown: 'noch nicht bekannt',
  none: '–',
} as const;

/** People who ordered without an account. */
export const guestsTexts = {
  title: 'Gäste',
  caption: 'Bestellt ohne Konto',
  none: 'Zu dieser Suche hat niemand ohne Konto bestellt.',
  further: 'Auf dieser Seite ist niemand. Weitere finden Sie auf der nächsten.',
  pages: 'Seiten der Gäste',
  newest: 'Neueste Gäste',
  more: 'Weitere Gäste',
  guest: 'Gast',
  email: 'E-Mail',
  name: 'Name und Ort',
  orders: 'Bestellungen',
  ordersOf: (count: number, email: string) => `${counted(count, 'Bestellung', 'Bestellungen')} von ${email}`,
  last: 'Gefundene Bestellung',
  placedAt: 'Bestellt',
  privacy: 'Datenschutz',
  privacyLink: 'Auskunft oder löschen',
  privacyOf: (email: string) => `Auskunft oder löschen: ${email}`,
} as const;

/** The record of a customer. */
export const customerTexts = {
  toList: 'Zur Liste',
  exportData: 'Datenauskunft speichern',
  erase: 'Löschen …',
  account: 'Konto',
  fromOldShop: 'aus altem Shop, noch ohne Passwort',
  kind: 'Herkunft',
  registered: 'im Shop registriert',
  imported: 'importiert; die Rechnungsadresse ändert nur der Shop',
  note: 'Notiz',
  noNote: 'keine',
  noteHint: 'Der Kunde sieht sie nicht. Sie steht auch an seinen Bestellungen.',
  groupHint: 'Mit der Gruppe ändern sich Preise und Rechte. Der Kunde meldet sich neu an.',
  noGroup: 'ohne Gruppe',
  change: 'Gruppe und Notiz ändern',
  save: 'Speichern',
  changed: 'Kunde geändert',
  savedNow: (value: string) => `Jetzt gespeichert: ${value}`,
  lastSignIn: 'Letzte Anmeldung',
  noSignIn: 'keine im letzten Jahr',
  bothAddresses: 'Adresse',
  invoiceAddress: 'Rechnungsadresse',
  shippingAddress: 'Lieferadresse',
  noAddress: 'noch nicht bekannt',
  addressBook: 'Adressbuch',
  orders: 'Bestellungen',
  noOrders: 'Noch nichts mit diesem Konto bestellt.',
  ordered: (count: number, sum: string, shown: number) =>
    [
      `${counted(count, 'Bestellung', 'Bestellungen')}, zusammen ${sum}, wie bestellt und ohne stornierte.`,
      shown < count && ` Die neuesten ${shown}:`,
    ]
      .filter(Boolean)
      .join(''),
  allByEmail: 'Alle Bestellungen mit dieser E-Mail-Adresse, auch ohne Anmeldung',
  number: 'Nummer',
  placedAt: 'Bestellt',
  orderState: 'Stand',
  payment: 'Zahlung',
  total: 'Summe €',
  sessions: 'Angemeldet in',
  noSessions: 'Derzeit nirgends angemeldet.',
  signedIn: 'angemeldet',
  used: 'zuletzt benutzt',
  endSessions: 'Sitzungen beenden',
  endSessionsOf: (count: number) => `${counted(count, 'Sitzung', 'Sitzungen')} beenden`,
  endSessionsSentence: 'Der Kunde meldet sich danach in jedem Browser neu an. Sein Passwort bleibt, wie es ist.',
  sessionsEnded: 'Sitzungen beendet',
} as const;
