import type { SelectQueryBuilder } from 'kysely';
import type { Queryable } from './database.ts';
import type { Schema } from './schema.ts';

/** The number of rows of a query. With a limit, it counts no further. */
export async function countRows<Row>(
  queryable: Queryable,
  rows: SelectQueryBuilder<Schema, keyof Schema, Row>,
): Promise<number> {
  const counted = queryable.selectFrom(rows.as('some')).select((eb) => eb.fn.countAll().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}
