import type { Queryable } from '../../database/database.ts';

/** A category or product whose page can be found; `changedAt` in epoch ms, null where nobody knows. */
export interface ListedProduct {
  readonly id: string;
  readonly categoryId: string;
  readonly changedAt: number | null;
}

/** When categories last changed, by id, as far as that is known. */
export async function categoryChanges(queryable: Queryable): Promise<ReadonlyMap<string, number | null>> {
  const rows = await queryable.selectFrom('categories').select(['id', 'changed_at']).execute();
  return new Map(rows.map((row) => [row.id, row.changed_at]));
}

/**
 * The id that stands so many products after another one, in the order of ids; undefined when there are not so many.
 * Products that left the catalogue count too: so the index of ids alone answers.
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

/** The next products of the catalogue in the order of ids, up to and including an id where one is given. */
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
