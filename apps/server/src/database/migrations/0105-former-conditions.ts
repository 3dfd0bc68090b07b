import type { Migration } from './migration.ts';

/** The group and unit of conditions that are gone. Those that went before are not known. */
export const formerConditions: Migration = {
  name: '0105-former-conditions',
  async up({ schema }, { text, tableEnd }) {
    await schema
      .createTable('former_conditions')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('unit', text)
      .addColumn('customer_group', text)
      .modifyEnd(tableEnd)
      .execute();
    await schema.createIndex('former_conditions_of_product').on('former_conditions').column('product_id').execute();
  },
};
