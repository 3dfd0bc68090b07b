/** The file of a carrier that ships many orders. */
export const carrierFileTexts = {
  hint: 'Eine Tabelle (CSV) mit Bestellnummer und Sendungsnummer in jeder Zeile. Versandt wird, was offen ist.',
  file: 'Datei des Zustellers',
  fileHint: 'Höchstens 2.000 Zeilen',
  missing: 'Wählen Sie eine Datei.',
  tooLarge: 'Die Datei ist zu groß. Teilen Sie sie.',
  carrier: 'Versandart',
  carrierHint: 'Leer: wie bestellt',
  title: 'Versand gemeldet',
  row: 'Zeile',
  noNumber: 'keine Nummer',
} as const;
