import type { CategoryPage } from '@kontor/contract';
import type { Database } from '../../database/database.ts';
import { categoryPages, newestCategory } from './catalogue.repository.ts';

/**
 * Caches the content of category pages until a category changes. The catalogue's version is no good key, because it
 * changes with each article that is sold out.
 */
export function categoryPagesFrom({ read }: Pick<Database, 'read'>): () => Promise<ReadonlyMap<string, CategoryPage>> {
  let known: { readonly version: number | null; readonly pages: ReadonlyMap<string, CategoryPage> } | null = null;
  return async () => {
    const version = await newestCategory(read);
    if (known?.version !== version) known = { version, pages: await categoryPages(read) };
    return known.pages;
  };
}
