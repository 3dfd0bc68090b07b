import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();

/** The same database, and how many statements it was asked. */
function counting(database: Database) {
  const asked = { statements: 0 };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted: Database = {
    ...database,
    read: database.read.withPlugin(plugin),
    transaction: (work) => database.transaction((transaction) => work(transaction.withPlugin(plugin))),
  };
  return { database: counted, asked };
}

const articles = Array.from({ length: 1000 }, (_, i) => `T-${i}`);

describeOnBothEngines('an import of 1,000 products', ({ open, engine }) => {
  // One asks whether a file with changes of stock was read before. Three take a number and one ends it; each batch
  // counts with one, and keeps what it changes with another. On PostgreSQL a batch takes the lock of imports, and tells
  // the servers of a new version.
  test.each([
    ['without ids, in a table', 'csv', { sqlite: [39, 20, 30], postgres: [46, 24, 36] }],
    ['with ids, in JSON Lines', 'jsonl', { sqlite: [30, 16, 26], postgres: [37, 20, 32] }],
  ])('%s, asks for few statements, whether they are new, the same or cheaper', async (_, ending, expected) => {
    const { database, asked } = counting(await open());
    const file = (price: number) =>
      ending === 'csv'
        ? ['Artikelnummer;Name;Kategorie;Preis;Steuersatz', ...articles.map((id) => `${id};Ding;Werkzeug;${price};20`)]
        : [
            JSON.stringify({ type: 'category', _id: 'root', name: 'Shop' }),
            ...articles.map((id) =>
              JSON.stringify({
                ...{ type: 'product', _id: id, articleNumber: id, name: 'Ding', categoryPath: [{ _id: 'root' }] },
                conditions: [{ _id: `${id}-c`, price: { gross: price, taxRates: [{ rate: 20 }] } }],
              }),
            ),
          ];
    const asks = async (price: number) => {
      asked.statements = 0;
      await run(database, write(`${price}.${ending}`, file(price).join('\n')), { now: 1000 - price });
      return asked.statements;
    };
    expect([await asks(9), await asks(9), await asks(8)]).toEqual(expected[engine]);
    const stored = await database.read.selectFrom('conditions').select('price').distinct().execute();
    expect(stored).toEqual([{ price: 800 }]);
    expect(await database.read.selectFrom('price_history').select('price').execute()).toHaveLength(2000);
  });
});
