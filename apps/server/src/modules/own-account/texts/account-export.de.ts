/** How the figures of an export are to be read. */
export const exportUnits = {
  orders:
    'Beträge in Cent (990 = 9,90 €), Steuersätze in Hundertstel Prozent (2000 = 20 %), Zeiten in Millisekunden seit 1.1.1970, 0 Uhr UTC',
  others: 'Zeiten nach ISO 8601 in UTC',
};

/** Name of the export when it is downloaded. */
export const exportFilename = 'meine-daten.json';
