import type { TextEncoding } from '../../../../tables/text-encoding.ts';

/** A table without article numbers. Without a delimiter it is a workbook. */
interface UnknownTable {
  readonly headings: readonly string[];
  /** Those of its headings that are known. */
  readonly known: readonly string[];
  readonly delimiter?: string;
  readonly encoding?: TextEncoding;
}

const encodings: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac',
};

/** The maximum number of headings quoted, and of letters of each. */
const quoted = { headings: 12, letters: 40 };

/** Messages about tables that nobody knows. */
export const tableTexts = {
  noArticleNumbers({ headings, known, delimiter, encoding }: UnknownTable) {
    const how = [
      delimiter === undefined ? 'Excel' : delimiterSaid(delimiter, headings.length),
      ...(encoding === undefined ? [] : [`Kodierung ${encodings[encoding]}`]),
    ].join(', ');
    return [
      'Es fehlt die Spalte „Artikelnummer“.',
      `Gelesen wurde eine Tabelle (${how}) mit ${headings.length === 1 ? 'der Überschrift' : 'den Überschriften'} ${list(headings)}.`,
      `Davon bekannt: ${known.length === 0 ? 'keine' : list(known)}.`,
      'Bekannt wären zum Beispiel „Artikelnummer“, „Name“, „Kategorie“, „Preis“, „Steuersatz“ und „Bestand“ (alle in docs/import.md).',
      'Heißen die Spalten anders, schlägt „import DATEI --propose-mapping“ eine Zuordnung vor.',
      'Es wurde nichts geändert.',
    ].join(' ');
  },
};

function delimiterSaid(delimiter: string, columns: number): string {
  if (columns < 2) return 'ohne Trennzeichen';
  return delimiter === '\t' ? 'Trennzeichen Tabulator' : `Trennzeichen „${delimiter}“`;
}

function list(headings: readonly string[]): string {
  const shown = headings.slice(0, quoted.headings).map((heading) => `„${shortened(heading)}“`);
  const more = headings.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` und ${more} weiteren` : ''}`;
}

function shortened(text: string): string {
  return text.length > quoted.letters ? `${text.slice(0, quoted.letters)}…` : text;
}
