import type { PriceDeclaration, SellerTaxes } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { readAtOneMoment } from '../../../database/one-moment.ts';
import type { Schema } from '../../../database/schema.ts';
import { type AttributeRow, attributeFields } from '../attribute-fields.ts';
import { attributeRows } from '../attributes.repository.ts';
import { wholeCategories } from '../catalogue.repository.ts';
import { allFamilies } from '../families.repository.ts';
import { attributeTable } from './attribute-table.ts';
import { writeBmecat } from './bmecat/bmecat-catalogue.ts';
import { CatalogueTable, columnsOf } from './catalogue-table.ts';
import { categoryTable } from './category-table.ts';
import { ExportedCategories } from './exported/exported-categories.ts';
import { type ExportedProduct, productJson } from './exported/exported-fields.ts';
import { PublicAddresses } from './exported/public-addresses.ts';
import { attributeGroups, exportedProducts, type ProductFilter } from './exported-products.ts';
import { type FeedFormat, googleTable, googleXml, writeFeed } from './google/google-feed.ts';
import { recognised, usedAttributes } from './used-attributes.ts';

export type { ProductFilter } from './exported-products.ts';
export { exportPictures } from './picture-export.ts';

/** The parts of a catalogue that can be exported. */
export type CatalogueSubject = 'products' | 'categories' | 'attributes' | keyof typeof columnsOf;
/** The format. */
export type CatalogueFormat = 'csv' | 'jsonl' | 'bmecat' | 'google-xml' | 'google-table';

/** The data for an export, and the function that writes it. */
export interface CatalogueExport {
  readonly database: Database;
  readonly declaration: PriceDeclaration;
  /** The tax that is charged now. Absent: the one that articles have. */
  readonly taxes?: SellerTaxes;
  /** The name of the shop. */
  readonly title: string;
  /** The public scheme and host of the shop. Undefined if it cannot be reached from outside. */
  readonly publicUrl: string | undefined;
  /** The attribute group that names the brand. */
  readonly brandAttribute: string;
  /** Epoch ms. */
  readonly now: number;
  readonly subject: CatalogueSubject;
  readonly format: CatalogueFormat;
  readonly filter: ProductFilter;
  /** Writes a piece of text. Each call is awaited before the next. */
  write(text: string): Promise<void>;
}

/** What was exported, and what the format could not express. */
export interface ExportOutcome {
  readonly exported: number;
  /**
   * Article numbers of products without a condition. A table has one row for each condition, so it cannot contain them.
   */
  readonly leftOut: readonly string[];
}

/**
 * Writes products, categories, stock or prices as they are at one moment, in bounded memory. Importing the result
 * changes nothing (docs/import.md).
 */
export async function exportCatalogue(options: CatalogueExport): Promise<ExportOutcome> {
  return readAtOneMoment(options.database, async (moment) => {
    if (options.subject === 'attributes') return writeAttributes(options, moment);
    const categories = new ExportedCategories(await wholeCategories(moment));
    if (options.subject === 'categories') return writeCategories(options, categories);
    return writers[options.format](options, moment, categories);
  });
}

const writers: Readonly<Record<CatalogueFormat, Writer>> = {
  csv: writeTable,
  jsonl: writeJsonLines,
  async bmecat({ declaration, publicUrl, ...options }, moment, categories) {
    const shop = { declaration, categories, families: await allFamilies(moment) };
    const priceType = declaration === 'gross' ? 'gros_list' : 'net_list';
    const addresses = publicUrl === undefined ? undefined : new PublicAddresses(publicUrl);
    const products = () => exportedProducts(moment, categories, options.filter);
    const internal = await internalAttributes(moment);
    return writeBmecat({ ...options, products, terms: { shop, priceType, addresses, internal } });
  },
  'google-xml': (...given) => writeGoogle(googleXml, ...given),
  'google-table': (...given) => writeGoogle(googleTable, ...given),
};

/** Names of internal attributes, which exports for others leave out. */
async function internalAttributes(moment: Transaction<Schema>): Promise<ReadonlySet<string>> {
  const rows = await attributeRows(moment);
  return new Set(rows.filter(({ internal }) => internal === 1).map(({ name }) => name));
}

async function writeGoogle(
  format: FeedFormat,
  { publicUrl: link = '', declaration, taxes, brandAttribute, now, title, filter, write }: CatalogueExport,
  moment: Transaction<Schema>,
  categories: ExportedCategories,
): Promise<ExportOutcome> {
  const addresses = new PublicAddresses(link);
  const internal = await internalAttributes(moment);
  const terms = { declaration, ...(taxes && { taxes }), categories, brandAttribute, now, addresses, internal };
  return writeFeed({ format, title, link, products: exportedProducts(moment, categories, filter), write, terms });
}

/** Writes products in one format. */
type Writer = (
  options: CatalogueExport,
  moment: Transaction<Schema>,
  categories: ExportedCategories,
) => Promise<ExportOutcome>;

async function writeCategories({ format, write }: CatalogueExport, categories: ExportedCategories) {
  const tree = categories.tree();
  await write(format === 'csv' ? categoryTable(categories) : tree === null ? '' : lineOf(tree));
  return { exported: categories.all().length, leftOut: [] };
}

/**
 * A table contains all attributes of products, with the kind suggested by their values. JSON Lines contain only defined
 * attributes.
 */
async function writeAttributes({ format, write }: CatalogueExport, moment: Transaction<Schema>) {
  const defined = await attributeRows(moment);
  if (format === 'jsonl') {
    await write(attributeLines(defined));
    return { exported: defined.length, leftOut: [] };
  }
  const used = await usedAttributes(moment);
  const rows = [...defined, ...recognised(used, new Set(defined.map(({ name }) => name)))];
  await write(attributeTable(rows, used));
  return { exported: rows.length, leftOut: [] };
}

function attributeLines(rows: readonly AttributeRow[]): string {
  return rows.map((row) => lineOf({ type: 'attribute', ...attributeFields.toJson(row) })).join('');
}

async function writeTable(
  { subject, filter, declaration, write }: CatalogueExport,
  moment: Transaction<Schema>,
  categories: ExportedCategories,
): Promise<ExportOutcome> {
  const groups = subject === 'products' ? await attributeGroups(moment, categories, filter) : [];
  const columns = columnsOf[subject as keyof typeof columnsOf];
  const table = new CatalogueTable(columns, groups, { declaration, categories, families: await allFamilies(moment) });
  await write(table.head);
  return writeEach(exportedProducts(moment, categories, filter), (product) => table.rowsOf(product), write);
}

async function writeJsonLines(
  { filter, declaration, write }: CatalogueExport,
  moment: Transaction<Schema>,
  categories: ExportedCategories,
): Promise<ExportOutcome> {
  const tree = categories.tree();
  if (tree !== null) await write(lineOf(tree));
  await write(attributeLines(await attributeRows(moment)));
  const shop = { declaration, categories, families: await allFamilies(moment) };
  return writeEach(
    exportedProducts(moment, categories, filter),
    (product) => lineOf(productJson(product, shop)),
    write,
  );
}

async function writeEach(
  products: AsyncIterable<readonly ExportedProduct[]>,
  textOf: (product: ExportedProduct) => string,
  write: CatalogueExport['write'],
): Promise<ExportOutcome> {
  let exported = 0;
  const leftOut: string[] = [];
  for await (const some of products) {
    const texts = some.map(textOf);
    for (const [place, { row }] of some.entries()) if (texts[place] === '') leftOut.push(row.article_number);
    exported += texts.filter((text) => text !== '').length;
    await write(texts.join(''));
  }
  return { exported, leftOut };
}

function lineOf(object: object): string {
  return `${JSON.stringify(object)}\n`;
}
