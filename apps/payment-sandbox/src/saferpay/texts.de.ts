import type { ApiCall, ApiFault, MessageFault, Outcome } from '../faults.ts';

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

export const messageTexts: Partial<Record<MessageFault, string>> = {
  after: 'kurz nach der Rückkehr in den Shop',
  before: 'vor der Rückkehr in den Shop',
  never: 'nie',
  twice: 'doppelt',
  late: 'verspätet (Dauer unten)',
  'wrong-outcome': 'mit falschem Ausgang (als misslungen)',
};

export const callTexts: Partial<Record<ApiCall, string>> = {
  inquire: 'Nächste Abfrage (Assert, Inquire)',
  capture: 'Nächste Buchung (Capture)',
  refund: 'Nächste Erstattung (Refund)',
  void: 'Nächste Stornierung (Cancel)',
};

export const apiFaultTexts: Record<ApiFault, string> = {
  'error-before-effect': 'Fehler 500, nichts geschehen',
  'error-after-effect': 'Fehler 500, aber ausgeführt',
  'timeout-after-effect': 'keine Antwort, aber ausgeführt',
  html: 'HTML statt JSON, aber ausgeführt',
  slow: 'langsam (Dauer unten)',
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
  faults: 'Störungen',
  faultsHint: 'Nur für diese Zahlung.',
  message: 'Der Händler wird benachrichtigt',
  return: 'Rückkehr in den Shop',
  returnBack: 'wie üblich',
  returnNever: 'nie: Das Fenster wird nach der Zahlung geschlossen',
  seconds: 'Dauer in Sekunden (verspätet, in Prüfung, langsam)',
  noFault: 'ohne Störung',
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
