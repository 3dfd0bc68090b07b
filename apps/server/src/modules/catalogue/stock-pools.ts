import type { StockPool } from '@kontor/domain';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { ConditionTable } from '../../database/schema.ts';

/** The columns of a condition that say whose stock it takes from. */
type Drawing = Pick<Selectable<ConditionTable>, 'product_id' | 'stock_of' | 'stock_factor'>;

/** Whether a condition has no stock of its own, but takes from another one's: a pack of 50 of the single pieces. */
export function draws({ stock_of, stock_factor }: Pick<Drawing, 'stock_of' | 'stock_factor'>): boolean {
  return stock_of !== null || stock_factor !== null;
}

/** A condition whose stock others take from, with the product that it is of. */
interface Owner {
  readonly id: string;
  readonly productId: string;
  readonly articleNumber: string;
  readonly stock: number | null;
}

/**
 * The pools that conditions take from. It is the first of everybody's conditions with a stock of its own, of the named
 * article or else of their own. A pool that does not exist is empty: what nobody counts is not sold.
 */
export async function poolsOf(
  queryable: Queryable,
  conditions: readonly Drawing[],
): Promise<(condition: Drawing) => StockPool | null> {
  const drawing = conditions.filter(draws);
  const owners = drawing.length === 0 ? [] : await ownersFor(queryable, drawing);
  return (condition) => {
    if (!draws(condition)) return null;
    const owner = owners.find(({ productId, articleNumber }) =>
      condition.stock_of === null ? productId === condition.product_id : articleNumber === condition.stock_of,
    );
    const factor = condition.stock_factor ?? 1;
    return { conditionId: owner?.id ?? null, factor, stock: owner === undefined ? 0 : owner.stock };
  };
}

/**
 * Conditions with how many pieces of each its pool has, for those that take from one; null: the pool is not counted.
 */
export async function withDrawn<Condition extends Drawing>(
  queryable: Queryable,
  conditions: readonly Condition[],
): Promise<(Condition & { readonly drawn?: number | null })[]> {
  const poolFor = await poolsOf(queryable, conditions);
  return conditions.map((condition) => {
    const pool = poolFor(condition);
    return pool === null ? condition : { ...condition, drawn: pool.stock && Math.floor(pool.stock / pool.factor) };
  });
}

function ownersFor(queryable: Queryable, drawing: readonly Drawing[]): Promise<Owner[]> {
  const ofThemselves = drawing.flatMap(({ product_id, stock_of }) => (stock_of === null ? product_id : []));
  const named = drawing.flatMap(({ stock_of }) => stock_of ?? []);
  return queryable
    .selectFrom('conditions')
    .innerJoin('products', 'products.id', 'conditions.product_id')
    .select(['conditions.id', 'conditions.product_id as productId', 'products.article_number as articleNumber'])
    .select('conditions.stock')
    .where('conditions.customer_group', 'is', null)
    .where('conditions.stock_of', 'is', null)
    .where('conditions.stock_factor', 'is', null)
    .where((product) =>
      product.or([
        ...(ofThemselves.length > 0 ? [product('products.id', 'in', ofThemselves)] : []),
        ...(named.length > 0 ? [product('products.article_number', 'in', named)] : []),
      ]),
    )
    .orderBy('products.deleted')
    .orderBy('products.id')
    .orderBy('conditions.position')
    .orderBy('conditions.id')
    .execute();
}

/**
 * How many pieces each stock gave for numbers of pieces, both by ids of conditions. Packs take from the stock, and by
 * the factor, that is stored of them now.
 */
export async function takenFromStocks(
  queryable: Queryable,
  pieces: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const sold = new Map((await drawingOnes(queryable, [...pieces.keys()])).map((row) => [row.id, row]));
  const poolOf = await poolsOf(queryable, [...sold.values()]);
  const taken = new Map<string, number>();
  for (const [id, amount] of pieces) {
    const row = sold.get(id);
    const pool = row === undefined ? null : poolOf(row);
    const from = pool?.conditionId ?? id;
    taken.set(from, (taken.get(from) ?? 0) + amount * (pool?.factor ?? 1));
  }
  return taken;
}

/** What a statement takes as parameters at once. */
const idsAtOnce = 10_000;

/** Those of these conditions that take from another stock. */
async function drawingOnes(queryable: Queryable, ids: readonly string[]) {
  const found: (Drawing & { readonly id: string })[] = [];
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = queryable
      .selectFrom('conditions')
      .select(['id', 'product_id', 'stock_of', 'stock_factor'])
      .where('id', 'in', ids.slice(at, at + idsAtOnce));
    found.push(...(await some.execute()).filter(draws));
  }
  return found;
}

/** What an order left of a stock. */
interface TakenStock {
  readonly productId: string;
  /** Pieces before and after. */
  readonly before: number;
  readonly left: number;
  /** Up to so many the shop may say how many are left. */
  readonly toTell: number;
}

/**
 * The products of which fewer can be sold, and few or none now, since an order took from the stock that they draw on.
 */
export async function productsShortOf(
  queryable: Queryable,
  { productId, before, left, toTell }: TakenStock,
): Promise<string[]> {
  const pieces = sql<number>`coalesce(stock_factor, 1)`;
  const isFewer = sql<boolean>`${before} / ${pieces} > ${left} / ${pieces}`;
  const isShort = sql<boolean>`(${isFewer}) and (${left} / ${pieces} <= ${toTell} or ${left} / ${pieces} < coalesce(min_amount, amount_step, 1))`;
  // Each half uses an index of its own.
  const rows = await queryable
    .selectFrom('conditions')
    .select('product_id')
    .where('product_id', '=', productId)
    .where('stock_of', 'is', null)
    .where('stock_factor', 'is not', null)
    .where(isShort)
    .union((others) =>
      others
        .selectFrom('conditions')
        .select('product_id')
        .where('stock_of', '=', (owner) =>
          owner.selectFrom('products').select('article_number').where('id', '=', productId),
        )
        .where(isShort),
    )
    .execute();
  return rows.map(({ product_id }) => product_id);
}
