/** Texts that only the confirmation of an order contains. */
export const confirmationTexts = {
  titleOf: (orderNumber: string, isAmended: boolean) =>
    `${isAmended ? 'Geänderte Bestellbestätigung' : 'Bestellbestätigung'} ${orderNumber}`,
  thanks: 'Vielen Dank für Ihre Bestellung. Wir haben sie wie folgt erhalten:',
  amended: 'Wir haben Ihre Bestellung geändert. Jetzt gilt:',
  amendedAt: 'Geändert am',
  columns: {
    position: 'Pos.',
    name: 'Bezeichnung',
    amount: 'Menge',
    unitPrice: 'Einzelpreis',
    tax: 'USt.',
    total: 'Gesamt',
  },
  noInvoice: 'Dies ist keine Rechnung.',
};
