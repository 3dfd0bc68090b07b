/**
 * Search words for pages of the shop, a page a row. A row leads to the page whose headline has one of its words, or
 * otherwise to the page with such a heading.
 */
export const pageWords: readonly (readonly string[])[] = [
  [
    ...['Versand', 'Versandkosten', 'Versandkosten und Lieferung', 'Versandarten', 'Porto', 'Zustellung'],
    ...['Lieferung', 'liefern', 'versenden', 'Lieferkosten', 'Lieferbedingungen', 'Versandinformationen'],
    ...['Paket', 'Paketdienst'],
  ],
  ['Lieferzeit', 'Lieferdauer', 'Versanddauer'],
  [
    ...['Zahlung', 'Zahlungsarten', 'Zahlungsmöglichkeiten', 'Zahlungsbedingungen', 'Bezahlung', 'Zahlungsweise'],
    ...['zahlen', 'bezahlen', 'PayPal', 'Kreditkarte', 'Lastschrift', 'Vorkasse', 'Überweisung', 'Nachnahme'],
    ...['Rechnung', 'auf Rechnung', 'Kauf auf Rechnung', 'Ratenzahlung', 'Klarna', 'Mastercard', 'Visa'],
  ],
  [
    ...['Widerruf', 'Widerrufsrecht', 'Widerrufsbelehrung', 'Widerrufsformular', 'Rücktrittsrecht', 'Rückgaberecht'],
    ...['Rückgabe', 'Rücksendung', 'Retoure', 'Umtausch', 'Stornierung', 'Storno'],
    ...['zurückgeben', 'zurückschicken', 'zurücksenden', 'umtauschen', 'stornieren'],
  ],
  ['AGB', 'Geschäftsbedingungen', 'Allgemeine Geschäftsbedingungen'],
  ['Datenschutz', 'Datenschutzerklärung', 'DSGVO', 'Cookies', 'Privatsphäre'],
  ['Impressum', 'Anbieterkennzeichnung'],
  [
    ...['Kontakt', 'Kontaktformular', 'Kundendienst', 'Kundenservice', 'Telefonnummer', 'Hotline', 'Ansprechpartner'],
    ...['E-Mail-Adresse', 'Adresse', 'Anfahrt', 'Standort', 'erreichen', 'anrufen'],
  ],
  ['Öffnungszeiten', 'Geschäftszeiten', 'Ladenöffnungszeiten', 'Öffnungszeit', 'geöffnet', 'offen'],
  ['Gewährleistung', 'Garantie', 'Reklamation', 'Garantiebedingungen'],
  ['Altgeräte', 'Altgeräterücknahme', 'Entsorgung', 'Batterieentsorgung', 'entsorgen', 'Elektroschrott'],
  ['Barrierefreiheit', 'Barrierefreiheitserklärung'],
  ['Über uns', 'Wir über uns', 'Unternehmen'],
  ['Newsletter'],
];

/** Titles of pages that have no headline from the operator. */
export const pageTitles = { sale: 'Angebote' } as const;

/** Words of questions about the shop, besides the word for the subject: "was kostet der Versand?" */
export const questionWords = [
  ...[
    'kosten',
    'kostet',
    'hoch',
    'teuer',
    'lange',
    'dauert',
    'kommt',
    'wann',
    'wieviel',
    'kann',
    'können',
    'muss',
    'darf',
  ],
  ...[
    'habe',
    'haben',
    'ich',
    'wir',
    'habt',
    'ihr',
    'euch',
    'euer',
    'eure',
    'Sie',
    'Ihre',
    'Ihnen',
    'man',
    'mich',
    'mein',
    'meine',
    'nicht',
    'auch',
  ],
  ...['geht', 'bietet', 'bieten', 'funktioniert', 'Frage', 'Fragen', 'Informationen', 'Info', 'Bestellung', 'Ware'],
  ...['alt', 'alte', 'alten', 'alter', 'altes', 'defekt', 'defekte', 'defekten', 'defekter', 'leer', 'leere', 'leerer'],
  ...['Geschäft', 'Laden', 'per', 'via', 'etwas', 'nach', 'heute', 'sonntags', 'samstags', 'Österreich', 'Deutschland'],
] as const;
