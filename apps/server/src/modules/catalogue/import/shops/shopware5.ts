import { cellOfParts } from '../../field-kinds.ts';
import { categoryCell, type ForeignProduct, listCell } from '../foreign/own-table.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { chosenOf, isKey, namedValues } from './named-values.ts';
import { amountsIn, stockIn } from './pieces.ts';
import { partsAt, reduced, type ShopFile, type ShopFormat, signature, textsOf } from './shop-format.ts';
import type { ShopRow } from './shop-row.ts';

const price = ['price_ek', 'price'] as const;
const before = ['pseudoprice_ek', 'pseudoprice'] as const;
/** What a variant does not have of its main article, but for both prices where it has none. */
const ofVariant = new Set<string>([
  ...['ordernumber', 'instock', 'additionaltext', 'ean', 'suppliernumber', 'configuratoroptions'],
  ...[...price, ...before],
]);

/** Shopware 5: variants have the number of their main article. */
export const shopware5: ShopFormat = {
  name: 'Shopware 5',
  recognises: (headings) => signature(headings, [['ordernumber'], ['mainnumber']]),
  meaningless:
    /^(?:configuratorsetid|configuratortype|unitid|pricegroup(?:id|active)|added|changed|topseller|main|propertygroupname|filtergroupname|stockmin)$/,
  async *read(file) {
    const mains = await mainsOf(file);
    let hasKeys = false;
    for await (const own of file.rows()) {
      const main = mains.get(own.text('mainnumber') ?? '');
      hasKeys ||= partsAt('|', own.text('categories') ?? main?.text('categories')).some(isKey);
      yield productOf(own, main, file);
    }
    if (hasKeys) file.onNote(shopTexts.categoryIds);
  },
};

/** Main articles that have variants. */
async function mainsOf({ rows }: ShopFile): Promise<Map<string, ShopRow>> {
  const mains = new Map<string, ShopRow>();
  for await (const row of rows()) {
    const number = row.text('ordernumber');
    if (number !== undefined && number === row.text('mainnumber') && row.text('configuratoroptions'))
      mains.set(number, row);
  }
  return mains;
}

function productOf(own: ShopRow, main: ShopRow | undefined, { mapping }: ShopFile): ForeignProduct {
  const row = own.filledBy(main, ofVariant);
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
  return {
    line: row.line,
    source: row.source,
    warnings: [...stock.warnings, ...amounts.warnings],
    // Its export states the prices of the group EK with tax.
    declared: mapping.prices ?? 'gross',
    isOfPiece: true,
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
      nameSuffix: row.text('additionaltext') ?? properties.map(({ value }) => value).join(', '),
      ...(properties.length > 0 ? { family: row.text('mainnumber'), familyName: row.text('name') } : {}),
      ...{ category, furtherCategories: cellOfParts(others) },
      ...textsOf(row.text('description_long'), row.text('description')),
      releaseDate: row.text('releasedate'),
      keywords: row.text('keywords')?.slice(0, 500),
      active: row.text('active') === '0' ? 'nein' : 'ja',
      ...reduced(priced.number(price), priced.number(before)),
      taxRate: row.number(['tax']),
      ...stock.cells,
      backorder: row.text('laststock') === '0' ? 'ja' : undefined,
      ...amounts.cells,
      unit: row.text('packunit'),
      weight: row.whole(['weight'], 1000),
      ...{ length: row.whole(['length'], 10), width: row.whole(['width'], 10), height: row.whole(['height'], 10) },
      pictures: listCell(partsAt('|', row.text('imageurl'))),
      ...{ similar: row.text('similar'), accessories: row.text('accessory') },
      ...{ buyPrice: row.text('baseprice_ek'), deliveryDays: row.text('shippingtime') },
    },
  };
}
