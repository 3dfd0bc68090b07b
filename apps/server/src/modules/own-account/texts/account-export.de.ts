/** Explanations of the units in an export. */
export const exportUnits = {
  orders:
    'Beträge in Cent (990 = 9,90 €), Steuersätze in Hundertstel Prozent (2000 = 20 %), Zeiten in Millisekunden seit 1.1.1970, 0 Uhr UTC',
  others: 'Zeiten nach ISO 8601 in UTC',
};

/** File name of the export for downloads. */
export const exportFilename = 'meine-daten.json';
