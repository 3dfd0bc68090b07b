import { categoryCell, type ForeignProduct } from '../foreign/own-table.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { stockIn } from './pieces.ts';
import { picturesCell, reduced, type ShopFormat, type ShownPicture, signature, suffixOf } from './shop-format.ts';
import type { ShopRow } from './shop-row.ts';
import { rateOfClass, untaxed } from './tax-classes.ts';

const handle = ['url handle', 'handle'] as const;

/**
 * Shopify, with its headings before and since 2024. The rows of one handle are a product, its variants and its
 * pictures.
 */
export const shopify: ShopFormat = {
  name: 'Shopify',
  recognises: (headings) => signature(headings, [handle, ['option1 name']]),
  meaningless:
    /^(?:variant )?(?:fulfillment service|requires shipping|weight unit.*|tax code)$|^(?:image position|option\d linked to|product category)$|^(?:included|google shopping) \//,
  async *read({ rows, mapping }) {
    let group: ShopRow[] = [];
    for await (const row of rows()) {
      const key = row.text(...handle);
      if (key !== undefined && key !== group[0]?.text(...handle)) {
        yield* variantsOf(group, mapping);
        group = [];
      }
      group.push(row);
    }
    yield* variantsOf(group, mapping);
  },
};

const sku = ['sku', 'variant sku'] as const;
const price = ['price', 'variant price'] as const;
/** The columns that a variant does not inherit. The first row is a variant itself, so an empty cell means empty. */
const ofVariant = new Set([
  ...[...sku, ...price, 'compare-at price', 'variant compare at price', 'cost per item'],
  ...['barcode', 'variant barcode', 'variant barcodes', 'weight value (grams)', 'variant grams'],
  ...['variant image', 'variant image url', 'product image url', 'image src'],
  ...[
    'charge tax',
    'variant taxable',
    'inventory tracker',
    'variant inventory tracker',
    'inventory quantity',
    'variant inventory qty',
  ],
  ...['continue selling when out of stock', 'variant inventory policy'],
  ...['unit price total measure', 'unit price total measure unit'],
  ...['unit price base measure', 'unit price base measure unit'],
]);

function variantsOf(group: readonly ShopRow[], mapping: Mapping): ForeignProduct[] {
  const [first] = group;
  if (!first) return [];
  const pictures = group.flatMap((row) => {
    const file = row.text('product image url', 'image src');
    return file === undefined ? [] : [{ file, words: row.text('image alt text') }];
  });
  const variants = group.filter((row) => row.text(...sku, ...price, 'option1 value') !== undefined);
  const names = [1, 2, 3].map((number) => first.text(`option${number} name`));
  const isSingle = variants.length === 1 && (names[0] === undefined || names[0].toLowerCase() === 'title');
  return variants.map((row, place) => {
    const whole = row.filledBy(first, ofVariant);
    const properties = isSingle ? [] : names.flatMap((name, i) => propertyOf(name, row.text(`option${i + 1} value`)));
    return variantProduct(whole, { place: isSingle ? 0 : place + 1, properties, pictures, mapping });
  });
}

function propertyOf(name: string | undefined, value: string | undefined): { name: string; value: string }[] {
  return name !== undefined && value !== undefined ? [{ name, value }] : [];
}

interface Variant {
  /** From 1. 0: the product has only one variant. */
  readonly place: number;
  readonly mapping: Mapping;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly pictures: readonly ShownPicture[];
}

function variantProduct(row: ShopRow, { place, properties, pictures, mapping }: Variant): ForeignProduct {
  const key = row.text(...handle) ?? '';
  const own = row.text(...sku);
  const title = row.text('title');
  const picture = row.text('variant image url', 'variant image');
  const isGiftCard = row.text('gift card')?.toLowerCase() === 'true';
  const before = row.number(['compare-at price', 'variant compare at price'], '.');
  const stock = stockOf(row);
  const isTaxed = row.text('charge tax', 'variant taxable')?.toLowerCase() !== 'false';
  const ofClass = rateOfClass(isTaxed ? '' : untaxed, isTaxed ? {} : mapping, isTaxed);
  return {
    line: row.line,
    source: row.source,
    isOfPiece: true,
    taxClass: ofClass.taxClass,
    refused: isGiftCard ? shopTexts.giftCard : undefined,
    warnings: [...(own === undefined ? [shopTexts.numberMade] : []), ...stock.warnings],
    properties,
    attributes: row
      .matching(metafield)
      .map(({ match, text }) => ({ name: nameOfMetafield(row.written(match[0])), value: text })),
    attributeGroups: row.headings(metafield).map(nameOfMetafield),
    cells: {
      articleNumber: own ?? (place === 0 ? key : `${key}-${place}`),
      ...{ name: title, description: row.text('description', 'body (html)'), brand: row.text('vendor') },
      ...suffixOf(properties),
      ...(place > 0 && properties.length > 0 ? { family: key, familyName: title } : {}),
      category: categoryOf(row),
      keywords: row.text('tags')?.slice(0, 500),
      active: isOnSale(row) ? 'ja' : 'nein',
      gtin: row.text('barcode', 'variant barcodes', 'variant barcode'),
      ...reduced(row.number(price, '.'), before),
      ...stock.cells,
      ...(ofClass.taxRate !== undefined && { taxRate: ofClass.taxRate }),
      weight: row.whole(['weight value (grams)', 'variant grams'], 1),
      content: measure(row, 'unit price total measure'),
      normUnit: measure(row, 'unit price base measure'),
      pictures: picturesCell([...(picture === undefined ? [] : [{ file: picture }]), ...pictures]),
      buyPrice: row.text('cost per item'),
      ...{ metaTitle: row.text('seo title'), metaDescription: row.text('seo description') },
    },
  };
}

const metafield = /^.+ \(product\.metafields\..+\)$/;

function nameOfMetafield(heading: string): string {
  return heading.replace(/ \(product\.metafields\..*$/, '');
}

function categoryOf(row: ShopRow): string | undefined {
  const type = row.text('type');
  if (type !== undefined) return categoryCell([type]);
  return row.text('product category') && categoryCell((row.text('product category') ?? '').split('>'));
}

function isOnSale(row: ShopRow): boolean {
  const published = row.text('published on online store', 'published')?.toLowerCase() ?? 'true';
  return published === 'true' && (row.text('status')?.toLowerCase() ?? 'active') === 'active';
}

/** The stock. It is counted only with a tracker. A negative stock comes from backorders. */
function stockOf(row: ShopRow) {
  const tracker = row.text('inventory tracker', 'variant inventory tracker');
  const counted = stockIn(row, ['inventory quantity', 'variant inventory qty']);
  const goesOn = row.text('continue selling when out of stock', 'variant inventory policy')?.toLowerCase();
  if (tracker === undefined) return { cells: { stock: undefined }, warnings: [] };
  return {
    cells: {
      stock: counted.cells.stock ?? '0',
      backorder: goesOn === 'true' || goesOn === 'continue' ? 'ja' : undefined,
    },
    warnings: counted.warnings,
  };
}

function measure(row: ShopRow, name: string): string | undefined {
  const value = row.number([name], '.');
  const unit = row.text(`${name} unit`);
  return value !== undefined && unit !== undefined ? `${value} ${unit}` : undefined;
}
