import {
  type AttributeDefinitions,
  emptyRoot,
  type FollowingIndex,
  type IndexedCategory,
  type IndexedGroups,
  type IndexedProduct,
  noDefinitions,
  type SearchSteering,
} from '@kontor/search';
import type { Clock } from '../clock.ts';
import { attributesVersion, currentVersion, isOtherHistory, salesCountedAt } from '../database/catalogue-version.ts';
import type { Database } from '../database/database.ts';
import { type VersionFollower, watchVersion } from '../database/watch-version.ts';
import { changedProducts, countChangedProducts, type FilterField } from './indexed-products.ts';

/** What following needs. */
export interface Following {
  readonly database: Database;
  readonly index: FollowingIndex;
  /** The products' fields that lists filter by, beside their attributes. */
  readonly filters: readonly FilterField[];
  /** The customer groups as the database has them now. */
  readonly groups: () => Promise<IndexedGroups>;
  /** Tells the time by which sales run; where it is missing, none does. */
  readonly clock?: Clock | undefined;
  /** How the search is steered as the database has it now; where it is missing, by nothing. */
  readonly steering?: (() => Promise<SearchSteering>) | undefined;
  /** What the operator says of attributes, as the database has it now; where it is missing, nothing. */
  readonly attributes?: (() => Promise<AttributeDefinitions>) | undefined;
  /** Called for each product that is read from the database. */
  readonly onRead?: () => void;
  /** Called when the index is of another version; what it throws has the version looked at again. */
  readonly onTakenIn?: () => Promise<void>;
  /** Hears of what went wrong; following goes on with the next look. */
  readonly onError: (error: unknown) => void;
}

/**
 * Builds the index from the database and keeps it current. Resolves when it is built. What changes while the rows are
 * read is read again by the first look after it, so nothing is missed.
 */
export async function followCatalogue(following: Following): Promise<VersionFollower> {
  const { database, onError } = following;
  const version = await buildIndex(following);
  return watchVersion({ database, since: version, onError, onChange: (newest) => takeIn(following, newest) });
}

/**
 * Builds the index from the database, once; resolves with its version. The version is read before the rows: what
 * changes while they are read has a higher one.
 */
export async function buildIndex(building: Omit<Following, 'onError'>): Promise<number> {
  const version = await currentVersion(building.database.read);
  await takeIn(building, version);
  return version;
}

/**
 * Takes in what is newer than the index. Categories come as a whole: there are few of them, and one that is deleted
 * leaves no row behind. After another history (the database comes from a copy or a backup) everything is read anew.
 */
async function takeIn(
  { database, index, filters, groups, clock, steering, attributes, onRead, onTakenIn }: Omit<Following, 'onError'>,
  version: number,
): Promise<void> {
  const since = await versionToReadFrom(database, index, version);
  const isComplete = since === -1;
  const definitions = (await attributes?.()) ?? noDefinitions;
  const { present, removedIds } = changedProducts(database, since, { filters, definitions });
  const decided = {
    categories: await categoriesOf(database),
    groups: await groups(),
    // No earlier than what the version was counted for: the clock of that process may be ahead of this one's.
    ...(clock && { now: Math.max(clock(), await salesCountedAt(database.read)) }),
    ...(steering && { steering: await steering() }),
  };
  await index.apply({ version, isComplete, products: told(present, onRead), removedIds, ...decided });
  await onTakenIn?.();
}

/**
 * The version of the index, after which products are to be read; -1 where it knows nothing that still holds. Another
 * definition of attributes changes no product, and what the index knows of many.
 */
async function versionToReadFrom({ read }: Database, index: FollowingIndex, version: number): Promise<number> {
  const isOther = isOtherHistory(index.version, version) || (await attributesVersion(read)) > index.version;
  return isOther ? -1 : index.version;
}

/** How many products following will read first. */
export async function countUnread(database: Database, index: FollowingIndex): Promise<number> {
  const { read } = database;
  return countChangedProducts(read, await versionToReadFrom(database, index, await currentVersion(read)));
}

async function* told(products: AsyncIterable<IndexedProduct>, onRead?: () => void): AsyncGenerator<IndexedProduct> {
  for await (const product of products) {
    onRead?.();
    yield product;
  }
}

/** A hidden category has no name there: nothing is found by it, and what is in it counts in those above. */
async function categoriesOf({ read }: Database): Promise<IndexedCategory[]> {
  const columns = ['id', 'name', 'parent_id', 'hidden'] as const;
  const rows = await read.selectFrom('categories').select(columns).orderBy('id').execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isHidden = ({ hidden, parent_id }: (typeof rows)[number]): boolean => {
    const above = byId.get(parent_id ?? '');
    return hidden === 1 || (above !== undefined && isHidden(above));
  };
  // The root that pages stand on while there are no categories can be browsed: nothing is in it.
  return rows.length === 0
    ? [{ id: emptyRoot._id, name: emptyRoot.name, parentId: null }]
    : rows.map((row) => ({ id: row.id, name: isHidden(row) ? '' : row.name, parentId: row.parent_id }));
}
