import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Conditions of customer groups. There are few beside everybody's, so an index of their own finds them. */
export const customerGroups: Migration = {
  name: '0010-customer-groups',
  async up({ schema }, { text }) {
    await schema.alterTable('conditions').addColumn('customer_group', text).execute();
    await schema
      .createIndex('conditions_of_groups')
      .on('conditions')
      .column('product_id')
      .where(sql.ref('customer_group'), 'is not', null)
      .execute();
  },
};
