import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Row } from './csv-rows.ts';
import { ImportImpossible } from './import-impossible.ts';
import { tableRow } from './table-row.ts';
import { reasons, reportHeadings as reportColumns } from './texts/tables.de.ts';

/** The content of a refused row: its cells with the headings and delimiter of its table, or its JSON. */
export type RefusedSource =
  | { readonly table: Omit<RowsOfTable, 'rows'>; readonly cells: readonly string[] }
  | { readonly json: string };

/** Rows of a table with its headings and delimiter. */
export interface RowsOfTable {
  /** A line above the headings that says how the rows are meant. */
  readonly title?: string | undefined;
  readonly headings: readonly string[];
  readonly delimiter: string;
  readonly rows: readonly Row[];
}

/**
 * One refused row of a file, or several rows of one product, with the reasons in German. `name`: the name by which the
 * operator knows it. `rows` is 0 for an accepted row that is only repeated because refused rows need it.
 */
export interface RefusedRows {
  readonly line: number;
  readonly rows: number;
  readonly name: string;
  readonly reason: string;
  /** The row itself, so that it can be corrected and imported again. */
  readonly source?: RefusedSource;
}

/** Headings that an error file adds to those of its table. An import ignores these columns. */
export const reportHeadings: readonly string[] = reportColumns;
/** The `type` of the remark before each line in a JSON Lines error file. An import ignores objects of this type. */
export const remarkType = 'refused';

/**
 * The error file of an import. It repeats the refused rows with line and reason, in the format of the imported file. If
 * rows must not be repeated, it is a table of line, name (of a customer) and reason.
 */
export class RefusedRowsFile {
  readonly path: string;
  readonly #headings: readonly string[];
  #file: FileHandle | undefined;

  constructor(path: string, headings: readonly string[]) {
    this.path = path;
    this.#headings = headings;
  }

  /** Adds refused rows. The first call creates the file. Throws {@link ImportImpossible} if it cannot be written. */
  async add(refused: RefusedRows): Promise<void> {
    await this.#written(async () => {
      this.#file ??= await this.#begin(refused);
      await this.#file.appendFile(textOf(refused));
    });
  }

  /** Closes the file. If no row was refused, deletes the error file of an earlier run. Throws as {@link add}. */
  async close(): Promise<void> {
    await this.#written(async () => {
      if (this.#file) await this.#file.close();
      else await rm(this.path, { force: true });
    });
  }

  async #begin({ source }: RefusedRows): Promise<FileHandle> {
    const file = await open(this.path, 'w');
    try {
      // The byte order mark makes a German Excel read the file as UTF-8.
      if (source === undefined) await file.appendFile(`\uFEFF${tableRow(this.#headings)}`);
      else if ('table' in source) await file.appendFile(`\uFEFF${headingsOf(source.table)}`);
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async #written(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      throw new ImportImpossible(reasons.errorFileUnwritable(this.path, why));
    }
  }
}

function headingsOf({ title, headings, delimiter }: Omit<RowsOfTable, 'rows'>): string {
  const above = title === undefined ? '' : tableRow([title], delimiter);
  return `${above}${tableRow([...headings, ...reportHeadings], delimiter)}`;
}

function textOf({ line, name, reason, source }: RefusedRows): string {
  if (source === undefined) return tableRow([`${line}`, name, reason]);
  if ('json' in source) return `${JSON.stringify({ type: remarkType, line, reason })}\n${source.json}\n`;
  const { table, cells } = source;
  const missing = Array.from({ length: Math.max(0, table.headings.length - cells.length) }, () => '');
  return tableRow([...cells, ...missing, `${line}`, reason], table.delimiter);
}
