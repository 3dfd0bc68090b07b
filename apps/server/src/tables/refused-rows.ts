import { type FileHandle, open, rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { ImportImpossible } from './import-impossible.ts';
import { reasons } from './texts/de.ts';

/**
 * One refused row of a file, or several of one product, with the reasons in German. `name` is what the operator knows
 * it by.
 */
export interface RefusedRows {
  readonly line: number;
  readonly rows: number;
  readonly name: string;
  readonly reason: string;
}

/**
 * The error file of an import: line, name (of an article, of a customer) and reason of each refused row, as a table
 * that a spreadsheet opens.
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
  async add({ line, name, reason }: RefusedRows): Promise<void> {
    await this.#written(async () => {
      this.#file ??= await this.#begin();
      await this.#file.appendFile(stringify([[line, asText(name), reason]], { delimiter: ';' }));
    });
  }

  /** Ends the file; one of an earlier run that had refusals goes when this run had none. Throws as {@link add}. */
  async close(): Promise<void> {
    await this.#written(async () => {
      if (this.#file) await this.#file.close();
      else await rm(this.path, { force: true });
    });
  }

  async #begin(): Promise<FileHandle> {
    const file = await open(this.path, 'w');
    try {
      // The byte order mark makes a German Excel read UTF-8.
      await file.appendFile(`\uFEFF${stringify([this.#headings], { delimiter: ';' })}`);
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

/** Spreadsheets run cells that begin like a formula; a quote in front keeps them text (OWASP, CSV injection). */
function asText(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
