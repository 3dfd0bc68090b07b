import type { Queryable } from '../../../database/database.ts';
import { engineOf } from '../../../database/engine-of.ts';
import type { ConditionToStore, ProductToStore } from '../product-to-store.ts';
import { takenFromStocks } from '../stock-pools.ts';

/** What was ordered of conditions since a moment, epoch ms: pieces by their ids. */
export type OrderedSince = (queryable: Queryable, since: number) => Promise<ReadonlyMap<string, number>>;

/** When the stock of a file was counted, epoch ms, and what was ordered since. */
export interface CountedStock {
  readonly at: number;
  readonly orderedSince: OrderedSince;
}

/**
 * The products with the rest of a stock that was counted some time ago. Pieces taken by packs count by their factor.
 * The rest is below zero only if more can be sold than is there. An order that is being placed at this moment either
 * has its pieces before they are read here, and counts among those ordered, or takes them from the stock that is stored
 * then.
 */
export async function lessOrdered(
  queryable: Queryable,
  products: readonly ProductToStore[],
  counted: CountedStock | undefined,
): Promise<readonly ProductToStore[]> {
  const ids = products.flatMap(({ conditions }) => conditions.filter(isCounted).map(({ id }) => id));
  if (counted === undefined || ids.length === 0) return products;
  const rows = queryable.selectFrom('conditions').select(['id', 'backorder']).where('id', 'in', ids).orderBy('id');
  const isLocked = queryable.isTransaction && engineOf(queryable) === 'postgres';
  const stored = new Map((await (isLocked ? rows.forUpdate() : rows).execute()).map((row) => [row.id, row.backorder]));
  const taken = await takenFromStocks(queryable, await counted.orderedSince(queryable, counted.at));
  const left = (condition: ConditionToStore): ConditionToStore => {
    const { id, stock, unnamed } = condition;
    if (!isCounted(condition) || stock === null) return condition;
    const isBackordered = unnamed?.includes('backorder') ? stored.get(id) === 1 : condition.backorder;
    const rest = stock - (taken.get(id) ?? 0);
    return { ...condition, stock: isBackordered ? rest : Math.min(stock, Math.max(0, rest)) };
  };
  return products.map((product) => ({ ...product, conditions: product.conditions.map(left) }));
}

/** Whether a file names the whole stock. */
function isCounted({ stock, unnamed }: ConditionToStore): boolean {
  return stock !== null && !unnamed?.includes('stock');
}
