import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { bothTraces, type DemoTraces, noTraces } from './demo-traces.ts';

/** A row of the configuration that no call answers and the operator never sees. */
const key = 'demo';

/**
 * What of the demo was loaded into this shop; none of a shop that began without, or was filled before anybody noted it.
 */
export async function loadedTraces(queryable: Queryable): Promise<DemoTraces> {
  const row = await queryable.selectFrom('configuration').select('value').where('key', '=', key).executeTakeFirst();
  return row === undefined ? noTraces : JSON.parse(row.value);
}

/** Notes what of the demo is being loaded, beside what was before. */
export async function noteLoaded(transaction: Transaction<Schema>, traces: DemoTraces): Promise<void> {
  const value = JSON.stringify(bothTraces(await loadedTraces(transaction), traces));
  await transaction
    .insertInto('configuration')
    .values({ key, value, version: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
