import type { RowReason } from '../../../tables/field-reader.ts';
import type { RefusedSource } from '../../../tables/refused-rows.ts';
import type { ImportRecord, ProductRecord } from './records/import-record.ts';
import { reasons } from './texts/catalogue-file.de.ts';

/** Each row of a record with its content. For a row that breaks off at its start, the place of the break. */
export function rowsOf({ line, source }: ImportRecord): { readonly line: number; readonly source: RefusedSource }[] {
  if ('json' in source) return [{ line, source }];
  const rows = source.rows.length > 0 ? source.rows : [{ line, cells: [] }];
  return rows.map((row) => ({ line: row.line, source: { table: source, cells: row.cells } }));
}

/** The reason for each line of a product in the error file: its own, or the line that caused the refusal. */
export function reasonOfRow(record: ProductRecord, found: readonly RowReason[]): (line: number) => string {
  const byLine = Map.groupBy(found, ({ row }) => row ?? record.line);
  const first = Math.min(...byLine.keys());
  return (line) =>
    byLine
      .get(line)
      ?.map(({ reason }) => reason)
      .join(' ') ?? reasons.otherRow(first);
}

/** The length of a record in characters of its file. */
export function lengthOf({ source }: ImportRecord): number {
  if ('json' in source) return source.json.length;
  let length = 0;
  for (const { cells } of source.rows) for (const cell of cells) length += cell.length;
  return length;
}

/** The text of a record as in its file, each row once. */
export function textOf({ source }: ImportRecord): string {
  if ('json' in source) return source.json;
  const rows = source.rows.map(({ cells }) => cells.join('\n'));
  return rows.length === 1 ? (rows[0] ?? '') : [...new Set(rows)].join('\n\n');
}
