import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/**
 * How far the first filling of a shop is: the demo is being loaded, so that another start can go on with it, or nothing
 * more is to be.
 */
export type Setup = 'demo catalogue' | 'done';

/** A row of the configuration that no call answers and the operator never sees. */
const key = 'setup';

/** How far the first filling is; undefined when it never began. */
export async function setupOf(queryable: Queryable): Promise<Setup | undefined> {
  const row = await queryable.selectFrom('configuration').select('value').where('key', '=', key).executeTakeFirst();
  // Earlier versions brought the demo's texts into a shop with its own catalogue, and noted that meanwhile.
  return row && (JSON.parse(row.value) === 'demo catalogue' ? 'demo catalogue' : 'done');
}

/**
 * Remembers what is to be loaded unless another instance already has; what holds in the end. Of instances that ask at
 * once one waits.
 */
export async function beginSetup(transaction: Transaction<Schema>, setup: Setup): Promise<Setup> {
  await transaction
    .insertInto('configuration')
    .values({ key, value: JSON.stringify(setup), version: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await setupOf(transaction)) ?? setup;
}

/** Remembers how far it is. */
export async function writeSetup(transaction: Transaction<Schema>, setup: Setup): Promise<void> {
  const value = JSON.stringify(setup);
  await transaction
    .insertInto('configuration')
    .values({ key, value, version: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
