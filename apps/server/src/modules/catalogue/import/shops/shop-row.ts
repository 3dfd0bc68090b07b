import type { Row } from '../../../../tables/csv-rows.ts';
import {
  asGermanNumber,
  type DecimalSign,
  decimalSign,
  germanNumber,
  parseGermanNumber,
} from '../../../../tables/german-number.ts';

/** The headings of a shop system's file, and the notation of numbers in its columns. */
export interface ShopHeader {
  readonly headings: readonly string[];
  readonly delimiter: string;
  readonly places: ReadonlyMap<string, number>;
  readonly signs: ReadonlyMap<number, DecimalSign>;
  /** Indexes of the columns that the format has read so far. */
  readonly asked: Set<number>;
  /** Indexes of the columns that were empty so far. */
  readonly silent: Set<number>;
}

/** A row of a shop system's file, by lower-case headings. */
export class ShopRow {
  readonly line: number;
  readonly #header: ShopHeader;
  readonly #cells: readonly string[];
  readonly #others: readonly Row[];

  constructor(header: ShopHeader, { line, cells }: Row, others: readonly Row[] = []) {
    this.#header = header;
    this.line = line;
    this.#cells = cells;
    for (const place of header.silent) if ((cells[place] ?? '').trim() !== '') header.silent.delete(place);
    this.#others = others;
  }

  /** The first non-empty cell of some columns. */
  text(...names: readonly string[]): string | undefined {
    for (const place of this.#ask(names)) {
      const cell = (this.#cells[place] ?? '').trim();
      // Spreadsheets put an apostrophe before a number that is text.
      if (cell !== '') return cell.replace(/^'(?=\d)/, '');
    }
    return undefined;
  }

  /** Whether the file has one of some columns, even an empty one. */
  hasColumn(...names: readonly string[]): boolean {
    return this.#ask(names).some((place) => place >= 0);
  }

  /**
   * The given cells if the file has one of some columns, even an empty one. Otherwise none, so that stored values are
   * kept.
   */
  cellsOf<Cells extends object>(names: readonly string[], cells: Cells): Partial<Cells> {
    return this.hasColumn(...names) ? cells : {};
  }

  /** A number in German notation. `sign`: this system's decimal sign, if its files differ from what people write. */
  number(names: readonly string[], sign?: DecimalSign): string | undefined {
    const said = this.#said(names);
    return said && asGermanNumber(said.text, sign ?? said.sign);
  }

  /** The same, but zero counts as nothing. */
  unlessZero(names: readonly string[], sign?: DecimalSign): string | undefined {
    const number = this.number(names, sign);
    return parseGermanNumber(number ?? '') === 0 ? undefined : number;
  }

  /** The first non-empty cell of some columns, with the decimal sign of its column. */
  #said(names: readonly string[]): { readonly text: string; readonly sign: DecimalSign | undefined } | undefined {
    this.#ask(names);
    for (const name of names) {
      const text = this.text(name);
      if (text !== undefined) return { text, sign: this.#header.signs.get(this.#header.places.get(name) ?? -1) };
    }
    return undefined;
  }

  /** The indexes of some columns. All of them then count as read by the format. */
  #ask(names: readonly string[]): readonly number[] {
    const places = names.map((name) => this.#header.places.get(name) ?? -1);
    for (const place of places) this.#header.asked.add(place);
    return places;
  }

  /** A number times a factor, rounded: kilograms as grams, centimetres as millimetres. */
  whole(names: readonly string[], factor: number): string | undefined {
    const amount = this.amount(names);
    return amount === undefined || Number.isNaN(amount) ? undefined : germanNumber(Math.round(amount * factor));
  }

  /**
   * A number that is no price. NaN if it is invalid, undefined if nothing is stated. `sign`: the decimal sign if the
   * column does not show it. Without `sign`, a number's only sign is its decimal sign, because no shop system groups
   * the thousands of weights or sizes.
   */
  amount(names: readonly string[], sign?: DecimalSign): number | undefined {
    const said = this.#said(names);
    if (said === undefined) return undefined;
    // `.4` is `0.4`.
    const text = said.text.replace(/^([+-]?)(?=[.,]\d)/, '$10');
    return parseGermanNumber(asGermanNumber(text, said.sign ?? sign ?? signOf(text)));
  }

  /** Columns with matching headings, and their values. */
  matching(pattern: RegExp): { readonly match: RegExpExecArray; readonly text: string }[] {
    return [...this.#header.places.keys()].flatMap((name) => {
      const match = pattern.exec(name);
      const text = match && this.text(name);
      return match && text ? [{ match, text }] : [];
    });
  }

  /** The headings that match, as written in the file, whether the row has values there or not. */
  headings(pattern: RegExp): string[] {
    return [...this.#header.places.keys()].filter((name) => pattern.test(name)).map((name) => this.written(name));
  }

  /** A heading as written in the file. */
  written(name: string): string {
    return this.#header.headings[this.#header.places.get(name) ?? -1] ?? name;
  }

  /** The row with its empty cells filled from another row. */
  filledBy(other: ShopRow | undefined, except: ReadonlySet<string>): ShopRow {
    if (other === undefined) return this;
    const kept = new Set([...except].map((name) => this.#header.places.get(name)));
    const cells = this.#header.headings.map((_, place) => {
      const own = this.#cells[place] ?? '';
      return own.trim() !== '' || kept.has(place) ? own : (other.#cells[place] ?? '');
    });
    return new ShopRow(this.#header, { line: this.line, cells }, this.#others);
  }

  /** The row for the error file, together with rows that it takes values from, such as its parent's. */
  givenBackWith(...others: readonly (ShopRow | undefined)[]): ShopRow {
    const rows = others.flatMap((row) => (row ? { line: row.line, cells: row.#cells } : []));
    return rows.length === 0 ? this : new ShopRow(this.#header, { line: this.line, cells: this.#cells }, rows);
  }

  /** The row for the error file. */
  get source() {
    return { table: this.#header, cells: this.#cells, others: this.#others };
  }
}

/** The decimal sign of a single number: the last of two kinds of signs, or the only one. */
function signOf(text: string): DecimalSign | undefined {
  const [, only] = /^[^.,]*([.,])[^.,]*$/.exec(text) ?? [];
  return decimalSign([text]) ?? (only as DecimalSign | undefined);
}
