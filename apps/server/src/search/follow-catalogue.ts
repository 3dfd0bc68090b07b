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
import { changedProducts, countChangedProducts, type FilterField, type IngredientField } from './indexed-products.ts';

/** The dependencies of following the catalogue. */
export interface Following {
  readonly database: Database;
  readonly index: FollowingIndex;
  /** The products' fields that lists filter by, besides attributes. */
  readonly filters: readonly FilterField[];
  /** The products' fields that list their ingredients. None if missing. */
  readonly ingredients?: readonly IngredientField[];
  /** The customer groups as currently stored. */
  readonly groups: () => Promise<IndexedGroups>;
  /** The clock by which sales run; without it no sale runs. */
  readonly clock?: Clock | undefined;
  /** The steering of the search as currently stored; none if missing. */
  readonly steering?: (() => Promise<SearchSteering>) | undefined;
  /** The operator's definitions of attributes as currently stored; none if missing. */
  readonly attributes?: (() => Promise<AttributeDefinitions>) | undefined;
  /** Called for each product read from the database. */
  readonly onRead?: () => void;
  /** Called when the index has a new version. If it throws, the version is tried again. */
  readonly onTakenIn?: () => Promise<void>;
  /** Called for errors; following continues with the next check. */
  readonly onError: (error: unknown) => void;
}

/**
 * Builds the index from the database and keeps it current. Resolves when it is built. Changes made while the rows are
 * read are read again by the next check, so nothing is missed.
 */
export async function followCatalogue(following: Following): Promise<VersionFollower> {
  const { database, onError } = following;
  const version = await buildIndex(following);
  return watchVersion({ database, since: version, onError, onChange: (newest) => applyNewer(following, newest) });
}

/**
 * Builds the index from the database once. Resolves with its version, which is read before the rows: changes made while
 * they are read have a higher one.
 */
export async function buildIndex(building: Omit<Following, 'onError'>): Promise<number> {
  const version = await currentVersion(building.database.read);
  await applyNewer(building, version);
  return version;
}

/**
 * Applies changes newer than the index. Categories are replaced as a whole: there are few of them, and a deleted one
 * leaves no row. If the database has another history (it is a copy or a restored backup), everything is read again.
 */
async function applyNewer(
  {
    database,
    index,
    filters,
    ingredients = [],
    groups,
    clock,
    steering,
    attributes,
    onRead,
    onTakenIn,
  }: Omit<Following, 'onError'>,
  version: number,
): Promise<void> {
  const since = await versionToReadFrom(database, index, version);
  const isComplete = since === -1;
  const definitions = (await attributes?.()) ?? noDefinitions;
  const { present, removedIds } = changedProducts(database, since, { filters, ingredients, definitions });
  const decided = {
    categories: await categoriesOf(database),
    groups: await groups(),
    // Not earlier than the time the version was calculated for: that process's clock may be ahead of this one's.
    ...(clock && { now: Math.max(clock(), await salesCountedAt(database.read)) }),
    ...(steering && { steering: await steering() }),
  };
  await index.apply({ version, isComplete, products: told(present, onRead), removedIds, ...decided });
  await onTakenIn?.();
}

/**
 * The index version after which products must be read; -1 if everything must be. A new definition of attributes changes
 * no product, but the index entries of many.
 */
async function versionToReadFrom({ read }: Database, index: FollowingIndex, version: number): Promise<number> {
  const isOther = isOtherHistory(index.version, version) || (await attributesVersion(read)) > index.version;
  return isOther ? -1 : index.version;
}

/** The number of products that will be read first. */
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

/**
 * The categories for the index. A hidden category has no name there: it is not found, and its products count for the
 * categories above.
 */
async function categoriesOf({ read }: Database): Promise<IndexedCategory[]> {
  const columns = ['id', 'name', 'parent_id', 'hidden'] as const;
  const rows = await read.selectFrom('categories').select(columns).orderBy('id').execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isHidden = ({ hidden, parent_id }: (typeof rows)[number]): boolean => {
    const above = byId.get(parent_id ?? '');
    return hidden === 1 || (above !== undefined && isHidden(above));
  };
  // Without categories, pages show a placeholder root, which must exist in the index too. It is empty.
  return rows.length === 0
    ? [{ id: emptyRoot._id, name: emptyRoot.name, parentId: null }]
    : rows.map((row) => ({ id: row.id, name: isHidden(row) ? '' : row.name, parentId: row.parent_id }));
}
