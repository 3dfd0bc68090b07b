import { type SelectQueryBuilder, sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { conditionsByProduct } from '../catalogue.repository.ts';
import { productFields } from '../product-fields.ts';
import type { ExportedCategories } from './exported/exported-categories.ts';
import type { ExportedProduct } from './exported/exported-fields.ts';

/** The number of rows in memory at once. */
const sliceSize = 500;
/** The most parameters of a statement. */
const idsAtOnce = 10_000;

/** A filter for products. All conditions must hold. */
export interface ProductFilter {
  /** Whether the operator has it on sale, now or at another time. Absent: both. */
  readonly isActive?: boolean | undefined;
  /** Whether it can be delivered: not marked as sold out, neither by the operator nor by its counted stock. */
  readonly isInStock?: boolean | undefined;
  /** Id or path of a category. Categories below it are included. */
  readonly category?: string | undefined;
  /** Changed at this time or later, epoch ms. */
  readonly since?: number | undefined;
  /** Ids or article numbers. */
  readonly named?: readonly string[] | undefined;
}

type Wanted<Row> = SelectQueryBuilder<Schema, 'products', Row>;

/** The products that pass a filter, in batches, in the order of their ids. Deleted products are left out. */
export async function* exportedProducts(
  queryable: Queryable,
  categories: ExportedCategories,
  filter: ProductFilter,
): AsyncGenerator<ExportedProduct[]> {
  const wanted = filtered(queryable.selectFrom('products').selectAll(), categories, filter);
  for (let after = ''; ; ) {
    const rows = await wanted.where('id', '>', after).orderBy('id').limit(sliceSize).execute();
    const ids = rows.map(({ id }) => id);
    const conditions = ids.length === 0 ? new Map() : await conditionsByProduct(queryable, ids);
    const products = rows.map((row) => ({ row, conditions: conditions.get(row.id) ?? [] }));
    yield products.filter((product) => product.row.active === 1 || product.conditions.length > 0);
    if (rows.length < sliceSize) return;
    after = ids.at(-1) ?? '';
  }
}

/** The attribute groups of these products, in the order of their first occurrence. */
export async function attributeGroups(
  queryable: Queryable,
  categories: ExportedCategories,
  filter: ProductFilter,
): Promise<string[]> {
  const groups = new Set<string>();
  const wanted = filtered(queryable.selectFrom('products').select('attributes'), categories, filter);
  for await (const { attributes } of wanted.orderBy('id').stream(sliceSize))
    for (const { name } of productFields.rows.attributes.kind.toWire(attributes)) groups.add(name);
  return [...groups];
}

function filtered<Row>(
  products: Wanted<Row>,
  categories: ExportedCategories,
  { isActive, isInStock, category, since, named }: ProductFilter,
): Wanted<Row> {
  let wanted = products;
  if (isActive !== undefined) wanted = wanted.where('active', '=', isActive ? 1 : 0);
  if (isInStock === true)
    wanted = wanted
      .where('stock_status', '<>', 'red')
      .where(({ eb, or }) => or([eb('light_of_stock', 'is', null), eb('light_of_stock', '<>', 'red')]));
  if (isInStock === false)
    wanted = wanted.where(({ or, eb }) => or([eb('stock_status', '=', 'red'), eb('light_of_stock', '=', 'red')]));
  if (since !== undefined) wanted = wanted.where('changed_at', '>=', since);
  if (category !== undefined) wanted = isOneOf(wanted, ['category_id'], categories.below(category));
  if (named !== undefined) wanted = isOneOf(wanted, ['id', 'article_number'], named);
  return wanted;
}

type Column = 'id' | 'article_number' | 'category_id';

function isOneOf<Row>(wanted: Wanted<Row>, columns: readonly Column[], values: readonly string[]): Wanted<Row> {
  if (values.length === 0) return wanted.where(sql.lit(1), '=', sql.lit(0));
  const slices = Array.from({ length: Math.ceil(values.length / idsAtOnce) }, (_, place) =>
    values.slice(place * idsAtOnce, (place + 1) * idsAtOnce),
  );
  return wanted.where(({ or, eb }) => or(columns.flatMap((column) => slices.map((some) => eb(column, 'in', some)))));
}
