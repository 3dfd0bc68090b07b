import type { CategoryPage } from '@kontor/contract';
import type { Selectable } from 'kysely';
import type { CategoryTable } from '../../database/schema.ts';
import { FieldReader } from '../../tables/field-reader.ts';
import { html, line, yesOrNoField } from './field-kinds.ts';
import {
  type ColumnOf,
  type Drafts,
  FieldTable,
  noneIsMissing,
  type OnWire,
  rowsOf,
  type Stored,
} from './field-table.ts';

const { shown, unshown, special } = rowsOf<Selectable<CategoryTable>, CategoryPage>();

/** HTML that is not shown if empty. */
const htmlIfAny = { ...html, toWire: (stored: string) => stored || undefined };

/**
 * The fields of a category besides its position in the tree, a row each, like the fields of a product
 * (product-fields.ts). Names and positions are read by imported-categories.ts in import/.
 */
// biome-ignore format: two lines a field read as a table
const rows = {
  name: special({ column: 'name', unnamed: 'refuse',
    headings: { category: 'Kategorie' } }),
  htmlAbove: shown({ column: 'html_above', wire: 'htmlAbove', unnamed: 'keep always', kind: htmlIfAny,
    headings: { text: 'Text' } }),
  htmlBelow: shown({ column: 'html_below', wire: 'htmlBelow', unnamed: 'keep always', kind: htmlIfAny,
    headings: { textBelow: 'Text unten' } }),
  // A file of the pictures folder, or the id of a file of the shop. The import stores the id.
  picture: shown({ column: 'picture', wire: 'picture', unnamed: 'keep always', kind: line(500),
    headings: { picture: 'Bild' } }),
  metaTitle: shown({ column: 'meta_title', wire: 'metaTitle', unnamed: 'keep always', kind: line(),
    headings: { metaTitle: 'Meta-Titel' } }),
  metaDescription: shown({ column: 'meta_description', wire: 'metaDescription', unnamed: 'keep always', kind: line(500),
    headings: { metaDescription: 'Meta-Beschreibung' } }),
  isHidden: unshown({ column: 'hidden', json: 'hidden', unnamed: 'keep always', kind: yesOrNoField(false),
    headings: { hidden: 'Versteckt' } }),
};

type Rows = typeof rows;

/** Everything derived from the rows. */
export const categoryFields = new FieldTable<Rows, CategoryPage>(rows);

/** A column of a category that has a row. */
export type CategoryColumn = ColumnOf<Rows>;
/** The fields with a kind as a file states them, before they are checked. */
export type CategoryDrafts = Drafts<Rows>;
/** The same fields, checked, as stored. */
export type CategoryDetails = Stored<Rows>;

/** The fields of a category that no file ever mentioned. */
export const noDetails: CategoryDetails = categoryFields.toColumns(
  categoryFields.check(new FieldReader(), categoryFields.fromJson({})),
);

const detailColumns = Object.keys(noDetails) as (keyof CategoryDetails)[];

/** The fields of a row. */
export function detailsOf(row: CategoryDetails): CategoryDetails {
  return Object.fromEntries(detailColumns.map((column) => [column, row[column]])) as unknown as CategoryDetails;
}

type Placed = 'id' | 'parent_id' | 'position' | 'custom_page' | 'version' | 'changed_at';
noneIsMissing<Exclude<keyof CategoryTable, CategoryColumn | Placed>>({});
noneIsMissing<Exclude<keyof CategoryPage, OnWire<Rows>>>({});
