import type { CsvTable } from '../../../tables/csv-rows.ts';
import type { KnownHeadings } from '../../../tables/delimiter.ts';
import type { TextEncoding } from '../../../tables/text-encoding.ts';
import { textTable } from '../../../tables/text-rows.ts';
import { reasons } from '../../../tables/texts/tables.de.ts';
import type { ImportRecord } from './records/import-record.ts';

/** A two-byte letter that was encoded twice: `Ã¼` for ü, `ÃŸ` for ß. */
const doublyEncoded = /Ã[\u00a0-\u00bf„–œŸ€]/;

/** Opens a CSV file several times, and remembers the rows with cells in another encoding. */
export class TextTables {
  readonly #file: string;
  readonly #encoding: TextEncoding;
  readonly #known: KnownHeadings;
  /** By line: the first cell of a row in UTF-8, until it was reported. */
  readonly #recoded = new Map<number, string>();

  constructor(file: string, encoding: TextEncoding, known: KnownHeadings) {
    this.#file = file;
    this.#encoding = encoding;
    this.#known = known;
  }

  async open(onBytes: (bytes: number) => void): Promise<CsvTable> {
    const onUtf8 = (line: number, cell: string) => void this.#recoded.set(line, cell);
    const encoding = this.#encoding;
    return { ...(await textTable(this.#file, { encoding, known: this.#known, onBytes, onUtf8 })), encoding };
  }

  /** Records with a warning for each row that was in UTF-8. */
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
