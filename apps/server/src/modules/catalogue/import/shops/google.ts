import { germanNumber } from '../../../../tables/german-number.ts';
import { cellOfParts } from '../../field-kinds.ts';
import { categoryCell, type ForeignProduct, listCell } from '../foreign/own-table.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { columns } from '../table/csv-columns.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { cellsOfUnit, unitsIn } from './google-pack.ts';
import { momentCell } from './moments.ts';
import { type ShopFormat, signature } from './shop-format.ts';

/** An item of Google Merchant: by attribute name, all of its values. */
export interface GoogleItem {
  readonly line: number;
  all(name: string): readonly string[];
  readonly source?: ForeignProduct['source'];
}

interface Detail {
  readonly name: string;
  readonly value: string;
}

/** The properties that distinguish the members of a group, in German. */
const choices: Readonly<Record<string, string>> = {
  color: 'Farbe',
  size: 'Größe',
  material: 'Material',
  pattern: 'Muster',
};

/** Google Merchant as a table. For XML see google-xml.ts. */
export const google: ShopFormat = {
  name: 'Google Merchant',
  recognises: (headings) => signature(headings, [['id'], ['title'], ['link'], ['image_link', 'image link']]),
  meaningless:
    /^(?:(?:mobile[_ ])?link|condition|identifier[_ ]exists|google[_ ]product[_ ]category|adult|ads[_ ].*|custom[_ ]label[_ ]\d|shipping(?:[_ ]label)?|tax|(?:in|ex)cluded[_ ]destination)$/,
  async *read({ rows, mapping }) {
    const items = async function* (): AsyncGenerator<GoogleItem> {
      for await (const row of rows()) {
        const all = (name: string) => {
          const text = row.text(name, name.replaceAll('_', ' '));
          return text === undefined ? [] : name === 'additional_image_link' ? text.split(/,(?=https?:)/) : [text];
        };
        yield { line: row.line, source: row.source, all };
      }
    };
    yield* googleProducts(items, mapping);
  },
};

/** What the items of a group share, and what differs. */
interface Group {
  /** The words at the beginning of all titles, or the first title if there are none. */
  name: string;
  /** Attributes in which the items differ. */
  readonly differing: Set<string>;
}

/** The items as products. Two passes, because a property is an attribute that differs within a group. */
export async function* googleProducts(
  items: () => AsyncIterable<GoogleItem>,
  mapping: Mapping,
): AsyncGenerator<ForeignProduct> {
  const groups = await groupsOf(items());
  for await (const item of items()) yield productOf(item, groups.get(item.all('item_group_id')[0] ?? ''), mapping);
}

/** The groups by id. */
async function groupsOf(items: AsyncIterable<GoogleItem>): Promise<ReadonlyMap<string, Group>> {
  const first = new Map<string, Readonly<Record<string, string | undefined>>>();
  const groups = new Map<string, Group>();
  for await (const item of items) {
    const [id] = item.all('item_group_id');
    if (id === undefined) continue;
    const [title = ''] = item.all('title');
    const values = Object.fromEntries(Object.keys(choices).map((name) => [name, item.all(name)[0]]));
    const known = first.get(id) ?? values;
    first.set(id, known);
    const group = groups.get(id) ?? { name: title, differing: new Set() };
    groups.set(id, group);
    group.name = wordsInCommon(group.name, title) || group.name;
    for (const name of Object.keys(choices)) if (values[name] !== known[name]) group.differing.add(name);
  }
  return groups;
}

/** The words at the beginning of both titles, without trailing signs. Empty if there are none. */
function wordsInCommon(one: string, other: string): string {
  const [words, others] = [one.split(/\s+/), other.split(/\s+/)];
  const end = words.findIndex((word, place) => word !== others[place]);
  return end < 0
    ? one
    : words
        .slice(0, end)
        .join(' ')
        .replace(/[\s,;:|/(–-]+$/, '');
}

function productOf(item: GoogleItem, group: Group | undefined, mapping: Mapping): ForeignProduct {
  const one = (name: string) => item.all(name)[0];
  const said = Object.entries(choices).flatMap(([name, label]) =>
    item.all(name).map((value) => ({ key: name, name: label, value })),
  );
  const properties = said.filter(({ key }) => group?.differing.has(key)).slice(0, 3);
  const [from, until] = one('sale_price_effective_date')?.split('/') ?? [];
  const [category, ...others] = item.all('product_type').map((path) => categoryCell(path.split('>')));
  const details = detailsOf(item);
  const [price, sale] = [moneyOf(one('price')), moneyOf(one('sale_price'))];
  const weight = gramsOf(one('shipping_weight'));
  const ofUnit = cellsOfUnit(
    {
      ...{ price, salePrice: sale, content: spaced(one('unit_pricing_measure')) },
      weight: typeof weight === 'number' ? germanNumber(weight) : undefined,
      ...Object.fromEntries(details.flatMap((detail) => ofDeposit(detail) ?? [])),
    },
    unitsIn(one('multipack'), one('image_link')),
  );
  const foreign = [one('price'), one('sale_price')].find((text) => currencyOf(text) !== 'EUR');
  return {
    line: item.line,
    ...(item.source && { source: item.source }),
    refused: foreign === undefined ? ofUnit.refused : shopTexts.otherCurrency(foreign, currencyOf(foreign)),
    ...(weight === null && { warnings: [shopTexts.unknownWeight(one('shipping_weight') ?? '')] }),
    // In German-speaking countries feeds contain gross prices.
    declared: mapping.prices ?? 'gross',
    properties: properties.map(({ name, value }) => ({ name, value })),
    attributes: [
      ...said.filter((value) => !properties.includes(value)).map(({ name, value }) => ({ name, value })),
      ...details.filter((detail) => ofDeposit(detail) === undefined),
    ],
    cells: {
      ...{ articleNumber: one('id'), name: one('title'), description: one('description') },
      ...(group && properties.length > 0 ? { family: one('item_group_id'), familyName: group.name } : {}),
      ...{ category, furtherCategories: cellOfParts(others) },
      ...{ brand: one('brand'), gtin: one('gtin'), mpn: one('mpn') },
      ...ofUnit.cells,
      ...(foreign !== undefined && { price: amountIn(one('price')), salePrice: amountIn(one('sale_price')) }),
      ...{ saleFrom: sale && momentCell(from), saleUntil: sale && momentCell(until) },
      stockStatus: stockStatusOf(one('availability')),
      normUnit: spaced(one('unit_pricing_base_measure')),
      pictures: listCell([...item.all('image_link'), ...item.all('additional_image_link')]),
    },
  };
}

/** An amount of another currency keeps it, so that a mended error file is not read as euros. */
function amountIn(text: string | undefined): string | undefined {
  return currencyOf(text) === 'EUR' ? moneyOf(text) : text;
}

/** The currency of `15.00 USD`. Without one it is the shop's. */
function currencyOf(text: string | undefined): string {
  return /^\s*[\d.,]+\s*([A-Z]{3})\s*$/.exec(text ?? '')?.[1] ?? 'EUR';
}

/**
 * The amount of `15.00 EUR` and of `1,049.00 EUR`. A text that is no amount stays as it is. `1.049` may be a thousand:
 * it is refused as such.
 */
function moneyOf(text: string | undefined): string | undefined {
  const [, amount] = /^\s*([\d.,]+)\s*(?:[A-Z]{3})?\s*$/.exec(text ?? '') ?? [];
  if (amount === undefined) return text;
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(amount)) return amount.replaceAll(',', '.');
  const [, grouped = amount, decimals] = /^(.*)[.,](\d+)$/.exec(amount) ?? [];
  const whole = grouped.replace(/[.,]/g, '');
  return decimals === undefined ? whole : `${whole},${decimals}`;
}

function stockStatusOf(availability: string | undefined): string | undefined {
  const word = availability?.toLowerCase().replaceAll(' ', '_');
  return word === undefined ? undefined : ({ in_stock: 'grün', out_of_stock: 'rot' }[word] ?? 'gelb');
}

/** Google's names of square and cubic units. */
const squares: Readonly<Record<string, string>> = { sqm: 'm²', cbm: 'm³' };

function spaced(measure: string | undefined): string | undefined {
  return measure?.replace(
    /^([\d.]+)\s*([a-z]+)$/i,
    (_, amount: string, unit: string) => `${amount.replace('.', ',')} ${squares[unit.toLowerCase()] ?? unit}`,
  );
}

/** Grams in the weight units that Google allows. */
const gramsIn: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237, lbs: 453.59237 };

/** Whole grams. Undefined if nothing is stated, null for an invalid weight. */
function gramsOf(weight: string | undefined): number | null | undefined {
  if (weight === undefined) return undefined;
  const [, amount = '', unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([a-z]+)\s*$/i.exec(weight) ?? [];
  const grams = Number(amount.replace(',', '.')) * (gramsIn[unit.toLowerCase()] ?? Number.NaN);
  return Number.isNaN(grams) ? null : Math.round(grams);
}

/** The cell for a deposit in a product detail, since Google has no attribute for it. Undefined if there is none. */
function ofDeposit({ name, value }: Detail): [heading: string, cell: string][] | undefined {
  if (name === columns.deposit && /^\d+,\d\d €$/.test(value)) return [['deposit', value]];
  return name === columns.container && /^(?:EINWEG|MEHRWEG)$/.test(value) ? [['container', value]] : undefined;
}

/** `Abschnitt:Name:Wert`. In XML also as elements. */
function detailsOf(item: GoogleItem): Detail[] {
  return item.all('product_detail').flatMap((detail) => {
    const [, name = '', value = ''] = detail.split(':').map((part) => part.trim());
    return name === '' || value === '' ? [] : [{ name, value }];
  });
}
