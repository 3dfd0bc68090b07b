import type { CsvTable, Row, Unreadable } from '../../../../tables/csv-rows.ts';
import type { RowReason } from '../../../../tables/field-reader.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { cellOf } from '../../../../tables/named-columns.ts';
import type { RowsOfTable } from '../../../../tables/refused-rows.ts';
import { reasonOfWidth } from '../../../../tables/row-width.ts';
import { lostLetter } from '../../../../tables/text-encoding.ts';
import { reasons } from '../../../../tables/texts/tables.de.ts';
import { mappedHeadings } from '../mapping/mapped-headings.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { ImportRecord, ProductDraft } from '../records/import-record.ts';
import { reasons as importReasons } from '../texts/catalogue-file.de.ts';
import { attributeTable, isAttributeTable, knownOfAttributes } from './attribute-table.ts';
import { blockedCells } from './blocked-cells.ts';
import { categoryTable, isCategoryTable, knownOfCategories } from './category-table.ts';
import { cellFlaws } from './cell-flaws.ts';
import { contradictionIn } from './contradicting-prices.ts';
import { columns, declaringPlaces, isOwnHeading, knownHeadings, type Table } from './csv-columns.ts';
import { type BegunTable, begin, type Headings, headingsIn } from './header-row.ts';
import { momentOfCount } from './moment-of-count.ts';
import { ParentRows } from './parent-rows.ts';
import { pricesSaid } from './prices-said.ts';
import { RowsBetween, rowBetween } from './rows-between.ts';
import { stockCells } from './stock-cells.ts';
import { tableDraft } from './table-draft.ts';
import { readableRow, tableOf } from './table-of-rows.ts';
import { requireArticleNumbers } from './unknown-table.ts';

/** The number of rows to examine for the position of the headings and the notation of numbers. */
const rowsToTell = 300;

/**
 * Reads a table with one row per condition, or a table of categories or attributes with one row each. Rows of one
 * product are adjacent (docs/import.md). Rows above the headings are skipped. A row with a single text names the
 * category of the following rows without one. `onNote` is called for ignored columns, `onCounted` if a heading states
 * when the stock was counted. `again` opens the table once more, to find the articles that are parents of others.
 */
export async function* readTable(
  table: CsvTable,
  onNote: (note: string) => void,
  mapping: Mapping = {},
  counting?: { readonly now: number; readonly onCounted: (at: number) => void },
  again?: () => Promise<CsvTable>,
): AsyncGenerator<ImportRecord> {
  const { first, rest } = await begin(table.rows, rowsToTell);
  const found = headingsIn(first, (cells) => {
    const { cells: mapped, added } = mappedHeadings(cells, mapping, isOwnHeading);
    const written = mapped.slice(0, mapped.length - added.length);
    return Math.max(knownHeadings(written), knownOfAttributes(written), knownOfCategories(written));
  });
  if (!found) throw new ImportImpossible(reasons.emptyFile);
  if ('refused' in found) return yield refusedRows(undefined, [], found.line, found.refused);
  const { row: headings, below } = found;
  async function* following() {
    yield* first.slice(below);
    yield* rest;
  }
  const broken = headings.cells.filter((cell) => cell.includes(lostLetter));
  if (broken.length > 0) throw new ImportImpossible(reasons.brokenHeadings(broken));
  if (isCategoryTable(headings.cells)) yield* eachRow(following(), categoryTable(headings, table, onNote));
  else if (isAttributeTable(headings.cells)) yield* eachRow(following(), attributeTable(headings, table, onNote));
  else {
    requireArticleNumbers(headings.cells, first, { table, mapping });
    const header = tableWithPrices(found, first, { table, mapping, onNote });
    const counted = counting && countedAt(header, counting.now);
    if (counted !== undefined) counting?.onCounted(counted);
    yield* products({ header, parents: new ParentRows(header, again) }, following(), onNote);
  }
}

/** The table, whose prices are net or gross as its headings, the mapping or else a line beside the articles says. */
function tableWithPrices(
  { row, above, below }: Headings,
  first: BegunTable['first'],
  { table, mapping, onNote }: { table: CsvTable; mapping: Mapping; onNote: (note: string) => void },
): Table {
  const rows = first.slice(below);
  const read = (more: Mapping, hear: typeof onNote) => tableOf(row, rows, table, more, hear);
  const { prices, ...unpriced } = mapping;
  const asWritten = read(unpriced, () => undefined);
  const { places, senses } = asWritten;
  if (declaringPlaces(places).every((place) => senses.get(place)?.declaration !== undefined))
    return read(mapping, onNote);
  const beside = rows.filter((one) => 'cells' in one && rowBetween(asWritten, one)?.kind === 'remark');
  const said = prices === undefined ? pricesSaid([...first.slice(0, above), ...beside]) : undefined;
  if (said !== undefined) onNote(importReasons.pricesReadAs(said));
  const declaration = prices ?? said?.declaration;
  if (declaration === undefined) return read(mapping, onNote);
  const whole = read({ ...mapping, prices: declaration }, onNote);
  return { ...whole, title: importReasons.titleOfPrices(declaration) };
}

/** The time of a stock count in the heading, epoch ms. Throws {@link ImportImpossible} if it is not in the past. */
function countedAt({ senses, places }: Table, now: number): number | undefined {
  const { counted } = senses.get(places.get('stock') ?? -1) ?? {};
  if (counted === undefined) return undefined;
  const at = momentOfCount(counted, now);
  if (at === null) throw new ImportImpossible(importReasons.noMomentOfCount(counted));
  return at;
}

async function* eachRow(
  rows: AsyncIterable<Row | Unreadable>,
  recordOf: (row: Row) => ImportRecord,
): AsyncGenerator<ImportRecord> {
  for await (const row of rows) {
    if ('refused' in row) return yield refusedRows(undefined, [], row.line, row.refused);
    yield recordOf(row);
  }
}

/** Reads the rows below the headings as products. */
async function* products(
  { header, parents }: { readonly header: Table; readonly parents: ParentRows },
  rows: AsyncIterable<Row | Unreadable>,
  onNote: (note: string) => void,
): AsyncGenerator<ImportRecord> {
  const between = new RowsBetween(header, onNote);
  let hasGroups: boolean | undefined;
  let product: Row[] = [];
  const whole = async function* (next: readonly Row[]): AsyncGenerator<ImportRecord> {
    const [one, ...others] = product;
    product = [...next];
    if (one === undefined) return;
    // All rows of an error file need the same columns, even if the first group comes after the first product.
    const { group } = between;
    hasGroups ??= group !== undefined;
    if (await parents.take(one, next[0])) yield parentRecord(header, [one, ...others]);
    else yield productRecord(header, [one, ...others], { group, isGivenBack: hasGroups, parents });
  };
  for await (const row of readableRows(header, rows, onNote)) {
    // The product that was being read when the file broke off is incomplete, and must not be stored.
    if ('refused' in row) return yield refusedRows(header, product, row.line, row.refused);
    const found = rowBetween(header, row);
    if (found !== undefined) {
      yield* whole([]);
      between.take(row, found);
      continue;
    }
    between.takeArticle();
    if (product[0] && isSameProduct(header, product[0], row)) product.push(row);
    else yield* whole([row]);
  }
  yield* whole([]);
  between.note();
}

/** Yields rows in the width of the header. Reports once if rows ended early. */
async function* readableRows(
  header: Table,
  rows: AsyncIterable<Row | Unreadable>,
  onNote: (note: string) => void,
): AsyncGenerator<Row | Unreadable> {
  let [count, first] = [0, 0];
  for await (const read of rows) {
    const row = 'refused' in read ? read : readableRow(header, read);
    if (isFilled(header, read, row)) first = count++ === 0 ? read.line : first;
    yield row;
  }
  if (count > 0) onNote(reasons.shortRows(first, count));
}

/** Whether missing empty cells were added to a row of the file. */
function isFilled({ isRagged, added }: Table, read: Row | Unreadable, row: Row | Unreadable): boolean {
  if (isRagged || 'refused' in read || 'refused' in row) return false;
  return read.cells.length + added.length < row.cells.length;
}

/**
 * Rows for the error file, without the columns of an earlier error file, and with the category from merged cells above.
 * A line above them says of their prices what no heading says.
 * `group`: the category in a row above them, which gets a column of its own.
 */
function sourceOf(table: Table | undefined, rows: readonly Row[], group?: string): RowsOfTable {
  const { title, headings = [], delimiter = ';', reports = new Set(), places } = table ?? {};
  const category = places?.get('category');
  const hasOwn = group !== undefined && category === undefined;
  const own = ({ line, cells, merged }: Row): Row => {
    const filled = cells.map((cell, place) =>
      place === category ? cell.trim() || (merged?.[place] ?? group ?? '') : cell,
    );
    const kept = filled.filter((_, place) => !reports.has(place));
    if (!hasOwn) return { line, cells: kept };
    const whole = headings.map((_, place) => kept[place] ?? '');
    return { line, cells: [...whole, group] };
  };
  const isAsItCame = reports.size === 0 && group === undefined && rows.every(({ merged }) => merged === undefined);
  return {
    ...(title !== undefined && { title }),
    headings: hasOwn ? [...headings, columns.category] : headings,
    delimiter,
    rows: isAsItCame ? rows : rows.map(own),
  };
}

function isSameProduct(header: Table, first: Row, row: Row): boolean {
  const key = (of: Row) => `${cellOf(header, of, 'articleNumber')}\n${cellOf(header, of, 'productId')}`;
  return key(first) === key(row);
}

function refusedRows(header: Table | undefined, product: readonly Row[], line: number, reason: string): ImportRecord {
  const first = product[0];
  const name = header && first ? cellOf(header, first, 'articleNumber') : '';
  return {
    ...{ kind: 'refused', line: first?.line ?? line, rows: product.length + 1, name, reason },
    source: sourceOf(header, product),
  };
}

/** What is known of a product beside its rows. */
interface AroundProduct {
  /** The category of a row above. */
  readonly group: string | undefined;
  /** Whether that is a column of its own where the rows are given back. */
  readonly isGivenBack: boolean;
  /** Among them the row of its family. */
  readonly parents: ParentRows;
}

function parentRecord(header: Table, product: readonly [Row, ...Row[]]): ImportRecord {
  const [first] = product;
  const place = { line: first.line, rows: product.length, source: sourceOf(header, product) };
  return { kind: 'parent', ...place, name: cellOf(header, first, 'articleNumber') };
}

function productRecord(
  header: Table,
  product: readonly [Row, ...Row[]],
  { group, isGivenBack, parents }: AroundProduct,
): ImportRecord {
  const [first] = product;
  const parent = parents.of(first);
  const givenBack = (some: readonly Row[]) => sourceOf(header, some, isGivenBack ? group : undefined);
  const source = { ...givenBack(product), ...(parent && { above: givenBack([parent]).rows }) };
  const rowCount = { line: first.line, rows: product.length, source };
  const name = cellOf(header, first, 'articleNumber');
  const short = product.find((row) => row.cells.length !== header.width);
  if (short) {
    const reason = reasonOfWidth(short, header.width);
    return { kind: 'refused', ...rowCount, name, reason, isCut: short.cells.length < header.width };
  }
  const { rows, warnings, refused } = cellFlaws(header, product);
  const reason = refused ?? contradictionIn(header, rows);
  if (reason !== undefined) return { kind: 'refused', ...rowCount, name, reason };
  const counted = stockCells(header, rows);
  const marked = blockedCells(header, counted.rows);
  const distinct = withoutRepeats(header, marked.rows);
  const draft = draftOf(header, distinct.rows, group, parents);
  const all = [...warnings, ...counted.warnings, ...marked.warnings, ...distinct.warnings];
  return { kind: 'product', ...rowCount, draft, warnings: all };
}

/** The values of its rows. Empty cells get the values of its family. */
function draftOf(
  header: Table,
  rows: readonly [Row, ...Row[]],
  group: string | undefined,
  parents: ParentRows,
): ProductDraft {
  const [first, ...others] = rows;
  const parent = parents.of(first);
  if (parent === undefined) return tableDraft(header, rows, group);
  const draft = tableDraft(header, [parents.filled(first, parent), ...others], group);
  const { familyName } = draft;
  return {
    ...draft,
    familyName: familyName ?? (cellOf(header, parent, 'familyName') || cellOf(header, parent, 'name')),
  };
}

/** The rows of a product without repetitions. Rows with a stock change (`+5`) stay, because it may be meant twice. */
function withoutRepeats(header: Table, rows: readonly [Row, ...Row[]]) {
  const warnings: RowReason[] = [];
  const [first, ...others] = rows;
  if (others.length === 0) return { rows, warnings };
  const lines = new Map([[first.cells.join('\n'), first.line]]);
  const kept = others.filter((row) => {
    const text = row.cells.join('\n');
    const before = lines.get(text);
    if (before === undefined || /^[+-]/.test(cellOf(header, row, 'stock'))) {
      lines.set(text, before ?? row.line);
      return true;
    }
    warnings.push({ row: row.line, reason: importReasons.repeated(before) });
    return false;
  });
  return { rows: [first, ...kept] satisfies [Row, ...Row[]] as readonly [Row, ...Row[]], warnings };
}
