import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { errorFileHeader } from './texts/de.ts';

/** One refused row of a file, or several of one product, with the reasons in German. */
export interface RefusedRows {
  readonly line: number;
  readonly rows: number;
  readonly name: string;
  readonly reason: string;
}

/** The error file of an import: line, article and reason of each refused row, as a table that a spreadsheet opens. */
export class RefusedRowsFile {
  readonly path: string;
  #stream: WriteStream | undefined;

  constructor(path: string) {
    this.path = path;
  }

  /** Adds refused rows; the file begins with the first of them. */
  async add({ line, name, reason }: RefusedRows): Promise<void> {
    // The byte order mark makes a German Excel read UTF-8.
    this.#stream ??= createWriteStream(this.path).addListener('error', () => undefined);
    const isFirst = this.#stream.bytesWritten === 0 && this.#stream.writableLength === 0;
    const head = isFirst ? `\uFEFF${stringify([errorFileHeader], { delimiter: ';' })}` : '';
    const row = stringify([[line, asText(name), reason]], { delimiter: ';' });
    if (!this.#stream.write(head + row)) await once(this.#stream, 'drain');
  }

  /** Ends the file; one of an earlier run that had refusals goes when this run had none. */
  async close(): Promise<void> {
    if (!this.#stream) return rm(this.path, { force: true });
    this.#stream.end();
    await once(this.#stream, 'close');
  }
}

/** Spreadsheets run cells that begin like a formula; a quote in front keeps them text (OWASP, CSV injection). */
function asText(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
