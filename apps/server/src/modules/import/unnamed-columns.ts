import type { UnnamedOfCondition, UnnamedOfProduct } from '../catalogue/product-to-store.ts';
import type { Column, Header } from './csv-columns.ts';

const productColumns: readonly (readonly [UnnamedOfProduct['columns'][number], readonly Column[]])[] = [
  ['gtin', ['gtin']],
  ['name_suffix', ['nameSuffix']],
  ['html_description', ['description']],
  ['terms_of_delivery', ['termsOfDelivery']],
  ['stock_status', ['stockStatus']],
  ['stock_status_text', ['stockStatusText']],
  ['internal_rating', ['internalRating']],
  ['weight_grams', ['weight']],
  ['manufacturer', ['manufacturerName', 'manufacturerAddress', 'manufacturerEmail']],
  ['pictures', ['pictures']],
  ['documents', ['documents']],
  ['take_back', ['takeBack']],
];

const conditionColumns: readonly (readonly [UnnamedOfCondition, Column])[] = [
  ['unit', 'unit'],
  ['norm_price', 'normPrice'],
  ['norm_unit', 'normUnit'],
  ['stock', 'stock'],
  ['customer_group', 'customerGroup'],
];

/** What of its products a CSV file has no column for. An empty stock text stands for the usual one, which goes with the status. */
export function unnamedOfProduct({ places, attributes }: Header, hasStockText: boolean): UnnamedOfProduct {
  const columns = productColumns
    .filter(([, names]) => !names.some((name) => places.has(name)))
    .map(([column]) => column);
  if (!hasStockText && !places.has('stockStatus') && places.has('stockStatusText')) columns.push('stock_status_text');
  return { columns, attributeGroups: attributes.map(({ name }) => name) };
}

/** What of its conditions a CSV file has no column for. */
export function unnamedOfCondition({ places }: Header): UnnamedOfCondition[] {
  return conditionColumns.filter(([, name]) => !places.has(name)).map(([column]) => column);
}
