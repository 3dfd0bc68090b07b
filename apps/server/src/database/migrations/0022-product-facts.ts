import type { Migration } from './migration.ts';

const texts = [
  ...['brand', 'maker_number', 'responsible', 'warnings', 'tariff', 'origin', 'size', 'energy', 'weee_number'],
  ...['battery_number', 'container', 'ingredients', 'allergens', 'nutrition', 'storage', 'refs'],
];

/** What suppliers and the law have to say of a product (docs/decisions/040). */
export const productFacts: Migration = {
  name: '0022-product-facts',
  async up({ schema }, { integer, text }) {
    for (const column of texts) await schema.alterTable('products').addColumn(column, text).execute();
    for (const column of ['minimum_age', 'alcohol'])
      await schema.alterTable('products').addColumn(column, integer).execute();
  },
};
