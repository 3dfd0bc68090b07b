import { Product } from '@kontor/contract/wire-product';
import { amountTerms, fromLeastAmount, worseLight } from '@kontor/domain';
import type { AttributeDefinitions, GroupOffer, IndexedProduct } from '@kontor/search';
import type { Selectable } from 'kysely';
import { Type } from 'typebox';
import { changedSince } from '../database/catalogue-version.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { ConditionTable, ProductTable } from '../database/schema.ts';
import { storedJson } from '../database/stored-json.ts';
import { wordsOfHtml } from '../html/words-of-html.ts';

const furtherIn = storedJson('products.further_categories', Type.Array(Type.String()));
const scalesIn = storedJson(
  'conditions.scales',
  Type.Array(Type.Object({ from: Type.Integer(), price: Type.Integer() })),
);
const attributesIn = storedJson('products.attributes', Product.properties.attributes);

/** The number of rows read at a time. Between two reads the process answers requests. */
export const sliceSize = 500;
/** The same for changed products, which are scattered and slower to read. */
const changedSliceSize = 100;
/**
 * The maximum number of changed products that are looked up one by one. For more, the whole catalogue is scanned by id;
 * for a few of a million that would take seconds.
 */
const mostLookedUp = 50_000;

/** A field that lists filter by as if it were an attribute. `read` gives the name of a stored value. */
export interface FilterField {
  readonly column: keyof ProductTable;
  readonly name: string;
  read(stored: unknown): string | undefined;
}

/** A field that lists a product's ingredients. `read` gives the words of a stored value. */
export type IngredientField = Pick<FilterField, 'column' | 'read'>;

/** The sources of the attributes by which products are filtered and found. */
export interface AttributeSources {
  /** The products' fields that lists filter by, besides attributes. */
  readonly filters: readonly FilterField[];
  /** The products' fields that a search for products without an ingredient reads. */
  readonly ingredients: readonly IngredientField[];
  readonly definitions: AttributeDefinitions;
}

/** The products changed after a version. `removedIds` is complete once `present` has been read to its end. */
export function changedProducts(
  database: Database,
  since: number,
  sources: AttributeSources,
): { present: AsyncGenerator<IndexedProduct>; removedIds: string[] } {
  const removedIds: string[] = [];
  async function* present(): AsyncGenerator<IndexedProduct> {
    for await (const rows of changedRows(database, since, [...sources.filters, ...sources.ingredients])) {
      const offers = await groupOffers(database, rows);
      for (const row of rows) {
        if (row.deleted === 1) removedIds.push(row.id);
        else yield indexedProduct(row, offers.get(row.id) ?? [], sources);
      }
    }
  }
  return { present: present(), removedIds };
}

/** The number of products changed after a version, without removed ones; after -1 all products. */
export async function countChangedProducts(read: Queryable, since: number): Promise<number> {
  const { count } = await read
    .selectFrom('products')
    .select((select) => select.fn.countAll().as('count'))
    .where('deleted', '=', 0)
    .where('version', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The rows changed after a version, in slices, ordered by id. */
async function* changedRows(
  { read }: Database,
  since: number,
  fields: readonly IngredientField[],
): AsyncGenerator<readonly ChangedRow[]> {
  const changed = rowsOf(read, fields).where('version', '>', since);
  const ids = since < 0 ? null : await changedSince(read, since, mostLookedUp);
  if (ids === null) yield* walkedThrough(changed);
  else yield* lookedUp(changed, ids.toSorted());
}

async function* walkedThrough(changed: ReturnType<typeof rowsOf>): AsyncGenerator<readonly ChangedRow[]> {
  for (let after = ''; ; ) {
    const rows = await changed.where('products.id', '>', after).limit(sliceSize).execute();
    yield rows;
    if (rows.length < sliceSize) return;
    after = rows.at(-1)?.id ?? '';
  }
}

async function* lookedUp(
  changed: ReturnType<typeof rowsOf>,
  ids: readonly string[],
): AsyncGenerator<readonly ChangedRow[]> {
  for (let place = 0; place < ids.length; place += changedSliceSize)
    yield await changed.where('products.id', 'in', ids.slice(place, place + changedSliceSize)).execute();
}

function rowsOf(read: Queryable, fields: readonly IngredientField[]) {
  return read
    .selectFrom('products')
    .leftJoin('conditions', (join) =>
      join
        .onRef('conditions.product_id', '=', 'products.id')
        .on('conditions.position', '=', 0)
        .on('conditions.customer_group', 'is', null),
    )
    .select([
      'products.id',
      'category_id',
      'further_categories',
      'name',
      'name_suffix',
      'article_number',
      'gtin',
      'attributes',
      'keywords',
      'maker_number',
    ])
    .select(['html_description', 'internal_rating', 'stock_status', 'light_of_stock', 'deleted'])
    .select(['family_id', 'family_values', 'family_place'])
    .select(['conditions.price', 'conditions.tax_rate'])
    .select(['conditions.sale_price', 'conditions.sale_from', 'conditions.sale_until'])
    .select(['conditions.scales', 'conditions.min_amount', 'conditions.amount_step'])
    .select(fields.map(({ column }) => `products.${column}` as const))
    .orderBy('products.id');
}

type ChangedRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** The first conditions of customer groups, by product. */
async function groupOffers({ read }: Database, rows: readonly ChangedRow[]): Promise<Map<string, GroupOffer[]>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const conditions = await read
    .selectFrom('conditions')
    .select(['product_id', 'customer_group', 'price', 'tax_rate', 'sale_price', 'sale_from', 'sale_until'])
    .select(['scales', 'min_amount', 'amount_step'])
    .where('product_id', 'in', ids)
    .where('customer_group', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const firsts = new Map<string, (typeof conditions)[number]>();
  for (const condition of conditions) {
    const key = JSON.stringify([condition.product_id, condition.customer_group]);
    if (!firsts.has(key)) firsts.set(key, condition);
  }
  const offers = Map.groupBy(firsts.values(), ({ product_id }) => product_id);
  return new Map([...offers].map(([id, some]) => [id, some.map(offerOf)]));
}

type Offered = Pick<
  Selectable<ConditionTable>,
  | ('customer_group' | 'price' | 'tax_rate' | 'sale_price' | 'sale_from' | 'sale_until')
  | ('scales' | 'min_amount' | 'amount_step')
>;

function offerOf(row: Offered): GroupOffer {
  return {
    customerGroup: row.customer_group ?? '',
    price: leastPrice(row, row.price),
    taxRate: row.tax_rate,
    sale: saleIn(row),
  };
}

/** What a unit costs from the least amount on that is sold, outside a sale: that is what lists show. */
function leastPrice(
  { scales, min_amount: minAmount, amount_step: amountStep }: Pick<Offered, 'scales' | 'min_amount' | 'amount_step'>,
  price: number,
): number {
  if (scales === null) return price;
  return fromLeastAmount({ price, scales: scalesIn(scales), sale: null }, amountTerms({ minAmount, amountStep }).min)
    .price;
}

function saleIn({ sale_price, sale_from, sale_until }: Pick<Offered, 'sale_price' | 'sale_from' | 'sale_until'>) {
  return sale_price === null ? null : { price: sale_price, from: sale_from, until: sale_until };
}

function indexedProduct(row: ChangedRow, offers: readonly GroupOffer[], sources: AttributeSources): IndexedProduct {
  return {
    id: row.id,
    categoryId: row.category_id,
    ...(row.further_categories !== null && { furtherCategoryIds: furtherIn(row.further_categories, row.id) }),
    name: row.name,
    nameSuffix: row.name_suffix,
    keywords: row.keywords,
    articleNumber: row.article_number,
    gtin: row.gtin,
    makerNumber: row.maker_number,
    attributes: attributesOf(row, sources),
    descriptionText: wordsOfHtml(row.html_description),
    ingredientsText: sources.ingredients.flatMap(({ column, read }) => read(row[column]) ?? []).join(' '),
    internalRating: row.internal_rating,
    stockStatus: worseLight(row.stock_status, row.light_of_stock),
    firstPrice: row.price === null ? null : leastPrice(row, row.price),
    firstTaxRate: row.tax_rate ?? 0,
    firstSale: saleIn(row),
    groupOffers: offers,
    ...(row.family_id !== null && { family: { key: row.family_id, place: row.family_place ?? 0 } }),
  };
}

/**
 * The attributes to filter by. Fields come first: the brand before the technical data. Values of the product's family
 * come last, unless an attribute has the same name.
 */
function attributesOf(row: ChangedRow, { filters, definitions }: AttributeSources): IndexedProduct['attributes'] {
  const own = attributesIn(row.attributes, row.id);
  const fields = fieldsToFilterBy(row, filters);
  if (row.family_values === null) return [...fields, ...definitions.indexed(own)];
  const names = new Set([...fields, ...own].map(({ name }) => name));
  const ofFamily = attributesIn(row.family_values, row.id).filter(({ name }) => !names.has(name));
  return [...fields, ...definitions.indexed([...own, ...ofFamily])];
}

function fieldsToFilterBy(row: ChangedRow, filters: readonly FilterField[]): IndexedProduct['attributes'] {
  return filters.flatMap(({ column, name, read }) => {
    const value = read(row[column]);
    return value === undefined ? [] : [{ name, value }];
  });
}
