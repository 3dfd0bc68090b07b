/** The kinds of blocks, in the log. */
export const officeFrontPageTexts = {
  kinds: {
    ...{ claim: 'Anspruch', categories: 'Kategorien', products: 'Artikel', offers: 'Angebote' },
    ...{ facts: 'Vorteile', text: 'Text' },
  },
} as const;
