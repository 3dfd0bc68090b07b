/** Texts of the notice to the shop about a new order. */
export const noticeTexts = {
  subject: (orderNumber: string, total: string) => `Bestellung ${orderNumber}: ${total}`,
  came: (orderNumber: string, time: string) => `Bestellung ${orderNumber} vom ${time} Uhr.`,
  answer: 'Eine Antwort auf diese Nachricht geht an den Kunden.',
  headings: {
    customer: 'Kunde',
    lines: 'Artikel',
    bothAddresses: 'Rechnungs- und Lieferadresse',
    payment: 'Zahlung und Versand',
    agreed: 'Vereinbart',
  },
  labels: {
    name: 'Name',
    company: 'Firma',
    email: 'E-Mail',
    personId: 'Kundennummer',
    customerGroup: 'Kundengruppe',
    payment: 'Zahlart',
    paymentState: 'Zahlung',
    carrier: 'Versand mit',
    externalNumber: 'Referenz des Kunden',
  },
};
