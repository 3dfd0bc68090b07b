import type { CsvTable } from '../../../../tables/csv-rows.ts';
import { decimalSign } from '../../../../tables/german-number.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { noteNotTaken, OwnTable } from '../foreign/own-table.ts';
import { withMapping } from '../foreign/with-mapping.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { isReport } from '../table/csv-columns.ts';
import { begin } from '../table/header-row.ts';
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

/** So many rows show how the columns write numbers. */
const rowsToTell = 300;

/** The shop system that a table comes from, by its headings; undefined where it is none of a shop that we know. */
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

/** Reads the products of a shop system. `open` opens the table, as often as the format reads it. */
export async function* readShop(
  format: ShopFormat,
  open: () => Promise<CsvTable>,
  file: Omit<ShopFile, 'rows'>,
): AsyncGenerator<ImportRecord> {
  file.onNote(shopTexts.recognised(format.name));
  const header = await headerOf(await open());
  const table = new OwnTable(headingsOfShops, { hasAllAttributes: true });
  async function* rows(): AsyncGenerator<ShopRow> {
    let isHeader = true;
    for await (const row of (await open()).rows) {
      if ('refused' in row) throw new ImportImpossible(row.refused);
      if (!isHeader) yield new ShopRow(header, row);
      isHeader = false;
    }
  }
  for await (const product of format.read({ ...file, rows })) yield table.record(withMapping(product, file.mapping));
  noteNotTaken(table, file.onNote);
}

/** What the product of a shop can say. */
export const headingsOfShops: ReadonlySet<string> = new Set(
  (
    'articleNumber name nameSuffix category otherCategories description gtin brand mpn price salePrice saleFrom ' +
    'saleUntil listPrice taxRate normPrice normUnit content unit minAmount amountStep maxAmount stock weight length ' +
    'width height keywords pictures active family familyName similar accessories minimumAge tariff origin stockStatus'
  ).split(' '),
);

async function headerOf({ rows, delimiter }: CsvTable): Promise<ShopHeader> {
  const { first, rest } = await begin(rows, rowsToTell);
  await rest.return(undefined);
  const [top, ...below] = first.filter((row) => 'cells' in row);
  const headings = top?.cells ?? [];
  const places = new Map<string, number>();
  for (const [place, heading] of headings.entries()) {
    const name = plain(heading);
    if (!places.has(name) && !isReport(heading)) places.set(name, place);
  }
  const signs = new Map(
    headings.flatMap((_, place) => {
      const sign = decimalSign(below.map(({ cells }) => cells[place] ?? ''));
      return sign === undefined ? [] : [[place, sign] as const];
    }),
  );
  return { headings, delimiter, places, signs };
}

function plain(heading: string): string {
  return heading
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();
}
