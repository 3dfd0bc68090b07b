/** What payers read at PayPal. */
export const paypalTexts = {
  order: (orderNumber: string) => `Bestellung ${orderNumber}`,
  refund: (shopTitle: string, reference: string) => `Erstattung von ${shopTitle} zu ${reference}`,
  means: 'PayPal',
};
