import type { KyselyPlugin } from 'kysely';
import type { Database } from '../database.ts';

/** For tests: the same database, counting the rows of products that are read. */
export function countReadProducts(database: Database): { readonly database: Database; readonly taken: () => number } {
  let rows = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows += result.rows.filter((row) => 'html_description' in row).length;
      return result;
    },
  };
  const read = database.read.withPlugin(counting);
  return {
    database: { ...database, read, transaction: (work) => database.transaction(work) },
    taken() {
      const counted = rows;
      rows = 0;
      return counted;
    },
  };
}
