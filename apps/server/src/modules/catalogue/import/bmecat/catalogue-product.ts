import { germanMoment } from '../../../../tables/german-moment.ts';
import { germanNumber } from '../../../../tables/german-number.ts';
import type { FoundElement, XmlElement } from '../../../../tables/xml/read-elements.ts';
import { cellOfParts } from '../../field-kinds.ts';
import { categoryCell, type ForeignProduct, listCell } from '../foreign/own-table.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { bmecatTexts } from '../texts/bmecat.de.ts';
import { attributeHints } from './attribute-hints.ts';
import { deliveryDays } from './delivery-times.ts';
import { type Feature, familyValuesOf, featuresOf, variantsOf } from './features.ts';
import type { Groups } from './groups.ts';
import { german, germanElement, germanOnly } from './localized.ts';
import { mediaOf } from './media.ts';
import { bmecatNumber } from './numbers.ts';
import { counted, isMeasure, isUnknownCode, unitName } from './order-units.ts';
import { type OwnExtensions, ownExtensions } from './own-extensions.ts';
import { type LimitedPrice, type PriceTerms, type ProductPrice, priceOf } from './prices.ts';
import { htmlOf } from './rich-text.ts';

/** The settings for reading the products of a catalogue. */
export interface CatalogueTerms extends PriceTerms {
  readonly groups: Pick<Groups, 'pathsOf' | 'hasUnknown' | 'hasLeft' | 'areNone'>;
  readonly mapping: Mapping;
  /** Called when the price of a product has an end, in epoch ms. */
  readonly onPriceEnds?: (at: number) => void;
}

type Cells = Record<string, string | undefined>;
type Part = Pick<ForeignProduct, 'cells'> & {
  readonly warnings?: readonly string[];
  readonly refused?: string | undefined;
};

/** A product of a catalogue, or its variants as products of a family. */
export function catalogueProducts(found: FoundElement, terms: CatalogueTerms): ForeignProduct[] {
  const { element, line } = found;
  const number = element.text('SUPPLIER_AID', 'SUPPLIER_PID') ?? '';
  const priced = priceCells(element, terms);
  const order = orderCells(element);
  const { features, codes } = featuresOf(element);
  const isKept = isUpdate(found) || isGroupElsewhere(number, terms);
  const place = isKept ? placeInUpdate(number, terms) : placeInCatalogue(number, terms);
  const warnings = [
    ...(order.warnings ?? []),
    ...(priced.warnings ?? []),
    ...(codes > 0 ? [bmecatTexts.codes(codes)] : []),
    ...place.warnings,
  ];
  const own = ownExtensions(element);
  const cells: Cells = {
    ...own?.usual,
    articleNumber: number,
    ...detailCells(element, terms),
    ...place.cells,
    ...mediaCells(element, terms.head.mimeRoot),
    ...referenceCells(element),
    ...order.cells,
    ...priced.cells,
    minAmount: larger(order.cells.minAmount, priced.cells.minAmount),
    ...own?.cells,
  };
  if (own !== undefined) {
    const { declared } = priced;
    return [ownProduct({ line, cells, declared, attributes: named(features) }, own, element)];
  }
  const { declared, refused } = priced;
  const { keepsCategory, categoryWarning } = place;
  const shared = {
    line,
    declared,
    refused,
    warnings,
    keepsCategory,
    categoryWarning,
    isZeroNoPrice: !terms.head.isOurs,
    attributeHints: attributeHints(element),
  };
  const variants = variantsOf(element);
  if (refused !== undefined && cells.active === 'nein')
    return (variants.length === 0 ? [''] : variants.map(({ supplement }) => supplement)).map((supplement) =>
      offSale(number + supplement, line),
    );
  if (variants.length === 0) return [{ ...shared, cells, attributes: named(features) }];
  return variants.map(({ supplement, values }) => ({
    ...shared,
    cells: {
      ...cells,
      articleNumber: number + supplement,
      ...{ gtin: undefined, nameSuffix: values.map(({ value }) => value).join(', ') },
      ...{ family: number, familyName: cells.name },
    },
    attributes: named(features),
    properties: named(values),
  }));
}

/** The fields of a product that is taken off sale. */
const leaving = new Set(['articleNumber', 'active']);

/** A product that goes off sale. All its other fields are kept. */
export function offSale(articleNumber: string | undefined, line: number): ForeignProduct {
  return { line, cells: { articleNumber, active: 'nein' }, names: leaving };
}

/** A product from our own export. It needs no interpretation. */
function ownProduct(
  product: Pick<ForeignProduct, 'line' | 'cells' | 'declared'> & { readonly attributes: readonly Feature[] },
  { attributes = product.attributes, otherRows }: OwnExtensions,
  element: XmlElement,
): ForeignProduct {
  return {
    ...product,
    otherRows,
    attributes,
    properties: named(familyValuesOf(element)),
  };
}

/**
 * A product whose prices alone change, for as many units as the stored prices unless the file states it. One without
 * scales states none, so that the import names what loses them.
 */
export function changedPrices({ element, line }: FoundElement, terms: CatalogueTerms): ForeignProduct {
  const { cells, declared, refused } = priceCells(element, terms);
  const articleNumber = element.text('SUPPLIER_AID', 'SUPPLIER_PID');
  const priceQuantity = priceQuantityIn(element.child('ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS'));
  const said = Object.entries({ ...cells, priceQuantity }).filter(([, text]) => text !== undefined && text !== '');
  const names = new Set(['articleNumber', 'price', ...said.map(([heading]) => heading)]);
  return {
    line,
    cells: { articleNumber, ...cells, priceQuantity },
    declared,
    refused,
    names,
    isForKnownQuantity: true,
    isZeroNoPrice: true,
  };
}

function named(features: readonly Feature[]): Feature[] {
  return features.filter(({ name, value }) => name !== '' && value !== '');
}

/** The price in the trade's notation: a price for a quantity, with scales that begin at amounts of order units. */
function priceCells(product: XmlElement, terms: CatalogueTerms): Part & Pick<ForeignProduct, 'declared'> {
  const found = priceOf(product, terms);
  if (found.price === null) return { cells: {}, refused: bmecatTexts.noPrice(found.types, found.flaws) };
  const { price, hasOthers } = found;
  if (price.endsAt !== undefined) terms.onPriceEnds?.(price.endsAt);
  const rate = price.taxRate;
  return {
    declared: price.declared ?? terms.mapping.prices,
    refused: unreadableIn(price),
    warnings: hasOthers ? [bmecatTexts.otherPrices] : [],
    cells: {
      price: Number.isNaN(price.amount) ? price.written : germanNumber(price.amount),
      scales: price.scales.map((scale) => `${scale.from}: ${germanNumber(scale.price)}`).join(' | '),
      ...(rate === undefined || Number.isNaN(rate) ? {} : { taxRate: germanNumber(rate) }),
      ...(price.from > 1 ? { minAmount: String(price.from) } : {}),
      listPrice: price.listPrice === undefined ? undefined : germanNumber(price.listPrice),
      ...(price.sale === undefined ? { salePrice: undefined } : saleCells(price.sale)),
    },
  };
}

/** Why a price cannot be read. Undefined if it can, or is missing. */
function unreadableIn({ amount, written, taxRate }: ProductPrice): string | undefined {
  if (Number.isNaN(amount) && written !== undefined) return bmecatTexts.noAmount(written);
  return Number.isNaN(taxRate) ? bmecatTexts.noTaxRate : undefined;
}

function saleCells({ price, from, until }: LimitedPrice): Cells {
  return {
    salePrice: germanNumber(price),
    saleFrom: from === undefined ? undefined : germanMoment(from, 'from'),
    saleUntil: germanMoment(until, 'until'),
  };
}

function orderCells(product: XmlElement): Part {
  const order = product.child('ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS');
  if (order === undefined) return { cells: {} };
  const warnings: string[] = [];
  const amount = (name: string) => {
    const text = order.text(name);
    const value = bmecatNumber(text);
    if (text === undefined || !(value > 0)) return undefined;
    if (!Number.isInteger(value)) warnings.push(bmecatTexts.fraction(name, text));
    return String(Math.ceil(value));
  };
  const code = order.text('ORDER_UNIT') ?? '';
  for (const one of new Set([code, order.text('CONTENT_UNIT') ?? '']))
    if (isUnknownCode(one)) warnings.push(bmecatTexts.unknownUnit(one));
  const cells: Cells = {
    ...unitCells(order, unitName(code)),
    priceQuantity: bmecatNumber(order.text('PRICE_QUANTITY')) === 1 ? undefined : priceQuantityIn(order),
    ...{
      minAmount: amount('QUANTITY_MIN'),
      amountStep: amount('QUANTITY_INTERVAL'),
      maxAmount: amount('QUANTITY_MAX'),
    },
  };
  return { cells, warnings };
}

/** The number of units for a price: `100.00` becomes 100. A text that is no number stays as it is. */
function priceQuantityIn(order: XmlElement | undefined): string | undefined {
  const text = order?.text('PRICE_QUANTITY');
  const count = bmecatNumber(text);
  return Number.isNaN(count) ? text : germanNumber(count);
}

/** The larger of two amounts. Less than either is not sold. */
function larger(one: string | undefined, other: string | undefined): string | undefined {
  return Number(one ?? 0) > Number(other ?? 0) ? one : other;
}

/** A box of 100 pieces is sold by the box, and its name states the pieces. A measurable amount becomes the content. */
function unitCells(order: XmlElement, unit: string): Cells {
  const count = bmecatNumber(order.text('NO_CU_PER_OU'));
  const inside = unitName(order.text('CONTENT_UNIT') ?? '');
  if (!(count > 0) || inside === '' || (count === 1 && inside === unit)) return { unit };
  if (isMeasure(inside)) return { unit, content: `${germanNumber(count)} ${inside}` };
  return { unit: count === 1 ? unit : `${unit} à ${counted(count, inside)}` };
}

function detailCells(product: XmlElement, { head }: CatalogueTerms): Cells {
  const details = product.child('ARTICLE_DETAILS', 'PRODUCT_DETAILS');
  const logistics = product.child('PRODUCT_LOGISTIC_DETAILS', 'ARTICLE_LOGISTIC_DETAILS');
  const maker = head.parties.get(details?.text('MANUFACTURER_IDREF') ?? '');
  const isWhole = maker?.name && maker.address && maker.email;
  return {
    name: german(details, 'DESCRIPTION_SHORT'),
    description: htmlOf(germanElement(details, 'DESCRIPTION_LONG')),
    gtin: gtinOf(details),
    mpn: details?.text('MANUFACTURER_AID', 'MANUFACTURER_PID'),
    brand: details?.text('MANUFACTURER_NAME') ?? maker?.name,
    ...(isWhole
      ? { manufacturerName: maker.name, manufacturerAddress: maker.address, manufacturerEmail: maker.email }
      : {}),
    keywords: keywordsOf(details),
    deliveryDays: details?.text('DELIVERY_TIME') ?? deliveryDays(logistics),
    active: isDiscontinued(product) ? 'nein' : undefined,
    ...logisticCells(logistics),
  };
}

/** The standard has the status below the details, but some files have it beside them. */
function isDiscontinued(product: XmlElement): boolean {
  const details = product.child('ARTICLE_DETAILS', 'PRODUCT_DETAILS');
  return [product, ...(details ? [details] : [])]
    .flatMap((element) => element.all('ARTICLE_STATUS', 'PRODUCT_STATUS'))
    .some(({ attributes }) => attributes.type === 'old_article' || attributes.type === 'old_product');
}

function logisticCells(logistics: XmlElement | undefined): Cells {
  const size = logistics?.child('PRODUCT_DIMENSIONS') ?? logistics;
  const grams = Math.round(bmecatNumber(size?.text('WEIGHT')) * 1000);
  return {
    tariff: logistics?.text('CUSTOMS_NUMBER') ?? logistics?.child('CUSTOMS_TARIFF_NUMBER')?.text('CUSTOMS_NUMBER'),
    origin: logistics?.text('COUNTRY_OF_ORIGIN'),
    weight: grams >= 0 ? String(grams) : undefined,
    ...{
      length: millimetres(size, 'LENGTH'),
      width: millimetres(size, 'WIDTH'),
      height: millimetres(size, 'DEPTH', 'HEIGHT'),
    },
  };
}

/** Converts sizes from metres. */
function millimetres(size: XmlElement | undefined, ...names: readonly string[]): string | undefined {
  const metres = bmecatNumber(size?.text(...names));
  return metres >= 0 ? String(Math.round(metres * 1000)) : undefined;
}

/** A GTIN. Placeholders such as `0` mean none. Of several types of numbers only GTINs count. */
function gtinOf(details: XmlElement | undefined): string | undefined {
  const typed = details
    ?.all('INTERNATIONAL_PID')
    .find(({ attributes }) => /^(?:ean|gtin|upc)?$/i.test(attributes.type ?? ''));
  const gtin = details?.text('EAN') ?? typed?.value;
  return gtin !== undefined && /^0*$/.test(gtin) ? undefined : gtin;
}

/** As many keywords as the shop accepts. */
function keywordsOf(details: XmlElement | undefined): string | undefined {
  const words = germanOnly(details?.all('KEYWORD') ?? []).flatMap(({ value }) => value?.split(/\s*;\s*/) ?? []);
  let all = '';
  for (const word of new Set(words)) if (word !== '' && all.length + word.length < 498) all += `${all && ', '}${word}`;
  return all || undefined;
}

/** The categories of a product. */
interface Place {
  readonly cells: Cells;
  readonly keepsCategory: boolean;
  readonly warnings: readonly string[];
  readonly categoryWarning?: string | undefined;
}

/** Whether a product belongs to an update of a catalogue. */
export function isUpdate({ path }: Pick<FoundElement, 'path'>): boolean {
  return path.includes('T_UPDATE_PRODUCTS');
}

/** Whether a file defines no groups and assigns a product to one all the same: another file defines them. */
function isGroupElsewhere(number: string, { groups }: CatalogueTerms): boolean {
  return groups.areNone && groups.hasUnknown(number);
}

/** In a whole catalogue, a product without a group has no category. */
function placeInCatalogue(number: string, { groups }: CatalogueTerms): Place {
  const [category, ...others] = groups.pathsOf(number).map(categoryCell);
  const warnings = groups.hasUnknown(number) ? [bmecatTexts.unknownGroup] : [];
  return { cells: { category, furtherCategories: cellOfParts(others) }, keepsCategory: false, warnings };
}

/**
 * By the standard, an update contains only ids of groups, which the shop does not store. So the new category is
 * unknown, and the product keeps its old one.
 */
function placeInUpdate(number: string, terms: CatalogueTerms): Place {
  const place = placeInCatalogue(number, terms);
  if (place.cells.category !== undefined) return place;
  const isUnclear = terms.groups.hasUnknown(number) || terms.groups.hasLeft(number);
  return {
    ...place,
    keepsCategory: true,
    warnings: [],
    categoryWarning: isUnclear ? bmecatTexts.groupNotSaid : undefined,
  };
}

function mediaCells(product: XmlElement, root: string): Cells {
  const { pictures, documents } = mediaOf(product, root);
  return { pictures: listCell(pictures), documents: listCell(documents) };
}

/** `2.00` becomes `2`. A text that is no whole number stays as it is. */
function wholeAmount(written: string | undefined): string | undefined {
  const amount = bmecatNumber(written);
  return Number.isInteger(amount) ? String(amount) : written;
}

const referenceHeadings: Readonly<Record<string, string>> = {
  ...{ accessories: 'accessories', sparepart: 'spareParts', similar: 'similar', followup: 'successors' },
  ...{ consists_of: 'setOf', mandatory: 'accessories', select: 'accessories' },
};

function referenceCells(product: XmlElement): Cells {
  const cells: Cells = {};
  for (const reference of product.all('ARTICLE_REFERENCE', 'PRODUCT_REFERENCE')) {
    const heading = referenceHeadings[reference.attributes.type ?? ''];
    const to = reference.text('ART_ID_TO', 'PROD_ID_TO');
    const quantity = wholeAmount(reference.attributes.quantity);
    const article = to && heading === 'setOf' && quantity ? `${quantity} x ${to}` : to;
    if (heading && article) cells[heading] = cells[heading] ? `${cells[heading]} | ${article}` : article;
  }
  return cells;
}
