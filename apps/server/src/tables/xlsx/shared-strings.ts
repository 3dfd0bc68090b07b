import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXml } from '../xml/read-xml.ts';
import { plainText } from './cell-text.ts';

/** The number of characters kept in memory; further texts are written to a file. */
const lettersInMemory = 16 * 1024 * 1024;

/** Reads the shared strings of a workbook. */
export async function sharedStrings(chunks: AsyncIterable<string>): Promise<SharedStrings> {
  const strings = new SharedStrings();
  let text = '';
  let phonetic = 0;
  let isText = false;
  const items = readXml<string>({ chunks }, (put) => ({
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic++;
      else if (name === 't') isText = phonetic === 0;
    },
    text(part) {
      if (isText) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') phonetic--;
      else if (name === 'si') put(plainText(text));
    },
  }));
  try {
    for await (const item of items) strings.add(item);
  } catch (error) {
    strings.close();
    throw error;
  }
  return strings;
}

/** Texts by index. The first ones are in memory, the others in a file that {@link close} deletes. */
export class SharedStrings {
  readonly #inMemory: string[] = [];
  #letters = 0;
  #count = 0;
  #spilled: { readonly folder: string; readonly file: number } | undefined;
  /** The end of each text in the file. */
  #ends = new Float64Array(1024);
  #inFile = 0;

  add(text: string): void {
    this.#count++;
    if (this.#letters <= lettersInMemory) {
      this.#letters += text.length;
      this.#inMemory.push(text);
    } else this.#spill(text);
  }

  /** The text at an index; undefined if there is none. */
  at(number: number): string | undefined {
    if (number < this.#inMemory.length || number >= this.#count || !this.#spilled) return this.#inMemory[number];
    const place = number - this.#inMemory.length;
    const start = this.#ends[place - 1] ?? 0;
    const bytes = Buffer.alloc((this.#ends[place] ?? start) - start);
    readSync(this.#spilled.file, bytes, 0, bytes.length, start);
    return bytes.toString('utf8');
  }

  close(): void {
    if (!this.#spilled) return;
    closeSync(this.#spilled.file);
    rmSync(this.#spilled.folder, { recursive: true, force: true });
    this.#spilled = undefined;
  }

  #spill(text: string): void {
    if (!this.#spilled) {
      const folder = mkdtempSync(join(tmpdir(), 'kontor-texte-'));
      this.#spilled = { folder, file: openSync(join(folder, 'texte'), 'w+') };
    }
    const start = this.#inFile === 0 ? 0 : (this.#ends[this.#inFile - 1] ?? 0);
    const written = writeSync(this.#spilled.file, text, start);
    if (this.#inFile === this.#ends.length) {
      const more = new Float64Array(this.#ends.length * 2);
      more.set(this.#ends);
      this.#ends = more;
    }
    this.#ends[this.#inFile++] = start + written;
  }
}
