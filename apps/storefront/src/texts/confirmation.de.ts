/** The confirmation after the order (SPEC §2). */
export const confirmationTexts = {
  title: 'Danke für Ihre Bestellung',
  orderNumber: 'Bestellnummer:',
  message: 'Ihre Bestellung wurde übermittelt. In Kürze erhalten Sie eine Bestätigung per E-Mail.',
  bank: {
    title: 'Ihre Überweisung',
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
    code: 'QR-Code dieser Überweisung',
    scan: 'Mit der App Ihrer Bank scannen: Sie füllt die Überweisung aus.',
  },
  deliveredTo: 'Lieferadresse',
  items: 'Ihre Bestellung',
  document: 'Bestellung als PDF',
  account: 'Mit einem Konto sind Ihre Angaben beim nächsten Mal schon da.',
  makeAccount: 'Konto anlegen',
  keepShopping: 'Weiter einkaufen',
};
