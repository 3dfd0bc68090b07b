import type { Database } from '../../database/database.ts';
import type { IndexedProduct } from '../catalogue-index.ts';
import { plainText } from './plain-text.ts';

/** Rows that are read at once: between two reads the process answers requests. */
export const sliceSize = 500;

/** Products that changed after a version. `removedIds` is complete once `present` has been read to its end. */
export function changedProducts(
  database: Database,
  since: number,
): { present: AsyncGenerator<IndexedProduct>; removedIds: string[] } {
  const removedIds: string[] = [];
  async function* present(): AsyncGenerator<IndexedProduct> {
    let after = '';
    for (;;) {
      const rows = await changedRows(database, since, after);
      for (const row of rows) {
        if (row.deleted === 1) removedIds.push(row.id);
        else yield indexedProduct(row);
      }
      if (rows.length < sliceSize) return;
      after = rows.at(-1)?.id ?? '';
    }
  }
  return { present: present(), removedIds };
}

function changedRows({ read }: Database, since: number, after: string) {
  return read
    .selectFrom('products')
    .leftJoin('conditions', (join) =>
      join.onRef('conditions.product_id', '=', 'products.id').on('conditions.position', '=', 0),
    )
    .select(['products.id', 'category_id', 'name', 'name_suffix', 'article_number', 'gtin', 'attributes'])
    .select(['html_description', 'internal_rating', 'deleted', 'conditions.price'])
    .where('version', '>', since)
    .where('products.id', '>', after)
    .orderBy('products.id')
    .limit(sliceSize)
    .execute();
}

function indexedProduct(row: Awaited<ReturnType<typeof changedRows>>[number]): IndexedProduct {
  return {
    id: row.id,
    categoryId: row.category_id,
    name: row.name,
    nameSuffix: row.name_suffix,
    articleNumber: row.article_number,
    gtin: row.gtin,
    attributes: JSON.parse(row.attributes),
    descriptionText: plainText(row.html_description),
    internalRating: row.internal_rating,
    firstPrice: row.price,
  };
}
