/**
 * What customers search for when they mean a page of the shop, a page a row. The row leads to the page whose headline
 * has one of its words or, where there is none, to one with such a heading.
 */
export const pageWords: readonly (readonly string[])[] = [
  [
    ...['Versand', 'Versandkosten', 'Versandkosten und Lieferung', 'Versandarten', 'Porto', 'Zustellung'],
    ...['Lieferung', 'Lieferkosten', 'Lieferbedingungen', 'Versandinformationen'],
  ],
  ['Lieferzeit', 'Lieferdauer', 'Versanddauer'],
  ['Zahlung', 'Zahlungsarten', 'Zahlungsmöglichkeiten', 'Zahlungsbedingungen', 'Bezahlung', 'Zahlungsweise'],
  [
    ...['Widerruf', 'Widerrufsrecht', 'Widerrufsbelehrung', 'Widerrufsformular', 'Rücktrittsrecht', 'Rückgaberecht'],
    ...['Rückgabe', 'Rücksendung', 'Retoure', 'Umtausch', 'Stornierung', 'Storno'],
  ],
  ['AGB', 'Geschäftsbedingungen', 'Allgemeine Geschäftsbedingungen'],
  ['Datenschutz', 'Datenschutzerklärung', 'DSGVO', 'Cookies', 'Privatsphäre'],
  ['Impressum', 'Anbieterkennzeichnung'],
  [
    ...['Kontakt', 'Kontaktformular', 'Kundendienst', 'Kundenservice', 'Telefonnummer', 'Hotline', 'Ansprechpartner'],
    ...['E-Mail-Adresse'],
  ],
  ['Öffnungszeiten', 'Geschäftszeiten', 'Ladenöffnungszeiten', 'Öffnungszeit'],
  ['Gewährleistung', 'Garantie', 'Reklamation', 'Garantiebedingungen'],
  ['Altgeräte', 'Altgeräterücknahme', 'Entsorgung', 'Batterieentsorgung'],
  ['Barrierefreiheit', 'Barrierefreiheitserklärung'],
  ['Über uns', 'Wir über uns', 'Unternehmen'],
  ['Newsletter'],
];
