import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';

const storedWishes = storedJson('wish_lists.products', Type.Array(Type.String()));

/** The ids of the products that a customer wishes, the last wish first. */
export async function wishesOf(queryable: Queryable, customerId: string): Promise<readonly string[]> {
  const row = await queryable
    .selectFrom('wish_lists')
    .select('products')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row === undefined ? [] : storedWishes(row.products, customerId);
}

/**
 * Writes a customer's wishes. The transaction must have locked the customer's row, so that nobody else writes them
 * meanwhile.
 */
export async function storeWishes(
  transaction: Transaction<Schema>,
  customerId: string,
  wishes: readonly string[],
  changedAt: number,
): Promise<void> {
  const row = { products: JSON.stringify(wishes), changed_at: changedAt };
  await transaction
    .insertInto('wish_lists')
    .values({ customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}
