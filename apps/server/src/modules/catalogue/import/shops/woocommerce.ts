import { percentFromBasisPoints } from '@kontor/domain';
import { germanNumber } from '../../../../tables/german-number.ts';
import { htmlEntities } from '../../../../tables/xml/html-entities.ts';
import { cellOfParts } from '../../field-kinds.ts';
import { categoryCell, type ForeignProduct, listCell } from '../foreign/own-table.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { momentCell } from './moments.ts';
import { stockIn } from './pieces.ts';
import { partsAt, type ShopFile, type ShopFormat, signature, suffixOf, textsOf } from './shop-format.ts';
import type { ShopRow } from './shop-row.ts';
import { type ClassRate, rateOfClass, untaxed } from './tax-classes.ts';

const type = ['type', 'typ'] as const;
const sku = ['sku', 'artikelnummer'] as const;
const price = ['regular price', 'regulärer preis'] as const;
const stock = ['stock', 'lager', 'bestand', 'lagerbestand'] as const;
const inStock = ['in stock?', 'vorrätig?', 'auf lager?'] as const;
const parent = ['parent', 'übergeordnetes produkt', 'übergeordnet', 'eltern'] as const;
const singly = ['sold individually?', 'nur einzeln verkaufen?'] as const;
const taxClassNames = ['tax class', 'steuerklasse'] as const;
/** Translations differ: `Lieferrückstande erlaubt?`, `Rückstände erlaubt?`, `Nachbestellungen erlaubt?` */
const backorders =
  /^(?:backorders allowed|(?:(?:liefer)?rückst[aä]nde?|nachbestellung(?:en)?|nachlieferung(?:en)?) erlaubt)\?$/;
/**
 * What the plugin Germanized has of a unit price: how much one product holds, its unit, and how many of it are the
 * base.
 */
const unitAmount = [
  'produkteinheit',
  'produkteinheiten',
  'product units',
  'unit product',
  'meta: _unit_product',
] as const;
const unitName = ['einheit', 'unit', 'meta: _unit'] as const;
const unitBase = [
  'grundpreiseinheit',
  'grundpreiseinheiten',
  'unit base',
  'unit price units',
  'meta: _unit_base',
] as const;
const regularUnitPrice = ['regulärer grundpreis', 'unit price regular', 'regular unit price'] as const;
const delivery = ['lieferzeit', 'produktlieferzeit', 'delivery time', 'meta: _default_delivery_time'] as const;
/** The word of a variation whose stock or tax class is its parent's. */
const ofParent = 'parent';

/** A variable product, and the variation that has their shared stock. */
interface Family {
  readonly row: ShopRow;
  stockOwner?: ShopRow;
}

/** WooCommerce, with German or English headings. A variable product is a family, and its variations name it. */
export const woocommerce: ShopFormat = {
  name: 'WooCommerce',
  recognises: (headings) => signature(headings, [type, sku, [...price, 'attribute 1 name', 'attribut 1 name']]),
  meaningless:
    /^(?:id|position|is featured\?|ist hervorgehoben\?|allow customer reviews\?|kunden(?:rezensionen|bewertungen) erlauben\?|attribute? \d+ (?:global|default|standard)|grouped products|gruppierte produkte|grundpreis|angebots-?grundpreis|unit price(?: sale)?|sale unit price|grundpreis (?:berechnen|automatisch)\??)$/,
  async *read(file) {
    const families = await familiesOf(file);
    const shown = await shownNames(file);
    for await (const row of file.rows()) {
      const kinds = (row.text(...type) ?? 'simple').toLowerCase().split(/\s*,\s*/);
      if (kinds.includes('variable')) continue;
      yield productOf(row, kinds.includes('variation') ? families.get(row.text(...parent) ?? '') : undefined, {
        kinds,
        file,
        shown,
      });
    }
  },
};

/** Variable products by article number and by `id:`, since variations use either. They may follow their variations. */
async function familiesOf({ rows }: ShopFile): Promise<Map<string, Family>> {
  const families = new Map<string, Family>();
  for await (const row of rows()) {
    if (!/\bvariable\b/i.test(row.text(...type) ?? '')) continue;
    const family = { row };
    for (const key of [row.text(...sku), `id:${row.text('id')}`]) if (key !== undefined) families.set(key, family);
  }
  for await (const row of rows()) {
    const family = families.get(row.text(...parent) ?? '');
    if (family && row.text(...stock) === ofParent && !isForAny(row)) shareStock(family, row);
  }
  return families;
}

/** The lowest number gets the stock, not the first row, because an error file has the rows in another order. */
function shareStock(family: Family, row: ShopRow): void {
  if (family.stockOwner === undefined || numberOf(row) < numberOf(family.stockOwner)) family.stockOwner = row;
}

function numberOf(row: ShopRow): string {
  return row.text(...sku) ?? `id-${row.text('id') ?? row.line}`;
}

/** Whether a variation is for any value of an attribute. */
function isForAny(row: ShopRow): boolean {
  return attributesOf(row).some(({ parts }) => parts.length === 0);
}

/** The columns that a variation does not inherit. */
const ofVariation = new Set<string>([
  ...[
    ...type,
    ...sku,
    ...price,
    ...stock,
    ...inStock,
    'id',
    'sale price',
    'angebotspreis',
    'gtin, upc, ean, or isbn',
    'gtin, upc, ean oder isbn',
  ],
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [
    `attribute ${n} name`,
    `attribute ${n} value(s)`,
    `attribut ${n} name`,
    `attribut ${n} wert(e)`,
  ]),
]);

function productOf(
  own: ShopRow,
  found: Family | undefined,
  { kinds, file, shown }: { kinds: readonly string[]; file: ShopFile; shown: ReadonlySet<string> },
): ForeignProduct {
  const family = found?.row;
  const row = own.filledBy(family, ofVariation).givenBackWith(family, ownerFor(own, found));
  const values = attributesOf(own);
  const named = values.flatMap(({ name, parts }) => parts.map((value) => ({ name, value })));
  const properties = family === undefined ? [] : named.slice(0, 3);
  const attributes = family === undefined ? named : [...named.slice(3), ...constantsOf(family, named)];
  const counted = stockOf(own, found);
  const { taxRate, ...ofClass } = taxOf(row.text(...taxClassNames) === ofParent ? family : row, file);
  const isHidden = (family ?? own).text('visibility in catalog', 'sichtbarkeit im katalog') === 'hidden';
  return {
    line: own.line,
    source: row.source,
    refused: refusalOf(kinds, own, family),
    warnings: [
      ...(own.text(...sku) === undefined ? [shopTexts.numberMade] : []),
      ...(isHidden ? [shopTexts.hidden] : []),
      ...counted.warnings,
    ],
    ...ofClass,
    isOfPiece: true,
    properties,
    attributes,
    attributeHints: attributes.filter(({ name }) => !shown.has(name)).map(({ name }) => ({ name, internal: 1 })),
    cells: {
      articleNumber: numberOf(own),
      name: plain(row.text('name')),
      ...(family !== undefined && suffixOf(properties)),
      ...(family === undefined
        ? {}
        : {
            name: plain(family.text('name') ?? row.text('name')),
            family: family.text(...sku) ?? `id-${family.text('id')}`,
            familyName: plain(family.text('name')),
          }),
      ...textsOf(
        withBreaks(row.text('description', 'beschreibung')),
        withBreaks(row.text('short description', 'kurzbeschreibung')),
      ),
      gtin: row.text('gtin, upc, ean, or isbn', 'gtin, upc, ean oder isbn', 'meta: _ts_gtin'),
      brand: plain(partsAt(',', row.text('brands', 'marken'))[0]),
      active: isHidden ? 'nein' : publishedCell(own, family),
      ...row.cellsOf(singly, { maxAmount: (family ?? own).text(...singly) === '1' ? '1' : undefined }),
      ...categoriesOf(row),
      keywords: plain(row.text('tags', 'schlagwörter'))?.slice(0, 500),
      price: row.number(price),
      salePrice: row.number(['sale price', 'angebotspreis']),
      saleFrom: momentCell(row.text('date sale price starts', 'datum, an dem angebotspreis beginnt')),
      saleUntil: momentCell(row.text('date sale price ends', 'datum, an dem angebotspreis endet')),
      taxRate,
      ...counted.cells,
      ...measures(row),
      ...{ normPrice: row.number(regularUnitPrice), normUnit: normUnitOf(row), content: contentOf(row) },
      // A slug such as `3-4-tage`.
      deliveryDays: row.text(...delivery)?.replace(/-(?=\p{L})/gu, ' '),
      pictures: listCell(partsAt(',', row.text('images', 'bilder'))),
      similar: listCell(partsAt(',', row.text('upsells', 'zusatzverkäufe'))),
      accessories: listCell(partsAt(',', row.text('cross-sells', 'cross-sells (querverkäufe)', 'querverkäufe'))),
      ...{
        minimumAge: row.text('meta: _min_age'),
        tariff: row.text('meta: _hs_code'),
        origin: row.text('meta: _manufacture_country'),
      },
    },
  };
}

function publishedCell(own: ShopRow, family: ShopRow | undefined): string {
  const published = (one: ShopRow | undefined) => one?.text('published', 'veröffentlicht');
  return published(own) === '1' && (published(family) ?? '1') === '1' ? 'ja' : 'nein';
}

function refusalOf(kinds: readonly string[], row: ShopRow, family: ShopRow | undefined): string | undefined {
  if (kinds.includes('external')) return shopTexts.external;
  if (kinds.includes('grouped')) return shopTexts.grouped;
  if (kinds.includes('downloadable')) return shopTexts.download;
  if (family !== undefined) return isForAny(row) ? shopTexts.anyValue : undefined;
  const isWithout = [row.text(...stock), row.text(...taxClassNames)].includes(ofParent);
  return isWithout ? shopTexts.noParent(row.text(...parent) ?? '') : undefined;
}

/**
 * Decodes a name, which WooCommerce writes as HTML: `E &amp; F`. Only once, since `&amp;lt;` means `&lt;` in a name.
 */
function plain(text: string): string;
function plain(text: string | undefined): string | undefined;
function plain(text: string | undefined): string | undefined {
  return text?.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (written, decimal, hex, name) => {
    if (name !== undefined) return basicEntities[name] ?? htmlEntities[name] ?? written;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x10ffff ? written : String.fromCodePoint(code);
  });
}

const basicEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function attributesOf(row: ShopRow) {
  return row
    .matching(/^attribute? (\d+) name$/)
    .sort((one, other) => Number(one.match[1]) - Number(other.match[1]))
    .map(({ match: [, n], text: name }) => ({
      name: plain(name),
      isShown: row.text(`attribute ${n} visible`, `attribut ${n} sichtbar`) !== '0',
      parts: partsAt(',', row.text(`attribute ${n} value(s)`, `attribut ${n} wert(e)`, `attribut ${n} wert`)).map(
        (part) => plain(part),
      ),
    }));
}

/** The attributes of a family that do not distinguish its members. */
function constantsOf(family: ShopRow, chosen: readonly { readonly name: string }[]) {
  return attributesOf(family)
    .filter(({ name }) => !chosen.some((one) => one.name === name))
    .flatMap(({ name, parts }) => parts.map((value) => ({ name, value })));
}

function categoriesOf(row: ShopRow) {
  const [category, ...others] = partsAt(',', row.text('categories', 'kategorien')).map((path) =>
    categoryCell(path.split('>').map((name) => plain(name))),
  );
  return { category, furtherCategories: cellOfParts(others) };
}

/**
 * The tax rate. The empty class is WooCommerce's standard rate: without a mapping, that of the seller's country.
 * Untaxed products get a class of their own.
 */
function taxOf(row: ShopRow | undefined, { mapping, shop }: ShopFile): ClassRate & Pick<ForeignProduct, 'usualRate'> {
  const isTaxable = (row?.text('tax status', 'steuerstatus') ?? 'taxable') === 'taxable';
  const said = isTaxable ? (row?.text(...taxClassNames) ?? '') : untaxed;
  const found = rateOfClass(said, mapping, said === '' || said === 'standard');
  const isUnsaid = found.taxRate === undefined && found.taxClass === undefined;
  if (!isUnsaid || !row?.hasColumn(...taxClassNames) || shop.standardRate === undefined) return found;
  return { usualRate: percentFromBasisPoints(shop.standardRate) };
}

/** Attributes that at least one product shows on its page. The others are internal notes of the shop. */
async function shownNames({ rows }: ShopFile): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for await (const row of rows()) {
    // Variations do not state it.
    if (/\bvariation\b/i.test(row.text(...type) ?? '')) continue;
    for (const { name, isShown } of attributesOf(row)) if (isShown) shown.add(name);
  }
  return shown;
}

/** Elements that end a line. */
const block = '</?(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|table|thead|tbody|tr|td|th|blockquote|hr|br)\\b[^>]*>';

/** Converts line breaks, which the file writes as `\\n`, to HTML. Block elements need none. */
function withBreaks(text: string | undefined): string | undefined {
  return text
    ?.replace(new RegExp(`(${block})\\s*(?:\\\\n\\s*)+`, 'gi'), '$1')
    .replace(new RegExp(`(?:\\\\n\\s*)+(?=${block})`, 'gi'), '')
    .replaceAll('\\n', '<br>');
}

/**
 * The stock. Empty: not counted. A product that is not in stock has none, whatever its count. Variations may share
 * their parent's stock. One of them then gets it, and the others draw on it.
 */
function stockOf(row: ShopRow, family: Family | undefined) {
  const isShared = row.text(...stock) === ofParent;
  const stated = isShared ? family?.row : row;
  const counted = stated ? stockIn(stated, stock) : { cells: { stock: undefined }, warnings: [] };
  const isIn = row.text(...inStock);
  const goesOn = row.matching(backorders).some(({ text }) => ['1', 'notify', 'yes', 'ja'].includes(text.toLowerCase()));
  // A product that the old shop did not sell has no stock, whatever its count.
  const isOut = (counted.cells.stock === undefined ? row : stated)?.text(...inStock) === '0';
  const known = isOut ? '0' : counted.cells.stock;
  const owner = ownerFor(row, family);
  return {
    cells: {
      stock: owner ? undefined : known,
      ...(family && { stockOf: owner && numberOf(owner) }),
      backorder: isIn === 'backorder' || goesOn ? 'ja' : undefined,
    },
    warnings: owner || isOut ? [] : counted.warnings,
  };
}

/** The other variation whose stock this one draws on. */
function ownerFor(row: ShopRow, family: Family | undefined): ShopRow | undefined {
  const isShared = row.text(...stock) === ofParent && family?.row.text(...stock) !== undefined;
  const owner = isShared ? family?.stockOwner : undefined;
  return owner?.line === row.line ? undefined : owner;
}

function measures(row: ShopRow) {
  const at = (pattern: RegExp, factor: Readonly<Record<string, number>>) => {
    const [found] = row.matching(pattern);
    const times = factor[found?.match[1] ?? ''];
    return found && times !== undefined ? row.whole([found.match[0]], times) : undefined;
  };
  const size = { mm: 1, cm: 10, m: 1000, in: 25.4 };
  return {
    weight: at(/^(?:weight|gewicht) \((\w+)\)$/, { g: 1, kg: 1000, lbs: 453.592, oz: 28.3495 }),
    length: at(/^(?:length|länge) \((\w+)\)$/, size),
    width: at(/^(?:width|breite) \((\w+)\)$/, size),
    height: at(/^(?:height|höhe) \((\w+)\)$/, size),
  };
}

function normUnitOf(row: ShopRow): string | undefined {
  const unit = row.text(...unitName);
  const base = row.text(...unitBase) ?? '1';
  const isSaid = row.number(regularUnitPrice) !== undefined || contentOf(row) !== undefined;
  return unit && isSaid ? `${base} ${unit}` : undefined;
}

/** What one product holds: `250 g`. */
function contentOf(row: ShopRow): string | undefined {
  const [amount, unit] = [row.amount(unitAmount), row.text(...unitName)];
  return unit && amount !== undefined && amount > 0 ? `${germanNumber(amount)} ${unit}` : undefined;
}
