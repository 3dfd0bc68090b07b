import type { Migration } from './migration.ts';

/** Rules that set entries of the bank aside by themselves, and the reason at each such entry (docs/decisions/085). */
export const bankAsideRules: Migration = {
  name: '0101-bank-aside-rules',
  async up({ schema }, { text, integer, bigint, tableEnd }) {
    await schema
      .createTable('bank_aside_rules')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('payer', text, (column) => column.notNull())
      .addColumn('payer_iban', text)
      .addColumn('words', text, (column) => column.notNull())
      .addColumn('is_outgoing', integer, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('used', integer, (column) => column.notNull())
      .addColumn('last_used_on', text)
      .addColumn('made_by', text, (column) => column.notNull())
      .addColumn('made_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema.alterTable('bank_entries').addColumn('aside_reason', text).execute();
  },
};
