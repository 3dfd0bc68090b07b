const whole = new Intl.NumberFormat('de-DE');
const addresses = (count: number) => (count === 1 ? '1 Adresse' : `${whole.format(count)} Adressen`);

/** The list of those who get the newsletter. */
export const newsletterTexts = {
  caption: 'Wer den Newsletter bekommt',
  pages: 'Seiten des Newsletters',
  word: 'Suche',
  wordHint: 'Teil der E-Mail-Adresse',
  search: 'Suchen',
  clear: 'Filter leeren',
  off: 'Der Shop bietet den Newsletter nicht an',
  offHint: 'Die Einstellung newsletter schaltet das Formular ein. Wer ihn schon bekommt, kann ihn weiter abbestellen.',
  count: (count: number, isMore: boolean, unconfirmed: number) =>
    `${isMore ? `über ${whole.format(count)} Adressen` : addresses(count)}${unconfirmed > 0 ? `, dazu unbestätigt: ${whole.format(unconfirmed)}` : ''}`,
  hint: 'Der Shop sammelt Adressen und versendet nichts. Vor jedem Versand die Liste neu ausgeben: Sie enthält zu jeder Adresse den Abmeldelink.',
  empty: 'Noch bekommt niemand den Newsletter.',
  emptyFiltered: 'Zu dieser Suche gibt es keine Adressen.',
  email: 'E-Mail',
  confirmed: 'Bestätigt',
  asked: 'Angefragt',
  consent: 'Einwilligung',
  actions: 'Aktionen',
  actionsOf: (email: string) => `Aktionen zu ${email}`,
  stop: 'Abbestellen',
  stopOf: (email: string) => `Newsletter für ${email} abbestellen`,
  stopHint:
    'Die Adresse fehlt in der nächsten Liste. Der Nachweis der Einwilligung bleibt bis zum Ende des dritten Kalenderjahres gespeichert.',
  stopped: (email: string) => `Newsletter für ${email} abbestellt`,
} as const;
