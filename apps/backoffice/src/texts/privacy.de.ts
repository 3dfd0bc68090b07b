import type { OrderHold, RetentionReason } from '@kontor/domain';

const whole = new Intl.NumberFormat('de-DE');
const plural = new Intl.PluralRules('de');
const counted = (count: number, one: string, several: string) =>
  plural.select(count) === 'one' ? `1 ${one}` : `${whole.format(count)} ${several}`;

/** Erasing a person. */
export const erasureTexts = {
  requests: 'Ersuchen',
  find: 'Löschersuchen',
  findHint:
    'Wer löschen lassen will, nennt seine E-Mail-Adresse. Der Shop findet dazu Konto und Bestellungen als Gast.',
  email: 'E-Mail-Adresse',
  look: 'Anzeigen, was gelöscht wird',
  identity:
    'Löschen Sie nur, wenn Sie sicher sind, dass die Bitte vom Inhaber der E-Mail-Adresse kommt. Er bekommt eine Bestätigung dorthin.',
  at: (email: string) => `Daten zu ${email}`,
  atOnce: 'Wird sofort gelöscht',
  quotes: (count: number) =>
    count === 1
      ? 'ein Angebot, aus dem keine Bestellung wurde'
      : `${whole.format(count)} Angebote, aus denen keine Bestellung wurde`,
  stockAlerts: (count: number) =>
    count === 1
      ? 'die Benachrichtigung über einen Artikel, sobald er wieder lieferbar ist'
      : `die Benachrichtigungen über ${whole.format(count)} Artikel, sobald sie wieder lieferbar sind`,
  newsletter: 'das Abonnement des Newsletters, mit dem Nachweis, dass es bestätigt wurde',
  reviews: (count: number) =>
    `${counted(count, 'Bewertung', 'Bewertungen')} mit Sternen und Text, auch auf den Seiten der Artikel`,
  nothing: 'Ein Konto gibt es nicht. Zu löschen ist nichts; abgeschlossene Bestellungen werden gesperrt.',
  account: 'das Konto mit E-Mail-Adresse, Passwort, Kundennummer und Kundengruppe',
  addresses: (count: number) => counted(count, 'Adresse', 'Adressen'),
  sessions: (count: number) => counted(count, 'Anmeldung', 'Anmeldungen'),
  cart: 'der gespeicherte Warenkorb',
  note: 'die Notiz des Shops und was das Protokoll von ihm enthält',
  codes: 'Codes und bekannte Browser',
  stays: 'Bleibt, weil das Gesetz es verlangt',
  staysNone: 'Bestellungen gibt es nicht. Es bleibt nichts.',
  staysSentence: (country: string) =>
    `Diese Bestellungen mit ihren Belegen bleiben bis zum genannten Tag (${laws[country] ?? 'Aufbewahrungspflicht der Bücher'}). Abgeschlossene werden gesperrt: Man findet sie nur noch unter ihrer Nummer. Was noch läuft, geht weiter wie vereinbart und wird danach gesperrt.`,
  more: (count: number) => `Gezeigt sind die neuesten 100 von ${count}.`,
  number: 'Bestellung',
  placedAt: 'Bestellt',
  state: 'Stand',
  until: 'Bleibt bis',
  reason: 'Warum',
  guest: 'als Gast',
  restricted: 'schon gesperrt',
  holds: {
    open: 'noch nicht zugestellt',
    payment: 'Zahlung offen',
    withdrawal: 'Widerruf ungeprüft',
  } satisfies Readonly<Record<OrderHold, string>>,
  reasons: {
    voucher: 'Rechnung und Belege',
    letter: 'Schriftverkehr',
    'one-stop-shop': 'im Land des Kunden versteuert (OSS)',
  } satisfies Readonly<Record<RetentionReason, string>>,
  years: (count: number) => counted(count, 'Jahr', 'Jahre'),
  erase: 'Löschen',
  eraseTitle: 'Daten löschen',
  eraseSentence: (email: string) =>
    `Die Daten zu ${email} werden gelöscht. Das lässt sich nicht rückgängig machen. Eine Bestätigung geht an diese Adresse.`,
  erased: 'Daten gelöscht',
  other: 'Andere E-Mail-Adresse',
} as const;

const laws: Readonly<Record<string, string>> = {
  AT: '§ 132 BAO, § 212 UGB; OSS: Art. 63c VO 282/2011',
  DE: '§ 147 AO, § 257 HGB, § 14b UStG; OSS: Art. 63c VO 282/2011',
};

/** Telling a person what is stored about them. */
export const disclosureTexts = {
  savePage: (email: string) => `Auskunft zu ${email} zum Lesen und Drucken speichern`,
  title: 'Datenauskunft',
  hint: 'Wer wissen will, was der Shop von ihm weiß, nennt seine E-Mail-Adresse, mit oder ohne Konto. Die Datei enthält Konto, Bestellungen, Belege, Angebote, Widerrufe, Benachrichtigungen über lieferbare Artikel und Einwilligungen in den Newsletter.',
  email: 'E-Mail für die Auskunft',
  save: 'Datenauskunft speichern',
  identity:
    'Geben Sie die Datei nur dem Inhaber der E-Mail-Adresse, am besten an diese Adresse. Im Protokoll steht bei jedem Datensatz daraus, wer ihn ausgegeben hat.',
  filename: (day: string) => `datenauskunft-${day}.json`,
  saved: ({
    hasAccount,
    orders,
    quotes,
    stockAlerts,
    newsletter,
    withdrawals,
  }: {
    readonly hasAccount: boolean;
    readonly orders: number;
    readonly quotes: number;
    readonly stockAlerts: number;
    readonly newsletter: number;
    readonly withdrawals: number;
  }) =>
    `Datenauskunft gespeichert: ${[
      hasAccount ? 'Konto' : 'kein Konto',
      counted(orders, 'Bestellung', 'Bestellungen'),
      ...(quotes > 0 ? [counted(quotes, 'Fassung eines Angebots', 'Fassungen von Angeboten')] : []),
      ...(stockAlerts > 0 ? [counted(stockAlerts, 'Benachrichtigung', 'Benachrichtigungen')] : []),
      ...(newsletter > 0
        ? [counted(newsletter, 'Einwilligung in den Newsletter', 'Einwilligungen in den Newsletter')]
        : []),
      ...(withdrawals > 0 ? [counted(withdrawals, 'Widerruf', 'Widerrufe')] : []),
    ].join(', ')}`,
} as const;

/** How long people are kept. */
export const retentionTexts = {
  title: 'Aufbewahrung',
  parts: 'Teile des Datenschutzes',
  sentence:
    'Der Shop löscht jeden Tag von selbst, wessen Frist abgelaufen ist: Namen, Adressen und E-Mail-Adressen. Beträge, Nummern und Artikel bleiben für die Statistik.',
  longer: (years: number) =>
    years === 0
      ? 'Die Fristen sind die des Gesetzes. Mit der Einstellung „retention“ werden sie länger, nie kürzer.'
      : `Nach der Einstellung „retention“ ${years === 1 ? 'ein Jahr' : `${years} Jahre`} länger als gesetzlich verlangt.`,
  periods: 'Fristen',
  what: 'Was',
  howLong: 'Wie lange',
  fromEnd: (years: number) => `${erasureTexts.years(years)} ab Jahresende`,
  kinds: {
    voucher: 'Bestellungen mit Rechnungen, Lieferscheinen, Zahlungen und Mahnungen',
    'one-stop-shop': 'Bestellungen, die im Land des Kunden versteuert sind (OSS)',
    letter: 'stornierte Bestellungen ohne Zahlung (Schriftverkehr)',
    withdrawals: 'Widerrufe',
    transfers: 'Auszüge: Name, Konto und Text der Zahler',
    books: 'Buchhaltung: Namen in Buchungen und Monatsdateien',
  },
  others: [
    ['Kundenkonten', 'bis der Kunde geht oder Sie ihn löschen'],
    ['Anmeldungen; bekannte Browser', '30 Tage ohne Nutzung, längstens 90 Tage; ein Jahr'],
    ['Codes per E-Mail; Versuche der Anmeldung', '30 Minuten; eine Stunde bis ein Tag'],
    ['Meldungen von PayPal', '90 Tage'],
    ['Aufträge für Mails', '30 Tage nach dem Versand'],
    ['Netze im Protokoll', '30 Tage'],
  ],
  next: 'Als Nächstes',
  nextNone: 'Bis zum nächsten Jahreswechsel läuft keine Frist ab.',
  more: 'Gezeigt sind die hundert ältesten.',
  placedAt: 'Bestellt',
  erasedOn: 'Wird gelöscht am',
  soon: 'beim nächsten Lauf',
  isHeld: 'wird zurückgehalten',
  actions: 'Aktion',
  hold: 'Zurückhalten',
  holdOf: (number: string) => `${number} zurückhalten`,
  holdTitle: 'Vom Löschen zurückhalten',
  holdHint: 'Etwa ein Verfahren, das anhängig ist. Der Grund steht im Verlauf der Bestellung.',
  reason: 'Grund',
  heldNow: 'Bestellung zurückgehalten',
  held: 'Zurückgehalten',
  by: 'Von',
  release: 'Freigeben',
  releaseOf: (number: string) => `${number} freigeben`,
  gone: 'Bestellung freigegeben',
  erased: 'Gelöscht',
  erasedNone: 'Noch nichts.',
  day: 'Tag',
  counts: {
    orders: (count: number) => counted(count, 'Bestellung', 'Bestellungen'),
    withdrawals: (count: number) => counted(count, 'Widerruf', 'Widerrufe'),
    transfers: (count: number) => counted(count, 'Überweisung', 'Überweisungen'),
    bookings: (count: number) => counted(count, 'Buchung', 'Buchungen'),
  },
} as const;
