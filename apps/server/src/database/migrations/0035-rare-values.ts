import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Columns that are null in nearly every row, each with its index. */
const rare = [
  { table: 'products', name: 'products_by_family', column: 'family_id' },
  { table: 'conditions', name: 'conditions_by_sale_from', column: 'sale_from' },
  { table: 'conditions', name: 'conditions_by_sale_until', column: 'sale_until' },
  { table: 'conditions', name: 'conditions_by_stock_of', column: 'stock_of' },
] as const;

/**
 * Indexes without the rows that have nothing in their column: each import wrote all of them, and nobody looks for null.
 */
export const rareValues: Migration = {
  name: '0035-rare-values',
  async up({ schema }) {
    for (const { table, name, column } of rare) {
      await schema.dropIndex(name).execute();
      await schema.createIndex(name).on(table).column(column).where(sql.ref(column), 'is not', null).execute();
    }
  },
};
