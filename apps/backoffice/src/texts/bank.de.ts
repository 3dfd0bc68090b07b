import type { MatchReason } from '@kontor/domain';

const plural = new Intl.PluralRules('de');
const entries = (count: number) => (plural.select(count) === 'one' ? '1 Buchung' : `${count} Buchungen`);

/** Why a bank entry matches an order, or why an operator must decide. */
const reasons: Readonly<Record<MatchReason, string>> = {
  ...{ reference: 'Nummer genannt', several: 'mehrere Nummern genannt', amount: 'Betrag stimmt' },
  ...{ discount: 'mit Skonto, rechtzeitig', 'discount-late': 'mit Skonto, aber zu spät' },
  ...{ cent: 'Betrag stimmt bis auf 1 Cent', less: 'zu wenig', more: 'zu viel', iban: 'Konto kennt der Shop' },
  ...{ name: 'Name stimmt', 'other-payer': 'jemand anderer zahlt', ambiguous: 'mehrere Bestellungen kommen in Frage' },
  ...{
    paid: 'ist schon bezahlt',
    cancelled: 'ist storniert',
    currency: 'andere Währung',
    'went-out': 'Geld ging hinaus',
  },
  ...{ returned: 'Geld kam zurück', unsplit: 'Sammler ohne einzelne Beträge' },
};

/** The entries of the shop's bank account. */
export const bankTexts = {
  title: 'Bank',
  states: { offen: 'Zu klären', zugeordnet: 'Zugeordnet', beiseite: 'Beiseitegelegt' },
  empty: {
    offen: 'Keine Buchung wartet auf Klärung.',
    zugeordnet: 'Noch ist keine Buchung einer Bestellung zugeordnet.',
    beiseite: 'Nichts ist beiseitegelegt.',
  },
  parts: 'Buchungen nach Stand',
  caption: 'Buchungen',
  pages: 'Seiten der Buchungen',
  payer: 'Von oder an',
  unknownPayer: 'Unbekannt',
  original: (amount: string) => `ursprünglich ${amount}`,
  day: 'Gebucht',
  amount: 'Betrag',
  proposal: 'Vorschlag',
  orders: 'Bestellung',
  actions: 'Mit dieser Buchung',
  none: 'kein Vorschlag',
  reason: (reason: MatchReason) => reasons[reason],
  share: (amount: string) => `, ${amount}`,
  choose: (payer: string, amount: string) => `Buchung von ${payer} über ${amount} klären`,
  unassign: 'Zuordnung lösen',
  unassignSentence:
    'Die Zahlung zählt nicht mehr, die Bestellung ist wieder offen. Von selbst zugeordnet wird nie mehr.',
  unassigned: 'Zuordnung gelöst',
  takeUp: 'Wieder aufnehmen',
  takenUp: 'Wieder zu klären',
  outgoing: 'Abgänge ohne Bezug beiseitelegen',
  outgoingDone: (count: number) => `${entries(count)} beiseitegelegt`,
} as const;

/** Deciding about entries one after the other. */
export const decideTexts = {
  title: (amount: string, payer: string) => `${amount} von ${payer}`,
  titleOut: (amount: string, payer: string) => `${amount} an ${payer}`,
  left: (at: number, all: number, isMore: boolean) => `${at} von ${all}${isMore ? ' auf dieser Seite' : ''}`,
  original: 'Ursprünglich',
  foreign: (currency: string) =>
    `Diese Buchung ist in ${currency} und zahlt keine Bestellung. Ist das Geld für eine, tragen Sie dort ein, was es in Euro wert war, und legen Sie die Buchung beiseite.`,
  purpose: 'Verwendungszweck',
  noPurpose: 'keiner',
  day: 'Gebucht',
  payerIban: 'Konto',
  why: 'Vorschlag',
  proposal: (kind: 'sure' | 'proposal' | 'none', why: string) =>
    [kind === 'none' && bankTexts.none, why].filter(Boolean).join(', '),
  order: 'Bestellung',
  orderHint: 'Nummer oder mindestens ihre letzten drei Ziffern',
  amount: 'Betrag in €',
  more: 'Weitere Bestellung',
  late: (discount: string) => `Skonto von ${discount}, zu spät abgezogen`,
  lateHint: 'Gilt es trotzdem, sinken Umsatz und Steuer in den Büchern, und die Rechnung ist bezahlt.',
  lateChoose: 'Bitte wählen',
  lateChoices: { accept: 'gelten lassen', open: (rest: string) => `nicht gelten lassen, ${rest} bleiben offen` },
  rest: (rest: string, isTooMuch: boolean) => (isTooMuch ? `${rest} zu viel` : `${rest} zu wenig`),
  restHint: 'Ausgebucht gilt die Bestellung als bezahlt, und Umsatz und Steuer ändern sich um diesen Betrag.',
  restChoices: {
    'write-off': 'Rest ausbuchen',
    open: (isTooMuch: boolean) => (isTooMuch ? 'als Guthaben stehen lassen' : 'offen lassen'),
  },
  assign: 'Zuordnen',
  aside: 'Beiseitelegen',
  skip: 'Überspringen',
  wrongAmount: 'Geben Sie einen Betrag an, zum Beispiel 12,50; was hinausging, mit Minus.',
  notFound: 'Diese Bestellung gibt es nicht.',
  ambiguous: 'Diese Ziffern haben mehrere Bestellungen. Geben Sie mehr an.',
  assigned: (numbers: readonly string[]) => `Zugeordnet: ${numbers.join(', ')}`,
  setAside: 'Beiseitegelegt',
} as const;

/** Reading a statement. */
export const statementTexts = {
  button: 'Kontoauszug einlesen',
  file: 'Datei der Bank',
  fileHint: 'camt.053 (XML oder ZIP), MT940 oder CSV, höchstens 3 MB. Was schon gelesen ist, zählt kein zweites Mal.',
  account: 'IBAN des Shops',
  accountHint: 'Nur, wenn die Datei sie nicht nennt; sonst leer',
  missing: 'Wählen Sie eine Datei.',
  tooLarge: 'Die Datei hat mehr als 3 MB. Holen Sie von der Bank einen kürzeren Zeitraum.',
  resultTitle: 'Kontoauszug gelesen',
  result: (read: { new: number; known: number; refused: number; assigned: number; aside: number }) =>
    [
      `${entries(read.new)} neu, davon ${read.assigned} zugeordnet`,
      read.aside > 0 && `${read.aside} nach Ihren Regeln beiseitegelegt`,
      read.known > 0 && `${read.known} schon bekannt`,
      read.refused > 0 && `${read.refused} abgelehnt`,
    ]
      .filter(Boolean)
      .join(', '),
  caption: 'Gelesene Auszüge',
  statement: 'Auszug',
  number: (number: string) => (number === '' ? 'ohne Nummer' : `Nr. ${number}`),
  formats: { camt: 'camt.053', mt940: 'MT940', csv: 'CSV' } as Readonly<Record<string, string>>,
  new: 'Neu',
  known: 'Bekannt',
  pending: 'Vorgemerkt',
  refused: 'Abgelehnt',
  refusedCaption: 'Abgelehnte Buchungen',
  payer: 'Von oder an',
  day: 'Gebucht',
  amount: 'Betrag',
  why: 'Grund',
} as const;

/** Rules that set entries aside by themselves. */
export const ruleTexts = {
  button: 'Immer so …',
  make: 'Immer beiseitelegen',
  submit: 'Regel anlegen',
  about: (isOutgoing: boolean, payer: string, iban: string | null) =>
    `Was künftig ${isOutgoing ? 'an' : 'von'} ${payer}${iban === null ? '' : ` (${iban})`} ${isOutgoing ? 'hinausgeht' : 'eingeht'}, legt der Shop beim Einlesen selbst beiseite, ebenso was davon jetzt zu klären ist.`,
  words: 'Wörter im Verwendungszweck',
  wordsHint: 'Leer: jeder Zweck. Sonst muss jedes Wort als ganzes Wort darin stehen.',
  reason: 'Grund',
  reasonHint: 'Er steht bei jeder Buchung, zum Beispiel Miete.',
  never: 'Was eine Bestell- oder Rechnungsnummer nennt oder zu einer Bestellung passt, bleibt immer zu klären.',
  made: (count: number) => `Regel angelegt, ${entries(count)} beiseitegelegt`,
  list: 'Regeln',
  none: 'Noch gibt es keine Regel. Legen Sie eine bei einer Buchung mit „Immer so“ an.',
  counterparty: 'Von oder an',
  direction: (isOutgoing: boolean) => (isOutgoing ? 'Abgang' : 'Eingang'),
  withWords: (words: string) => `mit „${words}“`,
  used: 'Beiseitegelegt',
  lastUsed: (day: string) => `zuletzt ${day}`,
  end: 'Beenden',
  endOne: (reason: string) => `Regel „${reason}“ beenden`,
  ended: 'Regel beendet. Was sie beiseitegelegt hat, bleibt so.',
  by: (reason: string) => `Regel: ${reason}`,
} as const;
