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

/** A BMEcat file, which is read twice, and what decides how. */
export interface BmecatFile {
  /** Opens its text; what is read the first time is not counted. */
  readonly text: (pass: 'head' | 'products') => AsyncIterable<string>;
  readonly shop: ImportingShop;
  readonly mapping: Mapping;
  readonly now: number;
  readonly onNote: (note: string) => void;
  /** Hears that it is no whole catalogue. */
  readonly onUpdate: () => void;
}

/** What a whole product of a catalogue can say. */
const headings = new Set(
  (
    'articleNumber name nameSuffix category description gtin price taxRate priceQuantity scales unit minAmount ' +
    'amountStep maxAmount keywords pictures documents weight manufacturerName manufacturerAddress manufacturerEmail ' +
    'active listPrice salePrice saleFrom saleUntil brand mpn origin tariff content family familyName furtherCategories deliveryDays ' +
    'accessories spareParts similar successors setOf length width height'
  ).split(' '),
);

/**
 * What a list of prices gives back of a product that is refused: without its sale and UVP, since the empty cell of
 * another product would end that one's.
 */
const pricedHeadings = new Set(['articleNumber', 'price', 'taxRate', 'scales']);

/** What is given back where the file does not say what its groups are: the category of such a product stays. */
const ungroupedHeadings = new Set([...headings].filter((one) => one !== 'category' && one !== 'furtherCategories'));

const headElements = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  'ARTICLE_TO_CATALOGGROUP_MAP',
  'PRODUCT_TO_CATALOGGROUP_MAP',
]);
const productElements = new Set(['ARTICLE', 'PRODUCT']);

/**
 * Reads BMEcat 1.2, 2005 and 2005.1 by the names of elements alone, since files mix the versions. Products come before
 * the groups that they are in, so the file is first read for its groups. T_NEW_CATALOG and T_UPDATE_PRODUCTS have whole
 * products; T_UPDATE_PRICES changes prices only. A deleted product goes off sale.
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

/** What gives refused products back, by the first of them. */
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
