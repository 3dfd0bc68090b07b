import type { Selectable, Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { FormerConditionTable, Schema } from '../../database/schema.ts';

/** Deletes conditions, by their own or their products' ids. What they were known by is kept. */
export async function dropConditions(
  transaction: Transaction<Schema>,
  by: 'id' | 'product_id',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .insertInto('former_conditions')
    .columns(['id', 'product_id', 'unit', 'customer_group'])
    .expression((going) =>
      going.selectFrom('conditions').select(['id', 'product_id', 'unit', 'customer_group']).where(by, 'in', ids),
    )
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        product_id: ref('excluded.product_id'),
        unit: ref('excluded.unit'),
        customer_group: ref('excluded.customer_group'),
      })),
    )
    .execute();
  await transaction.deleteFrom('conditions').where(by, 'in', ids).execute();
}

/** The conditions that products had and whose ids are free, by product id. `named`: the ids that their file gives. */
export async function formerConditions(
  queryable: Queryable,
  productIds: readonly string[],
  named: ReadonlySet<string>,
): Promise<Map<string, Selectable<FormerConditionTable>[]>> {
  if (productIds.length === 0) return new Map();
  const gone = await queryable
    .selectFrom('former_conditions as former')
    .leftJoin('conditions', 'conditions.id', 'former.id')
    .selectAll('former')
    .where('former.product_id', 'in', productIds)
    .where('conditions.id', 'is', null)
    .orderBy('former.id')
    .execute();
  const free = gone.filter(({ id }) => !named.has(id));
  return Map.groupBy(free, ({ product_id }) => product_id);
}
