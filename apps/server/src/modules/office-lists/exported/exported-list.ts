import { germanDay, germanTime } from '../../../german-format.ts';
import { germanDecimal } from '../../../tables/german-number.ts';

/** A column of a file: its heading, and the text of a row's cell. */
export type ExportedColumn<Row> = readonly [heading: string, cell: (row: Row) => string];

/** A page of a list, and the place of the next one. Null on the last. */
export interface ExportedPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** A list that is written as a table. */
export interface ExportedList<Name extends string, Row> {
  /** By the column of the screen: the columns of the file that have its content. */
  readonly columns: Readonly<Record<Name, readonly ExportedColumn<Row>[]>>;
  /** The number of rows, counted up to a limit. */
  count(upTo: number): Promise<number>;
  page(after: string | undefined): Promise<ExportedPage<Row>>;
}

/** A list as a table, whatever its rows are. */
export interface ListTable {
  count(upTo: number): Promise<number>;
  /** The headings of the columns with these names, and then the rows, in bounded memory. */
  rows(names: readonly string[]): AsyncGenerator<readonly string[]>;
}

/** Makes the table of a list. */
export function tableOf<Name extends string, Row>(list: ExportedList<Name, Row>): ListTable {
  return {
    count: (upTo) => list.count(upTo),
    async *rows(names) {
      const columns = names.flatMap((name) => (Object.hasOwn(list.columns, name) ? list.columns[name as Name] : []));
      yield columns.map(([heading]) => heading);
      for (let after: string | undefined; ; ) {
        const { rows, next } = await list.page(after);
        for (const row of rows) yield columns.map(([, cell]) => cell(row));
        if (next === null) return;
        after = next;
      }
    },
  };
}

/** A moment on the wire as it is read: `20.11.2026, 13:30`. Empty for none. */
export function moment(iso: string | null): string {
  return iso === null ? '' : germanTime(Date.parse(iso));
}

/** A day on the wire as it is read: `20.11.2026`. Empty for none. */
export function day(text: string | null): string {
  return text === null ? '' : germanDay(text);
}

/** An amount in EUR, as spreadsheets read it: `1234,50`. */
export function amount(euro: number): string {
  return germanDecimal(euro);
}
