/** Messages about invalid customer groups. */
export const customerGroupTexts = {
  nameTaken: (name: string) =>
    name === '' ? 'Die Gruppe braucht einen Namen.' : `Die Gruppe „${name}“ gibt es schon.`,
  unknownPayment: (name: string) => `Die Zahlart „${name}“ gibt es nicht.`,
  unknownCategory: (category: string) => `Die Kategorie „${category}“ gibt es nicht.`,
  categoryTwice: 'Diese Kategorie hat schon einen Rabatt.',
  decimals: 'Höchstens zwei Nachkommastellen sind möglich.',
} as const;
