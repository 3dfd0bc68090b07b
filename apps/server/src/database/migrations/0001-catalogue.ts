import { sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';
import type { Migration, TablesByName } from './migration.ts';

/** Categories, products, conditions, their price history, and the version that followers watch. */
export const catalogue: Migration = {
  name: '0001-catalogue',
  async up(transaction, types) {
    await createCatalogueVersion(transaction, types);
    await createCategories(transaction, types);
    await createProducts(transaction, types);
    await createConditions(transaction, types);
    await createPriceHistory(transaction, types);
  },
};

async function createCatalogueVersion(db: TablesByName, { integer, bigint, tableEnd }: ColumnTypes) {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('id', integer, (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('version', bigint, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await sql`insert into catalogue_version (id, version) values (1, 0)`.execute(db);
}

async function createCategories(db: TablesByName, { text, integer, bigint, tableEnd }: ColumnTypes) {
  await db.schema
    .createTable('categories')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('parent_id', text, (column) => column.references('categories.id'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('custom_page', text)
    .addColumn('version', bigint, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await db.schema.createIndex('categories_by_parent').on('categories').column('parent_id').execute();
  await db.schema.createIndex('categories_by_version').on('categories').column('version').execute();
  await sql`create unique index categories_one_root on categories (coalesce(parent_id, '')) where parent_id is null`.execute(
    db,
  );
}

async function createProducts(db: TablesByName, { text, integer, bigint, tableEnd }: ColumnTypes) {
  await db.schema
    .createTable('products')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('category_id', text, (column) => column.notNull().references('categories.id'))
    .addColumn('article_number', text, (column) => column.notNull())
    .addColumn('gtin', text)
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('name_suffix', text)
    .addColumn('html_description', text, (column) => column.notNull())
    .addColumn('terms_of_delivery', text)
    .addColumn('stock_status', text, (column) => column.notNull())
    .addColumn('stock_status_text', text, (column) => column.notNull())
    .addColumn('internal_rating', integer, (column) => column.notNull())
    .addColumn('weight_grams', bigint, (column) => column.notNull())
    .addColumn('manufacturer', text)
    .addColumn('pictures', text, (column) => column.notNull())
    .addColumn('documents', text, (column) => column.notNull())
    .addColumn('attributes', text, (column) => column.notNull())
    .addColumn('deleted', integer, (column) => column.notNull().defaultTo(0).check(sql`deleted in (0, 1)`))
    .addColumn('version', bigint, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await db.schema.createIndex('products_by_category').on('products').column('category_id').execute();
  await db.schema.createIndex('products_by_article_number').on('products').column('article_number').execute();
  await db.schema.createIndex('products_by_version').on('products').column('version').execute();
}

async function createConditions(db: TablesByName, { text, integer, bigint, tableEnd }: ColumnTypes) {
  await db.schema
    .createTable('conditions')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('product_id', text, (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('price', bigint, (column) => column.notNull().check(sql`price >= 0`))
    .addColumn('tax_rate', integer, (column) => column.notNull().check(sql`tax_rate >= 0`))
    .addColumn('unit', text)
    .addColumn('norm_price', bigint)
    .addColumn('norm_unit', text)
    .addColumn('stock', bigint, (column) => column.check(sql`stock >= 0`))
    .modifyEnd(tableEnd)
    .execute();
  await db.schema.createIndex('conditions_by_product').on('conditions').columns(['product_id', 'position']).execute();
}

/** Without a foreign key, because the price history is still needed if the condition returns to the catalogue. */
async function createPriceHistory(db: TablesByName, { text, integer, bigint, tableEnd }: ColumnTypes) {
  await db.schema
    .createTable('price_history')
    .addColumn('condition_id', text, (column) => column.notNull())
    .addColumn('valid_from', bigint, (column) => column.notNull())
    .addColumn('price', bigint, (column) => column.notNull())
    .addColumn('tax_rate', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('price_history_key', ['condition_id', 'valid_from'])
    .modifyEnd(tableEnd)
    .execute();
}
