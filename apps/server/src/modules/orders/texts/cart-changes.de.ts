/** Messages for customers about changes of their cart (CONTRACT §5, `changes`). */
export const changeTexts = {
  gone: 'Ein Produkt in Ihrem Warenkorb ist nicht mehr erhältlich.',
  otherTerms: (name: string) => `„${name}“ wird zu Ihren Konditionen in dieser Form nicht angeboten.`,
  soldOut: (name: string) => `„${name}“ ist derzeit nicht lieferbar.`,
  fewerLeft: (name: string, left: number, unit: string) =>
    `Von „${name}“ ist nur noch diese Menge lieferbar: ${left} ${unit}.`,
  amount: (name: string, sold: string, amount: string, unit: string) =>
    `„${name}“ gibt es nicht in dieser Menge${sold === '' ? '' : ` (${sold})`}. Ihre Menge ist jetzt ${amount} ${unit}.`,
  atLeast: (amount: string) => `mindestens ${amount}`,
  inSteps: (step: string) => `in Schritten von ${step}`,
  atMost: (amount: string) => `höchstens ${amount}`,
  price: (name: string, before: string, now: string) =>
    `Der Preis von „${name}“ hat sich geändert: bisher ${before}, jetzt ${now}.`,
  deposit: (name: string, before: string, now: string) =>
    `Das Pfand auf „${name}“ hat sich geändert: bisher ${before}, jetzt ${now}.`,
  netPrice: (name: string, before: string, now: string) =>
    `Der Preis von „${name}“ hat sich geändert: bisher ${before}, jetzt ${now} (exkl. USt.).`,
};

/** SPEC §8: names the first mandatory option that was not ticked. */
export const missingOptionText = (option: string) => `${option} wurde nicht ausgewählt`;

/** For a customer whose session has ended while the order was on the screen. */
export const signedOutText =
  'Sie sind nicht mehr angemeldet. Ihre Bestellung wurde nicht abgeschickt; Ihr Warenkorb wartet in Ihrem Konto.';

/** File name of the confirmation for downloads. */
export const confirmationFilename = (orderNumber: string) => `Bestellung-${orderNumber.replaceAll('/', '-')}.pdf`;
