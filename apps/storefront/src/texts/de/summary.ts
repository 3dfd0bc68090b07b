/** The summary before the order (SPEC §2, LAW C1 to C5). */
export const summaryTexts = {
  title: 'Zusammenfassung',
  check: 'Bitte prüfen Sie Ihre Angaben. Mit der Schaltfläche am Ende geben Sie Ihre Bestellung verbindlich auf.',
  billingAddress: 'Rechnungsadresse',
  shippingAddress: 'Lieferadresse',
  payment: 'Zahlung und Versand',
  paymentCondition: (name: string) => `Zahlart: ${name}`,
  carrier: (name: string) => `Versandart: ${name}`,
  externalNumber: (text: string) => `Ihre Angabe: ${text}`,
  items: 'Ihre Artikel',
  articleNumber: (number: string) => `Art.-Nr. ${number}`,
  delivery: 'Lieferzeit:',
  editAddress: 'Adresse bearbeiten',
  editCart: 'Warenkorb bearbeiten',
  place: 'Kostenpflichtig bestellen',
  placing: 'Ihre Bestellung wird übermittelt',
  options: 'Ihre Zustimmung',
  terms: 'AGB',
  withdrawal: 'Widerrufsbelehrung',
  privacy: 'Datenschutzerklärung',
  legal: 'Zum Nachlesen:',
  legalOpens: 'öffnet in einem neuen Fenster',
  optionMissing: (option: string) => `${option} wurde nicht ausgewählt`,
  unknownOutcome:
    'Wir wissen nicht, ob Ihre Bestellung angekommen ist. Bitte bestellen Sie noch einmal: Falls sie schon da ist, wird sie kein zweites Mal ausgeführt.',
  orderedBefore: (orderNumber: string) =>
    `Ihr Warenkorb wurde schon als Bestellung ${orderNumber} übermittelt, ohne Ihre letzten Änderungen. Wenn Sie nur diese Bestellung ändern möchten, schreiben Sie uns bitte. Wenn Sie zusätzlich bestellen möchten, bestätigen Sie bitte noch einmal.`,
  toOrder: (orderNumber: string) => `Zur Bestellung ${orderNumber}`,
  changedTitle: 'Ihre Bestellung hat sich geändert',
  changedText:
    'Ihre Bestellung wurde noch nicht aufgegeben. Bitte prüfen Sie die Änderungen und bestellen Sie dann erneut.',
  changedTotal: (before: string, now: string) => `Summe bisher ${before}, jetzt ${now}.`,
};
