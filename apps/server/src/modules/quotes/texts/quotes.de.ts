/** Sentences for operators about offers. */
export const quoteTexts = {
  wrongDay: 'Wählen Sie einen Tag von heute bis in einem Jahr.',
  ofQuote: (number: string) => `Aus dem Angebot ${number}`,
  gone: (name: string) => `${name} wird nicht mehr verkauft.`,
  soldOut: (name: string) => `${name} ist ausverkauft.`,
  fewer: (name: string, left: string) => `Von ${name} sind nur noch ${left} da.`,
} as const;
