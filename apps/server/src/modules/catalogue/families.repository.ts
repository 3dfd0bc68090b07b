import { type Selectable, sql, type Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { FamilyTable, ProductTable, Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import { type FamilyValue, familyValuesIn } from './family-field-kinds.ts';
import type { FamilyBefore, StoredFamily } from './place-in-families.ts';
import type { ConditionRow, FormerPrice } from './product-records.ts';
import { withDrawn } from './stock-pools.ts';

/** The stored families with these keys. */
export async function familiesOfIds(queryable: Queryable, ids: readonly string[]): Promise<Map<string, StoredFamily>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable.selectFrom('families').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, familyOf(row)]));
}

const propertiesIn = storedJson('families.properties', Type.Array(Type.String()));

function familyOf({ id, name, properties }: Selectable<FamilyTable>): StoredFamily {
  return { id, name, properties: propertiesIn(properties, id) };
}

/** All families by their keys. */
export async function allFamilies(queryable: Queryable): Promise<Map<string, StoredFamily>> {
  const rows = await queryable.selectFrom('families').selectAll().orderBy('id').execute();
  return new Map(rows.map((row) => [row.id, familyOf(row)]));
}

/** The families with these keys and their members on sale. Products that are about to be stored again are left out. */
export async function familiesBefore(
  queryable: Queryable,
  ids: readonly string[],
  without: ReadonlySet<string>,
): Promise<Map<string, FamilyBefore>> {
  const families = await familiesOfIds(queryable, ids);
  if (families.size === 0) return new Map();
  const rows = await queryable
    .selectFrom('products')
    .select(['id', 'article_number', 'family_id', 'family_values', 'family_place'])
    .where('family_id', 'in', [...families.keys()])
    .where('deleted', '=', 0)
    .orderBy('family_place')
    .orderBy('id')
    .execute();
  const byFamily = Map.groupBy(
    rows.filter(({ id }) => !without.has(id)),
    ({ family_id }) => family_id,
  );
  const before = [...families.values()].map((family): [string, FamilyBefore] => {
    const members = (byFamily.get(family.id) ?? []).map((row) => ({
      id: row.id,
      articleNumber: row.article_number,
      values: familyValuesIn(row.family_values),
      place: row.family_place ?? 0,
    }));
    return [family.id, { ...family, members }];
  });
  return new Map(before);
}

/** A stored member, with its conditions in the operator's order. */
export type MemberRecord = Pick<
  Selectable<ProductTable>,
  | 'id'
  | 'name'
  | 'article_number'
  | 'category_id'
  | 'stock_status'
  | 'stock_status_text'
  | 'delivery_days'
  | 'energy'
  | 'container'
  | 'gift_voucher'
> & {
  readonly values: readonly FamilyValue[];
  readonly conditions: readonly ConditionRow[];
  /** Only for conditions with a sale. A reduction is compared with former prices (LAW P7). */
  readonly history: readonly FormerPrice[];
};

/** A family with its members on sale, in the operator's order. */
export interface FamilyRecord extends StoredFamily {
  readonly members: readonly MemberRecord[];
}

/** Families with these keys and all data of their members for display. Three statements, or four with a sale. */
export async function familyRecords(queryable: Queryable, ids: readonly string[]): Promise<FamilyRecord[]> {
  const families = await familiesOfIds(queryable, ids);
  if (families.size === 0) return [];
  const keys = [...families.keys()];
  const rows = await queryable
    .selectFrom('products')
    .select([
      'id',
      'name',
      'article_number',
      'category_id',
      'stock_status',
      'stock_status_text',
      'delivery_days',
      'energy',
      'container',
      'gift_voucher',
    ])
    .select(['family_id', 'family_values'])
    .where('family_id', 'in', keys)
    .where('deleted', '=', 0)
    .orderBy('family_place')
    .orderBy('id')
    .execute();
  const conditions = await queryable
    .selectFrom('conditions')
    .innerJoin('products', 'products.id', 'conditions.product_id')
    .selectAll('conditions')
    .where('products.family_id', 'in', keys)
    .where('products.deleted', '=', 0)
    .orderBy('conditions.position')
    .orderBy('conditions.id')
    .execute();
  const ofProduct = Map.groupBy(await withDrawn(queryable, conditions), ({ product_id }) => product_id);
  const hasSale = conditions.some(({ sale_price }) => sale_price !== null);
  const formerPrices = Map.groupBy(hasSale ? await formerPricesIn(queryable, keys) : [], (one) => one.condition_id);
  const members = Map.groupBy(rows, ({ family_id }) => family_id);
  return [...families.values()].map((family) => ({
    ...family,
    members: (members.get(family.id) ?? []).map(({ family_id: _, family_values, ...row }) => {
      const own = ofProduct.get(row.id) ?? [];
      const history = own.flatMap(({ id }) => formerPrices.get(id) ?? []);
      return { ...row, values: familyValuesIn(family_values), conditions: own, history };
    }),
  }));
}

/** The former prices of members with a sale, for families with these keys. */
function formerPricesIn(queryable: Queryable, ids: readonly string[]): Promise<FormerPrice[]> {
  return queryable
    .selectFrom('price_history')
    .innerJoin('conditions', 'conditions.id', 'price_history.condition_id')
    .innerJoin('products', 'products.id', 'conditions.product_id')
    .selectAll('price_history')
    .where('products.family_id', 'in', ids)
    .where('products.deleted', '=', 0)
    .where('conditions.sale_price', 'is not', null)
    .execute();
}

/** Stores new and changed families. The caller raises the version. */
export async function storeFamilies(
  transaction: Transaction<Schema>,
  families: readonly StoredFamily[],
): Promise<void> {
  if (families.length === 0) return;
  await transaction
    .insertInto('families')
    .values(families.map(({ id, name, properties }) => ({ id, name, properties: JSON.stringify(properties) })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ name: sql.ref('excluded.name'), properties: sql.ref('excluded.properties') }),
    )
    .execute();
}
