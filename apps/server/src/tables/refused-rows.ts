import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Row } from './csv-rows.ts';
import { ImportImpossible } from './import-impossible.ts';
import { tableRow } from './table-row.ts';
import { reasons, reportHeadings as reportColumns } from './texts/tables.de.ts';

/** What a refused row says: its cells, and what is the same for all rows of its table, or its JSON. */
export type RefusedSource =
  | { readonly table: Pick<RowsOfTable, 'headings' | 'delimiter'>; readonly cells: readonly string[] }
  | { readonly json: string };

/** Rows of a table, and how it writes them. */
export interface RowsOfTable {
  readonly headings: readonly string[];
  readonly delimiter: string;
  readonly rows: readonly Row[];
}

/**
 * One refused row of a file, or several of one product, with the reasons in German. `name` is what the operator knows
 * it by. `rows` is 0 for a row that is only given back, since refused ones need it.
 */
export interface RefusedRows {
  readonly line: number;
  readonly rows: number;
  readonly name: string;
  readonly reason: string;
  /** The row itself, so that it can be mended and fed back. */
  readonly source?: RefusedSource;
}

/** Headings that an error file adds to those of its table; an import does not read them. */
export const reportHeadings: readonly string[] = reportColumns;
/** What an error file in JSON Lines has in front of each line: the `type` of an object that an import does not read. */
export const remarkType = 'refused';

/**
 * The error file of an import: the refused rows as they came, with line and reason, in the format of their file. Where
 * rows are not to be repeated, line, name (of a customer) and reason, as a table that a spreadsheet opens.
 */
export class RefusedRowsFile {
  readonly path: string;
  readonly #headings: readonly string[];
  #file: FileHandle | undefined;

  constructor(path: string, headings: readonly string[]) {
    this.path = path;
    this.#headings = headings;
  }

  /**
   * Adds refused rows; the file begins with the first of them. Throws {@link ImportImpossible} when it cannot be
   * written.
   */
  async add(refused: RefusedRows): Promise<void> {
    await this.#written(async () => {
      this.#file ??= await this.#begin(refused);
      await this.#file.appendFile(textOf(refused));
    });
  }

  /** Ends the file; one of an earlier run that had refusals goes when this run had none. Throws as {@link add}. */
  async close(): Promise<void> {
    await this.#written(async () => {
      if (this.#file) await this.#file.close();
      else await rm(this.path, { force: true });
    });
  }

  async #begin({ source }: RefusedRows): Promise<FileHandle> {
    const file = await open(this.path, 'w');
    try {
      // The byte order mark makes a German Excel read UTF-8.
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

function headingsOf({ headings, delimiter }: Pick<RowsOfTable, 'headings' | 'delimiter'>): string {
  return tableRow([...headings, ...reportHeadings], delimiter);
}

function textOf({ line, name, reason, source }: RefusedRows): string {
  if (source === undefined) return tableRow([`${line}`, name, reason]);
  if ('json' in source) return `${JSON.stringify({ type: remarkType, line, reason })}\n${source.json}\n`;
  const { table, cells } = source;
  const missing = Array.from({ length: Math.max(0, table.headings.length - cells.length) }, () => '');
  return tableRow([...cells, ...missing, `${line}`, reason], table.delimiter);
}
