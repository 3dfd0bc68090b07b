import { germanMoment } from '../../../../tables/german-moment.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { htmlEntities } from '../../../../tables/xml/html-entities.ts';
import { type FoundElement, readElements } from '../../../../tables/xml/read-elements.ts';
import { noteNotTaken, OwnTable } from '../foreign/own-table.ts';
import { withMapping } from '../foreign/with-mapping.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { ImportRecord } from '../records/import-record.ts';
import type { ImportingShop } from '../records/importing-shop.ts';
import { bmecatTexts } from '../texts/bmecat.de.ts';
import { catalogueHead, noHead } from './catalogue-head.ts';
import { type CatalogueTerms, catalogueProducts, changedPrices, isUpdate, offSale } from './catalogue-product.ts';
import { Groups } from './groups.ts';

/** A BMEcat file, which is read twice, and the settings for reading it. */
export interface BmecatFile {
  /** Opens its text. Only bytes of the second pass count as progress. */
  readonly text: (pass: 'head' | 'products') => AsyncIterable<string>;
  readonly shop: ImportingShop;
  readonly mapping: Mapping;
  readonly now: number;
  readonly onNote: (note: string) => void;
  /** Called if the file is not a whole catalogue. */
  readonly onUpdate: () => void;
}

/** The headings that a whole product of a catalogue can fill. */
const headings = new Set(
  (
    'articleNumber name nameSuffix category description gtin price taxRate priceQuantity scales unit minAmount ' +
    'amountStep maxAmount keywords pictures documents weight manufacturerName manufacturerAddress manufacturerEmail ' +
    'active listPrice salePrice saleFrom saleUntil brand mpn origin tariff content family familyName furtherCategories deliveryDays ' +
    'accessories spareParts similar successors setOf length width height allAttributes allProperties'
  ).split(' '),
);

/**
 * The headings for giving back refused products of a price list. Sale and list price are left out, because the empty
 * cell of one product would end the sale of another.
 */
const pricedHeadings = new Set(['articleNumber', 'price', 'taxRate', 'scales']);

/** The headings for giving back products of a file without groups. Without the category, such products keep theirs. */
const ungroupedHeadings = new Set([...headings].filter((one) => one !== 'category' && one !== 'furtherCategories'));

const headElements = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  'ARTICLE_TO_CATALOGGROUP_MAP',
  'PRODUCT_TO_CATALOGGROUP_MAP',
]);
const productElements = new Set(['ARTICLE', 'PRODUCT']);

/**
 * Reads BMEcat 1.2, 2005 and 2005.1 by element names alone, because files mix the versions. Products come before their
 * groups, so a first pass reads the groups. T_NEW_CATALOG and T_UPDATE_PRODUCTS contain whole products. T_UPDATE_PRICES
 * only changes prices. A deleted product goes off sale.
 */
export async function* readBmecat(file: BmecatFile): AsyncGenerator<ImportRecord> {
  let [ending, firstEnd] = [0, Number.POSITIVE_INFINITY];
  const onPriceEnds = (at: number) => {
    ending++;
    firstEnd = Math.min(firstEnd, at);
  };
  const { groups, ...others } = await termsOf(file);
  const terms = { ...others, groups, onPriceEnds };
  const onUnknownEntity = once((line: number) => file.onNote(bmecatTexts.unknownEntity(line)));
  const text = { chunks: file.text('products'), entities: htmlEntities, onUnknownEntity };
  let table: OwnTable | undefined;
  let isOfUpdate = false;
  for await (const found of readElements(text, productElements)) {
    table ??= tableFor(found, groups, file);
    for (const product of productsOf(found, terms)) yield table.record(withMapping(product, file.mapping));
    isOfUpdate ||= isUpdate(found);
    if (isOfUpdate) groups.forget(found.element.text('SUPPLIER_AID', 'SUPPLIER_PID') ?? '');
  }
  if (table === undefined) throw new ImportImpossible(bmecatTexts.noProducts);
  if (isOfUpdate && groups.products > 0) file.onNote(bmecatTexts.groupsAlone(groups.products));
  if (ending > 0) file.onNote(bmecatTexts.pricesEnd(ending, germanMoment(firstEnd, 'until')));
  noteNotTaken(table, file.onNote);
}

/** The table for giving back refused products. The first product decides its columns. */
function tableFor(first: FoundElement, { areNone }: Groups, { shop, onUpdate }: BmecatFile): OwnTable {
  if (isPriceList(first) || isUpdate(first)) onUpdate();
  if (isPriceList(first)) return new OwnTable(pricedHeadings, shop);
  return new OwnTable(isUpdate(first) && areNone ? ungroupedHeadings : headings, shop);
}

async function termsOf({
  text,
  shop,
  mapping,
  now,
}: BmecatFile): Promise<CatalogueTerms & { readonly groups: Groups }> {
  const groups = new Groups();
  let head = noHead;
  const first = { chunks: text('head'), entities: htmlEntities, isFirstPass: true };
  for await (const { element } of readElements(first, headElements)) {
    if (element.name === 'HEADER') head = catalogueHead(element);
    else if (element.name === 'CATALOG_STRUCTURE') groups.add(element);
    else groups.assign(element);
  }
  const { declaration, countries } = shop;
  return { head, groups, mapping, now, declaration, countries, priceType: mapping.priceType };
}

function productsOf(found: FoundElement, terms: CatalogueTerms) {
  const { element, line } = found;
  if (isPriceList(found)) return [changedPrices(found, terms)];
  if (element.attributes.mode !== 'delete') return catalogueProducts(found, terms);
  return [offSale(element.text('SUPPLIER_AID', 'SUPPLIER_PID'), line)];
}

function isPriceList({ path }: FoundElement): boolean {
  return path.includes('T_UPDATE_PRICES');
}

function once<Value>(tell: (value: Value) => void): (value: Value) => void {
  let isTold = false;
  return (value) => {
    if (!isTold) tell(value);
    isTold = true;
  };
}
