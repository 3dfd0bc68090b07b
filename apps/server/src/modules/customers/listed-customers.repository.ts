import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { alsoHasWord, hasWord } from './customer-words.ts';
import { customerOf } from './customers.repository.ts';
import type { Customer, OfficeRecord } from './types.ts';

/** A filter for the list of customers. Each condition has an index in the order of the list. */
export interface ListedCustomerFilter {
  /** A customer group; null: customers without a group. */
  readonly group?: string | null | undefined;
  /** Beginnings of words, folded, that are read first. */
  readonly words: readonly string[];
  /** Beginnings of words that are looked up for each customer whom the rest finds. */
  readonly alsoWords?: readonly string[];
}

/** The place of a customer in the list. */
export interface CustomerPlace {
  /** Epoch ms. */
  readonly createdAt: number;
  readonly id: string;
}

/** A customer with what the back office keeps. */
export type CustomerWithRecord = Customer & OfficeRecord;

/** Customers, the newest first, after a place: a comparison of row values that both engines answer from an index. */
export async function listedCustomers(
  queryable: Queryable,
  filter: ListedCustomerFilter,
  { after, limit }: { readonly after: CustomerPlace | null; readonly limit: number },
): Promise<CustomerWithRecord[]> {
  let wanted = filtered(queryable.selectFrom('customers').selectAll(), filter);
  if (after !== null)
    wanted = wanted.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
    );
  const rows = await wanted.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(withRecord);
}

/** The number of customers, counted up to a limit. */
export async function countListedCustomers(
  queryable: Queryable,
  filter: ListedCustomerFilter,
  upTo: number,
): Promise<number> {
  const some = filtered(queryable.selectFrom('customers').select(sql<number>`1`.as('one')), filter).limit(upTo);
  const { count } = await queryable
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The customer with an id, or the only one with a customer number; null if there is none. */
export async function customerRecord(queryable: Queryable, idOrNumber: string): Promise<CustomerWithRecord | null> {
  const customers = queryable.selectFrom('customers').selectAll();
  const known = await customers.where('id', '=', idOrNumber).executeTakeFirst();
  if (known !== undefined) return withRecord(known);
  const [only, other] = await customers.where('person_id', '=', idOrNumber).limit(2).execute();
  return only === undefined || other !== undefined ? null : withRecord(only);
}

/**
 * Stores group and note of a customer whose row is locked. The version rises, so that others who have seen the former
 * ones are told.
 */
export async function storeGroupAndNote(
  transaction: Transaction<Schema>,
  id: string,
  { group, note }: { readonly group: string | null; readonly note: string | null },
): Promise<void> {
  await transaction
    .updateTable('customers')
    .set((eb) => ({ customer_group: group, note, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The customer with the key of an e-mail address. */
export async function customerIdOfEmail(queryable: Queryable, emailKey: string): Promise<string | null> {
  const row = await queryable.selectFrom('customers').select('id').where('email_key', '=', emailKey).executeTakeFirst();
  return row?.id ?? null;
}

type Row = Parameters<typeof customerOf>[0] & { readonly version: number; readonly note: string | null };

function withRecord(row: Row): CustomerWithRecord {
  return {
    ...customerOf(row),
    ...{ version: row.version, note: row.note, hasPassword: row.password_hash !== null },
  };
}

function filtered<Columns>(
  customers: SelectQueryBuilder<Schema, 'customers', Columns>,
  { group, words, alsoWords = [] }: ListedCustomerFilter,
): SelectQueryBuilder<Schema, 'customers', Columns> {
  let wanted = customers;
  if (group === null) wanted = wanted.where('customer_group', 'is', null);
  else if (group !== undefined) wanted = wanted.where('customer_group', '=', group);
  for (const word of words) wanted = wanted.where((customer) => hasWord(customer, word));
  for (const word of alsoWords) wanted = wanted.where((customer) => alsoHasWord(customer, word));
  return wanted;
}
