import { cleanLine, foldCase } from '@kontor/domain';
import { csvTable, type Row } from '../../tables/csv-rows.ts';
import { carrierFileTexts as texts } from './texts/carrier-file.de.ts';

/** A row of a carrier's file. */
export interface CarrierRow {
  /** The number of the row in a spreadsheet. */
  readonly row: number;
  /** Empty if the row has none. */
  readonly orderNumber: string;
  readonly trackingNumber: string;
}

/** The rows of a carrier's file, and the first row that cannot be read. */
export interface CarrierRows {
  readonly rows: readonly CarrierRow[];
  readonly unreadable: { readonly row: number; readonly why: string } | null;
}

/** The columns of a table. */
interface Columns {
  readonly order: number;
  readonly tracking: number;
}

/** Without headings the order number is in the first column. */
const withoutHeadings: Columns = { order: 0, tracking: 1 };

/** Reads a carrier's file. Columns are found by their headings. Without headings the order number comes first. */
export async function readCarrierRows(text: string): Promise<CarrierRows> {
  const table = await csvTable(chunksOf(text), (cells) => (columnsOf(cells) === null ? 0 : 2));
  const rows: CarrierRow[] = [];
  let columns: Columns | null = null;
  for await (const row of table.rows) {
    if ('refused' in row) return { rows, unreadable: { row: row.line, why: row.refused } };
    const headings: Columns | null = columns === null ? columnsOf(row.cells) : null;
    columns ??= headings ?? withoutHeadings;
    if (headings === null) rows.push(rowOf(row, columns));
  }
  return { rows, unreadable: null };
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  yield text;
}

function rowOf({ line: row, cells }: Row, { order, tracking }: Columns): CarrierRow {
  const cell = (place: number) => cleanLine(cells[place] ?? '');
  return { row, orderNumber: cell(order), trackingNumber: cell(tracking) };
}

/** The positions of the columns. Null if the cells are not headings. */
function columnsOf(cells: readonly string[]): Columns | null {
  const folded = cells.map((cell) => foldCase(cleanLine(cell)));
  const placeOf = (known: readonly string[]) => folded.findIndex((cell) => known.includes(cell));
  const [order, tracking] = [placeOf(texts.headings.order), placeOf(texts.headings.tracking)];
  return order === -1 || tracking === -1 ? null : { order, tracking };
}
