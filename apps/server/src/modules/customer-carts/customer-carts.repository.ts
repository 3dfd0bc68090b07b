import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import { emptyCart, type KeptCart } from './kept-cart.ts';

const Id = Type.Object({ _id: Type.String() });

const storedCart = storedJson(
  'customer_carts.content',
  Type.Object({
    items: Type.Array(Type.Object({ product: Id, condition: Id, amount: Type.Integer() })),
    vouchers: Type.Optional(Type.Array(Type.Object({ code: Type.String(), session: Type.String() }))),
    joined: Type.Optional(Type.Array(Type.String())),
  }),
);

/** A customer's cart and the number of its changes; 0: never changed. */
export interface CustomerCart {
  readonly cart: KeptCart;
  readonly version: number;
}

/** The cart of a customer. */
export async function cartOf(queryable: Queryable, customerId: string): Promise<CustomerCart> {
  const row = await queryable
    .selectFrom('customer_carts')
    .select(['content', 'version'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row
    ? { cart: { ...emptyCart, ...storedCart(row.content, customerId) }, version: row.version }
    : { cart: emptyCart, version: 0 };
}

/**
 * Writes a customer's cart. The transaction must have locked the customer's row, so that nobody else writes it
 * meanwhile.
 */
export async function storeCart(
  transaction: Transaction<Schema>,
  customerId: string,
  { cart, version }: CustomerCart,
  changedAt: number,
): Promise<void> {
  const row = { content: JSON.stringify(cart), version, changed_at: changedAt };
  await transaction
    .insertInto('customer_carts')
    .values({ customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
}
