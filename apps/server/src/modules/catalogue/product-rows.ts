import type { Insertable, Selectable } from 'kysely';
import type { ConditionTable, ProductTable } from '../../database/schema.ts';
import type { StateByTime } from './changes-by-time.ts';
import { conditionFields } from './condition-fields.ts';
import { scalesToColumn } from './condition-scales.ts';
import { furtherToColumn } from './further-categories.ts';
import { productFields } from './product-fields.ts';
import type { CategoryToStore, ProductToStore } from './product-to-store.ts';

type Unversioned<Row> = Omit<Row, 'version'>;

/** A product's row without its version and without the columns derived from the time. */
export function productRow(product: ProductToStore): Omit<Unversioned<Insertable<ProductTable>>, keyof StateByTime> {
  return Object.assign(productFields.toColumns(product), {
    id: product.id,
    category_id: product.categoryId,
    further_categories: furtherToColumn(product.furtherCategoryIds),
  });
}

/** The rows of a product's conditions in their order, without their positions. */
export function conditionRows(product: ProductToStore): Omit<Insertable<ConditionTable>, 'position'>[] {
  return product.conditions.map((condition) => ({
    ...conditionFields.toColumns(condition),
    id: condition.id,
    product_id: product.id,
    customer_group: condition.customerGroup,
    price: condition.price,
    scales: scalesToColumn(condition.scales),
    sale_price: condition.salePrice,
    list_price: condition.listPrice,
    tax_rate: condition.taxRate,
  }));
}

/** A category's row without its version and without its details. */
export function categoryRow(category: CategoryToStore) {
  return {
    id: category.id,
    parent_id: category.parentId,
    name: category.name,
    position: category.position,
    custom_page: category.customPage,
    ...category.details,
  };
}

/** Whether a stored row already has all values of the wanted one. */
export function saysTheSame<Wanted extends object>(wanted: Wanted, stored: Selectable<Wanted> | undefined): boolean {
  if (!stored) return false;
  for (const column in wanted) if (wanted[column] !== (stored as Wanted)[column]) return false;
  return true;
}
