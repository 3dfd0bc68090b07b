import type { Row } from '../../../../tables/csv-rows.ts';
import {
  asGermanNumber,
  type DecimalSign,
  decimalSign,
  germanNumber,
  parseGermanNumber,
} from '../../../../tables/german-number.ts';

/** The headings of a shop's file, and how its columns write numbers. */
export interface ShopHeader {
  readonly headings: readonly string[];
  readonly delimiter: string;
  readonly places: ReadonlyMap<string, number>;
  readonly signs: ReadonlyMap<number, DecimalSign>;
  /** Places of the columns that the format has asked for, as it goes. */
  readonly asked: Set<number>;
  /** Places of the columns that have said nothing yet. */
  readonly silent: Set<number>;
}

/** A row of a shop's file, by its headings in lower case. */
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

  /** The first of some columns that says something. */
  text(...names: readonly string[]): string | undefined {
    for (const place of this.#ask(names)) {
      const cell = (this.#cells[place] ?? '').trim();
      // An apostrophe keeps a number a text in the spreadsheet that wrote it.
      if (cell !== '') return cell.replace(/^'(?=\d)/, '');
    }
    return undefined;
  }

  /** Whether the file has one of some columns, even an empty one. */
  hasColumn(...names: readonly string[]): boolean {
    return this.#ask(names).some((place) => place >= 0);
  }

  /** Cells that some columns say, even as empty; none of them where the file has no such column, so that they stay. */
  cellsOf<Cells extends object>(names: readonly string[], cells: Cells): Partial<Cells> {
    return this.hasColumn(...names) ? cells : {};
  }

  /**
   * A number as a German table writes it. `sign`: the one of this system, where its files do not write as people do.
   */
  number(names: readonly string[], sign?: DecimalSign): string | undefined {
    const said = this.#said(names);
    return said && asGermanNumber(said.text, sign ?? said.sign);
  }

  /** Likewise, where nothing is written as zero. */
  unlessZero(names: readonly string[], sign?: DecimalSign): string | undefined {
    const number = this.number(names, sign);
    return parseGermanNumber(number ?? '') === 0 ? undefined : number;
  }

  /** The first of some columns that says something, with the decimal sign that its column shows. */
  #said(names: readonly string[]): { readonly text: string; readonly sign: DecimalSign | undefined } | undefined {
    this.#ask(names);
    for (const name of names) {
      const text = this.text(name);
      if (text !== undefined) return { text, sign: this.#header.signs.get(this.#header.places.get(name) ?? -1) };
    }
    return undefined;
  }

  /** The places of some columns, all of which the format hereby knows, whichever of them says something. */
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
   * A number that is no price; NaN for what is none, undefined where nothing is said. `sign`: the one before decimals
   * where the column does not show it; without one it is the only sign of the number, since no shop system groups the
   * thousands of a weight or a size.
   */
  amount(names: readonly string[], sign?: DecimalSign): number | undefined {
    const said = this.#said(names);
    if (said === undefined) return undefined;
    // `.4` is `0.4`.
    const text = said.text.replace(/^([+-]?)(?=[.,]\d)/, '$10');
    return parseGermanNumber(asGermanNumber(text, said.sign ?? sign ?? signOf(text)));
  }

  /** Columns whose headings fit, with what they say. */
  matching(pattern: RegExp): { readonly match: RegExpExecArray; readonly text: string }[] {
    return [...this.#header.places.keys()].flatMap((name) => {
      const match = pattern.exec(name);
      const text = match && this.text(name);
      return match && text ? [{ match, text }] : [];
    });
  }

  /** How a heading is written in the file. */
  written(name: string): string {
    return this.#header.headings[this.#header.places.get(name) ?? -1] ?? name;
  }

  /** The row with what another one says in the cells that are empty here. */
  filledBy(other: ShopRow | undefined, except: ReadonlySet<string>): ShopRow {
    if (other === undefined) return this;
    const kept = new Set([...except].map((name) => this.#header.places.get(name)));
    const cells = this.#header.headings.map((_, place) => {
      const own = this.#cells[place] ?? '';
      return own.trim() !== '' || kept.has(place) ? own : (other.#cells[place] ?? '');
    });
    return new ShopRow(this.#header, { line: this.line, cells }, this.#others);
  }

  /** The row, given back with others that say what it means: its parent's. */
  givenBackWith(...others: readonly (ShopRow | undefined)[]): ShopRow {
    const rows = others.flatMap((row) => (row ? { line: row.line, cells: row.#cells } : []));
    return rows.length === 0 ? this : new ShopRow(this.#header, { line: this.line, cells: this.#cells }, rows);
  }

  /** The row as it is given back. */
  get source() {
    return { table: this.#header, cells: this.#cells, others: this.#others };
  }
}

/** The sign before the decimals of a single number: the last of two kinds, or the only one that it has. */
function signOf(text: string): DecimalSign | undefined {
  const [, only] = /^[^.,]*([.,])[^.,]*$/.exec(text) ?? [];
  return decimalSign([text]) ?? (only as DecimalSign | undefined);
}
