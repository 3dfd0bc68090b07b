import type { Row, Unreadable } from './csv-rows.ts';
import type { TextEncoding } from './text-encoding.ts';

/** Encodings in which each byte is a letter. */
export type OneByte = Extract<TextEncoding, 'windows-1252' | 'macintosh'>;

export function isOneByte(encoding: TextEncoding): encoding is OneByte {
  return encoding === 'windows-1252' || encoding === 'macintosh';
}

/** A letter of two bytes or more is two letters or more in another encoding. */
const severalBeyondAscii = /[^\0-\x7f]{2}/;
/** A letter of two bytes or more in UTF-8, as Latin-1 shows it. */
const letterOfUtf8 = /[\xc2-\xf4][\x80-\xbf]/;

/**
 * Repairs cells that are UTF-8 in a file of another encoding, as happens when two exports are combined: `MÃ¼ller` is
 * Müller. A cell counts as UTF-8 if all its bytes are valid UTF-8, and the decoded letters also exist in the file's own
 * encoding. Text that was meant as written (`CAFÉ®`) hardly ever meets both conditions.
 */
export class Utf8Cells {
  readonly #bytes: ReadonlyMap<string, number>;
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true });

  constructor(encoding: OneByte) {
    const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    this.#bytes = new Map([...letters].map((letter, byte) => [letter, byte]));
  }

  /** Rows with these cells as they were meant; `onRead` hears of the first one of a row. */
  async *rows(
    rows: AsyncIterable<Row | Unreadable>,
    onRead: (line: number, cell: string) => void,
  ): AsyncGenerator<Row | Unreadable> {
    for await (const row of rows) yield 'cells' in row ? this.#row(row, onRead) : row;
  }

  #row(row: Row, onRead: (line: number, cell: string) => void): Row {
    const cells = row.cells.map((cell) => this.#meant(cell));
    const place = cells.findIndex((cell, at) => cell !== row.cells[at]);
    if (place < 0) return row;
    onRead(row.line, cells[place] ?? '');
    return { ...row, cells };
  }

  #meant(cell: string): string {
    if (!severalBeyondAscii.test(cell)) return cell;
    const bytes = Uint8Array.from(cell, (letter) => this.#bytes.get(letter) ?? 0);
    if (!letterOfUtf8.test(Buffer.from(bytes).toString('latin1'))) return cell;
    const text = this.#decoded(bytes);
    return text !== null && [...text].every((letter) => this.#bytes.has(letter)) ? text : cell;
  }

  #decoded(bytes: Uint8Array): string | null {
    try {
      return this.#utf8.decode(bytes);
    } catch {
      return null;
    }
  }
}
