/** The confirmation after the order (SPEC §2). */
export const confirmationTexts = {
  title: 'Danke für Ihre Bestellung',
  orderNumber: (number: string) => `Bestellnummer: ${number}`,
  message: 'Ihre Bestellung wurde übermittelt. In Kürze erhalten Sie eine Bestätigung per E-Mail.',
  prepayment: 'Die Bankverbindung für Ihre Überweisung finden Sie in der Bestätigung und im PDF.',
  items: 'Ihre Bestellung',
  document: 'Bestellung als PDF',
  keepShopping: 'Weiter einkaufen',
};
