import type { StockRules } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { categoryRows, conditionsByProduct } from '../catalogue.repository.ts';
import { lockStocks, storeCategories, storeProducts } from '../catalogue-writer.ts';
import type { BatchChanges, Change, ProductChanged, ProductCreated, ProductErased } from '../import-log/change.ts';
import { archivedChange, changeOf, erasedChange } from '../import-log/changes-of.ts';
import { imageOf } from '../import-log/row-images.ts';
import { eraseProducts, hideProducts } from '../leaving-products.ts';
import { categoryRow } from '../product-rows.ts';
import { takenFromStocks } from '../stock-pools.ts';
import { attributesBack } from './attributes-back.ts';
import { categoriesBack, removeCategories } from './categories-back.ts';
import { familiesBack, familyField, joinedBack } from './families-back.ts';
import {
  changedBack,
  createdBack,
  erasedBack,
  leftOf,
  type ProductBack,
  type ProductNow,
  type Surroundings,
} from './products-back.ts';

type ProductChange = ProductCreated | ProductChanged | ProductErased;

/** The data about orders that an undo needs. */
export interface OrdersAsked {
  /** The products among these that were ever ordered. */
  readonly ordered: (queryable: Queryable, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The pieces ordered since a time in epoch ms, by condition id. */
  readonly orderedSince: (queryable: Queryable, since: number) => Promise<ReadonlyMap<string, number>>;
}

/** Undoes a batch of an import in a transaction. Returns the changes, and everything that was not restored. */
export async function undoBatch(
  transaction: Transaction<Schema>,
  batch: BatchChanges,
  { now, rules, orders }: { readonly now: number; readonly rules: StockRules; readonly orders: OrdersAsked },
): Promise<readonly Change[]> {
  const categoryChanges = batch.changes.filter((change) => change.of === 'category');
  const familyChanges = batch.changes.filter((change) => change.of === 'family');
  const productChanges = batch.changes.filter((change) => change.of === 'product');
  const categories = await categoriesBack(transaction, categoryChanges);
  const before = new Map(
    (await transaction.selectFrom('categories').selectAll().execute()).map((row) => [row.id, row]),
  );
  await storeCategories(transaction, categories.stored, now);
  const backs = await productsBack(transaction, productChanges, { at: batch.at, now, orders });
  const products = await storedBack(transaction, backs, { now, rules });
  const families = await familiesBack(transaction, familyChanges);
  const attributeChanges = batch.changes.filter((change) => change.of === 'attribute');
  const attributes = await attributesBack(transaction, attributeChanges);
  const removed = await removeCategories(transaction, categoryChanges, now);
  const changedCategories = categories.stored.map((category): Change => {
    const had = before.get(category.id);
    const { id, name } = category;
    return { of: 'category', id, name, before: had ? imageOf(had) : null, after: imageOf(categoryRow(category)) };
  });
  return [
    ...changedCategories,
    ...families.changed,
    ...attributes.changed,
    ...products,
    ...removed.removed,
    ...[
      ...categories.left,
      ...families.left,
      ...attributes.left,
      ...backs.flatMap(({ left }) => left),
      ...removed.left,
    ],
  ];
}

/** The results for products, from their current rows and the orders since. */
async function productsBack(
  transaction: Transaction<Schema>,
  changes: readonly ProductChange[],
  { at, now, orders }: { readonly at: number; readonly now: number; readonly orders: OrdersAsked },
): Promise<(ProductBack & { readonly now: ProductNow })[]> {
  if (changes.length === 0) return [];
  const ids = changes.map(({ id }) => id);
  const created = changes.filter(({ did }) => did === 'created').map(({ id }) => id);
  const stocks = changes.flatMap((change) => (change.did === 'changed' ? change.conditions.map(({ id }) => id) : []));
  // Locks the stocks before conditions are read, so that no order changes them any more.
  await lockStocks(transaction, stocks);
  const rows = await transaction.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const conditions = await conditionsByProduct(transaction, ids);
  const around: Surroundings = {
    now,
    sold:
      stocks.length === 0 ? new Map() : await takenFromStocks(transaction, await orders.orderedSince(transaction, at)),
    ordered: created.length === 0 ? new Set() : await orders.ordered(transaction, created),
    categories: new Set((await categoryRows(transaction)).map(({ id }) => id)),
  };
  return changes.map((change) => {
    const known = { row: stored.get(change.id), conditions: conditions.get(change.id) ?? [] };
    return { ...backOf(change, known, around), now: known };
  });
}

function backOf(change: ProductChange, known: ProductNow, around: Surroundings): ProductBack {
  switch (change.did) {
    case 'created':
      return createdBack(change, known, around);
    case 'changed':
      return changedBack(change, known, around);
    case 'erased':
      return erasedBack(change, known, around);
  }
}

/** Whether a product stays as it is, because of later changes or because nothing differs. */
function isNothing(change: ProductChange): boolean {
  return change.did === 'changed' && Object.keys(change.columns).length === 0 && change.conditions.length === 0;
}

/** Stores the restored rows, and returns the changes. */
async function storedBack(
  transaction: Transaction<Schema>,
  backs: readonly (ProductBack & { readonly now: ProductNow })[],
  { now, rules }: { readonly now: number; readonly rules: StockRules },
): Promise<Change[]> {
  const { products, refused } = await joinedBack(
    transaction,
    backs.flatMap(({ stored }) => stored ?? []),
  );
  const changes = products.flatMap((product): Change[] => {
    const change = changeOf(product);
    const isLeft = refused.has(product.row.id);
    const { id, article_number: article, name } = product.row;
    const left = isLeft ? [leftOf({ id, article, name }, familyField, 'no-place')] : [];
    return change === null || isNothing(change) ? left : [change, ...left];
  });
  await storeProducts(transaction, products, now, rules);
  const leaving = backs.flatMap(({ leaves, now: { row, conditions } }) =>
    leaves === undefined || row === undefined ? [] : [{ leaves, row, conditions }],
  );
  const idsOf = (how: 'hidden' | 'erased') => leaving.filter(({ leaves }) => leaves === how).map(({ row }) => row.id);
  await hideProducts(transaction, idsOf('hidden'), now);
  await eraseProducts(transaction, idsOf('erased'), now);
  const gone = leaving.map(({ leaves, row, conditions }) =>
    leaves === 'hidden' ? archivedChange(row) : erasedChange(row, conditions),
  );
  return [...changes, ...gone];
}
