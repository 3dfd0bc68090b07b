import type { Cents } from '@kontor/domain';
import { FieldReader } from '../../tables/field-reader.ts';
import { withoutThousands } from '../../tables/german-number.ts';
import { type Filter, type FilterOf, filteredBy } from './field-filters.ts';

/** How values of a field are read from a file, checked, stored and shown. field-kinds.ts has the common kinds. */
export interface FieldKind<Value, Stored, Wire> {
  /** Converts the cells of a table to the form of JSON Lines. One cell for each heading, undefined if empty. */
  fromCells(...cells: (string | undefined)[]): unknown;
  /**
   * The checked value, or the usual one if the file says nothing. Problems are reported to the reader under the
   * heading.
   */
  check(read: FieldReader, value: unknown, ...headings: string[]): Value;
  toColumn(value: Value): Stored;
  /** `id`: of the row, for the error about an unreadable value. */
  toWire(stored: Stored, id?: string): Wire;
  /** The cells of an exported table, one for each heading. {@link fromCells} reads them back unchanged. */
  toCells(shown: Wire): readonly (string | undefined)[];
  /** Cents that are shown at the asking customer's prices. */
  readonly isMoney?: true;
  /** Numbers that are whole or have a comma. In a German table `1.000` or `1.000 g` can then only mean a thousand. */
  readonly isWhole?: true;
  /** The units that may follow the number, or appear in its heading: spellings of one unit. */
  readonly units?: readonly string[];
  /** The name in the stored JSON for the part under each heading. A table with some of the parts keeps the others. */
  readonly parts?: readonly string[];
}

/**
 * What happens to a stored record if a file does not name the field:
 * - `refuse`: a table without the column keeps the stored value, and can only contain known records. In JSON Lines each
 *   record needs the value.
 * - `keep`: a table without the column keeps the stored value. A record in JSON Lines is complete, so the field is
 *   cleared.
 * - `keep always`: the stored value is kept, in JSON Lines too.
 * - `special`: a function of the import decides, see the row.
 *
 * An empty cell always clears the field.
 */
export type Unnamed = 'refuse' | 'keep' | 'keep always' | 'special';

/** A field of a record: a row of product-fields.ts or condition-fields.ts. */
export interface Field {
  /** The column of the database. */
  readonly column: string;
  /** Its name on the wire and in JSON Lines. */
  readonly wire?: string;
  /** Its name in JSON Lines, if the wire does not show it. */
  readonly json?: string;
  /** The headings of its columns in a table, English: German. Both are understood, in any case. */
  readonly headings: Headings;
  /** Its name in messages, if it has no heading. */
  readonly label?: string;
  readonly unnamed: Unnamed;
  /** Whether and how lists filter by it, like an attribute with the name of its heading. */
  readonly filter?: Filter;
  /** Absent: the field has functions of its own for reading and showing, see the row. */
  readonly kind?: FieldKind<unknown, unknown, unknown>;
}

type Headings = Readonly<Record<string, string>>;
type Row<Column, Own, H> = Pick<Field, 'label' | 'unnamed'> & { readonly column: Column; readonly headings: H } & Own;

/** A kind that can show every value of the column. */
type KindFor<Value, Stored, Wire> = FieldKind<Value, Stored, Wire> & {
  readonly toWire: (stored: Stored, id?: string) => Wire;
};

/**
 * Makes the rows of fields for a table of the database (`Stored`) and the wire. The types check each row against both.
 */
export function rowsOf<Stored extends object, Wire extends object>() {
  type Column = string & keyof Stored;
  type Name = string & keyof Wire;
  return {
    /** A field that the wire shows. */
    shown: <const C extends Column, const N extends Name, const H extends Headings, Value>(
      row: Row<
        C,
        { readonly wire: N; readonly kind: KindFor<Value, Stored[C], Wire[N]>; filter?: FilterOf<Wire[N]> },
        H
      >,
    ) => row,
    /** A field that files name and the shop uses, but that the wire does not show. */
    unshown: <const C extends Column, const H extends Headings, Value>(
      row: Row<C, { readonly json: string; readonly kind: KindFor<Value, Stored[C], unknown> }, H>,
    ) => row,
    /** A field with its own functions for reading it, and for showing it if the wire does. */
    special: <const C extends Column, const H extends Headings, const N extends Name = never>(
      row: Row<C, { readonly wire?: N; readonly json?: string }, H>,
    ) => row,
  };
}

type Fields = Readonly<Record<string, Field>>;
type KindOf<F> = F extends { readonly kind: infer Kind extends FieldKind<unknown, unknown, unknown> } ? Kind : never;
/** Names of the fields with a kind. */
type Plain<F extends Fields> = { [Name in keyof F]: F[Name] extends { readonly kind: object } ? Name : never }[keyof F];

/** The parts of a column that a file does not name, and all its parts in their order. */
export interface KeptParts<Column> {
  readonly column: Column;
  readonly parts: readonly string[];
  readonly kept: readonly string[];
}

/** Names of the fields that are read by functions of their own. */
export type Special<F extends Fields> = Exclude<keyof F, Plain<F>>;

/** The values of the plain fields in a file, before they are checked. */
export type Drafts<F extends Fields> = { -readonly [Name in Plain<F>]: unknown };
/** The plain fields of a record, checked. */
export type Values<F extends Fields> = { readonly [Name in Plain<F>]: ReturnType<KindOf<F[Name]>['check']> };
/** The plain fields as the database has them. */
export type Stored<F extends Fields> = {
  [Name in Plain<F> as F[Name]['column']]: ReturnType<KindOf<F[Name]>['toColumn']>;
};
/** Columns of the database that have a row. */
export type ColumnOf<F extends Fields> = F[keyof F]['column'];
/** The wire's name of a row of `Fields`. */
type WireOf<Row> = Row extends { readonly wire?: infer Name extends string } ? Name : never;
/** Names on the wire that have a row. */
export type OnWire<F extends Fields> = WireOf<F[keyof F]>;
type PlainOnWire<F extends Fields> = WireOf<F[Plain<F>]>;
/** English headings of a table's columns. */
export type Heading<F extends Fields> = { [Name in keyof F]: string & keyof F[Name]['headings'] }[keyof F];

/** A row with a kind, prepared for loops over all fields. */
interface PlainField extends Omit<Field, 'kind' | 'headings'> {
  readonly name: string;
  readonly kind: FieldKind<unknown, unknown, unknown>;
  /** What objects of JSON Lines call it. */
  readonly jsonName: string;
  /** English headings. */
  readonly headings: readonly string[];
  /** What messages call it, for each heading. */
  readonly labels: readonly string[];
  /**
   * The checked and stored value if a file says nothing, as for most fields of most records. Undefined: it is required.
   */
  readonly usual: { readonly value: unknown; readonly stored: unknown } | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** Everything derived from the rows of a record's fields. `Wire`: the record's shape on the wire. */
export class FieldTable<F extends Fields, Wire extends object> {
  readonly rows: F;
  /** The columns of a table, English: German. */
  readonly headings: Readonly<Record<Heading<F>, string>>;
  /** English headings of required columns. A table without them can only change existing records. */
  readonly requiredHeadings: readonly Heading<F>[];
  readonly #fields: readonly Field[];
  readonly #plain: readonly PlainField[];
  readonly #labels: ReadonlyMap<PropertyKey, string | undefined>;
  /** The columns that JSON Lines also keep if they are not named, with their names there. */
  readonly #keptAlways: readonly { readonly column: ColumnOf<F>; readonly name: string }[];
  /** The initial value of every record. An object with all its fields from the start is small and fast to copy. */
  readonly #saysNothing: Json;
  readonly #usualValues: Json;
  readonly #usualRow: Json;

  constructor(rows: F) {
    this.rows = rows;
    this.#fields = Object.values(rows);
    this.#plain = Object.entries(rows).flatMap(([name, field]) => plainField(name, field) ?? []);
    this.#labels = new Map(Object.entries(rows).map(([name, field]) => [name, labelsOf(field)[0]]));
    this.#keptAlways = this.#fields
      .filter(({ unnamed }) => unnamed === 'keep always')
      .map((field) => ({ column: field.column as ColumnOf<F>, name: jsonName(field) }));
    this.#saysNothing = Object.fromEntries(this.#plain.map(({ name }) => [name, undefined]));
    this.#usualValues = Object.fromEntries(this.#plain.map(({ name, usual }) => [name, usual?.value]));
    this.#usualRow = Object.fromEntries(this.#plain.map(({ column, usual }) => [column, usual?.stored]));
    this.headings = Object.assign({}, ...this.#fields.map(({ headings }) => headings));
    const required = this.#fields.filter(({ unnamed }) => unnamed === 'refuse');
    this.requiredHeadings = required.flatMap(({ headings }) => Object.keys(headings)) as Heading<F>[];
  }

  /** The name of a field in messages. */
  labelOf(name: keyof F): string {
    return this.#labels.get(name) ?? '';
  }

  /** The names of the fields in JSON Lines. */
  get jsonNames(): string[] {
    return this.#fields.map(jsonName).filter((name) => name !== '');
  }

  /** The fields by which lists filter. `read` returns undefined if there is no filter value. */
  get filters(): { column: ColumnOf<F>; name: string; read: (stored: unknown) => string | undefined }[] {
    return this.#plain.flatMap(({ column, labels: [name = ''], kind, filter }) => {
      const read = (stored: unknown) => filteredBy(kind.toWire(stored), filter);
      return filter === undefined ? [] : [{ column, name, read }];
    });
  }

  /**
   * The values in the cells of a table. `cell` returns the one under an English heading, undefined if empty.
   * `isGerman`: whether numbers are in German notation.
   */
  fromCells(cell: (heading: Heading<F>) => string | undefined, isGerman: boolean): Drafts<F> {
    const drafts: Record<string, unknown> = { ...this.#saysNothing };
    for (const { name, headings, kind } of this.#plain) {
      const cells = headings.map((heading) => cell(heading as Heading<F>));
      if (cells.every((one) => one === undefined)) continue;
      drafts[name] = kind.fromCells(...(kind.isWhole && isGerman ? cells.map(withoutThousands) : cells));
    }
    return drafts as Drafts<F>;
  }

  /** The values in an object of JSON Lines. */
  fromJson(object: Json): Drafts<F> {
    const drafts: Record<string, unknown> = { ...this.#saysNothing };
    for (const field of this.#plain) drafts[field.name] = object[field.jsonName];
    return drafts as Drafts<F>;
  }

  /** Those of these columns that belong to a field. */
  columnsOf(some: ReadonlySet<string>): ColumnOf<F>[] {
    if (some.size === 0) return [];
    return this.#fields.map(({ column }) => column as ColumnOf<F>).filter((column) => some.has(column));
  }

  /** Stored columns that are kept, because a table has no column for them. */
  keptByTable(hasColumn: (heading: Heading<F>) => boolean): ColumnOf<F>[] {
    const kept = this.#fields.filter(({ unnamed }) => unnamed !== 'special');
    return kept
      .filter(({ headings }) => !Object.keys(headings).some((heading) => hasColumn(heading as Heading<F>)))
      .map(({ column }) => column);
  }

  /** Parts of stored columns that are kept, because a table only has columns for other parts. */
  partsKeptByTable(hasColumn: (heading: Heading<F>) => boolean): KeptParts<ColumnOf<F>>[] {
    return this.#plain.flatMap(({ column, headings, kind: { parts = [] } }) => {
      const isMissing = headings.map((heading) => !hasColumn(heading as Heading<F>));
      const kept = parts.filter((_, place) => isMissing[place]);
      return kept.length > 0 && kept.length < parts.length ? { column: column as ColumnOf<F>, parts, kept } : [];
    });
  }

  /** Stored columns that are kept, because an object of JSON Lines does not name them. */
  keptByJson(object: Json): ColumnOf<F>[] {
    const kept = this.#keptAlways.filter(({ name }) => object[name] === undefined);
    return kept.map(({ column }) => column);
  }

  /**
   * The checked fields, in the order of the rows. Fields that a file does not name (`unnamed`, by column) are not
   * checked.
   */
  check(read: FieldReader, drafts: Drafts<F>, unnamed: readonly ColumnOf<F>[] = []): Values<F> {
    const values: Record<string, unknown> = { ...this.#usualValues };
    for (const { name, column, labels, kind, usual } of this.#plain) {
      const draft = drafts[name as keyof Drafts<F>];
      if (draft === undefined && usual !== undefined) continue;
      read.column = column;
      const isNamed = !unnamed.includes(column as ColumnOf<F>);
      values[name] = kind.check(isNamed ? read : new FieldReader(), draft, ...labels);
    }
    return values as Values<F>;
  }

  /** The fields as the database stores them. */
  toColumns(values: Values<F>): Stored<F> {
    const row: Record<string, unknown> = { ...this.#usualRow };
    for (const { name, column, kind, usual } of this.#plain) {
      const value: unknown = values[name as keyof Values<F>];
      if (usual === undefined || value !== usual.value) row[column] = kind.toColumn(value);
    }
    return row as Stored<F>;
  }

  /** The fields for the wire, money at the asking customer's prices. Undefined values are left out. */
  toWire(
    row: Readonly<Stored<F>> & { readonly id: string },
    priced = (amount: Cents) => amount,
  ): Pick<Wire, PlainOnWire<F> & keyof Wire> {
    const shown: Record<string, unknown> = {};
    for (const { column, wire, kind } of this.#plain) {
      if (wire === undefined) continue;
      const stored: unknown = row[column as keyof Stored<F>];
      const value = kind.toWire(kind.isMoney && typeof stored === 'number' ? priced(stored) : stored, row.id);
      if (value !== undefined) shown[wire] = value;
    }
    return shown as Pick<Wire, PlainOnWire<F> & keyof Wire>;
  }

  /** The cells of an exported row, by English heading, without empty ones. */
  toCells(row: Readonly<Stored<F>>): Partial<Record<Heading<F>, string>> {
    const cells: Partial<Record<string, string>> = {};
    for (const { column, headings, kind } of this.#plain) {
      const said = kind.toCells(kind.toWire(row[column as keyof Stored<F>]));
      for (const [place, heading] of headings.entries()) if (said[place]) cells[heading] = said[place];
    }
    return cells as Partial<Record<Heading<F>, string>>;
  }

  /** The JSON Lines object of an exported row. Fields that are kept unless named are always included. */
  toJson(row: Readonly<Stored<F>>): Json {
    const object: Record<string, unknown> = {};
    for (const { column, kind, unnamed, jsonName } of this.#plain) {
      const value = kind.toWire(row[column as keyof Stored<F>]) ?? (unnamed === 'keep always' ? null : undefined);
      if (value !== undefined) object[jsonName] = value;
    }
    return object;
  }
}

function plainField(name: string, field: Field): PlainField | undefined {
  const { kind, headings } = field;
  const labels = labelsOf(field);
  const names = { name, jsonName: jsonName(field), headings: Object.keys(headings), labels };
  return kind && { ...field, ...names, kind, usual: usualOf(kind, labels) };
}

/** The usual value, or undefined if a file must state one. */
function usualOf(kind: FieldKind<unknown, unknown, unknown>, labels: readonly string[]): PlainField['usual'] {
  const read = new FieldReader();
  const value = kind.check(read, undefined, ...labels);
  return read.isSilent ? { value: Object.freeze(value), stored: kind.toColumn(value) } : undefined;
}

function labelsOf({ label, headings }: Field): string[] {
  return label === undefined ? Object.values(headings) : [label];
}

/** The name in JSON Lines. Empty if no such file names the field. */
function jsonName({ wire, json }: Pick<Field, 'wire' | 'json'>): string {
  return json ?? wire ?? '';
}

/** Fails to compile, and names the missing columns, unless `Missing` is empty. Call it with `{}`. */
export function noneIsMissing<Missing extends PropertyKey>(_none: Readonly<Record<Missing, never>>): void {}
