/** The frame around every screen. */
export const shellTexts = {
  skipToContent: 'Zum Inhalt springen',
  menu: 'Menü',
  openSearch: 'Suche',
  /** Leads back from a submenu to the whole menu. */
  backTo: (name: string) => `Menü › ${name}`,
  account: 'Mein Konto',
  cart: 'Warenkorb',
  cartItems: 'Artikel',
  login: 'Login',
  loggedIn: 'Angemeldet',
  footer: 'Rechtliches und Service',
  /** The words that the law gives (LAW F1). */
  withdraw: 'Vertrag widerrufen',
  siteNotice: 'Impressum',
  contact: 'Kontakt',
  businessTerms: 'AGB',
  withdrawal: 'Widerrufsbelehrung',
  privacy: 'Datenschutz',
  accessibility: 'Barrierefreiheit',
  newsletter: 'Newsletter per E-Mail',
  orderNewsletter: 'Newsletter abonnieren',
  loading: 'Wird geladen …',
  connectionLost: 'Keine Verbindung zum Shop. Sobald sie wieder da ist, geht es von selbst weiter.',
};
