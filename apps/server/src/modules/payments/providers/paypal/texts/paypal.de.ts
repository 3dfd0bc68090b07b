/** What payers read at PayPal. */
export const paypalTexts = {
  order: (orderNumber: string) => `Bestellung ${orderNumber}`,
  refund: (reference: string) => `Erstattung zu ${reference}`,
  means: 'PayPal',
};
