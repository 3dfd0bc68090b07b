import type { Queryable } from '../../database/database.ts';

/** A category or product with a page; `changedAt` in epoch ms, null if unknown. */
export interface ListedProduct {
  readonly id: string;
  readonly categoryId: string;
  readonly changedAt: number | null;
}

/** The last changes of categories, by id; null if unknown. */
export async function categoryChanges(queryable: Queryable): Promise<ReadonlyMap<string, number | null>> {
  const rows = await queryable.selectFrom('categories').select(['id', 'changed_at']).execute();
  return new Map(rows.map((row) => [row.id, row.changed_at]));
}

/**
 * The id this number of products after another one, in the order of ids; undefined when there are fewer. Deleted
 * products count too, so that the index of ids alone can answer.
 */
export async function idFurtherOn(queryable: Queryable, after: string, steps: number): Promise<string | undefined> {
  const row = await queryable
    .selectFrom('products')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(steps - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The next products of the catalogue in the order of ids, up to and including an id if one is given. */
export async function productsAfter(
  queryable: Queryable,
  after: string,
  upTo: string | undefined,
  limit: number,
): Promise<ListedProduct[]> {
  const next = queryable.selectFrom('products').where('id', '>', after).where('deleted', '=', 0).orderBy('id');
  return (upTo === undefined ? next : next.where('id', '<=', upTo))
    .select(['id', 'category_id as categoryId', 'changed_at as changedAt'])
    .limit(limit)
    .execute();
}
