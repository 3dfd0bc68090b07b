import type { Migration } from './migration.ts';

/** Invoices, their corrections and delivery notes, with their bytes for ever. */
export const issuedDocuments: Migration = {
  name: '0040-issued-documents',
  async up({ schema }, { text, bigint, bytes, tableEnd }) {
    await schema
      .createTable('issued_documents')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('series', text, (column) => column.notNull())
      .addColumn('position', bigint, (column) => column.notNull())
      .addColumn('number', text, (column) => column.notNull().unique())
      .addColumn('corrects', text, (column) => column.references('issued_documents.id'))
      .addColumn('request_key', text, (column) => column.unique())
      .addColumn('model', text, (column) => column.notNull())
      .addColumn('issued_at', bigint, (column) => column.notNull())
      .addColumn('content', bytes)
      .addColumn('content_hash', text)
      .addColumn('chain_position', bigint, (column) => column.unique())
      .addColumn('chain_hash', text)
      .addColumn('rendered_at', bigint)
      .addUniqueConstraint('issued_documents_by_series', ['series', 'position'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createIndex('issued_documents_by_order')
      .on('issued_documents')
      .columns(['order_id', 'issued_at'])
      .execute();
    await schema.createIndex('issued_documents_by_time').on('issued_documents').columns(['issued_at', 'id']).execute();
  },
};
