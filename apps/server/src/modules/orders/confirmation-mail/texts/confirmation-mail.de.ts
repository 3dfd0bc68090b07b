/** Texts that only the order mail contains; the others are in order-wording. */
export const mailTexts = {
  subject: (orderNumber: string, shop: string) => `Ihre Bestellung ${orderNumber} bei ${shop}`,
  preview: (total: string) => `Vielen Dank! Gesamtbetrag ${total}. Ihre Bestellbestätigung liegt als PDF bei.`,
  greeting: (name: string) => `Guten Tag ${name},`,
  thanks: (orderNumber: string, date: string) =>
    `vielen Dank für Ihre Bestellung. Wir haben sie am ${date} unter der Nummer ${orderNumber} erhalten und bestätigen Ihnen hier, was Sie bestellt haben.`,
  amendedSubject: (orderNumber: string, shop: string) => `Änderung Ihrer Bestellung ${orderNumber} bei ${shop}`,
  amendedPreview: (total: string) => `Neuer Gesamtbetrag ${total}. Die geänderte Bestellbestätigung liegt als PDF bei.`,
  amended: (orderNumber: string, date: string, amended: string) =>
    `wir haben Ihre Bestellung ${orderNumber} vom ${date} am ${amended} geändert. Hier bestätigen wir Ihnen, was jetzt gilt. Diese Bestätigung ersetzt die frühere.`,
  transferRest: (paid: string, rest: string) =>
    `Sie haben schon ${paid} bezahlt. Bitte überweisen Sie den Restbetrag von ${rest} auf unser Konto und geben Sie dabei die Bestellnummer an.`,
  refunded: (amount: string) =>
    `Sie haben ${amount} mehr bezahlt, als jetzt zu zahlen ist. Diesen Betrag erstatten wir Ihnen auf dem Weg, auf dem Sie bezahlt haben.`,
  credited: (amount: string) =>
    `Sie haben ${amount} mehr bezahlt, als jetzt zu zahlen ist. Dieser Betrag steht Ihnen als Guthaben zu.`,
  yourOrder: 'Ihre Bestellung',
  unitPrice: (price: string, quantity: string, normPrice: string, deposit: string) =>
    (quantity === '' ? `je ${price}` : `${price} ${quantity}`) +
    (normPrice === '' ? '' : ` (${normPrice})`) +
    (deposit === '' ? '' : ` ${deposit}`),
  includedTax: 'Darin enthaltene Umsatzsteuer',
  taxLine: (rate: string, net: string, tax: string) => `${rate} USt. auf ${net}: ${tax}`,
  payLater: 'Haben Sie noch nicht bezahlt? Das können Sie jederzeit nachholen:',
  pay: 'Bestellung öffnen und bezahlen',
  payHint: 'Über diesen Link öffnet sich Ihre Bestellung auf jedem Gerät. Geben Sie ihn bitte nicht weiter.',
  guarantee: 'Gesetzliche Gewährleistung',
  /** The law prescribes this wording (LAW F1). */
  withdrawal: 'Vertrag widerrufen',
  attached: (names: readonly string[]) =>
    `Als Anlage erhalten Sie zum Aufbewahren: ${new Intl.ListFormat('de').format(names)}.`,
  confirmation: 'die Bestellbestätigung',
  amendedConfirmation: 'die geänderte Bestellbestätigung',
  questions: 'Bei Fragen antworten Sie einfach auf diese Nachricht.',
  farewell: 'Freundliche Grüße',
};

/** Title and file name of the contract's texts that are attached as documents. */
export const textDocuments: Readonly<Record<string, { readonly title: string; readonly filename: string }>> = {
  businessTerms: { title: 'Allgemeine Geschäftsbedingungen', filename: 'AGB.pdf' },
  widerrufsbelehrung: { title: 'Widerrufsbelehrung', filename: 'Widerrufsbelehrung.pdf' },
};
