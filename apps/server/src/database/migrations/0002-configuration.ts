import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the operator decides: configuration by key, texts and pages, and the originals of pictures and documents. */
export const configuration: Migration = {
  name: '0002-configuration',
  async up({ schema }, { text, integer, bigint, bytes, tableEnd }) {
    await schema
      .createTable('configuration')
      .addColumn('key', text, (column) => column.primaryKey().notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('version', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('templates')
      .addColumn('kind', text, (column) => column.notNull().check(sql`kind in ('text', 'page', 'style')`))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('version', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('templates_key', ['kind', 'name'])
      .modifyEnd(tableEnd)
      .execute();
    await schema
      .createTable('files')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('mime_type', text, (column) => column.notNull())
      .addColumn('size', bigint, (column) => column.notNull())
      .addColumn('width', integer)
      .addColumn('height', integer)
      .addColumn('created_at', bigint, (column) => column.notNull())
      // Last, so that SQLite reads the other columns without reading the content.
      .addColumn('content', bytes, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
  },
};
