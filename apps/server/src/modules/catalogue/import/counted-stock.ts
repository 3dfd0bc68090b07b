import type { Queryable } from '../../../database/database.ts';
import { engineOf } from '../../../database/engine-of.ts';
import type { ConditionToStore, ProductToStore } from '../product-to-store.ts';
import { takenFromStocks } from '../stock-pools.ts';

/** The pieces ordered since a time in epoch ms, by condition id. */
export type OrderedSince = (queryable: Queryable, since: number) => Promise<ReadonlyMap<string, number>>;

/** When the stock of a file was counted, epoch ms, and what was ordered since. */
export interface CountedStock {
  readonly at: number;
  readonly orderedSince: OrderedSince;
}

/**
 * Subtracts what was ordered since the stock was counted. Packs count by their factor. The result is below zero only if
 * backorders are allowed. An order that is being placed right now either took its pieces before they are read here, and
 * is among the ordered ones, or it takes them from the newly stored stock.
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

/** Whether a file states the whole stock. */
function isCounted({ stock, unnamed }: ConditionToStore): boolean {
  return stock !== null && !unnamed?.includes('stock');
}
