/** The frame around pages that are made without the storefront. */
export const plainPageTexts = {
  pageTitle: (page: string, shop: string) => `${page} – ${shop}`,
  skip: 'Zum Inhalt springen',
  footer: 'Rechtliches und Service',
  links: [
    ['/widerruf', 'Vertrag widerrufen'],
    ['/impressum', 'Impressum'],
    ['/contact', 'Kontakt'],
    ['/agb', 'AGB'],
    ['/T/widerrufsbelehrung', 'Widerrufsbelehrung'],
    ['/datenschutz', 'Datenschutz'],
    ['/barrierefreiheit', 'Barrierefreiheit'],
  ],
} as const;
