/** The sentences about the country whose tax an order has. */
export const taxTexts = {
  included: (country: string, isKnown: boolean) =>
    isKnown
      ? `Es gilt die Umsatzsteuer von: ${country}.`
      : `Es gilt die Umsatzsteuer von: ${country}, solange das Lieferland nicht feststeht.`,
} as const;
