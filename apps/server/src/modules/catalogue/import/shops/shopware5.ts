import { germanNumber } from '../../../../tables/german-number.ts';
import { cellOfParts } from '../../field-kinds.ts';
import { categoryCell, type ForeignProduct, listCell } from '../foreign/own-table.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { chosenOf, isKey, namedValues } from './named-values.ts';
import { amountsIn, stockIn } from './pieces.ts';
import { partsAt, reduced, type ShopFile, type ShopFormat, signature, suffixOf, textsOf } from './shop-format.ts';
import type { ShopRow } from './shop-row.ts';

const price = ['price_ek', 'price'] as const;
const before = ['pseudoprice_ek', 'pseudoprice'] as const;
/** The columns that a variant does not inherit from its main article. If it has no price, it inherits both prices. */
const ofVariant = new Set<string>([
  ...['ordernumber', 'instock', 'additionaltext', 'ean', 'suppliernumber', 'configuratoroptions'],
  ...[...price, ...before],
]);

/** Shopware 5: variants have the number of their main article. */
export const shopware5: ShopFormat = {
  name: 'Shopware 5',
  recognises: (headings) => signature(headings, [['ordernumber'], ['mainnumber', 'pricegroup']]),
  meaningless:
    /^(?:configuratorsetid|configuratortype|pricegroup(?:id|active)|added|changed|topseller|main|propertygroupname|filtergroupname|stockmin|to|_.*)$/,
  async *read(file) {
    const prices = await groupedPrices(file);
    const mains = await mainsOf(file, prices);
    const isSold = file.mapping.parents === 'sold';
    let withKeys = 0;
    const unknownUnits = new Set<string>();
    for await (const own of file.rows()) {
      const price = prices?.get(own.text('ordernumber') ?? '');
      // The price rows of an article are one product, at the position of its first price for everybody.
      if (price !== undefined && own.line !== price.rows[0]?.line) continue;
      // A main article without options of its own only stands for its variants.
      if (!isSold && isWithoutOptions(own) && mains.has(own.text('ordernumber') ?? '')) continue;
      const main = mains.get(own.text('mainnumber') ?? '');
      withKeys += keysOf(own, main);
      const product = productOf(own, main, { file, price });
      if (product.unknownUnit !== undefined) unknownUnits.add(product.unknownUnit);
      yield product;
    }
    if (unknownUnits.size > 0) file.onNote(shopTexts.unitNumbers([...unknownUnits]));
    if (withKeys > 0) file.onNote(shopTexts.categoryIds(withKeys));
  },
};

/** 1 if categories of an article are only numbers, otherwise 0. */
function keysOf(own: ShopRow, main: ShopRow | undefined): 0 | 1 {
  return partsAt('|', own.text('categories') ?? main?.text('categories')).some(isKey) ? 1 : 0;
}

/** An article in a file with a row for each price. */
interface GroupedPrice {
  /** All its rows. The row with the price of one piece for everybody comes first. */
  readonly rows: readonly ShopRow[];
  /** Whether there is such a price. */
  readonly isPublic: boolean;
  /** The rows of amounts from which everybody pays less. */
  readonly scales: readonly ShopRow[];
}

/** The customer group that contains everybody. */
const everybody = 'EK';

/** Prices by article, if the file has a row for each customer group and amount. Undefined otherwise. */
async function groupedPrices({ rows, onNote }: ShopFile): Promise<ReadonlyMap<string, GroupedPrice> | undefined> {
  const all = new Map<string, ShopRow[]>();
  const groups = new Set<string>();
  for await (const row of rows()) {
    if (!row.hasColumn('pricegroup')) return undefined;
    const number = row.text('ordernumber') ?? '';
    all.set(number, [...(all.get(number) ?? []), row]);
    groups.add(groupOf(row));
  }
  groups.delete(everybody);
  if (groups.size > 0) onNote(shopTexts.otherGroups([...groups]));
  return new Map([...all].map(([number, some]) => [number, groupedPrice(some)]));
}

function groupedPrice(rows: readonly ShopRow[]): GroupedPrice {
  const ofAll = rows.filter((row) => groupOf(row) === everybody);
  const ofPiece = ofAll.find((row) => !(fromOf(row) > 1));
  return {
    rows: ofPiece === undefined ? rows : [ofPiece, ...rows.filter((row) => row !== ofPiece)],
    isPublic: ofPiece !== undefined,
    scales: ofAll.filter((row) => fromOf(row) > 1),
  };
}

function groupOf(row: ShopRow): string {
  return row.text('pricegroup')?.toUpperCase() ?? everybody;
}

/** The amount from which a row's price applies. NaN if it states none. */
function fromOf(row: ShopRow): number {
  return row.amount(['from']) ?? Number.NaN;
}

/** Main articles with variants. */
async function mainsOf(
  { rows }: ShopFile,
  prices: ReadonlyMap<string, GroupedPrice> | undefined,
): Promise<Map<string, ShopRow>> {
  const named = new Set<string>();
  for await (const row of rows()) if (!isWithoutOptions(row)) named.add(row.text('mainnumber') ?? '');
  const mains = new Map<string, ShopRow>();
  for await (const row of rows()) {
    const number = row.text('ordernumber');
    if (number === undefined || !named.has(number) || (row.text('mainnumber') ?? number) !== number) continue;
    const first = prices?.get(number)?.rows[0];
    if (first === undefined || first.line === row.line) mains.set(number, row);
  }
  return mains;
}

function isWithoutOptions(row: ShopRow): boolean {
  return row.text('configuratoroptions') === undefined;
}

/** The columns for our headings in files that change existing articles. Such files have no names. */
const saidBy: readonly (readonly [columns: readonly string[], headings: readonly string[]])[] = [
  [price, ['price', 'salePrice']],
  [['from'], ['scales']],
  [['tax'], ['taxRate']],
  [['instock'], ['stock']],
  [['active'], ['active']],
];

/** The headings that a list of prices or stocks changes. Undefined if the row is a whole article. */
function changedBy(row: ShopRow): ReadonlySet<string> | undefined {
  if (row.hasColumn('name')) return undefined;
  return new Set([
    'articleNumber',
    ...saidBy.flatMap(([columns, headings]) => (row.hasColumn(...columns) ? headings : [])),
  ]);
}

/** Why a row's price must not be shown to everybody. */
function refusalOf({ isPublic, rows }: GroupedPrice): string | undefined {
  return isPublic ? undefined : shopTexts.priceOfGroup([...new Set(rows.map(groupOf))]);
}

function scalesOf({ scales }: GroupedPrice): string {
  return cellOfParts(scales.map((row) => `${row.text('from')}: ${row.number(price) ?? ''}`));
}

function productOf(
  own: ShopRow,
  main: ShopRow | undefined,
  { file: { mapping }, price: grouped }: { readonly file: ShopFile; readonly price: GroupedPrice | undefined },
): ForeignProduct {
  const row = own.filledBy(main, ofVariant).givenBackWith(...(grouped?.rows.slice(1) ?? []));
  const names = changedBy(row);
  const { properties, rest } = chosenOf(namedValues(row.text('configuratoroptions')));
  const [category, ...others] = partsAt('|', row.text('categories'))
    .filter((path) => !isKey(path))
    .map((path) => categoryCell(path.split('>')));
  const priced = own.text(...price) === undefined ? (main ?? own) : own;
  const stock = stockIn(row, ['instock']);
  const amounts = amountsIn(row, {
    minAmount: ['minpurchase'],
    amountStep: ['purchasesteps'],
    maxAmount: ['maxpurchase'],
  });
  const measure = measureOf(row, mapping);
  return {
    line: row.line,
    source: row.source,
    warnings: [...stock.warnings, ...amounts.warnings],
    // Shopware's export states the prices of the group EK gross.
    declared: mapping.prices ?? 'gross',
    isOfPiece: true,
    ...(names && { names }),
    refused: grouped && refusalOf(grouped),
    ...(measure.unknownUnit !== undefined && { unknownUnit: measure.unknownUnit }),
    properties,
    attributes: [...rest, ...namedValues(row.text('propertyvaluename'))],
    cells: {
      articleNumber: row.text('ordernumber'),
      ...{
        name: row.text('name'),
        brand: row.text('supplier'),
        gtin: row.text('ean'),
        mpn: row.text('suppliernumber'),
      },
      ...row.cellsOf(['additionaltext'], { nameSuffix: row.text('additionaltext') }),
      ...(row.text('additionaltext') === undefined && suffixOf(properties)),
      ...(properties.length > 0 ? { family: row.text('mainnumber'), familyName: row.text('name') } : {}),
      ...{ category, furtherCategories: cellOfParts(others) },
      ...textsOf(row.text('description_long'), row.text('description')),
      releaseDate: row.text('releasedate'),
      keywords: row.text('keywords')?.slice(0, 500),
      active: row.text('active') === '0' ? 'nein' : 'ja',
      ...reduced(priced.number(price), priced.number(before)),
      ...(grouped && { scales: scalesOf(grouped) }),
      taxRate: row.number(['tax']),
      ...stock.cells,
      backorder: row.text('laststock') === '0' ? 'ja' : undefined,
      ...amounts.cells,
      unit: row.text('packunit'),
      ...measure.cells,
      weight: row.whole(['weight'], 1000),
      ...{ length: row.whole(['length'], 10), width: row.whole(['width'], 10), height: row.whole(['height'], 10) },
      pictures: listCell(partsAt('|', row.text('imageurl'))),
      ...{ similar: row.text('similar'), accessories: row.text('accessory') },
      ...{ buyPrice: row.text('baseprice_ek'), deliveryDays: row.text('shippingtime') },
    },
  };
}

/**
 * The content of one article and the base of its unit price. Shopware 5 names units by numbers of its own, which a
 * mapping explains.
 */
function measureOf(row: ShopRow, { units = {} }: Mapping) {
  const [amount, base] = [row.amount(['purchaseunit']), row.amount(['referenceunit'])];
  const said = row.text('unitid', 'unit');
  if (amount === undefined || !(amount > 0) || said === undefined || said === '0') return { cells: {} };
  const unit = Object.hasOwn(units, said) ? units[said] : said;
  if (unit === undefined || isKey(unit)) return { cells: {}, unknownUnit: said };
  const measured = (of: number | undefined) => (of !== undefined && of > 0 ? `${germanNumber(of)} ${unit}` : undefined);
  return { cells: { content: measured(amount), normUnit: measured(base) } };
}
