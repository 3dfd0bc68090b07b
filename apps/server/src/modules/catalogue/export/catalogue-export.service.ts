import type { PriceDeclaration } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { readAtOneMoment } from '../../../database/one-moment.ts';
import type { Schema } from '../../../database/schema.ts';
import { allFamilies } from '../families.repository.ts';
import { CatalogueTable, columnsOf } from './catalogue-table.ts';
import { categoryTable } from './category-table.ts';
import { ExportedCategories } from './exported-categories.ts';
import { productJson } from './exported-fields.ts';
import { attributeGroups, type ExportedProduct, exportedProducts, type ProductFilter } from './exported-products.ts';

export type { ProductFilter } from './exported-products.ts';

/** What of a catalogue is exported. */
export type CatalogueSubject = 'products' | 'categories' | keyof typeof columnsOf;
/** How it is written. */
export type CatalogueFormat = 'csv' | 'jsonl';

/** What an export needs, and where it goes. */
export interface CatalogueExport {
  readonly database: Database;
  readonly declaration: PriceDeclaration;
  readonly subject: CatalogueSubject;
  readonly format: CatalogueFormat;
  readonly filter: ProductFilter;
  /** Takes the text piece by piece; the next one comes when it is done. */
  write(text: string): Promise<void>;
}

/** What was exported, and what the format cannot hold. */
export interface ExportOutcome {
  readonly exported: number;
  /** Article numbers of products without a condition: a table has a row for each condition. */
  readonly leftOut: readonly string[];
}

/**
 * Writes products, categories, stock or prices as they stand at one moment, in bounded memory. What is written an
 * import reads again without a change (docs/import.md).
 */
export async function exportCatalogue(options: CatalogueExport): Promise<ExportOutcome> {
  return readAtOneMoment(options.database, async (moment) => {
    const categories = await ExportedCategories.read(moment);
    if (options.subject === 'categories') return writeCategories(options, categories);
    return options.format === 'csv'
      ? writeTable(options, moment, categories)
      : writeJsonLines(options, moment, categories);
  });
}

async function writeCategories({ format, write }: CatalogueExport, categories: ExportedCategories) {
  const tree = categories.tree();
  await write(format === 'csv' ? categoryTable(categories) : tree === null ? '' : lineOf(tree));
  return { exported: categories.all().length, leftOut: [] };
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
