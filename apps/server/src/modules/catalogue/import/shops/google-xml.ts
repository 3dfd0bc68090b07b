import { htmlEntities } from '../../../../tables/xml/html-entities.ts';
import { readElements, type XmlElement } from '../../../../tables/xml/read-elements.ts';
import { noteNotTaken, OwnTable } from '../foreign/own-table.ts';
import { withMapping } from '../foreign/with-mapping.ts';
import type { ImportRecord } from '../records/import-record.ts';
import { shopTexts } from '../texts/shops.de.ts';
import { type GoogleItem, google, googleProducts } from './google.ts';
import type { ShopFile } from './shop-format.ts';

const elements = new Set(['item', 'entry']);

/** The headings for giving back refused items: what Google has fields for, since an empty cell empties its field. */
const headings: ReadonlySet<string> = new Set(
  (
    'articleNumber name category furtherCategories description gtin brand mpn price salePrice saleFrom saleUntil ' +
    'taxRate normUnit content priceQuantity minAmount weight pictures family familyName deposit container stockStatus ' +
    'allAttributes allProperties'
  ).split(' '),
);

/** Reads a feed of Google Merchant in RSS or Atom. `text` opens it, possibly several times. */
export async function* readGoogleXml(
  text: () => AsyncIterable<string>,
  { mapping, onNote }: Omit<ShopFile, 'rows'>,
): AsyncGenerator<ImportRecord> {
  onNote(shopTexts.recognised(google.name));
  const table = new OwnTable(headings);
  let isFirstPass = true;
  async function* items(): AsyncGenerator<GoogleItem> {
    const feed = { chunks: text(), entities: htmlEntities, isFirstPass };
    isFirstPass = false;
    for await (const { element, line } of readElements(feed, elements))
      yield { line, all: (name) => valuesOf(element, name) };
  }
  for await (const product of googleProducts(items, mapping))
    yield table.record({ ...withMapping(product, mapping), isZeroNoPrice: true });
  noteNotTaken(table, onNote);
}

function valuesOf(item: XmlElement, name: string): string[] {
  return item.all(name).flatMap((element) => {
    if (element.children.length === 0) return element.value ?? [];
    const parts = ['section_name', 'attribute_name', 'attribute_value'].map((part) => element.text(part) ?? '');
    return parts.join(':');
  });
}
