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
import type { FamilyValue } from '../../family-field-kinds.ts';
import { partsOf } from '../../field-kinds.ts';
import { productFields } from '../../product-fields.ts';
import type { UnnamedOfProduct } from '../../product-to-store.ts';
import { rounded } from '../mapping/rounded.ts';
import { categoryNames } from '../records/category-names.ts';
import type { CategoryReference, ConditionDraft, ProductDraft } from '../records/import-record.ts';
import { taxClassWords } from '../texts/tax-class-words.de.ts';
import { type Column, columns, type Table } from './csv-columns.ts';
import { declarationOfCell, withoutDeclaration } from './declared-cell.ts';
import { unitOfCell } from './heading-units.ts';
import { inUnitOfField } from './in-unit-of-field.ts';
import { valuesOfCell } from './packed-values.ts';
import { withoutPieces } from './piece-words.ts';
import { quantityCell } from './price-quantity-said.ts';
import { scalesOfColumns } from './scales-of-columns.ts';
import { wholeNumber } from './whole-number.ts';

/** The rows of one product as a draft. `group`: the category from a row above that names it for all following rows. */
export function tableDraft(
  header: Table,
  [first, ...others]: readonly [Row, ...Row[]],
  group: string | undefined,
): ProductDraft {
  const text = cellsOf(header, first);
  const own = asAttributes(header, first);
  const properties = valuesOfCell(text('allProperties'));
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
    familyValues: inOrder([...valuesIn(own.properties, first), ...properties], partsOf(text('familyProperties'))),
    attributes: [
      ...own.attributes.flatMap(({ name, place }) => partsOf(first.cells[place]).map((value) => ({ name, value }))),
      ...valuesOfCell(text('allAttributes')),
    ],
    conditions: [first, ...others].map((row) => conditionDraft(header, row)),
    unnamed: unnamedOfProduct(own, { hasStockText: text('stockStatusText') !== undefined, properties }),
    keepsGroups: !header.places.has('customerGroup'),
    lacks: group === undefined ? header.lacks : header.lacks.filter((column) => column !== columns.category),
    isToGo: text('delete'),
  };
}

/** The values in the order of these properties. Others stand behind, in the order of their columns. */
function inOrder(values: readonly FamilyValue[], names: readonly string[]): readonly FamilyValue[] {
  const placeOf = ({ name }: FamilyValue) => (names.includes(name) ? names.indexOf(name) : names.length);
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Colour and size of an article without a family are attributes, where their columns are not called properties. */
function asAttributes(header: Table, row: Row): Table {
  if (cellOf(header, row, 'family') !== '') return header;
  const byName = header.properties.filter(({ isByName }) => isByName);
  const properties = header.properties.filter(({ isByName }) => !isByName);
  return { ...header, properties, attributes: [...header.attributes, ...byName] };
}

/** The fields that a mapping's rounding applies to. */
const isPrice: ReadonlySet<string> = new Set(['price', 'salePrice', 'listPrice']);

/** The cells of a row by column, with numbers in German notation. Undefined if empty. */
function cellsOf(header: Table, row: Row) {
  return (column: Column): string | undefined => {
    const place = header.places.get(column);
    if (place === undefined) return undefined;
    const cell = (row.cells[place] ?? '').trim();
    if (cell === '') return column === 'priceQuantity' ? header.quantity?.toString() : undefined;
    return cellAt(header, { column, place, cell });
  };
}

/** A non-empty cell, converted by its mapping and heading. */
function cellAt(
  { mapping, signs, senses }: Table,
  { column, place, cell }: { readonly column: Column; readonly place: number; readonly cell: string },
): string {
  const { taxClasses, rounding } = mapping;
  const rate = column === 'taxRate' ? taxClasses?.[cell] : undefined;
  if (rate !== undefined) return germanNumber(rate);
  const unit = senses.get(place)?.unit ?? unitOfCell(column, cell);
  const said = plainCell(column, cell);
  const read = asGermanNumber(said, signs.get(place));
  const written = unit === undefined ? read : inUnitOfField(read, unit);
  return isPrice.has(column) ? (rounded(written, rounding) ?? written) : written;
}

/** A cell without the words that its column allows behind a number. */
function plainCell(column: Column, cell: string): string {
  if (column === 'stock') return withoutPieces(cell);
  if (column === 'priceQuantity') return quantityCell(cell);
  return isPrice.has(column) ? withoutDeclaration(cell) : cell;
}

/**
 * The category of a row: from its own cell, from merged cells that begin above, or from a row that names it for all
 * following rows.
 */
function categoryIn(header: Table, row: Row, group: string | undefined): CategoryReference {
  const { categoryPrefix } = header.mapping;
  const above = categoryPrefix === undefined ? [] : categoryNames(categoryPrefix);
  const place = header.places.get('category');
  if (place === undefined)
    return group === undefined ? { kind: 'kept' } : { kind: 'names', names: [...above, ...categoryNames(group)] };
  const cell = cellOf(header, row, 'category') || (row.merged?.[place] ?? '');
  if (cell === '' && group !== undefined) return { kind: 'names', names: [...above, ...categoryNames(group)] };
  return { kind: 'names', names: [...above, ...(cell === '' && above.length > 0 ? [] : categoryNames(cell))] };
}

/** The non-empty cells of named columns. */
function valuesIn(columns: Table['attributes'], { cells }: Row): FamilyValue[] {
  return columns
    .map(({ name, place }) => ({ name, value: (cells[place] ?? '').trim() }))
    .filter(({ value }) => value !== '');
}

function conditionDraft(header: Table, row: Row): ConditionDraft {
  const text = cellsOf(header, row);
  const price = amount(text('price'));
  const declaredIn = (column: Column) => {
    const place = header.places.get(column) ?? -1;
    return declarationOfCell(row.cells[place]) ?? header.senses.get(place)?.declaration;
  };
  return {
    ...conditionFields.fromCells(text, header.isGerman),
    id: text('conditionId'),
    gross: price,
    net: price,
    declared: declaredIn('price'),
    declaredBeside: {
      listPrice: declaredIn('listPrice'),
      salePrice: declaredIn('salePrice'),
      scales: header.scaleColumns?.[0]?.sense.declaration,
    },
    ...(header.isForKnownQuantity && { isForKnownQuantity: true }),
    scales: [...scalesIn(text('scales')), ...scalesOfColumns(header, row, price)],
    salePrice: amount(text('salePrice')),
    listPrice: amount(text('listPrice')),
    taxRate: percentOrClass(text('taxRate')),
    customerGroup: text('customerGroup'),
    row: row.line,
    ...rateUnsaid(header, text('taxRate')),
  };
}

/** If a row states no rate, the mapping's rate applies to new conditions. Existing ones keep their own. */
function rateUnsaid(header: Table, written: string | undefined): Pick<ConditionDraft, 'unnamed' | 'taxRateIfNew'> {
  const { ofConditions: unnamed } = unnamedBy(header);
  const { taxRate } = header.mapping;
  if (written !== undefined) return { unnamed };
  const hasColumn = !unnamed.includes('tax_rate');
  if (taxRate === undefined && !hasColumn) return { unnamed };
  return { unnamed: hasColumn ? [...unnamed, 'tax_rate'] : unnamed, taxRateIfNew: taxRate ?? null };
}

/** The columns that a file lacks. An empty stock text means the usual one, which depends on the status. */
function unnamedOfProduct(
  header: Table,
  { hasStockText, properties: packed }: { readonly hasStockText: boolean; readonly properties: readonly FamilyValue[] },
): UnnamedOfProduct {
  const { places, attributes, properties, hasAllAttributes = places.has('allAttributes') } = header;
  const { ofProducts, parts } = unnamedBy(header);
  const hasNoStatus = !hasStockText && !places.has('stockStatus') && places.has('stockStatusText');
  const columns = hasNoStatus ? [...ofProducts, 'stock_status_text' as const] : ofProducts;
  const namesOf = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);
  const attributeGroups = hasAllAttributes ? null : namesOf(attributes);
  return { columns, parts, attributeGroups, properties: namesOf([...properties, ...packed]) };
}

/** A cache by the columns of the header, because most rows of a file share them. */
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
function scalesIn(cell: string | undefined): { from: number; price: number }[] {
  return partsOf(cell).map((part) => {
    const [, from = '', price = ''] = /^(?:ab\s+)?([^:]*):(.*)$/i.exec(part) ?? [];
    return { from: wholeNumber(from), price: parseGermanNumber(price.trim()) };
  });
}

function percentOrClass(text: string | undefined): number | string | undefined {
  if (text === undefined) return undefined;
  return taxClassWords.get(text.toLocaleLowerCase('de')) ?? parsePercent(text);
}

/** An amount of money. A text that is no amount is returned as it is, so that the operator gets a message. */
function amount(text: string | undefined): number | string | undefined {
  if (text === undefined || isAmbiguous(text) || text.includes('%')) return text;
  return parseGermanNumber(text);
}
