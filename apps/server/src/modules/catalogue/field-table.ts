import type { Cents } from '@kontor/domain';
import { FieldReader } from '../../tables/field-reader.ts';
import { withoutThousands } from '../../tables/german-number.ts';
import { type Filter, type FilterOf, filteredBy } from './field-filters.ts';

/**
 * How the values of a field are read from a file, checked, stored and shown; field-kinds.ts has those of many fields.
 */
export interface FieldKind<Value, Stored, Wire> {
  /**
   * What the cells of a table say, as JSON Lines would say it: a cell for each heading, undefined where it is empty.
   */
  fromCells(...cells: (string | undefined)[]): unknown;
  /**
   * The checked value, or the usual one if the file says nothing. The reader is told what is wrong, under the heading.
   */
  check(read: FieldReader, value: unknown, ...headings: string[]): Value;
  toColumn(value: Value): Stored;
  /** `id`: of the row, for the error about what cannot be read. */
  toWire(stored: Stored, id?: string): Wire;
  /** What the cells of an exported table say of it, a cell for each heading: {@link fromCells} reads the same again. */
  toCells(shown: Wire): readonly (string | undefined)[];
  /** Cents that are shown at the prices of who asks. */
  readonly isMoney?: true;
  /** Numbers that are whole, or have a comma: in a German table `1.000` or `1.000 g` can only be a thousand. */
  readonly isWhole?: true;
  /** The units that may stand behind the number, and in a heading over it: spellings of one unit. */
  readonly units?: readonly string[];
  /** The name of each heading's part in the stored JSON: a table with some of the parts keeps the others. */
  readonly parts?: readonly string[];
}

/**
 * What becomes of a record that the shop has, when a file does not name the field:
 * - `refuse`: a table without the column keeps what is stored and can name known records alone; each record in JSON
 *   Lines needs the value.
 * - `keep`: a table without the column keeps what is stored; a record in JSON Lines is complete and clears the field.
 * - `keep always`: what is stored stays, in JSON Lines too.
 * - `special`: a function of the import decides, see the row.
 *
 * An empty cell clears the field, whatever stands here.
 */
export type Unnamed = 'refuse' | 'keep' | 'keep always' | 'special';

/** A field of a record: a row of product-fields.ts or condition-fields.ts. */
export interface Field {
  /** Where it is stored. */
  readonly column: string;
  /** Its name on the wire and in JSON Lines. */
  readonly wire?: string;
  /** Its name in JSON Lines, where the wire does not show it. */
  readonly json?: string;
  /** The columns of a table that say it, English: German; both are understood, in any case. */
  readonly headings: Headings;
  /** What messages call a field that has no heading. */
  readonly label?: string;
  readonly unnamed: Unnamed;
  /** Lists filter by it, as by an attribute with the name of its heading. */
  readonly filter?: Filter;
  /** Absent: the field has functions of its own to read and show it, see the row. */
  readonly kind?: FieldKind<unknown, unknown, unknown>;
}

type Headings = Readonly<Record<string, string>>;
type Row<Column, Own, H> = Pick<Field, 'label' | 'unnamed'> & { readonly column: Column; readonly headings: H } & Own;

/** A kind that can show whatever the column may hold. */
type KindFor<Value, Stored, Wire> = FieldKind<Value, Stored, Wire> & {
  readonly toWire: (stored: Stored, id?: string) => Wire;
};

/** Makes the rows of fields for a table of the database (`Stored`) and the wire. Types hold each row to both. */
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
    /** A field that files name and the shop works with, and that the wire does not show. */
    unshown: <const C extends Column, const H extends Headings, Value>(
      row: Row<C, { readonly json: string; readonly kind: KindFor<Value, Stored[C], unknown> }, H>,
    ) => row,
    /** A field with functions of its own, which read it and show it if the wire does. */
    special: <const C extends Column, const H extends Headings, const N extends Name = never>(
      row: Row<C, { readonly wire?: N; readonly json?: string }, H>,
    ) => row,
  };
}

type Fields = Readonly<Record<string, Field>>;
type KindOf<F> = F extends { readonly kind: infer Kind extends FieldKind<unknown, unknown, unknown> } ? Kind : never;
/** Names of the fields whose kind says all about them. */
type Plain<F extends Fields> = { [Name in keyof F]: F[Name] extends { readonly kind: object } ? Name : never }[keyof F];

/** Parts of a column that a file does not name, and all that it has in their order. */
export interface KeptParts<Column> {
  readonly column: Column;
  readonly parts: readonly string[];
  readonly kept: readonly string[];
}

/** Names of the fields that functions of their own read. */
export type Special<F extends Fields> = Exclude<keyof F, Plain<F>>;

/** What a file says of the plain fields, before anything is checked. */
export type Drafts<F extends Fields> = { -readonly [Name in Plain<F>]: unknown };
/** The plain fields of a record, checked. */
export type Values<F extends Fields> = { readonly [Name in Plain<F>]: ReturnType<KindOf<F[Name]>['check']> };
/** The plain fields as the database has them. */
export type Stored<F extends Fields> = {
  [Name in Plain<F> as F[Name]['column']]: ReturnType<KindOf<F[Name]>['toColumn']>;
};
/** Columns of the database that have a row. */
export type ColumnOf<F extends Fields> = F[keyof F]['column'];
/** What the wire shows of a row of `Fields`. */
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
   * What it is, checked and stored, where a file says nothing: most fields of most records. Undefined: it is missed.
   */
  readonly usual: { readonly value: unknown; readonly stored: unknown } | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** Everything that is made from the rows of a record's fields; `Wire` is the shape that the wire has of it. */
export class FieldTable<F extends Fields, Wire extends object> {
  readonly rows: F;
  /** The columns of a table, English: German. */
  readonly headings: Readonly<Record<Heading<F>, string>>;
  /** English headings without which a table can only change what the shop has. */
  readonly requiredHeadings: readonly Heading<F>[];
  readonly #fields: readonly Field[];
  readonly #plain: readonly PlainField[];
  readonly #labels: ReadonlyMap<PropertyKey, string | undefined>;
  /** Those that stay in JSON Lines too where they are not named, by their names there. */
  readonly #keptAlways: readonly { readonly column: ColumnOf<F>; readonly name: string }[];
  /** What every record begins as: an object that has all its fields from the start is small and quick to copy. */
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

  /** What messages call a field. */
  labelOf(name: keyof F): string {
    return this.#labels.get(name) ?? '';
  }

  /** What objects of JSON Lines call the fields. */
  get jsonNames(): string[] {
    return this.#fields.map(jsonName).filter((name) => name !== '');
  }

  /** The fields that lists filter by. `read` answers undefined where there is nothing to filter by. */
  get filters(): { column: ColumnOf<F>; name: string; read: (stored: unknown) => string | undefined }[] {
    return this.#plain.flatMap(({ column, labels: [name = ''], kind, filter }) => {
      const read = (stored: unknown) => filteredBy(kind.toWire(stored), filter);
      return filter === undefined ? [] : [{ column, name, read }];
    });
  }

  /**
   * What the cells of a table say; `cell` answers the one under an English heading, undefined where it is empty.
   * `isGerman`: of a table with German numbers.
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

  /** What an object of JSON Lines says. */
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

  /** Stored columns that stay as they are, since a table has no column for them. */
  keptByTable(hasColumn: (heading: Heading<F>) => boolean): ColumnOf<F>[] {
    const kept = this.#fields.filter(({ unnamed }) => unnamed !== 'special');
    return kept
      .filter(({ headings }) => !Object.keys(headings).some((heading) => hasColumn(heading as Heading<F>)))
      .map(({ column }) => column);
  }

  /** Parts of stored columns that stay as they are, since a table has columns for others of them alone. */
  partsKeptByTable(hasColumn: (heading: Heading<F>) => boolean): KeptParts<ColumnOf<F>>[] {
    return this.#plain.flatMap(({ column, headings, kind: { parts = [] } }) => {
      const isMissing = headings.map((heading) => !hasColumn(heading as Heading<F>));
      const kept = parts.filter((_, place) => isMissing[place]);
      return kept.length > 0 && kept.length < parts.length ? { column: column as ColumnOf<F>, parts, kept } : [];
    });
  }

  /** Stored columns that stay as they are, since an object of JSON Lines does not name them. */
  keptByJson(object: Json): ColumnOf<F>[] {
    const kept = this.#keptAlways.filter(({ name }) => object[name] === undefined);
    return kept.map(({ column }) => column);
  }

  /** The checked fields, in the order of the rows. What a file does not name (`unnamed`, by column) cannot be wrong. */
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

  /** The fields as the wire shows them, amounts of money at the prices of who asks. What is undefined is left out. */
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

  /** The cells that an exported table has of a row, by English heading; those that are empty are left out. */
  toCells(row: Readonly<Stored<F>>): Partial<Record<Heading<F>, string>> {
    const cells: Partial<Record<string, string>> = {};
    for (const { column, headings, kind } of this.#plain) {
      const said = kind.toCells(kind.toWire(row[column as keyof Stored<F>]));
      for (const [place, heading] of headings.entries()) if (said[place]) cells[heading] = said[place];
    }
    return cells as Partial<Record<Heading<F>, string>>;
  }

  /** What an exported object of JSON Lines says of a row. What stays unless it is named is named. */
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

/** Undefined where a file must say something. */
function usualOf(kind: FieldKind<unknown, unknown, unknown>, labels: readonly string[]): PlainField['usual'] {
  const read = new FieldReader();
  const value = kind.check(read, undefined, ...labels);
  return read.isSilent ? { value: Object.freeze(value), stored: kind.toColumn(value) } : undefined;
}

function labelsOf({ label, headings }: Field): string[] {
  return label === undefined ? Object.values(headings) : [label];
}

/** A field without a name in JSON Lines, because no such file names it. */
function jsonName({ wire, json }: Pick<Field, 'wire' | 'json'>): string {
  return json ?? wire ?? '';
}

/** Fails to compile, and names the column, if something has no row. Written with `{}`. */
export function noneIsMissing<Missing extends PropertyKey>(_none: Readonly<Record<Missing, never>>): void {}
