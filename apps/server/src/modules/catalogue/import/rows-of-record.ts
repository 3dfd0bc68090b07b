import type { RowReason } from '../../../tables/field-reader.ts';
import type { RefusedSource } from '../../../tables/refused-rows.ts';
import type { ImportRecord, ProductRecord } from './records/import-record.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/** Each row of a record with what it says; of one that breaks off at its start, the place of the break. */
export function rowsOf({ line, source }: ImportRecord): { readonly line: number; readonly source: RefusedSource }[] {
  if ('json' in source) return [{ line, source }];
  const rows = source.rows.length > 0 ? source.rows : [{ line, cells: [] }];
  return rows.map((row) => ({ line: row.line, source: { table: source, cells: row.cells } }));
}

/** What the error file says of each line of a product: its own reasons, or which line took it along. */
export function reasonOfRow(record: ProductRecord, found: readonly RowReason[]): (line: number) => string {
  const byLine = Map.groupBy(found, ({ row }) => row ?? record.line);
  const first = Math.min(...byLine.keys());
  return (line) =>
    byLine
      .get(line)
      ?.map(({ reason }) => reason)
      .join(' ') ?? reasons.otherRow(first);
}

/** How much a record says, in characters of its file. */
export function lengthOf({ source }: ImportRecord): number {
  if ('json' in source) return source.json.length;
  let length = 0;
  for (const { cells } of source.rows) for (const cell of cells) length += cell.length;
  return length;
}

/** What a record says, as its file does; each of its rows once. */
export function textOf({ source }: ImportRecord): string {
  if ('json' in source) return source.json;
  const rows = source.rows.map(({ cells }) => cells.join('\n'));
  return rows.length === 1 ? (rows[0] ?? '') : [...new Set(rows)].join('\n\n');
}
