import { germanNumber, parseGermanNumber, parsePercent } from '../../../../tables/german-number.ts';
import { cellOfParts } from '../../field-kinds.ts';
import { categoryCell, type ForeignProduct } from '../foreign/own-table.ts';
import { columnCalled } from '../foreign/with-said.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { chosenOf, isKey, type NamedValue, namedValues } from './named-values.ts';
import { amountsIn, stockIn } from './pieces.ts';
import { partsAt, picturesCell, reduced, type ShopFile, type ShopFormat, signature, suffixOf } from './shop-format.ts';
import type { ShopRow } from './shop-row.ts';
import { gross, net, pricesOf, type StatedPrices } from './shopware6-prices.ts';
import { rateOfClass } from './tax-classes.ts';

const number = ['product_number', 'productnumber'] as const;
const rate = ['tax_rate', 'tax.taxrate'] as const;
const options = ['options', 'optionids', 'option_ids'] as const;
const parent = ['parent_id', 'parentid'] as const;
const ofVariant = new Set<string>(['id', ...parent, ...number, ...options, 'ean', 'stock']);

/** Shopware 6: variants name the id of their parent, and inherit its values in empty cells. */
export const shopware6: ShopFormat = {
  name: 'Shopware 6',
  recognises: (headings) => signature(headings, [number, [...net, ...gross, ...rate, 'tax_id', ...parent]]),
  meaningless: /^(?:tax_id|sales_?channels?|cover_media_(?:id|title)|.+\.id)$/,
  async *read(file) {
    const parents = await parentsOf(file);
    const hidden = { categories: 0, options: false, closeout: false };
    for await (const own of file.rows()) {
      if (parents.has(own.text('id') ?? '')) continue;
      const family = parents.get(own.text(...parent) ?? '');
      const row = own.filledBy(family, ofVariant).givenBackWith(family);
      const keys = (cell: string | undefined) => partsAt('|', cell).some(isKey);
      if (keys(row.text('categories'))) hidden.categories++;
      hidden.options ||= keys(own.text(...options));
      hidden.closeout ||= !(own.hasColumn(...closeout) || saysBackorder(file.mapping));
      yield productOf(row, { own, family, file });
    }
    if (hidden.categories > 0) file.onNote(shopTexts.categoryIds(hidden.categories));
    if (hidden.options) file.onNote(shopTexts.optionIds);
    if (hidden.closeout) file.onNote(shopTexts.noCloseout);
  },
};

/** The rows that other rows name as their parent. */
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

interface Found {
  /** The row as in the file. */
  readonly own: ShopRow;
  readonly family: ShopRow | undefined;
  readonly file: ShopFile;
}

function productOf(row: ShopRow, { own, family, file: { shop, mapping } }: Found): ForeignProduct {
  const { properties, rest } = chosenOf(valuesIn(row.text(...options)));
  const [category, ...others] = partsAt('|', row.text('categories'))
    .filter((path) => !isKey(path))
    .map((path) => categoryCell(path.split('>')));
  const stated = pricesOf(row);
  const isNet = isStatedNet(stated, row.number(rate), shop);
  // A variant with its own price does not inherit the parent's former price.
  const ownStated = pricesOf(own);
  const { netBefore, grossBefore } = (ownStated.net ?? ownStated.gross) ? ownStated : stated;
  const taxName = row.text('tax_name', 'tax.name') ?? '';
  const ofClass = rateOfClass(taxName, mapping, ['', 'standard rate', 'standard'].includes(taxName.toLowerCase()));
  const ofCover = own.text('cover_media_url') === undefined ? row : own;
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
    taxClass: row.number(rate) === undefined ? ofClass.taxClass : undefined,
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
      ...suffixOf(properties),
      ...(isMember ? { family: family.text(...number), familyName: family.text('name') } : {}),
      ...{ category, furtherCategories: cellOfParts(others) },
      active: row.text('active') === '0' ? 'nein' : 'ja',
      ...(isNet ? reduced(stated.net, netBefore) : reduced(stated.gross, grossBefore)),
      taxRate: row.number(rate) ?? ofClass.taxRate,
      ...stock.cells,
      ...row.cellsOf(closeout, { backorder: isSoldOn(row) ? 'ja' : undefined }),
      ...row.cellsOf(delivery, { deliveryDays: nameOf(row, ...delivery) }),
      ...row.cellsOf(contentAmount, { content: measureOf(row, contentAmount) }),
      ...row.cellsOf(normAmount, { normUnit: measureOf(row, normAmount) }),
      ...amounts.cells,
      weight: row.whole(['weight'], 1000),
      ...{ length: row.whole(['length'], 1), width: row.whole(['width'], 1), height: row.whole(['height'], 1) },
      pictures: picturesCell([
        ...partsAt('|', ofCover.text('cover_media_url')).map((file) => ({ file, words: ofCover.text(...coverWords) })),
        ...partsAt('|', row.text('media', 'media_urls'))
          .filter((one) => !isKey(one))
          .map((file) => ({ file })),
      ]),
    },
  };
}

const closeout = ['iscloseout', 'is_closeout'] as const;
const delivery = ['delivery_time', 'deliverytime', 'delivery_time.name', 'deliverytime.name'] as const;
const contentAmount = ['purchase_unit', 'purchaseunit'] as const;
const normAmount = ['reference_unit', 'referenceunit'] as const;
const coverWords = ['cover_media_alt', 'cover.media.alt'] as const;

/** Whether the operator's mapping decides on backorders. */
function saysBackorder({ values = {}, columns = {} }: Mapping): boolean {
  const said = [...Object.keys(values), ...Object.values(columns)];
  return said.some((heading) => heading !== null && columnCalled(heading) === 'backorder');
}

/** Whether backorders are allowed. They are, unless it is a clearance sale. */
function isSoldOn(row: ShopRow): boolean {
  return ['0', 'false'].includes(row.text(...closeout)?.toLowerCase() ?? '');
}

/** A name. Null if the file has only a technical key. */
function nameOf(row: ShopRow, ...names: readonly string[]): string | undefined {
  const said = row.text(...names);
  return said === undefined || /^[0-9a-f]{32}$/i.test(said) ? undefined : said;
}

function measureOf(row: ShopRow, names: readonly string[]): string | undefined {
  const [amount, unit] = [
    row.amount(names),
    nameOf(row, 'unit', 'unit_name', 'unit.name', 'unit_short_code', 'unit.shortcode', 'unit.short_code'),
  ];
  return amount && unit !== undefined && !isKey(unit) ? `${germanNumber(amount)} ${unit}` : undefined;
}

/**
 * Whether to take the net price. It is the one that the shop declares, if the file has it. A price with decimals from
 * dividing out the tax is computed again from the other price, to the cent: 12.416666666667 from 14.90 at 20 %.
 */
function isStatedNet(
  { net: withoutTax, gross: withTax }: StatedPrices,
  percent: string | undefined,
  { declaration }: ShopFile['shop'],
): boolean {
  if (withoutTax === undefined || withTax === undefined) return withTax === undefined;
  const factor = 1 + parsePercent(percent ?? '') / 100;
  const [amount, other] = [withoutTax, withTax].map(parseGermanNumber);
  // Below ten cents, rounding to the cent would be too coarse.
  const isSame = (other ?? 0) >= 0.1 && Math.abs((amount ?? 0) * factor - (other ?? 0)) < 0.00001;
  if (declaration === 'net') return !(isSame && isDivided(withoutTax) && !isDivided(withTax));
  return isSame && isDivided(withTax) && !isDivided(withoutTax);
}

/** Whether a price comes from a division. People and price lists write at most four decimals. */
function isDivided(amount: string): boolean {
  return /[.,]\d{5,}$/.test(amount);
}

/**
 * `size: M|color: red`. Values without a name are options of the family's single property. Technical keys are skipped.
 */
function valuesIn(cell: string | undefined): NamedValue[] {
  const named = namedValues(cell);
  if (named.length > 0) return named;
  const values = partsAt('|', cell).filter((value) => !isKey(value));
  return values.length === 0 ? [] : [{ name: 'Variante', value: values.join(' / ') }];
}
