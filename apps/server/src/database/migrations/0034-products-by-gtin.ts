import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Finds articles that share a GTIN by the index only, because reading the rows of a million articles would take
 * minutes.
 */
export const productsByGtin: Migration = {
  name: '0034-products-by-gtin',
  async up({ schema }) {
    await schema
      .createIndex('products_by_gtin')
      .on('products')
      .columns(['gtin', 'deleted'])
      .where(sql.ref('gtin'), 'is not', null)
      .execute();
  },
};
