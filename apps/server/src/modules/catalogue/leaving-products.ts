import type { Transaction } from 'kysely';
import { nextVersion } from '../../database/catalogue-version.ts';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { FieldReader } from '../../tables/field-reader.ts';
import { dropConditions } from './former-conditions.ts';
import { productFields } from './product-fields.ts';

/** The number of products for a statement. */
const sliceSize = 500;

/** The existing products with these ids, and whether the operator has them on sale. Deleted products are left out. */
export async function productsThere(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly isActive: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('products')
    .select(['id', 'active'])
    .where('id', 'in', ids)
    .where((product) =>
      product.or([
        product('active', '=', 1),
        product.exists(
          product
            .selectFrom('conditions')
            .select('conditions.id')
            .whereRef('conditions.product_id', '=', 'products.id'),
        ),
      ]),
    )
    .execute();
  return new Map(rows.map(({ id, active }) => [id, { isActive: active === 1 }]));
}

/** Takes products off sale. No list, search or cart shows them any more. Their orders and prices are kept. */
export async function hideProducts(transaction: Transaction<Schema>, ids: readonly string[], now: number) {
  if (ids.length === 0) return;
  const version = await nextVersion(transaction);
  await transaction
    .updateTable('products')
    .set({ active: 0, deleted: 1, next_change_at: null, version, changed_at: now })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Deletes products. Their rows stay without content, so that processes that follow versions notice. Their price history
 * is kept too, in case a product with the same id is imported again (LAW P7), and so is what its conditions are known
 * by.
 */
export async function eraseProducts(transaction: Transaction<Schema>, ids: readonly string[], now: number) {
  if (ids.length === 0) return;
  await hideProducts(transaction, ids, now);
  await dropConditions(transaction, 'product_id', ids);
  await transaction.updateTable('products').set(nothingSaid()).where('id', 'in', ids).execute();
}

/** Each field with its value for a file that does not mention it, except the fields that identify the product. */
function nothingSaid() {
  const values = productFields.check(new FieldReader(), productFields.fromJson({}));
  const { article_number: _number, name: _name, active: _active, ...fields } = productFields.toColumns(values);
  return { ...fields, further_categories: null };
}

/** The products that the operator has on sale, now or at another time, in batches, in the order of their ids. */
export async function* activeProducts(queryable: Queryable): AsyncGenerator<{ id: string; articleNumber: string }[]> {
  for (let after = ''; ; ) {
    const rows = await queryable
      .selectFrom('products')
      .select(['id', 'article_number as articleNumber'])
      .where('active', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sliceSize)
      .execute();
    yield rows;
    if (rows.length < sliceSize) return;
    after = rows.at(-1)?.id ?? '';
  }
}
