/**
 * What is said of files of rows and columns, whatever they hold: why one cannot be read, and what is wrong in a cell.
 */
export const reasons = {
  notAFile: (file: string) => `"${file}" ist keine Datei.`,
  errorFileUnwritable: (file: string, why: string) =>
    `Die Fehlerdatei "${file}" kann nicht geschrieben werden (${why}). Der Rest wurde nicht eingelesen.`,
  emptyFile: 'Die Datei ist leer.',
  missingColumns: (names: readonly string[]) =>
    `Es ${names.length === 1 ? 'fehlt die Spalte' : 'fehlen die Spalten'} ${quoted(names)}. Es wurde nichts geändert.`,
  columnsTwice: (names: readonly string[]) =>
    `Mehrfach vorhandene Spalten: ${quoted(names)}. Es wurde nichts geändert.`,
  unknownColumns: (names: readonly string[]) => `Unbekannte Spalten werden nicht gelesen: ${quoted(names)}.`,
  brokenOff: (line: number) =>
    `Ab Zeile ${line} ist die Datei nicht lesbar (etwa ein nicht geschlossenes Anführungszeichen). Der Rest wurde nicht gelesen.`,
  cellCount: (line: number, count: number, wanted: number) => `Zeile ${line} hat ${count} statt ${wanted} Spalten.`,
  required: (heading: string) => `${heading}: fehlt.`,
  tooLong: (heading: string, length: number) => `${heading}: länger als ${length} Zeichen.`,
  noText: (heading: string) => `${heading}: kein gültiger Text.`,
  noNumber: (heading: string) => `${heading}: keine gültige Zahl.`,
  noList: (heading: string) => `${heading}: keine gültige Liste.`,
} as const;

/** Columns that an error file has beside those of its table. */
export const reportHeadings = ['Zeile', 'Ablehnungsgrund'] as const;

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
