import type { ConditionForSale } from '@kontor/domain';
import { type Cents, repriced } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { CategoryTable, ConditionTable, PriceHistoryTable, ProductTable } from '../../database/schema.ts';
import type { GroupPrices } from './group-prices.ts';
import { productFields } from './product-fields.ts';
import { defaultUnit } from './product-to-store.ts';

/** A product's row with those of its conditions, in the operator's order, and every price these ever had. */
export interface ProductRecord {
  readonly row: Selectable<ProductTable>;
  readonly conditions: readonly Selectable<ConditionTable>[];
  readonly history: ReadonlyMap<string, readonly Selectable<PriceHistoryTable>[]>;
}

/** All categories. */
export function categoryRows(queryable: Queryable): Promise<Selectable<CategoryTable>[]> {
  return queryable.selectFrom('categories').selectAll().execute();
}

/** The products of these ids that are in the catalogue, in no order. */
export async function productRecords(queryable: Queryable, ids: readonly string[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const rows = await queryable
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted', '=', 0)
    .execute();
  const conditions = await conditionsByProduct(queryable, ids);
  const history = Map.groupBy(await priceHistory(queryable, ids), (entry) => entry.condition_id);
  return rows.map((row) => ({ row, conditions: conditions.get(row.id) ?? [], history }));
}

/** The conditions of products in their order, by product id. */
export async function conditionsByProduct(
  queryable: Queryable,
  productIds: readonly string[],
): Promise<Map<string, Selectable<ConditionTable>[]>> {
  const conditions = await queryable
    .selectFrom('conditions')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Map.groupBy(conditions, (condition) => condition.product_id);
}

/** The price history of products, of those conditions alone that have had more than one price. */
function priceHistory(queryable: Queryable, productIds: readonly string[]): Promise<Selectable<PriceHistoryTable>[]> {
  const several = queryable
    .selectFrom('price_history')
    .innerJoin('conditions', 'conditions.id', 'price_history.condition_id')
    .where('conditions.product_id', 'in', productIds)
    .groupBy('price_history.condition_id')
    .having((eb) => eb(eb.fn.countAll(), '>', 1))
    .select('price_history.condition_id');
  return queryable.selectFrom('price_history').selectAll().where('condition_id', 'in', several).execute();
}

/**
 * What is for sale of these conditions at a group's prices, as this side of the database has it. Conditions that are
 * gone, or that the group is not offered, are missing.
 */
export async function conditionsForSale(
  queryable: Queryable,
  conditionIds: readonly string[],
  prices: GroupPrices,
): Promise<ConditionForSale[]> {
  if (conditionIds.length === 0) return [];
  const rows = await offeredConditions(queryable, prices)
    .where('conditions.id', 'in', [...new Set(conditionIds)])
    .select(['conditions.id as conditionId', 'conditions.price', 'conditions.tax_rate as taxRate', 'conditions.unit'])
    .select(['conditions.stock', 'products.id as productId', 'products.article_number as articleNumber'])
    .select(['products.name as productName', 'products.name_suffix as productNameSuffix'])
    .select(['products.weight_grams as weightGrams', 'products.pictures'])
    .select(['conditions.norm_price', 'conditions.norm_unit', 'conditions.customer_group', 'products.category_id'])
    .select(['products.stock_status_text as stockStatusText', 'products.terms_of_delivery as termsOfDelivery'])
    .execute();
  return rows.map(({ pictures, unit, norm_price, norm_unit, customer_group, category_id, ...row }) => {
    const { stockStatusText, termsOfDelivery, ...kept } = row;
    const repricing = prices.repricing(customer_group, category_id);
    const asked = (amount: Cents) => repriced(amount, row.taxRate, repricing);
    return {
      ...kept,
      price: asked(row.price),
      unit: unit ?? defaultUnit,
      normPrice: norm_price === null || norm_unit === null ? null : { price: asked(norm_price), unit: norm_unit },
      delivery: { stockStatusText, termsOfDelivery },
      pictures: productFields.rows.pictures.kind.toWire(pictures).map(({ content }) => content),
    };
  });
}

/** Conditions of what is in the catalogue that a group can buy under: see the domain's conditionsFor. */
function offeredConditions(queryable: Queryable, { terms }: GroupPrices) {
  const conditions = queryable
    .selectFrom('conditions')
    .innerJoin('products', 'products.id', 'conditions.product_id')
    .where('products.deleted', '=', 0);
  if (terms === null) return conditions.where('conditions.customer_group', 'is', null);
  return conditions.where((eb) => {
    const own = eb
      .selectFrom('conditions as own')
      .select('own.id')
      .whereRef('own.product_id', '=', 'conditions.product_id')
      .where('own.customer_group', '=', terms.name);
    const isEverybodys = eb('conditions.customer_group', 'is', null);
    return eb.or([eb('conditions.customer_group', '=', terms.name), eb.and([isEverybodys, eb.not(eb.exists(own))])]);
  });
}
