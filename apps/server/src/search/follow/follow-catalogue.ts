import { currentVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { type VersionFollower, watchVersion } from '../../database/watch-version.ts';
import type { FollowingIndex, IndexedCategory } from '../catalogue-index.ts';
import { changedProducts } from './indexed-products.ts';

/** What following needs. */
export interface Following {
  readonly database: Database;
  readonly index: FollowingIndex;
  /** Hears of what went wrong; following goes on with the next look. */
  readonly onError: (error: unknown) => void;
}

/**
 * Builds the index from the database and keeps it current. Resolves when it is built. The version is read before the rows: what
 * changes while they are read has a higher one and is read again by the first look after it, so nothing is missed.
 */
export async function followCatalogue({ database, index, onError }: Following): Promise<VersionFollower> {
  const version = await currentVersion(database.read);
  const products = changedProducts(database, -1);
  await index.apply({
    ...{ version, isComplete: true, categories: await categoriesOf(database) },
    ...{ products: products.present, removedIds: products.removedIds },
  });
  return watchVersion({ database, since: version, onError, onChange: (newest) => takeIn(database, index, newest) });
}

async function takeIn(database: Database, index: FollowingIndex, version: number): Promise<void> {
  const since = index.version;
  const newCategory = await database.read
    .selectFrom('categories')
    .select('id')
    .where('version', '>', since)
    .limit(1)
    .executeTakeFirst();
  const products = changedProducts(database, since);
  const present = await Array.fromAsync(products.present);
  await index.apply({
    ...{ version, products: present, removedIds: products.removedIds },
    ...(newCategory && { categories: await categoriesOf(database) }),
  });
}

async function categoriesOf({ read }: Database): Promise<IndexedCategory[]> {
  const rows = await read.selectFrom('categories').select(['id', 'parent_id']).orderBy('id').execute();
  return rows.map(({ id, parent_id }) => ({ id, parentId: parent_id }));
}
