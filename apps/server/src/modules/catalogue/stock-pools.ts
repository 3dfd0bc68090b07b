import type { StockPool } from '@kontor/domain';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { ConditionTable } from '../../database/schema.ts';

/** The columns that say whose stock a condition draws on. */
type Drawing = Pick<Selectable<ConditionTable>, 'product_id' | 'stock_of' | 'stock_factor'>;

/** Whether a condition has no stock of its own and draws on another one's: a pack of 50 single pieces. */
export function draws({ stock_of, stock_factor }: Pick<Drawing, 'stock_of' | 'stock_factor'>): boolean {
  return stock_of !== null || stock_factor !== null;
}

/** A condition whose stock others draw on, with its product. */
interface Owner {
  readonly id: string;
  readonly productId: string;
  readonly articleNumber: string;
  readonly stock: number | null;
}

/**
 * The pools that conditions draw on. A pool is the first of everybody's conditions with a stock of its own, of the
 * named article, or otherwise of the condition's own article. A missing pool counts as empty, so nothing uncounted is
 * sold.
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

/** Adds to conditions with a pool how many of them the pool can supply. Null: the pool is not counted. */
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
 * How many pieces each stock supplied for numbers of sold units, both by condition id. The current stored pool and
 * factor of packs apply.
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

/** The most parameters of a statement. */
const idsAtOnce = 10_000;

/** Those of these conditions that draw on another stock. */
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

/** A stock after an order. */
interface TakenStock {
  readonly productId: string;
  /** Pieces before and after. */
  readonly before: number;
  readonly left: number;
  /** Up to this number of pieces the shop may show how many are left. */
  readonly toTell: number;
}

/** The products that an order made scarce: fewer can be sold than before, and few or none are left in their stock. */
export async function productsShortOf(
  queryable: Queryable,
  { productId, before, left, toTell }: TakenStock,
): Promise<string[]> {
  const pieces = sql<number>`coalesce(stock_factor, 1)`;
  const isFewer = sql<boolean>`${before} / ${pieces} > ${left} / ${pieces}`;
  const isShort = sql<boolean>`(${isFewer}) and (${left} / ${pieces} <= ${toTell} or ${left} / ${pieces} < coalesce(min_amount, amount_step, 1))`;
  // Each half uses its own index.
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
