import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { type ElementContent, xmlElement, xmlIfAny } from '../../../../tables/xml/write-element.ts';
import { familyValuesIn } from '../../family-field-kinds.ts';
import { productFields } from '../../product-fields.ts';
import type { ExportedProduct } from '../exported/exported-fields.ts';
import { conditionCells, type ExportedShop, type ProductCells, productCells } from '../exported/exported-fields.ts';
import type { PublicAddresses } from '../exported/public-addresses.ts';
import { featureElements } from './feature-elements.ts';
import { orderElement } from './order-elements.ts';
import { type ListPriceType, priceElements } from './price-elements.ts';

/** The data for the elements of a product. */
export interface BmecatTerms {
  readonly shop: ExportedShop;
  readonly priceType: ListPriceType;
  /** Undefined if the shop cannot be reached from outside. File names are then ids. */
  readonly addresses: PublicAddresses | undefined;
  /** Names of internal attributes, which exports for others leave out. */
  readonly internal: ReadonlySet<string>;
}

/**
 * A product in BMEcat 2005, in the order of its schema, with everything that the standard can express. It can be
 * ordered by the first condition. own-extensions.ts adds the rest.
 */
export function productElement(product: ExportedProduct, terms: BmecatTerms): XmlElement {
  const { row, conditions } = product;
  const cells = productCells(row, terms.shop);
  const [first] = conditions;
  const own = first === undefined ? {} : conditionCells(first, terms.shop);
  const attributes = productFields.rows.attributes.kind.toWire(row.attributes);
  const told = attributes.filter(({ name }) => !terms.internal.has(name));
  return xmlElement(
    'PRODUCT',
    [
      xmlElement('SUPPLIER_PID', row.article_number),
      detailsElement(cells),
      ...featureElements(told, familyValuesIn(row.family_values)),
      orderElement(own),
      ...priceElements(own, terms.priceType),
      mimeElement(product, terms),
      ...referenceElements(row),
      logisticElement(cells),
    ],
    { mode: 'new' },
  );
}

function detailsElement(cells: ProductCells): XmlElement {
  return xmlElement('PRODUCT_DETAILS', [
    xmlElement('DESCRIPTION_SHORT', (cells.name ?? '').slice(0, 150)),
    fitting('DESCRIPTION_LONG', cells.description, 64_000),
    xmlIfAny('INTERNATIONAL_PID', cells.gtin, { type: 'gtin' }),
    fitting('MANUFACTURER_PID', cells.mpn, 50),
    fitting('MANUFACTURER_NAME', cells.brand ?? cells.manufacturerName, 50),
    xmlIfAny('DELIVERY_TIME', cells.deliveryDays?.split('–').at(-1)),
    ...(cells.keywords?.split(/\s*[,;]\s*/) ?? []).map((word) => fitting('KEYWORD', word, 50)),
    cells.active === 'nein' ? xmlElement('PRODUCT_STATUS', 'Auslaufartikel', { type: 'old_product' }) : undefined,
  ]);
}

/** A text that is too long for the standard is left out, not cut. */
function fitting(name: string, text: string | undefined, maxLength: number): XmlElement | undefined {
  return text !== undefined && text.length <= maxLength ? xmlIfAny(name, text) : undefined;
}

const purposes: Readonly<Record<string, string>> = {
  ...{ 'data-sheet': 'data_sheet', 'safety-data-sheet': 'safety_data_sheet' },
};

function mimeElement({ row }: ExportedProduct, { addresses }: BmecatTerms): XmlElement | undefined {
  const pictures = productFields.rows.pictures.kind
    .toWire(row.pictures)
    .map(({ content, alt }, place) =>
      mime('image/jpeg', addresses?.file(content) ?? content, [
        alt === undefined ? undefined : fitting('MIME_ALT', alt, 80),
        xmlElement('MIME_PURPOSE', place === 0 ? 'normal' : 'detail'),
      ]),
    );
  const documents = productFields.rows.documents.kind.toWire(row.documents);
  const sheets = documents.map(({ content, filename, purpose = '' }) =>
    mime('application/pdf', addresses?.file(content, filename) ?? `${content}/${filename}`, [
      fitting('MIME_DESCR', filename, 250),
      xmlElement('MIME_PURPOSE', purposes[purpose] ?? 'others'),
    ]),
  );
  const all = [...pictures, ...sheets].map((element, place) => {
    element.children.push(xmlElement('MIME_ORDER', String(place + 1)));
    return element;
  });
  return xmlIfAny('MIME_INFO', all);
}

function mime(type: string, source: string, more: Exclude<ElementContent, string>): XmlElement {
  return xmlElement('MIME', [xmlElement('MIME_TYPE', type), xmlElement('MIME_SOURCE', source), ...more]);
}

const referenceTypes = {
  ...{ accessories: 'accessories', spareParts: 'sparepart', similar: 'similar', successors: 'followup' },
  setOf: 'consists_of',
} as const;

function referenceElements({ refs, id }: ExportedProduct['row']): XmlElement[] {
  const said = productFields.rows.references.kind.toWire(refs, id) ?? {};
  return Object.entries(referenceTypes).flatMap(([kind, type]) =>
    (said[kind as keyof typeof referenceTypes] ?? []).map(({ articleNumber, amount }) => {
      const attributes = { type, ...(amount !== undefined && { quantity: String(amount) }) };
      return xmlElement('PRODUCT_REFERENCE', [xmlElement('PROD_ID_TO', articleNumber)], attributes);
    }),
  );
}

/** Weight in kilograms, sizes in metres. */
function logisticElement(cells: ProductCells): XmlElement | undefined {
  const thousandth = (text: string | undefined) =>
    text === undefined || text === '0' ? undefined : String(Number((Number(text.replace(',', '.')) / 1000).toFixed(6)));
  return xmlIfAny('PRODUCT_LOGISTIC_DETAILS', [
    xmlIfAny('CUSTOMS_TARIFF_NUMBER', cells.tariff && [xmlElement('CUSTOMS_NUMBER', cells.tariff)]),
    xmlIfAny('COUNTRY_OF_ORIGIN', cells.origin),
    xmlIfAny(
      'PRODUCT_DIMENSIONS',
      [
        xmlIfAny('WEIGHT', thousandth(cells.weight)),
        xmlIfAny('LENGTH', thousandth(cells.length)),
        xmlIfAny('WIDTH', thousandth(cells.width)),
        xmlIfAny('DEPTH', thousandth(cells.height)),
      ].filter((element) => element !== undefined),
    ),
  ]);
}
