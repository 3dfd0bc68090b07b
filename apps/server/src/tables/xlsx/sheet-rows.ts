import type { Row } from '../csv-rows.ts';
import { ImportImpossible } from '../import-impossible.ts';
import { workbookReasons } from '../texts/tables.de.ts';
import { readXml } from '../xml/read-xml.ts';
import type { NumberFormat } from './cell-styles.ts';
import { numberText, plainText } from './cell-text.ts';
import { type MergedCells, placeOf } from './merged-cells.ts';
import type { SharedStrings } from './shared-strings.ts';

/** The limits of a sheet in Excel. */
const limits = { rows: 1_048_576, columns: 16_384, letters: 32_767 };
/** The value of a formula cell without a computed result. */
export const notComputed = '#FORMEL';

/** The data of a workbook that its cells refer to. */
export interface CellContext {
  readonly strings: SharedStrings;
  readonly styles: readonly NumberFormat[];
  readonly isFrom1904: boolean;
  readonly merged: ReadonlyMap<number, readonly MergedCells[]>;
}

/** The rows of a sheet that are not empty, with the row numbers of the spreadsheet. */
export async function* sheetRows(chunks: AsyncIterable<string>, context: CellContext): AsyncGenerator<Row> {
  const open = new MergedBelow(context.merged);
  for await (const row of readXml<Row>({ chunks }, (put) => new SheetHandler(context, put))) {
    const merged = open.at(row);
    if (row.cells.some((cell) => cell.trim() !== '')) yield merged.length === 0 ? row : { ...row, merged };
  }
}

/** Builds rows from the cells of a sheet. */
class SheetHandler {
  readonly #context: CellContext;
  readonly #put: (row: Row) => void;
  #line = 0;
  #cells: string[] = [];
  #place = 0;
  #type = 'n';
  #style = 0;
  #value = '';
  #formula = false;
  /** Whether text is being read: a value, or a rich or plain text. */
  #reads = false;
  #phonetic = 0;

  constructor(context: CellContext, put: (row: Row) => void) {
    this.#context = context;
    this.#put = put;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#reads = true;
    else if (name === 't') this.#reads = this.#phonetic === 0;
    else if (name === 'f') this.#formula = true;
    else if (name === 'rPh') this.#phonetic++;
    else if (name === 'row') {
      this.#line = attributes.r === undefined ? this.#line + 1 : Number(attributes.r);
      if (!(this.#line <= limits.rows)) throw new ImportImpossible(workbookReasons.tooManyRows);
      this.#cells = [];
      this.#place = -1;
    }
  }

  text(text: string): void {
    if (!this.#reads) return;
    this.#value += text;
    if (this.#value.length > limits.letters * 8) throw new ImportImpossible(workbookReasons.cellTooLong(this.#line));
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell();
    else if (name === 'v' || name === 't') this.#reads = false;
    else if (name === 'rPh') this.#phonetic--;
    else if (name === 'row') this.#put({ line: this.#line, cells: this.#cells });
  }

  #openCell({ r, t, s }: Readonly<Record<string, string>>): void {
    this.#place = r === undefined ? this.#place + 1 : placeOf(r.replace(/\d+$/, ''));
    if (!(this.#place < limits.columns)) throw new ImportImpossible(workbookReasons.tooManyColumns(this.#line));
    this.#type = t ?? 'n';
    this.#style = Number(s ?? 0);
    this.#value = '';
    this.#formula = false;
  }

  #closeCell(): void {
    const text = this.#cellText();
    if (text.length > limits.letters) throw new ImportImpossible(workbookReasons.cellTooLong(this.#line));
    if (text === '') return;
    while (this.#cells.length < this.#place) this.#cells.push('');
    this.#cells[this.#place] = text;
  }

  #cellText(): string {
    const { strings, styles, isFrom1904 } = this.#context;
    const value = this.#value;
    if (value === '') return this.#formula && this.#type !== 'str' ? notComputed : '';
    if (this.#type === 's') return strings.at(Number(value)) ?? '';
    if (this.#type === 'b') return value === '1' ? 'ja' : 'nein';
    if (this.#type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
    if (this.#type !== 'n') return plainText(value);
    const number = Number(value);
    return Number.isNaN(number) ? value : numberText(number, styles[this.#style] ?? { kind: 'plain' }, isFrom1904);
  }
}

/** The values of merged cells in the rows below their first. */
class MergedBelow {
  readonly #merged: ReadonlyMap<number, readonly MergedCells[]>;
  #open: { readonly cells: MergedCells; readonly text: string }[] = [];

  constructor(merged: ReadonlyMap<number, readonly MergedCells[]>) {
    this.#merged = merged;
  }

  at({ line, cells }: Row): string[] {
    if (this.#merged.size === 0) return [];
    this.#open = this.#open.filter(({ cells: { last } }) => last >= line);
    const own: string[] = [];
    for (const { cells: merged, text } of this.#open) own[merged.column] = text;
    for (const merged of this.#merged.get(line) ?? [])
      this.#open.push({ cells: merged, text: cells[merged.column] ?? '' });
    return own;
  }
}
