/** The frame around pages that are made without the storefront. */
export const plainPageTexts = {
  pageTitle: (page: string, shop: string) => `${page} – ${shop}`,
  skip: 'Zum Inhalt springen',
  footer: 'Rechtliches und Service',
  /** The links that a shop for businesses alone leaves out are marked. */
  links: [
    ['/widerruf', 'Vertrag widerrufen', 'consumers'],
    ['/impressum', 'Impressum'],
    ['/contact', 'Kontakt'],
    ['/agb', 'AGB'],
    ['/T/widerrufsbelehrung', 'Widerrufsbelehrung', 'consumers'],
    ['/datenschutz', 'Datenschutz'],
    ['/barrierefreiheit', 'Barrierefreiheit'],
  ],
} as const;
