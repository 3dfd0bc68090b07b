import type { CategoryPage } from '@kontor/contract';
import type { ConditionForSale } from '@kontor/domain';
import { amountTerms, daysOnBackorder, newSince, travelDays } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { CategoryTable, ConditionTable, ProductTable } from '../../database/schema.ts';
import { categoryFields } from './category-fields.ts';
import type { CategoryRow } from './category-tree.ts';
import { askingOf, pricesNow, rateOf } from './condition-prices.ts';
import type { GroupPrices } from './group-prices.ts';
import type { Arrival } from './newest-products.ts';
import { productFields } from './product-fields.ts';
import { defaultUnit } from './product-to-store.ts';
import { poolsOf } from './stock-pools.ts';
import { deliveryWords } from './stock-words.ts';
import { backorderText, durabilityWords } from './texts/products.de.ts';

/** All categories, in the order of their ids. */
export function categoryRows(queryable: Queryable): Promise<CategoryRow[]> {
  return queryable
    .selectFrom('categories')
    .select(['id', 'parent_id', 'name', 'position', 'custom_page', 'hidden'])
    .orderBy('id')
    .execute();
}

/** All categories with all their fields, in the order of their ids. */
export function wholeCategories(queryable: Queryable): Promise<Selectable<CategoryTable>[]> {
  return queryable.selectFrom('categories').selectAll().orderBy('id').execute();
}

/** The catalogue version of the last change to categories. Null if there are none. */
export async function newestCategory(queryable: Queryable): Promise<number | null> {
  const newest = queryable.selectFrom('categories').select((row) => row.fn.max('version').as('version'));
  return (await newest.executeTakeFirstOrThrow()).version;
}

/** The content of category pages beside their lists, by category id. */
export async function categoryPages(queryable: Queryable): Promise<Map<string, CategoryPage>> {
  const rows = await wholeCategories(queryable);
  return new Map(rows.map((row) => [row.id, categoryFields.toWire(row)]));
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

/**
 * Those of these conditions that are for sale, at a group's prices and a time (epoch ms), read through the given
 * connection. Removed conditions, and conditions that the group is not offered, are left out.
 */
export async function conditionsForSale(
  queryable: Queryable,
  conditionIds: readonly string[],
  prices: GroupPrices,
  now: number,
): Promise<ConditionForSale[]> {
  if (conditionIds.length === 0) return [];
  const rows = await offeredConditions(queryable, prices)
    .where('conditions.id', 'in', [...new Set(conditionIds)])
    .select(['conditions.id as conditionId', 'conditions.price', 'conditions.tax_rate as taxRate', 'conditions.unit'])
    .select(['conditions.product_id', 'conditions.stock_of', 'conditions.stock_factor'])
    .select(['conditions.list_price', 'conditions.sale_price', 'conditions.sale_from', 'conditions.sale_until'])
    .select(['conditions.stock', 'products.id as productId', 'products.article_number as articleNumber'])
    .select(['products.name as productName', 'products.name_suffix as productNameSuffix'])
    .select(['conditions.price_quantity', 'conditions.scales', 'conditions.deposit', 'products.container'])
    .select(['conditions.min_amount', 'conditions.amount_step', 'conditions.max_amount'])
    .select([
      'products.weight_grams as weightGrams',
      'products.pictures',
      'products.minimum_age',
      'products.gift_voucher',
    ])
    .select(['products.guarantee', 'products.durability'])
    .select(['conditions.norm_price', 'conditions.norm_unit', 'conditions.content', 'conditions.customer_group'])
    .select('products.category_id')
    .select(['products.stock_status', 'products.stock_status_text', 'products.delivery_days'])
    .select(['products.terms_of_delivery as termsOfDelivery', 'conditions.backorder'])
    .execute();
  const poolOf = await poolsOf(queryable, rows);
  return rows.map((row) => {
    const { conditionId, productId, articleNumber, productName, productNameSuffix, weightGrams } = row;
    const taxRate = rateOf(row, row.taxRate, prices.taxes);
    const pool = poolOf(row);
    const counted = pool === null || pool.stock === null ? pool?.stock : Math.floor(pool.stock / pool.factor);
    const stock = counted === undefined ? row.stock : counted;
    const { pictures } = row;
    const asking = askingOf(prices.repricing(row.customer_group, row.category_id), taxRate, now);
    const { price, scales, normPrice } = pricesNow({ ...row, id: row.conditionId }, asking);
    const stated = { minAmount: row.min_amount, amountStep: row.amount_step, maxAmount: row.max_amount };
    return {
      ...{ conditionId, productId, articleNumber, productName, productNameSuffix, taxRate, weightGrams, stock },
      ...(taxRate !== null && taxRate !== row.taxRate && { ownTaxRate: row.taxRate }),
      ...(pool !== null && { pool }),
      ...{ price, scales, normPrice },
      priceQuantity: row.price_quantity ?? 1,
      ...{ deposit: row.deposit ?? 0, container: row.container },
      amounts: amountTerms(stated),
      unit: row.unit ?? defaultUnit,
      isBackordered: pool === null && row.backorder === 1,
      ...ageOf(row.minimum_age),
      ...guaranteeOf(row),
      ...(row.stock_status === 'red' && { isStoppedByLight: true }),
      ...deliveriesOf(row, prices.stockRules),
      pictures: productFields.rows.pictures.kind.toWire(pictures, productId).map(({ content }) => content),
    };
  });
}

/** How its stock is delivered, and how units beyond it. Only what its operator calls deliverable has days. */
function deliveriesOf(
  row: Parameters<typeof deliveryWords>[0] & { readonly termsOfDelivery: string | null },
  { backorderDays }: GroupPrices['stockRules'],
): Pick<ConditionForSale, 'delivery' | 'deliveryOfBackorder'> {
  const { termsOfDelivery } = row;
  const deliveryDays = productFields.rows.deliveryDays.kind.toWire(row.delivery_days, '');
  const travel = row.stock_status === 'green' ? travelDays({ deliveryDays, termsOfDelivery }) : null;
  const late = daysOnBackorder(backorderDays, travel);
  return {
    delivery: { stockStatusText: deliveryWords(row), termsOfDelivery, ...(travel && { days: travel }) },
    deliveryOfBackorder: {
      ...{ stockStatusText: backorderText(backorderDays), termsOfDelivery },
      ...(late && { days: late }),
    },
  };
}

/** What the maker guarantees, in words: the durability of its label, then its own statement (LAW W2, W3). */
function guaranteeOf({
  productId,
  guarantee,
  durability,
}: {
  readonly productId: string;
  readonly guarantee: string | null;
  readonly durability: string | null;
}): Pick<ConditionForSale, 'makersGuarantee'> {
  const label = productFields.rows.durability.kind.toWire(durability, productId);
  const words = [label?.years === undefined ? null : durabilityWords({ ...label, years: label.years }), guarantee];
  const said = words.filter((one) => one !== null).join('\n');
  return said === '' ? {} : { makersGuarantee: said };
}

function ageOf(stored: number | null): Pick<ConditionForSale, 'minimumAge'> {
  return stored === 16 || stored === 18 ? { minimumAge: stored } : {};
}

/** The conditions in the catalogue that a group can buy (see conditionsFor in the domain). */
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

/** The ids of products on sale, by their article numbers. */
export async function idsOnSale(queryable: Queryable, articleNumbers: readonly string[]): Promise<Map<string, string>> {
  if (articleNumbers.length === 0) return new Map();
  const rows = await queryable
    .selectFrom('products')
    .select(['id', 'article_number'])
    .where('article_number', 'in', [...new Set(articleNumbers)])
    .where('deleted', '=', 0)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ id, article_number }) => [article_number, id]));
}

/**
 * A product that was on sale and is not now, also if it comes back at a time of its own (`active_from`). Null for any
 * other: on sale, never on sale, deleted, or unknown.
 */
export async function goneProduct(
  queryable: Queryable,
  id: string,
): Promise<Pick<Selectable<ProductTable>, 'name' | 'category_id' | 'active' | 'active_from'> | null> {
  const row = await queryable
    .selectFrom('products')
    .select(['name', 'category_id', 'active', 'active_from'])
    .where('id', '=', id)
    .where('deleted', '=', 1)
    .where('never_on_sale', 'is', null)
    .where((product) =>
      product.exists(
        product.selectFrom('conditions').select('conditions.id').whereRef('conditions.product_id', '=', 'products.id'),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Products on sale that count as new at a moment (epoch ms), those that came last first, then the better rated.
 */
export async function newestOnSale(queryable: Queryable, now: number, limit: number): Promise<Arrival[]> {
  const { first } = await queryable
    .selectFrom('product_arrivals')
    .select(({ fn }) => fn.min('arrived_at').as('first'))
    .executeTakeFirstOrThrow();
  if (first === null) return [];
  return queryable
    .selectFrom('product_arrivals')
    .innerJoin('products', 'products.id', 'product_arrivals.product_id')
    .select(['products.id', 'products.family_id as familyId'])
    .where('arrived_at', '>', newSince(Number(first), now))
    .where('products.deleted', '=', 0)
    .orderBy('arrived_at', 'desc')
    .orderBy('products.internal_rating', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .execute();
}
