import type { CsvTable } from '../../../../tables/csv-rows.ts';
import { asGermanNumber, decimalSign } from '../../../../tables/german-number.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { reasonOfWidth } from '../../../../tables/row-width.ts';
import { reasons as tableReasons } from '../../../../tables/texts/tables.de.ts';
import { type ForeignProduct, noteNotTaken, OwnTable } from '../foreign/own-table.ts';
import { withMapping } from '../foreign/with-mapping.ts';
import { columnCalled, requireOurs, withSaid } from '../foreign/with-said.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { ImportRecord } from '../records/import-record.ts';
import type { ImportingShop } from '../records/importing-shop.ts';
import { isReport } from '../table/csv-columns.ts';
import { begin } from '../table/header-row.ts';
import { type UnitSaid, unitSaid } from '../table/heading-units.ts';
import { inUnitOfField } from '../table/in-unit-of-field.ts';
import type { StrangeUnit } from '../table/supplier-headings.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { google } from './google.ts';
import { jtl } from './jtl.ts';
import { magento } from './magento.ts';
import type { ShopFile, ShopFormat } from './shop-format.ts';
import { type ShopHeader, ShopRow } from './shop-row.ts';
import { shopify } from './shopify.ts';
import { shopware5 } from './shopware5.ts';
import { shopware6 } from './shopware6.ts';
import { woocommerce } from './woocommerce.ts';

const formats: readonly ShopFormat[] = [shopify, woocommerce, shopware5, shopware6, magento, jtl, google];

/** The number of rows to examine for the notation of numbers. */
const rowsToTell = 300;

/** The shop system of a table, recognised by its headings. Undefined if it is unknown. */
export function shopFormat(headings: readonly string[]): ShopFormat | undefined {
  const names = new Set(headings.map(plain));
  if (names.has('reference #') && (names.has('name *') || names.has('tax rules id')))
    throw new ImportImpossible(shopTexts.prestashop);
  if ([...names].some((name) => /^attribute \(name:type:position\)/.test(name)))
    throw new ImportImpossible(shopTexts.prestashop);
  if (headings.length > 2 && headings.every((name) => /\[[\w/]+\]$/.test(name.trim())))
    throw new ImportImpossible(shopTexts.epages);
  const scores = formats.map((format) => ({ format, score: format.recognises(names) }));
  return scores.reduce<(typeof scores)[number] | undefined>(
    (best, one) => (one.score > (best?.score ?? 0) ? one : best),
    undefined,
  )?.format;
}

/** How many headings belong to a single shop system. */
export function shopHeadings(headings: readonly string[]): number {
  const names = new Set(headings.map(plain));
  return Math.max(...formats.map((format) => format.recognises(names)));
}

/** Reads the products of a shop system. `open` opens the table, possibly several times. */
export async function* readShop(
  format: ShopFormat,
  open: () => Promise<CsvTable>,
  file: Omit<ShopFile, 'rows'>,
): AsyncGenerator<ImportRecord> {
  file.onNote(shopTexts.recognised(format.name));
  const header = await headerOf(await open(), file.mapping);
  if (header.strange.length > 0) file.onNote(reasons.unitsNotTaken(header.strange));
  const table = new OwnTable(headingsOfShops);
  const rows = () => rowsOf(open, header);
  for await (const product of format.read({ ...file, rows }))
    yield table.record({ ...withMapping(withColumns(product, header), file.mapping), isZeroNoPrice: true });
  noteNotTaken(table, file.onNote);
  const unread = unreadColumns(header, format);
  if (unread.length > 0) file.onNote(tableReasons.unknownColumns(unread));
}

/** Columns with data that the format has not read. Columns in the mapping are settled. */
function unreadColumns({ places, asked, silent, headings }: ShopHeader, { meaningless }: ShopFormat): string[] {
  return [...places].flatMap(([name, place]) =>
    name === '' || asked.has(place) || silent.has(place) || meaningless.test(name)
      ? []
      : (headings[place] ?? name).replace(/^\uFEFF/, '').trim(),
  );
}

async function* rowsOf(open: () => Promise<CsvTable>, header: ShopHeader): AsyncGenerator<ShopRow> {
  let isHeader = true;
  const width = header.headings.length;
  for await (const row of (await open()).rows) {
    if ('refused' in row) throw new ImportImpossible(row.refused);
    // The file broke off. The rest of the row would be read as empty.
    if (row.endsFile && row.cells.length < width) throw new ImportImpossible(reasonOfWidth(row, width));
    if (!isHeader) yield new ShopRow(header, row);
    isHeader = false;
  }
}

/** The data in a file of a shop system that its format does not read. */
export interface UnreadOfShop {
  /** Columns with the values of their first rows. */
  readonly unread: ReadonlyMap<string, readonly string[]>;
  readonly hasTaxRate: boolean;
  /** The file's words for tax rates that only a mapping explains. */
  readonly taxClasses: ReadonlySet<string>;
  /** The file's numbers for units that only a mapping explains. */
  readonly units: ReadonlySet<string>;
  /** Whether the file states if its prices are net or gross. */
  readonly isDeclared: boolean;
}

/** Examines a file of a shop system for data that is not read. */
export async function unreadOfShop(
  format: ShopFormat,
  open: () => Promise<CsvTable>,
  shop: ImportingShop,
): Promise<UnreadOfShop> {
  const header = await headerOf(await open(), {});
  let [hasTaxRate, isDeclared] = [true, true];
  const [taxClasses, units] = [new Set<string>(), new Set<string>()];
  const told = { shop, mapping: {}, onNote: () => undefined };
  for await (const { cells, taxClass, unknownUnit, usualRate, declared, refused } of format.read({
    ...told,
    rows: () => rowsOf(open, header),
  })) {
    if (cells.price === undefined || refused !== undefined) continue;
    if (unknownUnit !== undefined) units.add(unknownUnit);
    if (taxClass !== undefined) taxClasses.add(taxClass);
    else if ((cells.taxRate ?? usualRate) === undefined) hasTaxRate = false;
    if (declared === undefined) isDeclared = false;
  }
  return { unread: await unreadCells(header, open), hasTaxRate, taxClasses, units, isDeclared };
}

/** Columns that the format has not read, with the values of their first rows. */
async function unreadCells(header: ShopHeader, open: () => Promise<CsvTable>): Promise<Map<string, string[]>> {
  const unread = new Map<string, string[]>();
  const { first, rest } = await begin((await open()).rows, rowsToTell);
  await rest.return(undefined);
  for (const [place, heading] of header.headings.entries()) {
    if (header.asked.has(place) || heading.trim() === '' || isReport(heading)) continue;
    const values = first.slice(1).flatMap((row) => ('cells' in row ? (row.cells[place] ?? '').trim() : ''));
    const said = values.filter((value) => value !== '');
    if (said.length > 0) unread.set(heading.trim(), said);
  }
  return unread;
}

/** A product with the values of its row in the columns of the mapping. */
function withColumns(product: ForeignProduct, { mapped, signs }: MappedHeader): ForeignProduct {
  if (mapped.size === 0 || product.source === undefined) return product;
  const { cells } = product.source;
  const said = [...mapped].map(([place, { heading, unit }]): [string, string] => {
    const cell = (cells[place] ?? '').trim();
    if (cell === '') return [heading, cell];
    const isNumber = unit !== undefined || isDecimal.has(columnCalled(heading) ?? '');
    const written = isNumber ? asGermanNumber(cell, signs.get(place)) : cell;
    return [heading, unit === undefined ? written : inUnitOfField(written, unit)];
  });
  return withSaid(product, said);
}

/** Fields with numbers that may have decimals. */
const isDecimal: ReadonlySet<string> = new Set(['price', 'salePrice', 'listPrice', 'normPrice', 'taxRate', 'weight']);

/** The headings that a product of a shop system can fill. */
const headingsOfShops: ReadonlySet<string> = new Set(
  (
    'articleNumber name nameSuffix category furtherCategories description gtin brand mpn price salePrice saleFrom ' +
    'saleUntil listPrice taxRate normPrice normUnit content unit priceQuantity minAmount amountStep maxAmount stock weight length ' +
    'width height keywords pictures active family familyName similar accessories deposit container minimumAge tariff origin stockStatus ' +
    'allAttributes allProperties'
  ).split(' '),
);

/** The header of a file, with the mapping's meaning of its columns. */
interface MappedHeader extends ShopHeader {
  /** By column index: our heading, and the unit in the file's heading. */
  readonly mapped: ReadonlyMap<number, { readonly heading: string; readonly unit: UnitSaid | undefined }>;
  /** Columns in the mapping with a unit that their field cannot have. They are not read. */
  readonly strange: readonly StrangeUnit[];
}

async function headerOf({ rows, delimiter }: CsvTable, { columns = {} }: Mapping): Promise<MappedHeader> {
  const { first, rest } = await begin(rows, rowsToTell);
  await rest.return(undefined);
  const [top, ...below] = first.filter((row) => 'cells' in row);
  const headings = top?.cells ?? [];
  const wanted = new Map(Object.entries(columns).map(([name, heading]) => [plain(name), heading]));
  for (const heading of wanted.values()) requireOurs(heading === null ? [] : [heading]);
  const places = new Map<string, number>();
  const mapped = new Map<number, { heading: string; unit: UnitSaid | undefined }>();
  const strange: StrangeUnit[] = [];
  for (const [place, heading] of headings.entries()) {
    const name = plain(heading);
    const meant = wanted.get(name);
    // The operator's meaning of a column overrides the format's.
    if (meant !== undefined && meant !== null) {
      const unit = unitSaid(columnCalled(meant) ?? '', heading);
      if (unit?.kind === 'strange')
        strange.push({ heading: heading.trim(), label: meant, unit: unit.word, isCount: unit.isCount });
      else mapped.set(place, { heading: meant, unit });
    } else if (meant === undefined && !places.has(name) && !isReport(heading)) places.set(name, place);
  }
  const signs = new Map(
    headings.flatMap((_, place) => {
      const sign = decimalSign(below.map(({ cells }) => cells[place] ?? ''));
      return sign === undefined ? [] : [[place, sign] as const];
    }),
  );
  return { headings, delimiter, places, signs, mapped, strange, asked: new Set(), silent: new Set(places.values()) };
}

function plain(heading: string): string {
  return heading
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();
}
