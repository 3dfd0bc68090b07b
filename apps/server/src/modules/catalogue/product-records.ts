import type { Rating } from '@kontor/domain';
import { CompiledQuery, type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom as postgresArray } from 'kysely/helpers/postgres';
import { jsonArrayFrom as sqliteArray } from 'kysely/helpers/sqlite';
import type { Database, Queryable } from '../../database/database.ts';
import { engineOf } from '../../database/engine-of.ts';
import type { ConditionTable, PriceHistoryTable, ProductTable, Schema } from '../../database/schema.ts';
import { noneIsMissing } from './field-table.ts';
import { draws, withDrawn } from './stock-pools.ts';

/** A condition's row. `drawn`: how many of it the stock of its pool allows. Null if that stock is not counted. */
export type ConditionRow = Selectable<ConditionTable> & { readonly drawn?: number | null };

/** A former price of a condition. */
export type FormerPrice = Selectable<PriceHistoryTable>;

/** A product's row with those of its conditions, in the operator's order. */
export interface ProductRecord {
  readonly row: Selectable<ProductTable>;
  readonly conditions: readonly ConditionRow[];
  /** All stated prices of conditions with a sale. Only a sale is compared with former prices (LAW P7). */
  readonly history: readonly FormerPrice[];
  /** Its reviews, summed up. Null: there are none. */
  readonly rating: Rating | null;
}

type Row = Selectable<ProductTable> & {
  readonly conditions: unknown;
  readonly history: unknown;
  readonly rating_count: number | null;
  readonly rating_stars: number | null;
};

/**
 * The products with these ids in the catalogue, in no order. A single statement reads one consistent state. Its text is
 * the same for any number of ids, so it is built once and the engine can prepare it.
 */
export async function productRecords(queryable: Queryable, ids: readonly string[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const engine = engineOf(queryable);
  texts[engine] ??= statement(queryable, engine).compile().sql;
  const statementOfIds = CompiledQuery.raw(texts[engine], [engine === 'sqlite' ? JSON.stringify(ids) : ids]);
  const { rows } = await queryable.executeQuery<Row>(statementOfIds);
  const records = rows.map((row) => ({
    row,
    conditions: arrayIn<ConditionRow>(row.conditions),
    history: arrayIn<FormerPrice>(row.history),
    rating: row.rating_count === null ? null : { count: row.rating_count, stars: row.rating_stars ?? 0 },
  }));
  return withPools(queryable, records);
}

/** Adds the stock of pools to records. Most records need none. */
async function withPools(queryable: Queryable, records: ProductRecord[]): Promise<ProductRecord[]> {
  const drawing = records.filter(({ conditions }) => conditions.some(draws));
  if (drawing.length === 0) return records;
  const drawn = await withDrawn(
    queryable,
    drawing.flatMap(({ conditions }) => conditions),
  );
  const byProduct = Map.groupBy(drawn, ({ product_id }) => product_id);
  return records.map((record) => ({ ...record, conditions: byProduct.get(record.row.id) ?? record.conditions }));
}

const texts: Partial<Record<Database['engine'], string>> = {};

/** The ids are its only parameter. */
function statement(queryable: Queryable, engine: Database['engine']) {
  const array = engine === 'sqlite' ? sqliteArray : postgresArray;
  return queryable
    .selectFrom('products')
    .leftJoin('product_ratings', 'product_ratings.product_id', 'products.id')
    .selectAll('products')
    .select(['product_ratings.count as rating_count', 'product_ratings.stars as rating_stars'])
    .select((product) => [array(conditionsOf(product)).as('conditions'), array(historyOf(product)).as('history')])
    .where(
      'products.id',
      'in',
      engine === 'sqlite'
        ? sql<string>`(select value from json_each(${''}))`
        : sql<string>`(select unnest(${[]}::text[]))`,
    )
    .where('products.deleted', '=', sql.lit(0));
}

// biome-ignore format: a list
const conditionColumns = [
  'id', 'product_id', 'position', 'customer_group', 'price', 'tax_rate', 'unit', 'norm_price', 'norm_unit', 'stock',
  'price_quantity', 'scales', 'min_amount', 'amount_step', 'max_amount', 'list_price', 'sale_price', 'sale_from',
  'sale_until', 'content', 'backorder', 'stock_of', 'stock_factor', 'deposit',
] as const;
noneIsMissing<Exclude<keyof ConditionTable, (typeof conditionColumns)[number]>>({});

function conditionsOf(product: ExpressionBuilder<Schema, 'products'>) {
  return product
    .selectFrom('conditions')
    .select(conditionColumns)
    .whereRef('product_id', '=', 'products.id')
    .orderBy('position')
    .orderBy('id');
}

function historyOf(product: ExpressionBuilder<Schema, 'products'>) {
  return product
    .selectFrom('conditions')
    .innerJoin('price_history', 'price_history.condition_id', 'conditions.id')
    .select(['price_history.condition_id', 'valid_from', 'price_history.price', 'price_history.tax_rate'])
    .select(['price_history.price_quantity', 'price_history.sale_price'])
    .select(['price_history.sale_from', 'price_history.sale_until'])
    .whereRef('conditions.product_id', '=', 'products.id')
    .where('conditions.sale_price', 'is not', null);
}

/** Rows gathered by the statement. PostgreSQL's driver has parsed them, SQLite returns text. */
function arrayIn<Element>(json: unknown): Element[] {
  if (json === '[]') return [];
  return (typeof json === 'string' ? JSON.parse(json) : json) as Element[];
}
