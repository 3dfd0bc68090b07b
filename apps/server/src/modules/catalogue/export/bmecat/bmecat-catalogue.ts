import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { writeElement, xmlElement, xmlIfAny } from '../../../../tables/xml/write-element.ts';
import { furtherIn } from '../../further-categories.ts';
import { ourGenerator } from '../../import/bmecat/catalogue-head.ts';
import { Groups } from '../../import/bmecat/groups.ts';
import type { ExportedCategories } from '../exported/exported-categories.ts';
import type { ExportedProduct } from '../exported/exported-fields.ts';
import { extensionElement } from './extension-elements.ts';
import { type BmecatTerms, productElement } from './product-element.ts';

/** The owner of the catalogue, and its date. */
export interface CatalogueTitle {
  /** The name of the shop. */
  readonly title: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The contents of a BMEcat file, and the function that writes it. */
export interface BmecatExport extends CatalogueTitle {
  readonly terms: BmecatTerms;
  /** The products in batches. Each call reads them anew. */
  products(): AsyncIterable<readonly ExportedProduct[]>;
  write(text: string): Promise<void>;
}

/**
 * Writes products as T_NEW_CATALOG of BMEcat 2005, some hundred at a time: the head, the tree of groups, the products
 * and, in a second pass, the groups of each product. Returns the number of products, and the article numbers of those
 * without a condition, which nobody can order.
 */
export async function writeBmecat({ terms, products, write, ...title }: BmecatExport) {
  const { categories } = terms.shop;
  const { structures, numbers } = groupsOf(categories);
  const groups = new Groups();
  for (const structure of structures) groups.add(structure);
  const groupsIn = ({ row }: ExportedProduct) =>
    [row.category_id, ...furtherIn(row.further_categories, row.id)].flatMap((id) => numbers.get(id) ?? []);
  await write(begin(title));
  await write(writeElement(xmlElement('CATALOG_GROUP_SYSTEM', structures)));
  let exported = 0;
  const leftOut: string[] = [];
  for await (const some of products()) {
    const sold = some.filter(({ conditions }) => conditions.length > 0);
    leftOut.push(...some.filter((one) => !sold.includes(one)).map(({ row }) => row.article_number));
    exported += sold.length;
    const paths = (product: ExportedProduct) => groupsIn(product).map((id) => groups.path(id));
    await write(sold.map((product) => writeElement(wholeProduct(product, terms, paths(product)))).join(''));
  }
  for await (const some of products())
    await write(
      some
        .filter(({ conditions }) => conditions.length > 0)
        .flatMap((one) => mapsOf(one, groupsIn(one)))
        .join(''),
    );
  await write('</T_NEW_CATALOG>\n</BMECAT>\n');
  return { exported, leftOut };
}

/** Elements that only our own import reads come last, as the schema demands. */
function wholeProduct(product: ExportedProduct, terms: BmecatTerms, paths: readonly (readonly string[])[]): XmlElement {
  const element = productElement(product, terms);
  const { children } = element;
  const behind = children.findIndex(({ name }) => name === 'PRODUCT_REFERENCE' || name === 'PRODUCT_LOGISTIC_DETAILS');
  const extensions = extensionElement(element, product, terms, paths);
  children.splice(behind === -1 ? children.length : behind, 0, extensions);
  return element;
}

function begin({ title, now }: CatalogueTitle): string {
  const name = (length: number) => title.slice(0, length) || 'Kontor';
  const header = xmlElement('HEADER', [
    xmlElement('GENERATOR_INFO', ourGenerator),
    xmlElement('CATALOG', [
      xmlElement('LANGUAGE', 'deu', { default: 'true' }),
      xmlElement('CATALOG_ID', 'KONTOR'),
      xmlElement('CATALOG_VERSION', '1.0'),
      xmlElement('CATALOG_NAME', name(100)),
      xmlElement('GENERATION_DATE', new Date(now).toISOString().replace(/\.\d+/, '')),
      xmlElement('CURRENCY', 'EUR'),
    ]),
    xmlElement('SUPPLIER', [xmlElement('SUPPLIER_NAME', name(50))]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005">
${writeElement(header)}<T_NEW_CATALOG>
`;
}

/**
 * The tree as groups, parents before children. Groups get numbers, because our ids may be longer than BMEcat allows.
 */
function groupsOf(categories: ExportedCategories) {
  const all = categories.all();
  const numbers = new Map(all.map(({ id }, place) => [id, String(place + 1)]));
  const parents = new Set(all.map(({ parent_id }) => parent_id));
  const structures = all.map((category) =>
    xmlElement(
      'CATALOG_STRUCTURE',
      [
        xmlElement('GROUP_ID', numbers.get(category.id) ?? ''),
        xmlElement('GROUP_NAME', category.name.slice(0, 50)),
        xmlIfAny('GROUP_DESCRIPTION', category.meta_description?.slice(0, 250)),
        xmlElement('PARENT_ID', numbers.get(category.parent_id ?? '') ?? '0'),
        xmlElement('GROUP_ORDER', numbers.get(category.id) ?? ''),
      ],
      { type: category.parent_id === null ? 'root' : parents.has(category.id) ? 'node' : 'leaf' },
    ),
  );
  return { structures, numbers };
}

function mapsOf({ row }: ExportedProduct, groups: readonly string[]): string[] {
  return groups.map((group) =>
    writeElement(
      xmlElement('PRODUCT_TO_CATALOGGROUP_MAP', [
        xmlElement('PROD_ID', row.article_number),
        xmlElement('CATALOG_GROUP_ID', group),
      ]),
    ),
  );
}
