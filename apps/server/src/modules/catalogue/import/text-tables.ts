import { type CsvTable, csvTable } from '../../../tables/csv-rows.ts';
import type { KnownHeadings } from '../../../tables/delimiter.ts';
import { readText, type TextEncoding } from '../../../tables/text-encoding.ts';
import { reasons } from '../../../tables/texts/tables.de.ts';
import { isOneByte, Utf8Cells } from '../../../tables/utf8-cells.ts';
import type { ImportRecord } from './records/import-record.ts';

/** A letter of two bytes that somebody has encoded twice: `Ã¼` for ü, `ÃŸ` for ß. */
const doublyEncoded = /Ã[\u00a0-\u00bf„–œŸ€]/;

/** Opens a CSV file as often as its readers want, and remembers which rows had cells in another encoding. */
export class TextTables {
  readonly #file: string;
  readonly #encoding: TextEncoding;
  readonly #known: KnownHeadings;
  readonly #utf8: Utf8Cells | undefined;
  /** The first cell in UTF-8 by the line of its row, until somebody was warned of it. */
  readonly #recoded = new Map<number, string>();

  constructor(file: string, encoding: TextEncoding, known: KnownHeadings) {
    this.#file = file;
    this.#encoding = encoding;
    this.#known = known;
    this.#utf8 = isOneByte(encoding) ? new Utf8Cells(encoding) : undefined;
  }

  async open(onBytes: (bytes: number) => void): Promise<CsvTable> {
    const table = await csvTable(readText(this.#file, this.#encoding, onBytes), this.#known);
    if (this.#utf8 === undefined) return table;
    return { ...table, rows: this.#utf8.rows(table.rows, (line, cell) => this.#recoded.set(line, cell)) };
  }

  /** Records with a warning of each of their rows that was in UTF-8. */
  async *withWarnings(records: AsyncIterable<ImportRecord>): AsyncGenerator<ImportRecord> {
    for await (const record of records) yield this.#warned(record);
  }

  #warned(record: ImportRecord): ImportRecord {
    if (record.kind !== 'product' || 'json' in record.source) return record;
    const doubly = record.source.rows.flatMap(({ line: row, cells }) => {
      const cell = cells.find((one) => doublyEncoded.test(one));
      return cell === undefined ? [] : [{ row, reason: reasons.doublyEncoded(cell.slice(0, 80)) }];
    });
    const found = record.source.rows.flatMap(({ line: row }) => {
      const cell = this.#recoded.get(row);
      this.#recoded.delete(row);
      return cell === undefined ? [] : [{ row, reason: reasons.utf8Cell(cell) }];
    });
    const all = [...doubly, ...found];
    return all.length === 0 ? record : { ...record, warnings: [...(record.warnings ?? []), ...all] };
  }
}
