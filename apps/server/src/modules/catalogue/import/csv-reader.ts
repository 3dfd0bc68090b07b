import { csvTable, type Row } from '../../../tables/csv-rows.ts';
import { parseGermanNumber } from '../../../tables/german-number.ts';
import { ImportImpossible } from '../../../tables/import-impossible.ts';
import { cellOf } from '../../../tables/named-columns.ts';
import type { RowsOfTable } from '../../../tables/refused-rows.ts';
import { reasons } from '../../../tables/texts/de.ts';
import { conditionFields } from '../condition-fields.ts';
import { partsOf } from '../field-kinds.ts';
import { productFields } from '../product-fields.ts';
import type { UnnamedOfProduct } from '../product-to-store.ts';
import { categoryNames } from './category-names.ts';
import { type Column, isReport, readHeader, type Table } from './csv-columns.ts';
import type { ConditionDraft, ImportRecord, ProductDraft } from './import-record.ts';

/**
 * Reads CSV with one row per condition; rows of one product stand together (docs/import.md). `onNote` hears of ignored
 * columns.
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  onNote: (note: string) => void,
): AsyncGenerator<ImportRecord> {
  const { delimiter, rows } = await csvTable(text);
  let header: Table | undefined;
  let product: Row[] = [];
  for await (const row of rows) {
    if ('refused' in row) {
      // What was being read when the file broke off is not whole: none of it may be stored.
      yield refusedRows(header, product, row.refused);
      return;
    }
    if (!header) header = tableOf(row, delimiter, onNote);
    else if (product[0] && !isSameProduct(header, product[0], row)) {
      yield productRecord(header, product);
      product = [row];
    } else product.push(row);
  }
  if (!header) throw new ImportImpossible(reasons.emptyFile);
  if (product.length > 0) yield productRecord(header, product);
}

function tableOf({ cells }: Row, delimiter: string, onNote: (note: string) => void): Table {
  const headings = cells.filter((heading) => !isReport(heading));
  return { ...readHeader(cells, onNote), headings, delimiter, isGerman: delimiter === ';' };
}

/** Rows as they are given back, without what an error file said of them. */
function sourceOf(table: Table | undefined, rows: readonly Row[]): RowsOfTable {
  const { headings = [], delimiter = ';', reports = new Set() } = table ?? {};
  const own = ({ line, cells }: Row) => ({ line, cells: cells.filter((_, place) => !reports.has(place)) });
  return { headings, delimiter, rows: reports.size === 0 ? rows : rows.map(own) };
}

function isSameProduct(header: Table, first: Row, row: Row): boolean {
  const key = (of: Row) => `${cellOf(header, of, 'articleNumber')}\n${cellOf(header, of, 'productId')}`;
  return key(first) === key(row);
}

function refusedRows(header: Table | undefined, product: readonly Row[], reason: string): ImportRecord {
  const first = product[0];
  const name = header && first ? cellOf(header, first, 'articleNumber') : '';
  return {
    ...{ kind: 'refused', line: first?.line ?? 1, rows: product.length + 1, name, reason },
    source: sourceOf(header, product),
  };
}

function productRecord(header: Table, product: readonly Row[]): ImportRecord {
  const [first] = product;
  if (!first) throw new RangeError('A product has at least one row.');
  const short = product.find((row) => row.cells.length !== header.width);
  const rowCount = { line: first.line, rows: product.length, source: sourceOf(header, product) };
  if (short) {
    const reason = reasons.cellCount(short.line, short.cells.length, header.width);
    return { kind: 'refused', ...rowCount, name: cellOf(header, first, 'articleNumber'), reason };
  }
  return { kind: 'product', ...rowCount, draft: draft(header, first, product) };
}

function draft(header: Table, first: Row, product: readonly Row[]): ProductDraft {
  const text = (column: Column) => cellOf(header, first, column) || undefined;
  return {
    ...productFields.fromCells(text, header.isGerman),
    id: text('productId'),
    category: header.places.has('category')
      ? { kind: 'names', names: categoryNames(text('category') ?? '') }
      : { kind: 'kept' },
    attributes: header.attributes
      .map(({ name, place }) => ({ name, value: (first.cells[place] ?? '').trim() }))
      .filter(({ value }) => value !== ''),
    conditions: product.map((row) => conditionDraft(header, row)),
    unnamed: unnamedOfProduct(header, text('stockStatusText') !== undefined),
    keepsGroups: !header.places.has('customerGroup'),
    lacks: header.lacks,
    isToGo: text('delete'),
  };
}

function conditionDraft(header: Table, row: Row): ConditionDraft {
  const text = (column: Column) => cellOf(header, row, column) || undefined;
  const price = number(text('price'));
  return {
    ...conditionFields.fromCells(text, header.isGerman),
    id: text('conditionId'),
    gross: price,
    net: price,
    scales: scalesIn(text('scales')),
    taxRate: number(text('taxRate')),
    customerGroup: text('customerGroup'),
    row: row.line,
    unnamed: conditionFields.keptByTable((heading) => header.places.has(heading)),
  };
}

/** What a file has no column for. An empty stock text stands for the usual one, which goes with the status. */
function unnamedOfProduct({ places, attributes }: Table, hasStockText: boolean): UnnamedOfProduct {
  const columns = productFields.keptByTable((heading) => places.has(heading));
  if (!hasStockText && !places.has('stockStatus') && places.has('stockStatusText')) columns.push('stock_status_text');
  return { columns, attributeGroups: attributes.map(({ name }) => name) };
}

/** The scales of a cell such as `500: 2,90 | 5.000: 2,10`. */
function scalesIn(cell: string | undefined): unknown {
  return partsOf(cell).map((part) => {
    const [, from = '', price = ''] = /^(?:ab\s+)?([^:]*):(.*)$/i.exec(part) ?? [];
    return { from: wholeNumber(from), price: number(price.trim()) };
  });
}

/** An amount, with dots between its thousands or without. */
function wholeNumber(text: string): number {
  const plain = text.replace(/\s/g, '');
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(plain) ? Number(plain.replaceAll('.', '')) : Number.NaN;
}

function number(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseGermanNumber(text);
}
