import { foldCase } from '@kontor/domain';
import { cellOfParts } from '../../field-kinds.ts';
import { categoryCell, type ForeignProduct, listCell } from '../foreign/own-table.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { momentCell } from './moments.ts';
import { chosenOf, type NamedValue } from './named-values.ts';
import { amountsIn, stockIn } from './pieces.ts';
import {
  picturesCell,
  type ShopFile,
  type ShopFormat,
  type ShownPicture,
  signature,
  suffixOf,
  textsOf,
} from './shop-format.ts';
import type { ShopRow } from './shop-row.ts';
import { rateOfClass } from './tax-classes.ts';

/** The data of a configurable product for one of its members. */
interface Membership {
  readonly family: ShopRow;
  readonly values: readonly NamedValue[];
  /** The codes of the attributes for these values. */
  readonly codes: ReadonlySet<string>;
}

/** Magento 2: a configurable product is a family. Its members are rows of their own, usually above it. */
export const magento: ShopFormat = {
  name: 'Magento 2',
  recognises: (headings) => signature(headings, [['sku'], ['product_type', 'attribute_set_code']]),
  meaningless:
    /^(?:attribute_set_code|product_websites|website_id|url_key|(?:created|updated)_at|.*_image|.*_labels?|.*_position|display_product_options_in|options_container|use_config_.*|enable_qty_increments|out_of_stock_qty|is_qty_decimal|is_decimal_divided|notify_on_stock_below|gift_message_available|msrp_display_.*|map_enabled)$/,
  async *read(file) {
    const members = await membersOf(file);
    const spelled = firstSpelling();
    for await (const row of file.rows()) {
      // Rows of a store view are translations of the row above them.
      if (row.text('store_view_code') !== undefined || row.text('product_type') === 'configurable') continue;
      const product = productOf(row, members.get(row.text('sku') ?? ''), file);
      yield { ...product, attributes: product.attributes?.map((one) => ({ ...one, name: spelled(one.name) })) ?? [] };
    }
  },
};

/** Names by the first spelling in the file: `Material` and `material` are one attribute. */
function firstSpelling(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const first = known.get(foldCase(name)) ?? name;
    known.set(foldCase(name), first);
    return first;
  };
}

async function membersOf({ rows }: ShopFile): Promise<Map<string, Membership>> {
  const members = new Map<string, Membership>();
  for await (const row of rows()) {
    if (row.text('product_type') !== 'configurable' || row.text('store_view_code') !== undefined) continue;
    const labels = new Map(pairs(row.text('configurable_variation_labels')).map(({ name, value }) => [name, value]));
    for (const variation of (row.text('configurable_variations') ?? '').split('|')) {
      const values = pairs(variation);
      const sku = values.find(({ name }) => name === 'sku')?.value;
      const coded = values.filter(({ name }) => name !== 'sku');
      const chosen = coded.map(({ name, value }) => ({ name: labels.get(name) ?? name, value }));
      const codes = new Set(coded.map(({ name }) => name));
      if (sku !== undefined) members.set(sku, { family: row, values: chosen, codes });
    }
  }
  return members;
}

/** The columns that a member does not inherit. */
const ofMember = new Set<string>([
  ...['sku', 'product_type', 'price', 'special_price', 'special_price_from_date', 'special_price_to_date', 'qty'],
  ...[
    'is_in_stock',
    'product_online',
    'configurable_variations',
    'configurable_variation_labels',
    'additional_attributes',
    'weight',
    'visibility',
  ],
]);

const refusals: Readonly<Record<string, string>> = {
  ...{ grouped: shopTexts.grouped, bundle: shopTexts.grouped, downloadable: shopTexts.download },
};

function productOf(own: ShopRow, member: Membership | undefined, { mapping }: ShopFile): ForeignProduct {
  const row = own.filledBy(member?.family, ofMember).givenBackWith(member?.family);
  const { properties, rest } = chosenOf(member?.values ?? []);
  // In Magento, customers found a member in its configurable product's categories, and in its own.
  const [category, ...others] = new Set([...(member ? categoriesOf(member.family) : []), ...categoriesOf(own)]);
  const taxClass = row.text('tax_class_name') ?? '';
  const ofClass = rateOfClass(taxClass, mapping, ['', 'taxable goods'].includes(taxClass.toLowerCase()));
  const family = member?.family;
  const isHidden = isInvisible(own) && (family === undefined || isInvisible(family));
  const isOffline = [own, family].some((one) => one?.text('product_online') === '2');
  const texts = [family, row].find((one) => one?.text('description', 'short_description') !== undefined);
  const [stock, amounts] = [stockOf(own, family), amountsOf(row)];
  const all = attributesOf(own, family);
  const origin = row.text(madeIn) ?? all.find(({ name }) => name === madeIn)?.value;
  return {
    line: own.line,
    source: row.source,
    taxClass: ofClass.taxClass,
    isOfPiece: true,
    warnings: [...(isHidden ? [shopTexts.hidden] : []), ...stock.warnings, ...amounts.warnings],
    refused: refusals[own.text('product_type') ?? ''],
    properties,
    attributes: [
      ...rest,
      ...all
        .filter(({ name }) => !(member?.codes.has(name) || technical.has(name)))
        .flatMap(({ name, value }) => value.split('|').map((one) => ({ name, value: one }))),
    ],
    cells: {
      articleNumber: own.text('sku'),
      name: member?.family.text('name') ?? row.text('name'),
      ...suffixOf(properties),
      ...(member ? { family: member.family.text('sku'), familyName: member.family.text('name') } : {}),
      ...{ category, furtherCategories: cellOfParts(others) },
      // In Magento, a member was shown with the texts of its configurable product.
      ...textsOf(texts?.text('description'), texts?.text('short_description')),
      active: isHidden || isOffline ? 'nein' : 'ja',
      ...row.cellsOf(['meta_keywords'], { keywords: row.text('meta_keywords')?.slice(0, 500) }),
      ...(origin === undefined ? row.cellsOf([madeIn], { origin }) : { origin }),
      ...{
        price: row.number(['price'], '.'),
        salePrice: row.number(['special_price'], '.'),
        ...row.cellsOf(['msrp_price'], { listPrice: row.unlessZero(['msrp_price'], '.') }),
      },
      saleFrom: momentCell(row.text('special_price_from_date')),
      saleUntil: momentCell(row.text('special_price_to_date')),
      taxRate: ofClass.taxRate,
      ...stock.cells,
      ...amounts.cells,
      weight: row.whole(['weight'], 1000),
      pictures: picturesCell(picturesOf(own, row)),
      similar: listCell([
        ...new Set(['related_skus', 'upsell_skus'].flatMap((name) => row.text(name)?.split(/[,|]/) ?? [])),
      ]),
      accessories: listCell(row.text('crosssell_skus')?.split(/[,|]/) ?? []),
      ...{ metaTitle: row.text('meta_title'), metaDescription: row.text('meta_description') },
    },
  };
}

/** A product's attributes, and those that it inherits from its configurable product, as Magento showed them. */
function attributesOf(own: ShopRow, family: ShopRow | undefined): NamedValue[] {
  const said = pairs(own.text('additional_attributes'));
  const names = new Set(said.map(({ name }) => name));
  return [...said, ...pairs(family?.text('additional_attributes')).filter(({ name }) => !names.has(name))];
}

/** Magento's attribute of the country of origin. Some files have it as a column. */
const madeIn = 'country_of_manufacture';

/** Attributes that are no facts for customers: Magento's technical ones, and those with a field of ours. */
const technical = new Set(['has_options', 'required_options', madeIn]);

function isInvisible(row: ShopRow): boolean {
  return /^not visible|nicht.*sichtbar/i.test(row.text('visibility') ?? '');
}

/** The first picture and the others, each with the description from the row that names the picture. */
function picturesOf(own: ShopRow, row: ShopRow): ShownPicture[] {
  const [first, others] = ['base_image', 'additional_images'].map((name) => (own.text(name) === undefined ? row : own));
  const file = first?.text('base_image');
  const more = others?.text('additional_images')?.split(/[,|]/) ?? [];
  const words = others?.text('additional_image_labels')?.split(/[,|]/) ?? [];
  const isLabelled = words.length === more.length;
  return [
    ...(file === undefined ? [] : [{ file, words: first?.text('base_image_label') }]),
    ...more.map((one, place) => ({ file: one.trim(), words: (isLabelled && words[place]?.trim()) || undefined })),
  ].filter(({ file }) => file !== '');
}

/**
 * The stock. A product that is not in stock has none, whatever its quantity. Whether stock is managed, and whether
 * backorders are allowed, is stated only by products that do not use the shop's setting.
 */
function stockOf(row: ShopRow, family: ShopRow | undefined) {
  const own = (name: string, config: string) => {
    const said = row.text(name);
    return row.text(`use_config_${config}`) === '1' ? undefined : said;
  };
  const isManaged = own('manage_stock', 'manage_stock') !== '0';
  const counted = stockIn(row, ['qty']);
  const backorders = own('allow_backorders', 'backorders') ?? '';
  // In Magento, members of an out-of-stock configurable product could not be chosen.
  if (family?.text('is_in_stock') === '0') return { warnings: [], cells: { stock: '0', backorder: undefined } };
  const isIn = row.text('is_in_stock') !== '0';
  const count = isIn ? counted.cells.stock : '0';
  return {
    warnings: isManaged && isIn ? counted.warnings : [],
    cells: {
      stock: isManaged ? count : undefined,
      backorder: ['1', '2'].includes(backorders) ? 'ja' : undefined,
    },
  };
}

/** The product's own amounts. They count only if it does not use the shop's settings. */
function amountsOf(row: ShopRow) {
  const own = (config: string, name: string) => {
    const isSaid = row.text(name) !== undefined && row.text(`use_config_${config}`) === '0';
    return isSaid ? [name] : [];
  };
  const step = own('qty_increments', 'qty_increments');
  return amountsIn(row, {
    minAmount: own('min_sale_qty', 'min_cart_qty'),
    amountStep: row.text('enable_qty_increments') === '0' ? [] : step,
    maxAmount: own('max_sale_qty', 'max_cart_qty'),
  });
}

/** `Default Category/A/B,Default Category/C`, or separated by `|`. The root is left out. `\/` is a slash in a name. */
function categoriesOf(row: ShopRow): string[] {
  const cell = row.text('categories') ?? '';
  const paths = cell
    .split(cell.includes('|') ? '|' : ',')
    .map((path) => (path.match(/(?:\\.|[^/\\])+/g) ?? []).map((name) => name.replace(/\\(.)/g, '$1')));
  return paths
    .map((path) => path.slice(1))
    .filter((path) => path.length > 0)
    .map(categoryCell);
}

/**
 * `color=Rot,features=A|B`. Values with a comma are quoted: `size="1,2 m"`. Without quotes, a part without a name
 * belongs to the value before it: `care=30 °C, gentle,color=Rot`.
 */
function pairs(cell: string | undefined): NamedValue[] {
  const found = (cell ?? '').matchAll(/(?:^|,)\s*"?(\w+)=(?:"((?:[^"]|"")*)"|((?:\\.|,(?!\s*(?:"?\w+=|$))|[^,\\])*))/g);
  return [...found].map(([, name = '', quoted, plain = '']) => ({
    name,
    value: (quoted?.replaceAll('""', '"') ?? plain.replace(/\\(.)/g, '$1')).trim().replace(/"$/, ''),
  }));
}
