import type { OrderHold, RetentionReason } from '@kontor/domain';

const plural = new Intl.PluralRules('de');
const counted = (count: number, one: string, several: string) =>
  plural.select(count) === 'one' ? `1 ${one}` : `${count} ${several}`;

/** Erasing a person. */
export const erasureTexts = {
  find: 'Löschersuchen',
  findHint:
    'Wer löschen lassen will, nennt seine E-Mail-Adresse. Der Shop findet dazu Konto und Bestellungen als Gast.',
  email: 'E-Mail-Adresse',
  look: 'Anzeigen, was gelöscht wird',
  identity:
    'Löschen Sie nur, wenn Sie sicher sind, dass die Bitte vom Inhaber der E-Mail-Adresse kommt. Er bekommt eine Bestätigung dorthin.',
  at: (email: string) => `Daten zu ${email}`,
  atOnce: 'Wird sofort gelöscht',
  noAccount: 'Ein Konto gibt es nicht. Zu löschen ist nichts; die Bestellungen werden gesperrt.',
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
