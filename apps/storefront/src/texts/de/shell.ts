/** The frame around every screen. */
export const shellTexts = {
  skipToContent: 'Zum Inhalt springen',
  menu: 'Menü',
  close: 'Schließen',
  cart: 'Warenkorb',
  cartWith: (count: number) => (count === 0 ? 'Warenkorb' : `Warenkorb, ${count} Artikel`),
  footer: 'Rechtliches und Service',
  siteNotice: 'Impressum',
  contact: 'Kontakt',
  shippingCosts: 'Versandkosten',
  businessTerms: 'AGB',
  withdrawal: 'Widerrufsbelehrung',
  privacy: 'Datenschutz',
  accessibility: 'Barrierefreiheit',
  loading: 'Wird geladen …',
};
