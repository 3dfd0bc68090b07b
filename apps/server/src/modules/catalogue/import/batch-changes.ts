import type { Queryable } from '../../../database/database.ts';
import { conditionsByProduct } from '../catalogue.repository.ts';
import type { ComparedProduct } from '../catalogue-writer.ts';
import { noDetails } from '../category-fields.ts';
import { familiesOfIds } from '../families.repository.ts';
import type { CategoryChanged, Change, FamilyChanged } from '../import-log/change.ts';
import { archivedChange, erasedChange } from '../import-log/changes-of.ts';
import { imageOf } from '../import-log/row-images.ts';
import { categoryRow } from '../product-rows.ts';
import type { CategoryToStore } from '../product-to-store.ts';

/** Conditions whose stock will be written. Their stock before it shows how many pieces they lose or gain. */
export function stocksChanged({ conditions, before, stockKept, stockChanges }: ComparedProduct): string[] {
  const had = new Set(before.conditions.map(({ id }) => id));
  const named = conditions.map(({ id }) => id).filter((id) => had.has(id) && !stockKept.includes(id));
  return [...named, ...stockChanges.map(({ id }) => id)];
}

/** The changes of storing categories and families, computed before they are stored. */
export async function changesBeside(
  queryable: Queryable,
  categories: readonly CategoryToStore[],
  products: readonly Pick<ComparedProduct, 'family'>[],
): Promise<Change[]> {
  return [...(await categoryChanges(queryable, categories)), ...(await familyChanges(queryable, products))];
}

/** The changes of storing categories. */
async function categoryChanges(
  queryable: Queryable,
  categories: readonly CategoryToStore[],
): Promise<CategoryChanged[]> {
  if (categories.length === 0) return [];
  const ids = categories.map(({ id }) => id);
  const rows = await queryable.selectFrom('categories').selectAll().where('id', 'in', ids).execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  return categories.map((category) => {
    const before = stored.get(category.id);
    const after = { ...noDetails, ...before, ...categoryRow(category) };
    const { id, name } = category;
    return { of: 'category', id, name, before: before ? imageOf(before) : null, after: imageOf(after) };
  });
}

async function familyChanges(
  queryable: Queryable,
  products: readonly Pick<ComparedProduct, 'family'>[],
): Promise<FamilyChanged[]> {
  const families = [...new Set(products.flatMap(({ family }) => family ?? []))];
  const stored = await familiesOfIds(
    queryable,
    families.map(({ id }) => id),
  );
  return families.map(({ id, name, properties }) => {
    const before = stored.get(id);
    return {
      ...{ of: 'family', id },
      before: before ? { name: before.name, properties: [...before.properties] } : null,
      after: { name, properties: [...properties] },
    };
  });
}

/** The changes of taking products off sale or deleting them, computed before it happens. */
export async function changesOfLeaving(
  queryable: Queryable,
  { hidden, erased }: { readonly hidden: readonly string[]; readonly erased: readonly string[] },
): Promise<Change[]> {
  const ids = [...hidden, ...erased];
  if (ids.length === 0) return [];
  const rows = await queryable.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const conditions = erased.length === 0 ? new Map() : await conditionsByProduct(queryable, erased);
  const gone = new Set(erased);
  return rows.map((row) => (gone.has(row.id) ? erasedChange(row, conditions.get(row.id) ?? []) : archivedChange(row)));
}
