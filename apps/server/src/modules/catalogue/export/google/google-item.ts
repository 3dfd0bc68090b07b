import {
  type DrinkContainer,
  euroFromCents,
  type PriceDeclaration,
  readContent,
  type SellerTaxes,
  stockState,
} from '@kontor/domain';
import { htmlBlocks } from '../../../../html/html-blocks.ts';
import { germanDecimal } from '../../../../tables/german-number.ts';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { xmlElement, xmlIfAny } from '../../../../tables/xml/write-element.ts';
import { isExempt, normBase } from '../../condition-prices.ts';
import { familyValuesIn } from '../../family-field-kinds.ts';
import { furtherIn } from '../../further-categories.ts';
import { columns } from '../../import/table/csv-columns.ts';
import { productFields } from '../../product-fields.ts';
import type { ConditionRow } from '../../product-records.ts';
import { countedOffer } from '../../stock.service.ts';
import type { ExportedCategories } from '../exported/exported-categories.ts';
import type { ExportedProduct } from '../exported/exported-fields.ts';
import type { PublicAddresses } from '../exported/public-addresses.ts';
import { type GooglePrice, googlePrice } from './google-price.ts';
import { measureText } from './google-units.ts';

/** The data for the items of a feed. */
export interface GoogleTerms {
  readonly declaration: PriceDeclaration;
  /** Absent: articles are taxed by the rates that they have. */
  readonly taxes?: SellerTaxes;
  readonly categories: ExportedCategories;
  readonly addresses: PublicAddresses;
  /** Names of internal attributes, which exports for others leave out. */
  readonly internal: ReadonlySet<string>;
  /** The attribute group that names the brand. */
  readonly brandAttribute: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The most pictures besides the first. */
const morePictures = 10;
const dayMs = 86_400_000;

/** Google's attributes for properties and attributes of the shop, by their name there. */
const namedByGoogle: Readonly<Record<string, string>> = {
  ...{ Farbe: 'color', Größe: 'size', Material: 'material', Muster: 'pattern' },
};

/**
 * A product as an item of Google Merchant, with elements in the order of Google's list. Null if it has no picture or no
 * price for everybody, because Google accepts no item without them.
 */
export function googleItem({ row, conditions }: ExportedProduct, terms: GoogleTerms): XmlElement | null {
  const shown = productFields.toWire(row);
  const condition = conditions.find(({ customer_group: group }) => group === null);
  const [picture, ...others] = shown.files.map(({ content }) => terms.addresses.file(content));
  if (condition === undefined || picture === undefined) return null;
  const title = [row.name, row.name_suffix].filter(Boolean).join(', ');
  const text = htmlBlocks(row.html_description).map((block) => block.text);
  const price = googlePrice(condition, terms, terms.now);
  const trail = terms.categories.trail(row.category_id);
  return xmlElement('item', [
    g('id', row.article_number),
    g('title', title.slice(0, 150)),
    g('description', (text.join('\n').trim() || title).slice(0, 5000)),
    g('link', terms.addresses.product(trail, row.id)),
    g('image_link', picture),
    ...others.slice(0, morePictures).map((link) => g('additional_image_link', link)),
    ...availability(row, conditions, terms.now),
    ...prices(price),
    ...measures(condition, price.least),
    price.least > 1 ? g('multipack', String(price.least)) : undefined,
    ...[row.category_id, ...furtherIn(row.further_categories, row.id)].map((id) =>
      g('product_type', pathOf(terms, id)),
    ),
    ...identifiers(shown, terms),
    g('condition', 'new'),
    ...energy(shown.energy),
    g('item_group_id', row.family_id ?? undefined),
    ...properties(
      row,
      shown.attributes.filter(({ name }) => !terms.internal.has(name)),
    ),
    ...deposit(condition, shown.container, price.least),
    g('shipping_weight', row.weight_grams > 0 ? `${row.weight_grams * price.least} g` : undefined),
  ]);
}

function g(name: string, text: string | undefined): XmlElement | undefined {
  return xmlIfAny(`g:${name}`, text);
}

/** The availability. A product on backorder needs a delivery date, or Google does not accept it as such. */
function availability(
  row: ExportedProduct['row'],
  conditions: readonly ConditionRow[],
  now: number,
): (XmlElement | undefined)[] {
  const state = stockState(conditions.filter(({ customer_group: group }) => group === null).map(countedOffer));
  const isOut = row.stock_status === 'red' || row.light_of_stock === 'red' || state.kind === 'sold-out';
  if (isOut) return [g('availability', 'out_of_stock')];
  if (state.kind !== 'backorder') return [g('availability', 'in_stock')];
  const days = productFields.rows.deliveryDays.kind.toWire(row.delivery_days)?.max;
  if (days === undefined) return [g('availability', 'out_of_stock')];
  return [g('availability', 'backorder'), g('availability_date', moment(now + days * dayMs))];
}

function prices({ price, sale }: GooglePrice): (XmlElement | undefined)[] {
  const { from = null, until = null } = sale ?? {};
  return [
    g('price', euro(price)),
    g('sale_price', sale === null ? undefined : euro(sale.price)),
    g('sale_price_effective_date', from === null || until === null ? undefined : `${moment(from)}/${moment(until)}`),
  ];
}

function euro(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}

function moment(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+/, '');
}

function measures({ content, norm_unit: unit }: ConditionRow, least: number): (XmlElement | undefined)[] {
  const known = content === null || isExempt(unit) ? null : readContent(content);
  if (known === null) return [];
  const { measure, base } = measureText(known, normBase(unit), least);
  return [g('unit_pricing_measure', measure), g('unit_pricing_base_measure', base)];
}

function pathOf({ categories }: GoogleTerms, id: string): string {
  const [root, ...below] = categories.trail(id).map(({ name }) => name.replaceAll('>', '/'));
  return (below.length > 0 ? below : [root]).join(' > ');
}

function identifiers(
  { gtin, mpn, brand: own, attributes, manufacturer }: ReturnType<typeof productFields.toWire>,
  { brandAttribute }: GoogleTerms,
) {
  const brand = own ?? attributes.find(({ name }) => name === brandAttribute)?.value ?? manufacturer?.name;
  const isIdentified = gtin !== undefined || (brand !== undefined && mpn !== undefined);
  const identifier = g('identifier_exists', isIdentified ? undefined : 'no');
  return [g('brand', brand?.slice(0, 70)), g('gtin', gtin), g('mpn', mpn?.slice(0, 70)), identifier];
}

function energy(said: ReturnType<typeof productFields.toWire>['energy']): (XmlElement | undefined)[] {
  const [best, worst] = said?.scale?.split('–') ?? [];
  const code = said?.eprel;
  return [
    code === undefined
      ? undefined
      : xmlElement('g:certification', [
          g('certification_authority', 'EC'),
          g('certification_name', 'EPREL'),
          g('certification_code', code),
        ]),
    g('energy_efficiency_class', said?.class),
    g('min_energy_efficiency_class', said?.class && worst),
    g('max_energy_efficiency_class', said?.class && best),
  ];
}

/** The wording of the law (LAW S5). */
const containerWords = { 'one-way': 'EINWEG', reusable: 'MEHRWEG' } as const;

/** Attributes with a name at Google, each once. All others are product details. */
function properties(
  { family_values: values }: ExportedProduct['row'],
  attributes: readonly { readonly name: string; readonly value: string }[],
): (XmlElement | undefined)[] {
  const all = [...familyValuesIn(values), ...attributes];
  const known = new Map<string, string>();
  const details: (XmlElement | undefined)[] = [];
  for (const { name, value } of all) {
    const attribute = namedByGoogle[name];
    if (attribute !== undefined && !known.has(attribute)) known.set(attribute, value.slice(0, 100));
    else if (attribute === undefined) details.push(detail(name, value));
  }
  return [...[...known].map(([name, value]) => g(name, value)), ...details];
}

/** Google has no element for a deposit, and its price excludes it. */
function deposit({ deposit: cents }: ConditionRow, said: DrinkContainer | undefined, least: number) {
  return [
    cents === null ? undefined : detail(columns.deposit, `${germanDecimal(euroFromCents(cents * least))} €`),
    said === undefined ? undefined : detail(columns.container, containerWords[said]),
  ];
}

function detail(name: string, value: string): XmlElement {
  return xmlElement('g:product_detail', [g('attribute_name', name.slice(0, 140)), g('attribute_value', value)]);
}
