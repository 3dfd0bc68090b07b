import { foldCase } from '@kontor/domain';
import type { AttributeDefinitionTable } from '../../database/schema.ts';
import { line, requiredLine, yesOrNoField } from './field-kinds.ts';
import { type Drafts, type FieldKind, FieldTable, noneIsMissing, rowsOf, type Stored } from './field-table.ts';
import { fieldReasons } from './texts/products.de.ts';

type Kind = AttributeDefinitionTable['kind'];

/** The names of the kinds in a table; exports write the first one of each. */
const words = {
  text: ['Text', 'text'],
  number: ['Zahl', 'number'],
  'yes-no': ['Ja/Nein', 'yes-no', 'yes/no', 'ja nein'],
  several: ['Mehrere', 'several', 'mehrere Werte'],
} as const satisfies Record<NonNullable<Kind>, readonly string[]>;

const kinds = Object.keys(words) as NonNullable<Kind>[];
const kindOfWord = new Map(kinds.flatMap((kind) => words[kind].map((word) => [foldCase(word), kind])));

const kindField: FieldKind<Kind, Kind, NonNullable<Kind> | undefined> = {
  fromCells: (cell) => cell,
  check(read, value, heading = '') {
    if (value === undefined || value === null || value === '') return null;
    const known = typeof value === 'string' ? kindOfWord.get(foldCase(value.trim())) : undefined;
    return known ?? read.refuse(fieldReasons.noAttributeKind(heading));
  },
  toColumn: (value) => value,
  toWire: (stored) => stored ?? undefined,
  toCells: (kind) => [kind && words[kind][0]],
};

const { unshown } = rowsOf<AttributeDefinitionTable, object>();

/** The fields of an attribute's definition, a row each, like the fields of a product (product-fields.ts). */
// biome-ignore format: two lines a field read as a table
const rows = {
  name: unshown({ column: 'name', json: 'name', unnamed: 'refuse', kind: requiredLine(),
    headings: { attribute: 'Attribut' } }),
  group: unshown({ column: 'group_name', json: 'group', unnamed: 'keep always', kind: line(100),
    headings: { group: 'Gruppe' } }),
  kind: unshown({ column: 'kind', json: 'kind', unnamed: 'keep always', kind: kindField,
    headings: { kind: 'Art' } }),
  unit: unshown({ column: 'unit', json: 'unit', unnamed: 'keep always', kind: line(20),
    headings: { unit: 'Einheit' } }),
  isFilter: unshown({ column: 'filter', json: 'filter', unnamed: 'keep always', kind: yesOrNoField(true),
    headings: { filter: 'Filter' } }),
  isListed: unshown({ column: 'listed', json: 'listed', unnamed: 'keep always', kind: yesOrNoField(true),
    headings: { listed: 'Tabelle' } }),
  isInternal: unshown({ column: 'internal', json: 'internal', unnamed: 'keep always', kind: yesOrNoField(false),
    headings: { internal: 'Intern' } }),
  isSearched: unshown({ column: 'searched', json: 'searched', unnamed: 'keep always', kind: yesOrNoField(true),
    headings: { searched: 'Suche' } }),
};

type Rows = typeof rows;

/** What is made from the rows. */
export const attributeFields = new FieldTable<Rows, object>(rows);

/** The fields of an attribute's definition in a file, before they are checked. */
export type AttributeDrafts = Drafts<Rows>;
/** A definition as stored, without its position. */
export type AttributeRow = Stored<Rows>;
/** A column of a definition that has a field. */
export type AttributeColumn = Rows[keyof Rows]['column'];

noneIsMissing<Exclude<keyof AttributeDefinitionTable, AttributeColumn | 'position'>>({});
