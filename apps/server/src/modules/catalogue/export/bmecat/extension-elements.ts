import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { xmlElement, xmlIfAny } from '../../../../tables/xml/write-element.ts';
import { noHead } from '../../import/bmecat/catalogue-head.ts';
import { type CatalogueTerms, catalogueProducts } from '../../import/bmecat/catalogue-product.ts';
import { attributeExtension, conditionExtension, extensionName } from '../../import/bmecat/own-extensions.ts';
import type { ForeignProduct } from '../../import/foreign/own-table.ts';
import { productFields } from '../../product-fields.ts';
import type { ExportedProduct } from '../exported/exported-fields.ts';
import { conditionCells, productCells } from '../exported/exported-fields.ts';
import type { BmecatTerms } from './product-element.ts';

type Cells = Readonly<Record<string, string | undefined>>;
type Values = readonly { readonly name: string; readonly value: string }[];

/** The meaning of an empty cell. */
const usual: Cells = { active: 'ja', weight: '0', internalRating: '0', stockStatus: 'grün' };
/** The cells that depend on when a sale is read: during it, or after it, when its price block is over. */
const ofSales = ['price', 'scales', 'listPrice', 'salePrice', 'saleFrom', 'saleUntil'];
const amounts = new Set(['price', 'scales', 'listPrice', 'taxRate']);

/**
 * The data that the standard elements of a product lack. Our own import needs it to read the product exactly. The
 * elements are read as the import would read them, and each difference is added. `paths`: the names of its categories,
 * as the catalogue's groups have them.
 */
export function extensionElement(
  element: XmlElement,
  product: ExportedProduct,
  { shop }: BmecatTerms,
  paths: readonly (readonly string[])[],
): XmlElement {
  const { row, conditions } = product;
  const [first, ...others] = conditions.map((condition) => conditionCells(condition, shop));
  const { name: familyName = null } = shop.families.get(row.family_id ?? '') ?? {};
  const wanted: Cells = { ...productCells(row, shop), ...first, familyName: familyName ?? '' };
  const read = readAgain(element, paths);
  const differing = unlike(wanted, read.cells, first?.salePrice ? ofSales : []);
  return xmlElement('USER_DEFINED_EXTENSIONS', [
    ...differing.map((heading) => xmlElement(extensionName(heading), wanted[heading] ?? '')),
    ...attributeElements(product, read),
    ...others.map((cells) =>
      xmlElement(
        conditionExtension,
        Object.entries(cells).map(([heading, text]) => xmlIfAny(extensionName(heading), text)),
      ),
    ),
  ]);
}

/** The product as an import reads it without the extension elements. */
function readAgain(element: XmlElement, paths: readonly (readonly string[])[]): ForeignProduct {
  const terms: CatalogueTerms = {
    groups: {
      pathsOf: () => paths.filter((path) => path.length > 0).map((path) => [...path]),
      hasUnknown: () => false,
      hasLeft: () => false,
      areNone: true,
    },
    ...{ head: noHead, mapping: {}, declaration: 'gross', countries: [], now: Number.NEGATIVE_INFINITY },
  };
  const [product = { line: 0, cells: {} }] = catalogueProducts({ element, line: 0, path: [], above: {} }, terms);
  return product;
}

function unlike(wanted: Cells, read: Cells, always: readonly string[]): string[] {
  const headings = new Set([...Object.keys(wanted), ...Object.keys(read)]);
  const isSame = (heading: string) => plain(heading, wanted[heading]) === plain(heading, read[heading]);
  // The id is always included. It says that the elements are complete.
  return [...headings].filter((heading) => heading === 'productId' || always.includes(heading) || !isSame(heading));
}

/** A cell without insignificant parts: trailing zeros of decimals, and the usual value. */
function plain(heading: string, text = ''): string {
  const short = amounts.has(heading) ? text.replace(/,(\d*?)0+(?!\d)/g, ',$1').replace(/,(?!\d)/g, '') : text;
  return short === usual[heading] ? '' : short;
}

/** All attributes, if the features would be read differently or in another order. */
function attributeElements({ row }: ExportedProduct, { attributes: read = [] }: ForeignProduct): XmlElement[] {
  const wanted = productFields.rows.attributes.kind.toWire(row.attributes, row.id);
  if (isRead(wanted, read)) return [];
  return wanted.map(({ name, value }) =>
    xmlElement(attributeExtension, [xmlElement('FNAME', name), xmlElement('FVALUE', value)]),
  );
}

function isRead(wanted: Values, read: Values): boolean {
  return (
    wanted.length === read.length &&
    wanted.every(({ name, value }, place) => name === read[place]?.name && value === read[place]?.value)
  );
}
