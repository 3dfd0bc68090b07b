import { createInMemoryIndex } from '@kontor/search';
import type { Insertable } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { Schema } from './database/schema.ts';
import { describeOnBothEngines } from './database/testing/databases.ts';
import { createServices } from './services.ts';

const start = Date.UTC(2026, 10, 23, 12);
const day = 24 * 3_600_000;
const customer = { id: 'anna', email: 'anna@example.at', email_key: 'anna@example.at', created_at: start };

const operator: Insertable<Schema['operators']> = {
  ...{ id: 'eva', name: 'Eva', email: 'eva@example.at', email_key: 'eva@example.at', role: 'owner' },
  ...{ status: 'active', totp_step: 0, created_at: start },
};

/**
 * A row, stored at the start, of each table whose rows come to an end by their age alone; null: how old one is does not
 * decide. What must go by age is called by `clearAged` in services.ts.
 */
const rows: { readonly [Table in keyof Schema]: Insertable<Schema[Table]> | null } = {
  account_codes: {
    ...{ request_hash: 'h', purpose: 'password', email: 'anna@example.at', email_key: 'anna@example.at' },
    ...{ customer_id: null, code_hash: 'h', password_hash: null, network_hash: null },
    ...{ tries_left: 5, strangers_tries_left: 5, expires_at: start + day },
  },
  account_notices: { id: 'n', customer_id: customer.id, email: customer.email, created_at: start },
  agreed_texts: null,
  attempts: { key: 'k', count: 1, blocked_until: 0, forgotten_at: start + day },
  attribute_definitions: null,
  bank_aside_rules: null,
  bank_entries: null,
  bank_statements: null,
  bookings: null,
  catalogue_version: null,
  categories: null,
  closed_month_files: null,
  closed_months: null,
  conditions: null,
  configuration: null,
  customer_addresses: null,
  customer_carts: null,
  customer_search_words: null,
  customers: null,
  erasure_notices: { id: 'e', email: 'anna@example.at', content: '{}', created_at: start },
  erasures: null,
  families: null,
  fetched_files: null,
  files: null,
  former_category_names: null,
  import_changes: null,
  imports: null,
  issued_documents: null,
  jobs: {
    ...{ id: 'j', kind: 'order-mail', unique_key: 'j', payload: '{}', state: 'done', run_at: start, attempts: 1 },
    ...{ leased_until: null, lease: null, last_error: null, created_at: start },
  },
  known_devices: { token_hash: 'h', customer_id: customer.id, used_at: start },
  noted_payments: null,
  number_sequences: null,
  office_changes: null,
  office_list_columns: null,
  office_log: null,
  office_views: null,
  operator_challenges: {
    ...{ id: 'c', operator_id: null, purpose: 'sign-in', secret: 's', expires_at: start + day },
  },
  operator_invitations: { token_hash: 'h', operator_id: null, expires_at: start + day },
  operator_passkeys: null,
  operator_recovery_codes: null,
  operator_roles: null,
  operator_sessions: {
    ...{ token_hash: 'h', id: 's', operator_id: 'eva', device: 'Firefox' },
    ...{ began_at: start, seen_at: start, proven_at: start },
  },
  operators: null,
  order_documents: null,
  order_parcels: null,
  order_pieces: null,
  order_tags: null,
  order_timeline: null,
  order_search_words: null,
  orders: null,
  quote_timeline: null,
  quote_versions: null,
  quotes: {
    ...{ id: 'q', number: 'A2026-000001', request_key: 'q', state: 'open', version: 1, revision: 1, order_id: null },
    ...{ valid_until: '2026-11-23', customer_id: null, email: 'anna@example.at', words: ' anna', total_gross: 1 },
    ...{ created_at: start, changed_at: start },
  },
  reminder_stops: null,
  reminders: null,
  payment_attempts: null,
  payment_claims: null,
  payment_events: {
    ...{ provider: 'paypal', event_id: 'e', kind: 'k', raw: '{}', received_at: start },
    ...{ attempt_id: null, processed_at: start },
  },
  payment_findings: null,
  payment_operations: null,
  former_conditions: null,
  price_history: null,
  product_arrivals: null,
  product_ratings: null,
  products: null,
  relative_stock_files: null,
  review_requests: null,
  review_stops: null,
  reviews: null,
  search_counts: {
    ...{ day: '2026-11-23', term: 'hammer', searches: 9, hits: 1, exact_hits: 1, kept: 1 },
    ...{ clicks_first: 0, clicks_top_three: 0, clicks_top_ten: 0, clicks_later: 0 },
  },
  retention_counts: null,
  retention_holds: null,
  sessions: {
    ...{ token_hash: 'h', id: 's', customer_id: customer.id, device: 'Firefox' },
    ...{ created_at: start, used_at: start },
  },
  newsletter_subscribers: {
    ...{ id: 'a', email: 'anna@example.at', email_key: 'anna@example.at', consent: 'Ja', asked_at: start },
    ...{ confirm_hash: 'h', confirmed_at: null, stop_key: 's', stopped_at: null },
  },
  stock_alerts: {
    ...{ id: 'a', secret: 's', product_id: 'p', email: 'anna@example.at', email_key: 'anna@example.at' },
    ...{ asked_at: start, confirmed_at: start, queued_at: null },
  },
  templates: null,
  vat_checks: {
    ...{ id: 'v', vat_id: 'DE123456789', state: 'valid', asked_at: start },
    ...{ consultation: null, trader: null, order_id: null },
  },
  voucher_redemptions: null,
  sold_vouchers: null,
  voucher_reservations: null,
  voucher_series: null,
  vouchers: null,
  withdrawal_checks: null,
  wish_lists: null,
  withdrawals: null,
};

const aged = Object.entries(rows).flatMap(([table, row]) => (row === null ? [] : [{ table, row }]));

/** The tables of those that have their row still. */
async function kept({ read }: Database): Promise<string[]> {
  const tables: string[] = [];
  for (const { table } of aged) {
    const row = await read
      .selectFrom(table as keyof Schema)
      .selectAll()
      .executeTakeFirst();
    if (row !== undefined) tables.push(table);
  }
  return tables;
}

describeOnBothEngines('rows that are deleted by age', ({ open, place }) => {
  test('is cleared away by the server itself, with nobody asking, and not before its time [LAW D1]', async () => {
    const at = await place();
    const database = await open(at);
    await database.transaction(async (transaction) => {
      await transaction
        .insertInto('customers')
        .values({ ...customer, online_user: 1, separate_shipping_address: 0 })
        .execute();
      await transaction.insertInto('operators').values(operator).execute();
      for (const { table, row } of aged) {
        await transaction
          .insertInto(table as keyof Schema)
          .values(row)
          .execute();
      }
    });
    const time = { now: start };
    const config = readConfig({ DATA_DIR: at.dataDir });
    const logged: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
    const services = createServices({
      ...{ config, database, index: createInMemoryIndex(), clock: () => time.now, logger },
    });

    await services.jobs.runDue();
    expect(await kept(database)).toEqual(aged.map(({ table }) => table));

    time.now += 402 * day;
    await services.jobs.runDue();
    expect([await kept(database), logged]).toEqual([[], []]);
    expect(await database.read.selectFrom('customers').select('id').execute()).toEqual([{ id: customer.id }]);
    await services.close();
  });
});
