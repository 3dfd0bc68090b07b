/**
 * Online payment of an order on its confirmation (SPEC §4, §8). `name` is the operator's name of the payment condition.
 */
export const paymentTexts = {
  title: 'Zahlung',
  amount: (amount: string) => `Zu zahlen: ${amount}`,
  paidAmount: (amount: string) => `Betrag: ${amount}`,
  paid: (amount: string) => `Bezahlt: ${amount}`,
  by: (name: string) => `Zahlart: ${name}`,
  ownSandbox: 'Testbetrieb: es fließt kein Geld.',
  sandbox: (name: string) => `Testumgebung (${name}): es fließt kein Geld.`,
  pay: 'Jetzt bezahlen',
  later: 'Sie können auch später bezahlen: über den Link in der E-Mail zu Ihrer Bestellung.',
  goingToPay: 'Sie werden zur Zahlungsseite weitergeleitet',
  paypalLoading: 'Die Schaltflächen von PayPal werden geladen',
  initiated: 'Die Zahlung wurde bereits veranlasst.',
  /** By transfer. */
  came: 'Ihre Zahlung ist eingegangen. Vielen Dank!',
  means: (means: string) => `Bezahlt mit: ${means}`,
  failed: 'Fehler beim Durchführen der Zahlung!',
  /** As far as the shop knows, no money moved. */
  failedHint: 'Ihre Bestellung ist gespeichert. Sie können die Zahlung gleich hier noch einmal versuchen.',
  otherCard: 'Auf der nächsten Seite können Sie auch eine andere Karte verwenden.',
  unavailable: (name: string) => `Die Zahlung (${name}) ist gerade nicht möglich.`,
  unavailableHint:
    'Ihre Bestellung ist gespeichert, bitte bestellen Sie nicht noch einmal. Versuchen Sie die Zahlung in einigen Minuten wieder.',
  contact: 'Kontakt',
  contactHint: 'Gelingt es nicht, finden wir mit Ihnen einen anderen Weg:',
  retry: 'Erneut versuchen',
  checking: 'Ihre Zahlung wird geprüft.',
  checkingHint: 'Bitte zahlen Sie nicht noch einmal. Diese Seite zeigt das Ergebnis von selbst an.',
  checkingRests:
    'Die Prüfung dauert länger als sonst. Sie können diese Seite verlassen: Sobald die Zahlung eingegangen ist, erhalten Sie eine E-Mail.',
  lookAgain: 'Erneut nachsehen',
  returned: 'Ihre Zahlung wurde ganz oder teilweise zurückerstattet.',
  returnedAll: (paid: string) => `Ihre Zahlung von ${paid} wurde zurückerstattet.`,
  returnedPart: (paid: string, returned: string, left: string) =>
    `Von Ihrer Zahlung von ${paid} wurden ${returned} zurückerstattet. ${left} bleiben bezahlt.`,
  disputed: 'Diese Zahlung wurde beim Zahlungsanbieter oder bei der Bank beanstandet und dort zurückgeholt.',
  disputedHint:
    'Bitte zahlen Sie nicht noch einmal online: Über die Beanstandung entscheidet der Zahlungsanbieter. Bei Fragen dazu sind wir für Sie da:',
  partlyPaid: (paid: string, open: string) => `Eingegangen sind ${paid}, offen sind noch ${open}.`,
  partlyPaidHint:
    'Bitte zahlen Sie nicht noch einmal online: Wir melden uns bei Ihnen und vereinbaren, wie Sie den Rest bezahlen.',
};

/**
 * Shown to payers who return from a provider in a browser that does not know their order: only the status of the
 * payment, nothing about the order.
 */
export const paymentStatusTexts = {
  title: 'Ihre Zahlung',
  paid: 'Ihre Zahlung ist eingegangen. Vielen Dank!',
  paidHint: 'Sie können dieses Fenster schließen. Alles Weitere erhalten Sie per E-Mail.',
  due: 'Es ist noch keine Zahlung eingegangen.',
  dueHint:
    'Ihre Bestellung ist gespeichert. Bezahlen können Sie über den Link in der E-Mail zu Ihrer Bestellung oder, mit Kundenkonto, unter „Ihre Bestellungen“.',
  partlyPaid: 'Ihre Zahlung ist eingegangen, aber nicht der ganze Betrag.',
  checkingHint: 'Bitte zahlen Sie nicht noch einmal. Sobald die Zahlung eingegangen ist, erhalten Sie eine E-Mail.',
  unknown: 'Zu dieser Adresse gibt es keine Zahlung.',
  toOrders: 'Ihre Bestellungen',
  toShop: 'Zum Shop',
};
