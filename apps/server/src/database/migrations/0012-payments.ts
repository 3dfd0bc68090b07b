import type { ColumnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

type SchemaBuilder = Parameters<Migration['up']>[0]['schema'];

/**
 * Payments by providers (docs/decisions/023): attempts, who takes an order's money, what was asked of a provider, what
 * one told us, what does not match.
 */
export const payments: Migration = {
  name: '0012-payments',
  async up({ schema }, types) {
    await createAttempts(schema, types);
    await createClaimsAndOperations(schema, types);
    await createEventsAndFindings(schema, types);
  },
};

async function createAttempts(schema: SchemaBuilder, { text, integer, bigint, tableEnd }: ColumnTypes): Promise<void> {
  await schema
    .createTable('payment_attempts')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('number', integer, (column) => column.notNull())
    .addColumn('provider', text, (column) => column.notNull())
    .addColumn('reference', text, (column) => column.notNull().unique())
    .addColumn('amount', bigint, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('open_order', text, (column) => column.unique())
    .addColumn('return_url', text, (column) => column.notNull())
    .addColumn('provider_ref', text)
    .addColumn('transaction_id', text)
    .addColumn('capture_id', text)
    .addColumn('refunded', bigint, (column) => column.notNull())
    .addColumn('held', text)
    .addColumn('seen_amount', bigint)
    .addColumn('means', text)
    .addColumn('failure_code', text)
    .addColumn('failure_message', text)
    .addColumn('liability_shift', integer)
    .addColumn('expires_at', bigint)
    .addColumn('asked_at', bigint)
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('changed_at', bigint, (column) => column.notNull())
    .addColumn('lease', text)
    .addColumn('leased_until', bigint)
    .addUniqueConstraint('payment_attempts_of_order', ['order_id', 'number'])
    .addUniqueConstraint('payment_attempts_at_provider', ['provider', 'provider_ref'])
    .addUniqueConstraint('payment_attempts_captures', ['provider', 'capture_id'])
    .modifyEnd(tableEnd)
    .execute();
}

async function createClaimsAndOperations(
  schema: SchemaBuilder,
  { text, integer, bigint, tableEnd }: ColumnTypes,
): Promise<void> {
  await schema
    .createTable('payment_claims')
    .addColumn('order_id', text, (column) => column.primaryKey().notNull().references('orders.id'))
    .addColumn('attempt_id', text, (column) => column.notNull().unique().references('payment_attempts.id'))
    .modifyEnd(tableEnd)
    .execute();
  await schema
    .createTable('payment_operations')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('attempt_id', text, (column) => column.notNull().references('payment_attempts.id'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull().unique())
    .addColumn('amount', bigint, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('tries', integer, (column) => column.notNull())
    .addColumn('provider_id', text)
    .addColumn('failure_code', text)
    .addColumn('note', text)
    .addColumn('created_at', bigint, (column) => column.notNull())
    .addColumn('changed_at', bigint, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();
  await schema
    .createIndex('payment_operations_of_attempt')
    .on('payment_operations')
    .columns(['attempt_id', 'created_at'])
    .execute();
}

async function createEventsAndFindings(schema: SchemaBuilder, { text, bigint, tableEnd }: ColumnTypes): Promise<void> {
  await schema
    .createTable('payment_events')
    .addColumn('provider', text, (column) => column.notNull())
    .addColumn('event_id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('attempt_id', text)
    .addColumn('raw', text, (column) => column.notNull())
    .addColumn('received_at', bigint, (column) => column.notNull())
    .addColumn('processed_at', bigint)
    .addPrimaryKeyConstraint('payment_events_once', ['provider', 'event_id'])
    .modifyEnd(tableEnd)
    .execute();
  await schema.createIndex('payment_events_by_age').on('payment_events').column('received_at').execute();
  await schema
    .createTable('payment_findings')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull().unique())
    .addColumn('attempt_id', text)
    .addColumn('order_id', text)
    .addColumn('detail', text, (column) => column.notNull())
    .addColumn('found_at', bigint, (column) => column.notNull())
    .addColumn('resolved_at', bigint)
    .modifyEnd(tableEnd)
    .execute();
}
