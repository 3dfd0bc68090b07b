import type { ApiFault, Faults, MessageFault, Outcome } from '../faults.ts';

/** What the approval page says. */
export const texts = {
  provider: 'PayPal',
  title: 'Mit PayPal bezahlen',
  recipient: 'Empfänger',
  description: 'Zweck',
  invoice: 'Referenz',
  payer: 'Konto',
  payerName: 'Erika Mustermann, kaeuferin@kontor.example (Testkonto)',
  instrument: 'Womit bezahlt wird',
  again: 'Das zuletzt gewählte Zahlungsmittel wurde abgelehnt. Bitte wählen Sie ein anderes.',
  pay: 'Jetzt bezahlen',
  continue: 'Weiter',
  cancel: 'Abbrechen und zum Shop zurückkehren',
  leave: 'Fenster schließen, ohne zu entscheiden',
  faults: 'Störungen',
  faultsHint: 'Was bei dieser Zahlung schiefgeht. Jede Störung eines Aufrufs trifft den nächsten seiner Art.',
  unknownTitle: 'Zahlung nicht gefunden',
  unknown: 'Diese Zahlung gibt es nicht, sie ist abgelaufen oder schon abgeschlossen.',
  wrongTitle: 'Auswahl nicht verstanden',
  wrong: 'So kann diese Zahlung nicht entschieden werden. Bitte gehen Sie eine Seite zurück.',
  mismatchTitle: 'Zahlung nicht möglich',
  mismatch: 'Der Shop hat PayPal für eine andere Währung oder Zahlungsart eingebunden, als die Zahlung hat.',
  foreignTitle: 'Unbekannter Shop',
  foreign: 'Diese Seite wurde von einer Adresse geöffnet, die hier nicht eingetragen ist.',
  doneTitle: 'Zurück zum Shop',
  done: 'Der Shop schließt die Zahlung ab. Dieses Fenster schließt sich von selbst.',
  leftTitle: 'Sie können dieses Fenster schließen',
  left: 'Hier geht es nicht weiter: der Shop erfährt vom Browser nichts.',
} as const;

/** The instruments to choose from, by what comes of them. */
export const instrumentTexts: Readonly<Partial<Record<Outcome, string>>> = {
  authorized: 'PayPal-Guthaben: die Zahlung gelingt',
  'pending-then-captured': 'Bankkonto: PayPal prüft, dann gelingt die Zahlung',
  'pending-then-failed': 'Bankkonto: PayPal prüft und lehnt dann ab',
  declined: 'Kreditkarte: der Einzug wird sofort endgültig abgelehnt',
  'instrument-declined': 'Abgelaufene Kreditkarte: der Shop bittet um ein anderes Zahlungsmittel',
};

export const messageTexts: Readonly<Partial<Record<MessageFault, string>>> = {
  after: 'kurz nach der Antwort (üblich)',
  before: 'vor der Antwort',
  never: 'gar nicht',
  twice: 'zweimal',
  late: 'verspätet',
  'out-of-order': 'in falscher Reihenfolge',
  'wrong-signature': 'mit falscher Unterschrift',
};

export const returnTexts: Readonly<Record<Faults['return'], string>> = {
  back: 'zurück zum Shop (üblich)',
  never: 'gar nicht: Browser nach der Freigabe geschlossen',
};

/** The calls that can be hit after this page. */
export const callTexts = {
  inquire: 'Abfrage der Zahlung',
  capture: 'Einzug',
  refund: 'Erstattung',
} as const;

export const apiFaultTexts: Readonly<Record<ApiFault, string>> = {
  'error-before-effect': 'Fehler 500, nichts geschieht',
  'error-after-effect': 'Fehler 500, obwohl es geschehen ist',
  'timeout-after-effect': 'Verbindung bricht ab, obwohl es geschehen ist',
  html: 'HTML-Seite statt einer Antwort, obwohl es geschehen ist',
  slow: 'langsame Antwort',
};

export const fieldTexts = {
  message: 'Nachricht an den Shop (Webhook)',
  return: 'Browser',
  seconds: 'Dauer von Verspätung, Prüfung und Langsamkeit in Sekunden',
  noFault: 'keine Störung',
} as const;
