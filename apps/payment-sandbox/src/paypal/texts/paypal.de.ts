import type { Outcome } from '../../faults.ts';
import type { FaultChoices } from '../../page/fault-form.ts';

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
  'address-refused': 'PayPal-Guthaben: PayPal lehnt beim Einzug die Lieferadresse ab, wenn es eine gibt',
};

/** What can go wrong, in this page's words; the calls that can be hit after it. */
export const faultChoices: FaultChoices = {
  messages: {
    after: 'kurz nach der Antwort',
    before: 'vor der Antwort',
    never: 'nie',
    twice: 'doppelt',
    late: 'verspätet (Dauer unten)',
    'out-of-order': 'in falscher Reihenfolge',
    'wrong-signature': 'mit falscher Unterschrift',
  },
  calls: {
    inquire: 'Nächste Abfrage (GET order)',
    capture: 'Nächster Einzug (Capture)',
    refund: 'Nächste Erstattung (Refund)',
  },
};
