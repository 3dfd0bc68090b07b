import { currentVersion, isOtherHistory } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { type VersionFollower, watchVersion } from '../../database/watch-version.ts';
import type { FollowingIndex, IndexedCategory, IndexedGroups } from '../catalogue-index.ts';
import { emptyRoot } from '../categories/empty-root.ts';
import { changedProducts } from './indexed-products.ts';

/** What following needs. */
export interface Following {
  readonly database: Database;
  readonly index: FollowingIndex;
  /** The customer groups as the database has them now. */
  readonly groups: () => Promise<IndexedGroups>;
  /** Called when the index is of another version; what it throws has the version looked at again. */
  readonly onTakenIn?: () => Promise<void>;
  /** Hears of what went wrong; following goes on with the next look. */
  readonly onError: (error: unknown) => void;
}

/**
 * Builds the index from the database and keeps it current. Resolves when it is built. The version is read before the
 * rows: what changes while they are read has a higher one and is read again by the first look after it, so nothing is
 * missed.
 */
export async function followCatalogue(following: Following): Promise<VersionFollower> {
  const { database, onError } = following;
  const version = await currentVersion(database.read);
  await takeIn(following, version);
  return watchVersion({ database, since: version, onError, onChange: (newest) => takeIn(following, newest) });
}

/**
 * Takes in what is newer than the index. Categories come as a whole: there are few of them, and one that is deleted
 * leaves no row behind. After another history (the database comes from a copy or a backup) everything is read anew.
 */
async function takeIn({ database, index, groups, onTakenIn }: Following, version: number): Promise<void> {
  const isComplete = index.version === -1 || isOtherHistory(index.version, version);
  const { present, removedIds } = changedProducts(database, isComplete ? -1 : index.version);
  const decided = { categories: await categoriesOf(database), groups: await groups() };
  await index.apply({ version, isComplete, products: present, removedIds, ...decided });
  await onTakenIn?.();
}

async function categoriesOf({ read }: Database): Promise<IndexedCategory[]> {
  const rows = await read.selectFrom('categories').select(['id', 'parent_id']).orderBy('id').execute();
  // The root that pages stand on while there are no categories can be browsed: nothing is in it.
  return rows.length === 0
    ? [{ id: emptyRoot._id, parentId: null }]
    : rows.map(({ id, parent_id }) => ({ id, parentId: parent_id }));
}
