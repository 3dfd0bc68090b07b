import type { Transaction } from 'kysely';
import type { Queryable } from '../database.ts';
import type { Schema } from '../schema.ts';

/** Writes a row for tests that only check whether and when it is visible. */
export async function writeEntry(transaction: Transaction<Schema>, key: string, version = 0): Promise<void> {
  await transaction.insertInto('configuration').values({ key, value: '{}', version }).execute();
}

/** The keys written by {@link writeEntry}, in their order. */
export async function writtenKeys(queryable: Queryable): Promise<string[]> {
  const rows = await queryable.selectFrom('configuration').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}
