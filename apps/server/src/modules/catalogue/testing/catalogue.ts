import { defaultStockRules } from '@kontor/domain';
import type { Database } from '../../../database/database.ts';
import { FieldReader } from '../../../tables/field-reader.ts';
import { compareProducts, storeCategories, storeProducts } from '../catalogue-writer.ts';
import { conditionFields } from '../condition-fields.ts';
import { productFields } from '../product-fields.ts';
import type { CategoryToStore, ConditionToStore, ProductToStore } from '../product-to-store.ts';

const category = (id: string, parentId: string | null, name: string, position = 0, customPage: string | null = null) =>
  ({ id, parentId, name, position, customPage }) satisfies CategoryToStore;

/** For tests: a tree whose siblings are not in the order of their ids. */
export const testCategories: readonly CategoryToStore[] = [
  category('root', null, 'Shop'),
  category('tools', 'root', 'Werkzeug', 1),
  category('screws', 'root', 'Schrauben & Dübel', 0),
  category('deals', 'root', 'Aktionen', 2, '/shop/C/aktionen'),
  category('hammers', 'tools', 'Hämmer'),
];

/** For tests: a condition at 20 % without a counted stock. */
export function testCondition(id: string, price: number, more: Partial<ConditionToStore> = {}): ConditionToStore {
  const nothing = conditionFields.check(new FieldReader(), conditionFields.fromJson({}));
  const prices = { price, scales: [], salePrice: null, listPrice: null };
  return { id, ...prices, taxRate: 2000, customerGroup: null, ...nothing, ...more };
}

/** For tests: a product with its required fields only. */
export function testProduct(id: string, more: Partial<ProductToStore> = {}): ProductToStore {
  const said = productFields.fromJson({ articleNumber: `A-${id}`, name: id, stockStatusText: 'Lagernd' });
  return {
    ...productFields.check(new FieldReader(), said),
    id,
    categoryId: 'hammers',
    furtherCategoryIds: [],
    conditions: [testCondition(`${id}-1`, 1000)],
    ...more,
  };
}

/** For tests: stores categories and products as an import does, at a time in epoch ms. */
export async function storeCatalogue(
  database: Database,
  products: readonly ProductToStore[],
  { categories = testCategories, now = 0 }: { categories?: readonly CategoryToStore[]; now?: number } = {},
): Promise<void> {
  const compared = await compareProducts(database.read, products, now);
  await database.transaction(async (transaction) => {
    await storeCategories(transaction, categories, now);
    await storeProducts(transaction, compared, now, defaultStockRules);
  });
}
