import type { Queryable } from '../database/database.ts';
import { productFields } from '../modules/catalogue/catalogue.service.ts';
import { fileIdOf } from '../modules/files/files.service.ts';
import type { Symptoms } from './symptoms.ts';

/**
 * Compares the id of each original with the hash of its bytes, and looks for missing files of the catalogue.
 * @returns the number of originals.
 */
export async function examineFiles(moment: Queryable, symptoms: Symptoms): Promise<number> {
  const ids = new Set<string>();
  for await (const { id, content } of moment.selectFrom('files').select(['id', 'content']).stream(4)) {
    ids.add(id);
    if (fileIdOf(content) !== id) symptoms.note('file-changed', id);
  }
  const products = moment.selectFrom('products').select(['article_number', 'pictures', 'documents']);
  for await (const { article_number, pictures, documents } of products.where('deleted', '=', 0).stream(500)) {
    const { rows } = productFields;
    const named = [...rows.pictures.kind.toWire(pictures), ...rows.documents.kind.toWire(documents)];
    for (const { content } of named) if (!ids.has(content)) symptoms.note('file-missing', article_number);
  }
  return ids.size;
}
