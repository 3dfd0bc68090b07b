import type { Outcome } from '../../faults.ts';
import type { FaultChoices } from '../../page/fault-form.ts';

export const outcomeTexts: Partial<Record<Outcome, string>> = {
  authorized: 'Karte, mit Haftungsübergang',
  'no-liability-shift': 'Karte, ohne Haftungsübergang',
  'liability-shift-by-attempt': 'Karte, Bestätigung nur versucht (Haftungsübergang)',
  'error-but-authorized': 'Karte, aber die erste Abfrage des Händlers scheitert',
  'captured-at-once': 'Konto, sofort gebucht (Wero)',
  'pending-then-captured': 'Konto, erst in Prüfung, dann gebucht',
  'pending-then-failed': 'Konto, erst in Prüfung, dann abgelehnt',
  declined: 'Bank lehnt ab',
  '3ds-failed': '3-D Secure misslingt',
  'soft-declined': 'Bank verlangt Bestätigung',
  'risk-blocked': 'Risikoprüfung sperrt',
  aborted: 'Zahlung abbrechen',
  'walked-away': 'Weggehen, ohne etwas zu tun',
};

/** What can go wrong, in this page's words; the calls that can be hit after it. */
export const faultChoices: FaultChoices = {
  messages: {
    after: 'kurz nach der Rückkehr in den Shop',
    before: 'vor der Rückkehr in den Shop',
    never: 'nie',
    twice: 'doppelt',
    late: 'verspätet (Dauer unten)',
    'wrong-outcome': 'mit falschem Ausgang (als misslungen)',
  },
  calls: {
    inquire: 'Nächste Abfrage (Assert, Inquire)',
    capture: 'Nächste Buchung (Capture)',
    refund: 'Nächste Erstattung (Refund)',
    void: 'Nächste Stornierung (Cancel)',
  },
};

export const texts = {
  title: 'Bezahlen',
  description: 'Zweck',
  shop: 'Händler',
  orderId: 'Auftrag',
  means: 'Womit bezahlen Sie?',
  arranged: 'Wie vorab bestimmt:',
  pay: 'Jetzt bezahlen',
  otherwise: 'Oder es kommt anders',
  otherwiseHint: 'Sie können dieses Fenster auch einfach schließen: Dann geschieht nichts.',
  closedTitle: 'Fenster geschlossen',
  closed: 'Als Störung war gewählt, dass Sie nicht in den Shop zurückkehren. Sie können dieses Fenster nun schließen.',
  expiredTitle: 'Zahlungsseite abgelaufen',
  expired: 'Diese Zahlungsseite war nur eine Stunde gültig. Bitte beginnen Sie die Zahlung im Shop noch einmal.',
  unknownTitle: 'Zahlungsseite nicht gefunden',
  unknown: 'Diese Zahlungsseite gibt es nicht. Bitte beginnen Sie die Zahlung im Shop noch einmal.',
  wrongTitle: 'Eingabe nicht verstanden',
  wrong: 'Diese Auswahl gibt es nicht. Bitte gehen Sie zurück und wählen Sie noch einmal.',
  back: 'Zurück in den Shop',
} as const;
