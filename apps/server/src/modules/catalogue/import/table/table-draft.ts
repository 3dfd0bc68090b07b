import type { Row } from '../../../../tables/csv-rows.ts';
import {
  asGermanNumber,
  germanNumber,
  isAmbiguous,
  parseGermanNumber,
  parsePercent,
} from '../../../../tables/german-number.ts';
import { cellOf } from '../../../../tables/named-columns.ts';
import { conditionFields } from '../../condition-fields.ts';
import { partsOf } from '../../field-kinds.ts';
import { productFields } from '../../product-fields.ts';
import type { UnnamedOfProduct } from '../../product-to-store.ts';
import { rounded } from '../mapping/rounded.ts';
import { categoryNames } from '../records/category-names.ts';
import type { CategoryReference, ConditionDraft, ProductDraft } from '../records/import-record.ts';
import { type Column, columns, type Table } from './csv-columns.ts';
import { inUnitOfField } from './in-unit-of-field.ts';
import { withoutPieces } from './piece-words.ts';

/** The rows of one product. `group` is the category that a row above names for all rows that follow. */
export function tableDraft(
  header: Table,
  [first, ...others]: readonly [Row, ...Row[]],
  group: string | undefined,
): ProductDraft {
  const text = cellsOf(header, first);
  const families = new Set([first, ...others].map((row) => cellOf(header, row, 'family')).filter((key) => key !== ''));
  return {
    ...productFields.fromCells(text, header.isGerman),
    id: text('productId'),
    category: categoryIn(header, first, group),
    furtherCategories: partsOf(text('furtherCategories')).map((cell) => ({
      kind: 'names',
      names: categoryNames(cell),
    })),
    ...(families.size > 1 && { familyKey: [...families] }),
    familyName: text('familyName'),
    familyValues: valuesIn(header.properties, first),
    attributes: header.attributes.flatMap(({ name, place }) =>
      partsOf(first.cells[place]).map((value) => ({ name, value })),
    ),
    conditions: [first, ...others].map((row) => conditionDraft(header, row)),
    unnamed: unnamedOfProduct(header, text('stockStatusText') !== undefined),
    keepsGroups: !header.places.has('customerGroup'),
    lacks: group === undefined ? header.lacks : header.lacks.filter((column) => column !== columns.category),
    isToGo: text('delete'),
  };
}

/** What a mapping rounds. */
const isPrice: ReadonlySet<string> = new Set(['price', 'salePrice', 'listPrice']);

/** The cells of a row by their columns, numbers as a German table writes them; undefined where they are empty. */
function cellsOf(header: Table, row: Row) {
  return (column: Column): string | undefined => {
    const place = header.places.get(column);
    if (place === undefined) return undefined;
    const cell = (row.cells[place] ?? '').trim();
    if (cell === '') return column === 'priceQuantity' ? header.quantity?.toString() : undefined;
    return cellAt(header, { column, place, cell });
  };
}

/** A cell that says something, as the mapping and the heading above it mean it. */
function cellAt(
  { mapping, signs, senses }: Table,
  { column, place, cell }: { readonly column: Column; readonly place: number; readonly cell: string },
): string {
  const { taxClasses, rounding } = mapping;
  const rate = column === 'taxRate' ? taxClasses?.[cell] : undefined;
  if (rate !== undefined) return germanNumber(rate);
  const { unit } = senses.get(place) ?? {};
  const read = asGermanNumber(column === 'stock' ? withoutPieces(cell) : cell, signs.get(place));
  const written = unit === undefined ? read : inUnitOfField(read, unit);
  return isPrice.has(column) ? (rounded(written, rounding) ?? written) : written;
}

/** The category of a row, of merged cells that begin above it, or of a row that names it for all that follow. */
function categoryIn(header: Table, row: Row, group: string | undefined): CategoryReference {
  const { categoryPrefix } = header.mapping;
  const above = categoryPrefix === undefined ? [] : categoryNames(categoryPrefix);
  const place = header.places.get('category');
  if (place === undefined) return group === undefined ? { kind: 'kept' } : { kind: 'names', names: [...above, group] };
  const cell = cellOf(header, row, 'category') || (row.merged?.[place] ?? '');
  return { kind: 'names', names: [...above, ...(cell === '' && above.length > 0 ? [] : categoryNames(cell))] };
}

/** The non-empty cells of named columns. */
function valuesIn(columns: Table['attributes'], { cells }: Row): { name: string; value: string }[] {
  return columns
    .map(({ name, place }) => ({ name, value: (cells[place] ?? '').trim() }))
    .filter(({ value }) => value !== '');
}

function conditionDraft(header: Table, row: Row): ConditionDraft {
  const text = cellsOf(header, row);
  const price = amount(text('price'));
  const declaredIn = (column: Column) => header.senses.get(header.places.get(column) ?? -1)?.declaration;
  return {
    ...conditionFields.fromCells(text, header.isGerman),
    id: text('conditionId'),
    gross: price,
    net: price,
    declared: declaredIn('price'),
    declaredBeside: { listPrice: declaredIn('listPrice'), salePrice: declaredIn('salePrice') },
    ...(header.isForKnownQuantity && { isForKnownQuantity: true }),
    scales: scalesIn(text('scales')),
    salePrice: amount(text('salePrice')),
    listPrice: amount(text('listPrice')),
    taxRate: percent(text('taxRate')),
    customerGroup: text('customerGroup'),
    row: row.line,
    ...rateUnsaid(header, text('taxRate')),
  };
}

/** Where a row says no rate, that of the mapping is for what is new; what the shop has keeps its own. */
function rateUnsaid(header: Table, written: string | undefined): Pick<ConditionDraft, 'unnamed' | 'taxRateIfNew'> {
  const { ofConditions: unnamed } = unnamedBy(header);
  const { taxRate } = header.mapping;
  if (written !== undefined) return { unnamed };
  const hasColumn = !unnamed.includes('tax_rate');
  if (taxRate === undefined && !hasColumn) return { unnamed };
  return { unnamed: hasColumn ? [...unnamed, 'tax_rate'] : unnamed, taxRateIfNew: taxRate ?? null };
}

/** What a file has no column for. An empty stock text stands for the usual one, which goes with the status. */
function unnamedOfProduct(header: Table, hasStockText: boolean): UnnamedOfProduct {
  const { places, attributes, properties, hasAllAttributes = false } = header;
  const { ofProducts, parts } = unnamedBy(header);
  const hasNoStatus = !hasStockText && !places.has('stockStatus') && places.has('stockStatusText');
  const columns = hasNoStatus ? [...ofProducts, 'stock_status_text' as const] : ofProducts;
  const namesOf = (some: Table['attributes']) => some.map(({ name }) => name);
  const attributeGroups = hasAllAttributes ? null : namesOf(attributes);
  return { columns, parts, attributeGroups, properties: namesOf(properties) };
}

/** What tables have no columns for, by the places of those that they have: most rows of a file share them. */
const unnamedByPlaces = new WeakMap<Table['places'], ReturnType<typeof unnamedAt>>();

function unnamedBy({ places }: Table) {
  const known = unnamedByPlaces.get(places) ?? unnamedAt(places);
  unnamedByPlaces.set(places, known);
  return known;
}

function unnamedAt(places: Table['places']) {
  return {
    ofProducts: productFields.keptByTable((heading) => places.has(heading)),
    parts: productFields.partsKeptByTable((heading) => places.has(heading)),
    ofConditions: conditionFields.keptByTable((heading) => places.has(heading)),
  };
}

/** The scales of a cell such as `500: 2,90 | 5.000: 2,10`. */
function scalesIn(cell: string | undefined): unknown {
  return partsOf(cell).map((part) => {
    const [, from = '', price = ''] = /^(?:ab\s+)?([^:]*):(.*)$/i.exec(part) ?? [];
    return { from: wholeNumber(from), price: parseGermanNumber(price.trim()) };
  });
}

/** An amount, with dots between its thousands or without. */
function wholeNumber(text: string): number {
  const plain = text.replace(/\s/g, '');
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(plain) ? Number(plain.replaceAll('.', '')) : Number.NaN;
}

function percent(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parsePercent(text);
}

/** An amount of money; the text itself where the operator can be told what is wrong with it. */
function amount(text: string | undefined): number | string | undefined {
  if (text === undefined || isAmbiguous(text) || text.includes('%')) return text;
  return parseGermanNumber(text);
}
