import { type CsvError, parse } from 'csv-parse';
import { type Column, columns, type Header, readHeader } from './csv-columns.ts';
import { parseGermanNumber } from './german-number.ts';
import { type ConditionDraft, ImportImpossible, type ImportRecord, type ProductDraft } from './import-record.ts';
import { reasons } from './texts/de.ts';
import { unnamedOfCondition, unnamedOfProduct } from './unnamed-columns.ts';

/** A quote that is never closed must not swallow a file of gigabytes as one cell. */
const maxRowLength = 4 * 1024 * 1024;

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads CSV with one row per condition; rows of one product stand together (docs/import.md). `onNote` hears of ignored columns. */
export async function* readCsv(
  text: AsyncIterable<string>,
  onNote: (note: string) => void,
): AsyncGenerator<ImportRecord> {
  const { delimiter, whole } = await findDelimiter(text);
  let header: Header | undefined;
  let product: Row[] = [];
  for await (const row of rows(whole, delimiter)) {
    if ('refused' in row) {
      // What was being read when the file broke off is not whole: none of it may be stored.
      yield refusedRows(header, product, row.refused);
      return;
    }
    if (!header) header = checkedHeader(row.cells, onNote);
    else if (product[0] && !isSameProduct(header, product[0], row)) {
      yield productRecord(header, product);
      product = [row];
    } else product.push(row);
  }
  if (!header) throw new ImportImpossible(reasons.emptyFile);
  if (product.length > 0) yield productRecord(header, product);
}

async function findDelimiter(
  text: AsyncIterable<string>,
): Promise<{ delimiter: string; whole: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let start = '';
  while (!start.includes('\n')) {
    const next = await iterator.next();
    if (next.done) break;
    start += next.value;
  }
  const firstLine = start.split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  const delimiter = [';', '\t', ','].reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
  async function* whole() {
    yield start;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { delimiter, whole: whole() };
}

/**
 * The rows of a CSV text, and a reason where it stops being one. Rows are taken from the parser as it finds them, since its
 * stream would drop those before an error.
 */
async function* rows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Row | { refused: string }> {
  const found: Row[] = [];
  const parser = parse({
    ...{ delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maxRowLength },
    on_record: (cells: string[], { lines }: { lines: number }) => {
      found.push({ line: lines, cells });
      return null;
    },
  });
  parser.on('error', () => undefined).resume();
  const take = () => found.splice(0, found.length);
  for await (const chunk of text) {
    const failure = await feed((done) => parser.write(chunk, done));
    yield* take();
    if (failure) return yield refusal(failure);
  }
  const failure = await feed((done) => parser.end(done));
  yield* take();
  if (failure) yield refusal(failure);
}

function feed(give: (done: (error?: Error | null) => void) => void): Promise<Error | null> {
  return new Promise((settle) => give((error) => settle(error ?? null)));
}

function refusal(error: Error): { refused: string } {
  if (!isCsvError(error)) throw error;
  return { refused: reasons.brokenOff(error.lines) };
}

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}

function checkedHeader(cells: readonly string[], onNote: (note: string) => void): Header {
  const header = readHeader(cells);
  if (header.missing.length > 0)
    throw new ImportImpossible(reasons.missingColumns(header.missing.map((name) => columns[name])));
  if (header.twice.length > 0) throw new ImportImpossible(reasons.columnsTwice(header.twice));
  if (header.unknown.length > 0) onNote(reasons.unknownColumns(header.unknown));
  return header;
}

function cell(header: Header, row: Row, column: Column): string {
  const place = header.places.get(column);
  return place === undefined ? '' : (row.cells[place] ?? '').trim();
}

function isSameProduct(header: Header, first: Row, row: Row): boolean {
  const key = (of: Row) => `${cell(header, of, 'articleNumber')}\n${cell(header, of, 'productId')}`;
  return key(first) === key(row);
}

function refusedRows(header: Header | undefined, product: readonly Row[], reason: string): ImportRecord {
  const first = product[0];
  const name = header && first ? cell(header, first, 'articleNumber') : '';
  return { kind: 'refused', line: first?.line ?? 1, rows: product.length + 1, name, reason };
}

function productRecord(header: Header, product: readonly Row[]): ImportRecord {
  const [first] = product;
  if (!first) throw new RangeError('A product has at least one row.');
  const short = product.find((row) => row.cells.length !== header.width);
  const rowCount = { line: first.line, rows: product.length };
  if (short) {
    const reason = reasons.cellCount(short.line, short.cells.length, header.width);
    const lines = product.map((row) => row.line);
    return { kind: 'refused', ...rowCount, lines, name: cell(header, first, 'articleNumber'), reason };
  }
  return { kind: 'product', ...rowCount, draft: draft(header, first, product) };
}

function draft(header: Header, first: Row, product: readonly Row[]): ProductDraft {
  const text = (column: Column) => cell(header, first, column) || undefined;
  const list = (column: Column) => (text(column)?.split('|') ?? []).map((part) => part.trim()).filter(Boolean);
  const manufacturer = {
    name: text('manufacturerName'),
    address: text('manufacturerAddress'),
    email: text('manufacturerEmail'),
  };
  return {
    id: text('productId'),
    articleNumber: text('articleNumber'),
    gtin: text('gtin'),
    name: text('name'),
    nameSuffix: text('nameSuffix'),
    htmlDescription: text('description'),
    termsOfDelivery: text('termsOfDelivery'),
    stockStatus: text('stockStatus'),
    stockStatusText: text('stockStatusText'),
    internalRating: number(text('internalRating')),
    weight: number(text('weight')),
    manufacturer: manufacturer.name || manufacturer.address || manufacturer.email ? manufacturer : undefined,
    category: { kind: 'names', names: (text('category') ?? '').split('>').map((name) => name.trim()) },
    files: list('pictures').map((content) => ({ content })),
    documents: list('documents').map((content) => ({ content, filename: content.split('/').at(-1) })),
    attributes: header.attributes
      .map(({ name, place }) => ({ name, value: (first.cells[place] ?? '').trim() }))
      .filter(({ value }) => value !== ''),
    takeBack: list('takeBack'),
    conditions: product.map((row) => conditionDraft(header, row)),
    unnamed: unnamedOfProduct(header, text('stockStatusText') !== undefined),
  };
}

function conditionDraft(header: Header, row: Row): ConditionDraft {
  const text = (column: Column) => cell(header, row, column) || undefined;
  const price = number(text('price'));
  return {
    id: text('conditionId'),
    gross: price,
    net: price,
    taxRate: number(text('taxRate')),
    unit: text('unit'),
    normPrice: number(text('normPrice')),
    normUnit: text('normUnit'),
    stock: number(text('stock')),
    row: row.line,
    unnamed: unnamedOfCondition(header),
  };
}

function number(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseGermanNumber(text);
}
