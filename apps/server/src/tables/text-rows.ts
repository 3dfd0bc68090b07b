import { type CsvTable, csvTable } from './csv-rows.ts';
import type { KnownHeadings } from './delimiter.ts';
import { readText, type TextEncoding } from './text-encoding.ts';
import { isOneByte, Utf8Cells } from './utf8-cells.ts';

/** How a text file is opened as a table, and who hears of it. */
interface TextRows {
  readonly encoding: TextEncoding;
  readonly known: KnownHeadings;
  readonly onBytes: (bytes: number) => void;
  /** Hears of the first cell of a row that was UTF-8 in a file of another encoding, and was read as such. */
  readonly onUtf8: (line: number, cell: string) => void;
}

/** Opens a CSV file. Throws as {@link csvTable} does. */
export async function textTable(file: string, { encoding, known, onBytes, onUtf8 }: TextRows): Promise<CsvTable> {
  const table = await csvTable(readText(file, encoding, onBytes), known);
  return isOneByte(encoding) ? { ...table, rows: new Utf8Cells(encoding).rows(table.rows, onUtf8) } : table;
}
