/** Texts that only the confirmation of an order contains. */
export const confirmationTexts = {
  titleOf: (orderNumber: string) => `Bestellbestätigung ${orderNumber}`,
  thanks: 'Vielen Dank für Ihre Bestellung. Wir haben sie wie folgt erhalten:',
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
