import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { ConfigurationTable, Schema } from '../../database/schema.ts';
import type { PlacedCategory } from './check-customer-groups.ts';

/** All settings that the operator has decided, as JSON by key. */
export async function storedConfiguration(queryable: Queryable): Promise<Map<string, string>> {
  const rows = await queryable.selectFrom('configuration').select(['key', 'value']).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The version under which a key was last changed; 0 if it was never decided. */
export async function versionOfKey(queryable: Queryable, key: string): Promise<number> {
  const row = await queryable.selectFrom('configuration').select('version').where('key', '=', key).executeTakeFirst();
  return row?.version ?? 0;
}

/** The category tree from its root; null while there are no categories. */
export async function placedCategories(queryable: Queryable): Promise<PlacedCategory | null> {
  const rows = await queryable.selectFrom('categories').select(['id', 'parent_id', 'name']).execute();
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const place = ({ id, name }: (typeof rows)[number]): PlacedCategory => ({
    ...{ _id: id, name },
    children: (byParent.get(id) ?? []).map(place),
  });
  const [root] = byParent.get(null) ?? [];
  return root === undefined ? null : place(root);
}

/** The ids that belong to products in the catalogue. */
export async function productsThere(queryable: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const products = queryable.selectFrom('products').select('id').where('deleted', '=', 0);
  return new Set((await products.where('id', 'in', ids).execute()).map(({ id }) => id));
}

/** The ids of the products in the catalogue that have these article numbers, by the number. */
export async function productIdsByNumber(
  queryable: Queryable,
  articleNumbers: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  if (articleNumbers.length === 0) return {};
  const products = await queryable
    .selectFrom('products')
    .select(['id', 'article_number'])
    .where('deleted', '=', 0)
    .where('article_number', 'in', articleNumbers)
    .orderBy('id')
    .execute();
  return Object.fromEntries(products.map(({ id, article_number }) => [article_number, id]));
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
