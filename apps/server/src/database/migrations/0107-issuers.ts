import type { Migration } from './migration.ts';

/** Who issued a document. */
export const issuers: Migration = {
  name: '0107-issuers',
  async up({ schema }) {
    await schema.alterTable('issued_documents').addColumn('issued_by', 'text').execute();
  },
};
