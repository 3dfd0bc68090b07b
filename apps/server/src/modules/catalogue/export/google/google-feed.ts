import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { writeElement, xmlElement } from '../../../../tables/xml/write-element.ts';
import type { ExportedProduct } from '../exported/exported-fields.ts';
import { type GoogleTerms, googleItem } from './google-item.ts';

/** The syntax of a feed. */
export interface FeedFormat {
  readonly begin: (shop: { readonly title: string; readonly link: string }) => string;
  readonly item: (item: XmlElement) => string;
  readonly end: string;
}

/** RSS 2.0. */
export const googleXml: FeedFormat = {
  begin: ({ title, link }) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${['title', 'link', 'description'].map((name) => writeElement(xmlElement(name, name === 'link' ? link : title))).join('')}`,
  item: writeElement,
  end: '</channel>\n</rss>\n',
};

/** The columns of a table. Product details have no column. */
const columns = (
  'id title description link image_link additional_image_link availability availability_date price sale_price ' +
  'sale_price_effective_date unit_pricing_measure unit_pricing_base_measure multipack product_type brand gtin mpn ' +
  'identifier_exists condition certification energy_efficiency_class min_energy_efficiency_class ' +
  'max_energy_efficiency_class item_group_id color size material pattern shipping_weight'
).split(' ');
/** Columns with several values, separated by commas. */
const lists = new Set(['additional_image_link']);

/** A table separated by tabs, one row for each item. */
export const googleTable: FeedFormat = {
  begin: () => `${columns.join('\t')}\n`,
  item: (item) => `${columns.map((column) => cellOf(item.all(`g:${column}`), lists.has(column))).join('\t')}\n`,
  end: '',
};

function cellOf(elements: readonly XmlElement[], isList: boolean): string {
  const said = elements.map(({ content, children }) => content || children.map((child) => child.content).join(':'));
  const text = (isList ? said.map((one) => one.replaceAll(',', '%2C')).join(',') : (said[0] ?? '')).replace(
    /\s+/g,
    ' ',
  );
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The data for a feed, and the function that writes it. */
export interface FeedExport {
  readonly title: string;
  readonly link: string;
  readonly terms: GoogleTerms;
  readonly products: AsyncIterable<readonly ExportedProduct[]>;
  readonly format: FeedFormat;
  write(text: string): Promise<void>;
}

/**
 * Writes the products that are on sale now. Returns the number of items, and the article numbers of products that lack
 * something Google requires.
 */
export async function writeFeed({ products, terms, format, write, ...shop }: FeedExport) {
  let exported = 0;
  const leftOut: string[] = [];
  await write(format.begin(shop));
  for await (const some of products) {
    const onSale = some.filter(({ row }) => row.deleted === 0);
    const items = onSale.map((product) => googleItem(product, terms));
    for (const [place, { row }] of onSale.entries()) if (items[place] === null) leftOut.push(row.article_number);
    const whole = items.filter((item) => item !== null);
    exported += whole.length;
    await write(whole.map(format.item).join(''));
  }
  await write(format.end);
  return { exported, leftOut };
}
