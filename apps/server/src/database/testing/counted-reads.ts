import type { KyselyPlugin } from 'kysely';
import type { Database } from '../database.ts';

/**
 * For tests: the same database, counting the rows with a column that are read. `html_description` counts products,
 * `email_key` customers.
 */
export function countRowsWith(
  column: string,
  database: Database,
): { readonly database: Database; readonly taken: () => number } {
  let rows = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows += result.rows.filter((row) => column in row).length;
      return result;
    },
  };
  const read = database.read.withPlugin(counting);
  return {
    database: {
      ...database,
      read,
      transaction: (work) => database.transaction((transaction) => work(transaction.withPlugin(counting))),
    },
    taken() {
      const counted = rows;
      rows = 0;
      return counted;
    },
  };
}
