import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What the back office lists, searches and notes of customers: an index for each filter in the order of the list, the
 * words that find a customer, the shop's note, and a version against stale changes. Words are written when somebody
 * searches (modules/customers/customer-words.ts).
 */
export const customersListed: Migration = {
  name: '0048-customers-listed',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    // SQLite adds one column a statement.
    const customers = () => schema.alterTable('customers');
    await customers()
      .addColumn('is_searchable', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await customers()
      .addColumn('version', bigint, (column) => column.notNull().defaultTo(0))
      .execute();
    await customers().addColumn('note', text).execute();
    const index = (name: string) => schema.createIndex(name).on('customers');
    await index('customers_by_time').columns(['created_at', 'id']).execute();
    await index('customers_by_group').columns(['customer_group', 'created_at', 'id']).execute();
    await index('customers_by_person_id').column('person_id').where(sql.ref('person_id'), 'is not', null).execute();
    await index('customers_not_searchable').column('id').where(sql.ref('is_searchable'), '=', 0).execute();
    await schema
      .createTable('customer_search_words')
      .addColumn('word', text, (column) => column.notNull())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('customer_search_words_by_word', ['word', 'customer_id'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('customer_search_words_by_customer')
      .on('customer_search_words')
      .columns(['customer_id', 'word'])
      .execute();
  },
};
