const nothingChanged = 'Es wurde nichts geändert.';
const restUnread = 'Der Rest wurde nicht gelesen.';

/** Messages about any table: why a file cannot be read, and the errors of a cell. */
export const reasons = {
  notAFile: (file: string) => `"${file}" ist keine Datei.`,
  errorFileUnwritable: (file: string, why: string) =>
    `Die Fehlerdatei "${file}" kann nicht geschrieben werden (${why}). Der Rest wurde nicht eingelesen.`,
  emptyFile: 'Die Datei ist leer.',
  encodingOfDos:
    'Die Datei ist in einer Kodierung von DOS geschrieben (Codepage 850). Bitte als UTF-8 oder Windows-1252 speichern. Es wurde nichts geändert.',
  brokenHeadings: (headings: readonly string[]) =>
    `Die Datei ist UTF-8, aber in den Überschriften ist ein Zeichen beschädigt: ${quoted(headings)}. Es wurde nichts geändert.`,
  brokenLetter: (cell: string) =>
    `Ein Zeichen ist beschädigt: „${cell}“. Die Datei ist UTF-8, diese Stelle ist es nicht. Bitte berichtigen.`,
  lostLetter: (cell: string) => `Ein Zeichen ging schon vor dieser Datei verloren: „${cell}“.`,
  doublyEncoded: (cell: string) =>
    `„${cell}“ hat Umlaute, die zweimal kodiert sind; so übernommen. Bitte die Datei neu exportieren, als UTF-8.`,
  utf8Cell: (cell: string) =>
    `„${cell}“ steht in UTF-8 in einer Datei, die es sonst nicht ist; so gelesen. Bitte die ganze Datei als UTF-8 speichern.`,
  utf8Rows: (first: number, count: number, cell: string) =>
    `${count === 1 ? `Zeile ${first} steht` : `${count} Zeilen stehen (zuerst Zeile ${first})`} in UTF-8 in einer Datei, die es sonst nicht ist („${cell}“); so gelesen. Bitte die ganze Datei als UTF-8 speichern.`,
  missingColumns: (names: readonly string[]) =>
    `Es ${names.length === 1 ? 'fehlt die Spalte' : 'fehlen die Spalten'} ${quoted(names)}. Es wurde nichts geändert.`,
  columnsTwice: (names: readonly string[]) =>
    `Mehrfach vorhandene Spalten: ${quoted(names)}. Es wurde nichts geändert.`,
  unknownColumns: (names: readonly string[]) => `Unbekannte Spalten werden nicht gelesen: ${quoted(names)}.`,
  brokenOff: (line: number) =>
    `Ab Zeile ${line} ist die Datei nicht lesbar (etwa ein nicht geschlossenes Anführungszeichen). Der Rest wurde nicht gelesen.`,
  brokenXml: (line: number, isUnused: boolean) =>
    `Ab Zeile ${line} ist die Datei kein gültiges XML. ${isUnused ? nothingChanged : restUnread}`,
  xmlEntities:
    'Die Datei erklärt Entitäten (<!ENTITY …>). Solche Dateien werden nicht gelesen, weil sie dem Server schaden können.',
  xmlTooLong: (line: number, isUnused: boolean) =>
    `Ab Zeile ${line} ist ein Text länger als 16 MB. ${isUnused ? nothingChanged : restUnread}`,
  cellCount: (line: number, count: number, wanted: number) =>
    `Zeile ${line} hat ${count} statt ${wanted} Spalten.${count > wanted ? ' Eine Zelle, in der das Trennzeichen steht, gehört in Anführungszeichen.' : ''}`,
  cutRow: (line: number, count: number, wanted: number) =>
    `Zeile ${line} hat ${count} statt ${wanted} Spalten, und die Datei endet in ihr: sie ist wohl abgerissen. Bitte noch einmal exportieren. Ist die Zeile so gemeint, gehört ein Zeilenende dahinter.`,
  shortRows: (first: number, count: number) =>
    `${count === 1 ? `Zeile ${first} endet` : `${count} Zeilen enden (zuerst Zeile ${first})`} vor der letzten Spalte. Was fehlt, ist als leer gelesen.`,
  required: (heading: string) => `${heading}: fehlt.`,
  tooLong: (heading: string, length: number) => `${heading}: länger als ${length} Zeichen.`,
  notTaken: (reason: string) => `${reason.replace(/\.$/, '')}, nicht übernommen.`,
  noText: (heading: string) => `${heading}: kein gültiger Text.`,
  noNumber: (heading: string) => `${heading}: keine gültige Zahl.`,
  noList: (heading: string) => `${heading}: keine gültige Liste.`,
} as const;

/** The kinds of files that cannot be imported, and what to use instead. */
export const foreignFiles = {
  oldExcel:
    'Die Datei ist eine alte Excel-Datei (.xls) oder mit Kennwort geschützt. Bitte in Excel öffnen und als „Excel-Arbeitsmappe (.xlsx)“ ohne Kennwort speichern.',
  pdf: 'Die Datei ist ein PDF. Bitte den Lieferanten um Excel, CSV oder BMEcat.',
  packed: 'Die Datei ist gepackt. Bitte zuerst entpacken.',
  picture: 'Die Datei ist ein Bild und keine Liste von Artikeln.',
  html: 'Die Datei ist eine Seite für den Browser (HTML). Bitte im anderen Programm als CSV oder Excel exportieren.',
  json: 'Die Datei ist JSON, aber nicht JSON Lines: je Artikel braucht es eine Zeile mit einem Objekt.',
  datanorm:
    'Die Datei ist DATANORM, das noch nicht gelesen wird. Bitte den Lieferanten um BMEcat, Excel oder CSV; viele Großhändler bieten eines davon an.',
} as const;

/** Why a workbook cannot be read. */
export const workbookReasons = {
  broken: 'Die Excel-Datei ist beschädigt oder unvollständig. Bitte neu speichern oder noch einmal herunterladen.',
  tooLarge: 'Die Excel-Datei ist entpackt zu groß (über 1 GB) oder verdächtig stark gepackt. Bitte als CSV speichern.',
  encrypted: 'Die Excel-Datei ist mit Kennwort geschützt. Bitte ohne Kennwort speichern.',
  openDocument: 'Die Datei ist eine OpenDocument-Tabelle (.ods). Bitte als Excel-Datei (.xlsx) oder CSV speichern.',
  binary: 'Die Datei ist eine binäre Excel-Datei (.xlsb). Bitte als „Excel-Arbeitsmappe (.xlsx)“ speichern.',
  otherZip: 'Die Datei ist ein ZIP-Archiv und keine Excel-Datei. Bitte zuerst entpacken.',
  tooManyRows: 'Die Tabelle hat mehr als 1.048.576 Zeilen.',
  tooManyColumns: (line: number) => `Zeile ${line} hat mehr als 16.384 Spalten.`,
  cellTooLong: (line: number) => `In Zeile ${line} hat eine Zelle mehr als 32.767 Zeichen.`,
  noSheet: 'Die Excel-Datei hat kein sichtbares Tabellenblatt mit Daten.',
} as const;

/** The columns that an error file adds to those of its table. */
export const reportHeadings = ['Zeile', 'Ablehnungsgrund'] as const;

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
