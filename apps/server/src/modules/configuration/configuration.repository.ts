import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { ConfigurationTable, Schema } from '../../database/schema.ts';

/** All that the operator has decided, each key's value as JSON. */
export async function storedConfiguration(queryable: Queryable): Promise<Map<string, string>> {
  const rows = await queryable.selectFrom('configuration').select(['key', 'value']).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Stores the value of a key. */
export async function putConfiguration(transaction: Transaction<Schema>, row: ConfigurationTable): Promise<void> {
  const { value, version } = row;
  await transaction
    .insertInto('configuration')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, version }))
    .execute();
}
