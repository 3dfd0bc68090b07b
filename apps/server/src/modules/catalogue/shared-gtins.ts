import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** The number of GTINs to read at a time, and the most articles of one. */
const pageSize = 1000;
const mostArticles = 5;

/** A GTIN of several articles on sale. A GTIN identifies one thing (GS1), so all but one have it by mistake. */
export interface SharedGtin {
  readonly gtin: string;
  readonly articles: number;
  /** The first of their article numbers, sorted. */
  readonly named: readonly string[];
}

/** The GTINs shared by several articles on sale, sorted. `wanted` selects some of them. */
export async function* sharedGtins(
  read: Queryable,
  wanted: (gtin: string) => boolean = () => true,
): AsyncGenerator<SharedGtin> {
  for (let after = ''; ; ) {
    const rows = await read
      .selectFrom('products')
      .select(['gtin', ({ fn }) => fn.countAll().as('articles')])
      .where('gtin', '>', after)
      .where('deleted', '=', 0)
      .groupBy('gtin')
      .having(sql<number>`count(*)`, '>', 1)
      .orderBy('gtin')
      .limit(pageSize)
      .execute();
    for (const { gtin, articles } of rows) {
      if (gtin !== null && wanted(gtin))
        yield { gtin, articles: Number(articles), named: await articlesWith(read, gtin) };
    }
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.gtin ?? '';
  }
}

async function articlesWith(read: Queryable, gtin: string): Promise<string[]> {
  const rows = await read
    .selectFrom('products')
    .select('article_number')
    .where('gtin', '=', gtin)
    .where('deleted', '=', 0)
    .orderBy('article_number')
    .limit(mostArticles)
    .execute();
  return rows.map((row) => row.article_number);
}

/** For operators: `4006381333931 (A-1, A-2)`. */
export function sharedGtinSaid({ gtin, articles, named }: SharedGtin): string {
  return `${gtin} (${named.join(', ')}${articles > named.length ? ', …' : ''})`;
}
