import { parseGermanNumber, parsePercent } from '../../../../tables/german-number.ts';
import { cellOfParts } from '../../field-kinds.ts';
import { categoryCell, type ForeignProduct, listCell } from '../foreign/own-table.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { chosenOf, isKey, type NamedValue, namedValues } from './named-values.ts';
import { amountsIn, stockIn } from './pieces.ts';
import { partsAt, type ShopFile, type ShopFormat, signature } from './shop-format.ts';
import type { ShopRow } from './shop-row.ts';

const number = ['product_number', 'productnumber'] as const;
const net = ['price_net', 'price.default.net'] as const;
const gross = ['price_gross', 'price.default.gross'] as const;
const options = ['options', 'optionids', 'option_ids'] as const;
const parent = ['parent_id', 'parentid'] as const;
const ofVariant = new Set<string>(['id', ...parent, ...number, ...options, 'ean', 'stock']);

/** Shopware 6: variants name the id of their parent, and what they leave empty is the parent's. */
export const shopware6: ShopFormat = {
  name: 'Shopware 6',
  recognises: (headings) => signature(headings, [number, [...net, ...gross, 'tax_id']]),
  meaningless: /^(?:tax_(?:name|id)|tax\.name|sales_?channels?|cover_media_(?:id|title)|.+\.id)$/,
  async *read(file) {
    const parents = await parentsOf(file);
    const hidden = { categories: false, options: false };
    for await (const own of file.rows()) {
      if (parents.has(own.text('id') ?? '')) continue;
      const family = parents.get(own.text(...parent) ?? '');
      const row = own.filledBy(family, ofVariant).givenBackWith(family);
      const keys = (cell: string | undefined) => partsAt('|', cell).some(isKey);
      hidden.categories ||= keys(row.text('categories'));
      hidden.options ||= keys(own.text(...options));
      yield productOf(row, family, file);
    }
    if (hidden.categories) file.onNote(shopTexts.categoryIds);
    if (hidden.options) file.onNote(shopTexts.optionIds);
  },
};

/** The rows that others name as their parent. */
async function parentsOf({ rows }: ShopFile): Promise<Map<string, ShopRow>> {
  const ids = new Set<string>();
  for await (const row of rows()) ids.add(row.text(...parent) ?? '');
  const parents = new Map<string, ShopRow>();
  for await (const row of rows()) {
    const id = row.text('id');
    if (id !== undefined && ids.has(id)) parents.set(id, row);
  }
  return parents;
}

function productOf(row: ShopRow, family: ShopRow | undefined, { shop }: ShopFile): ForeignProduct {
  const { properties, rest } = chosenOf(valuesIn(row.text(...options)));
  const [category, ...others] = partsAt('|', row.text('categories'))
    .filter((path) => !isKey(path))
    .map((path) => categoryCell(path.split('>')));
  const isNet = isStatedNet(row, shop);
  const isMember = family !== undefined && properties.length > 0;
  const stock = stockIn(row, ['stock']);
  const amounts = amountsIn(row, {
    minAmount: ['minpurchase', 'min_purchase'],
    amountStep: ['purchasesteps', 'purchase_steps'],
    maxAmount: ['maxpurchase', 'max_purchase'],
  });
  return {
    line: row.line,
    source: row.source,
    warnings: [...stock.warnings, ...amounts.warnings],
    declared: isNet ? 'net' : 'gross',
    isOfPiece: true,
    properties: isMember ? properties : [],
    attributes: [...(isMember ? rest : [...properties, ...rest]), ...valuesIn(row.text('properties', 'propertyids'))],
    cells: {
      articleNumber: row.text(...number),
      ...{
        name: row.text('name'),
        description: row.text('description'),
        brand: row.text('manufacturer_name', 'manufacturer.name'),
      },
      ...{ gtin: row.text('ean'), mpn: row.text('manufacturer_number', 'manufacturernumber') },
      nameSuffix: properties.map(({ value }) => value).join(', '),
      ...(isMember ? { family: family.text(...number), familyName: family.text('name') } : {}),
      ...{ category, furtherCategories: cellOfParts(others) },
      active: row.text('active') === '0' ? 'nein' : 'ja',
      price: row.number(isNet ? net : gross),
      taxRate: row.number(['tax_rate', 'tax.taxrate']),
      ...stock.cells,
      ...amounts.cells,
      weight: row.whole(['weight'], 1000),
      ...{ length: row.whole(['length'], 1), width: row.whole(['width'], 1), height: row.whole(['height'], 1) },
      pictures: listCell(
        [...partsAt('|', row.text('cover_media_url')), ...partsAt('|', row.text('media', 'media_urls'))].filter(
          (one) => !isKey(one),
        ),
      ),
    },
  };
}

/**
 * Which price is taken: the one that the shop declares, if the file has it. One that the tax was divided out of, as its
 * decimals show, is computed again from the other, to the cent: 12.416666666667 of 14.90 at 20 %.
 */
function isStatedNet(row: ShopRow, { declaration }: ShopFile['shop']): boolean {
  const [withoutTax, withTax] = [row.number(net), row.number(gross)];
  if (withoutTax === undefined || withTax === undefined) return withTax === undefined;
  const factor = 1 + parsePercent(row.number(['tax_rate', 'tax.taxrate']) ?? '') / 100;
  const [amount, other] = [withoutTax, withTax].map(parseGermanNumber);
  // Of less than ten cents the cent would be too much.
  const isSame = (other ?? 0) >= 0.1 && Math.abs((amount ?? 0) * factor - (other ?? 0)) < 0.00001;
  if (declaration === 'net') return !(isSame && isDivided(withoutTax) && !isDivided(withTax));
  return isSame && isDivided(withTax) && !isDivided(withoutTax);
}

/** People and price lists write four decimals at most. */
function isDivided(amount: string): boolean {
  return /[.,]\d{5,}$/.test(amount);
}

/** `size: M|color: red`; values without a name are options of the family's one choice, and keys say nothing. */
function valuesIn(cell: string | undefined): NamedValue[] {
  const named = namedValues(cell);
  if (named.length > 0) return named;
  const values = partsAt('|', cell).filter((value) => !isKey(value));
  return values.length === 0 ? [] : [{ name: 'Variante', value: values.join(' / ') }];
}
