import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();

/** The database with a count of its statements. */
function counting(database: Database) {
  const asked = { statements: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Statements written as text count too.
    async transformResult({ result }) {
      asked.statements += 1;
      return result;
    },
  };
  const counted: Database = {
    ...database,
    read: database.read.withPlugin(plugin),
    transaction: (work) => database.transaction((transaction) => work(transaction.withPlugin(plugin))),
  };
  return { database: counted, asked };
}

/** By number of import: the size of its stored changes in bytes. */
async function bytesKept({ read }: Database): Promise<Record<number, number>> {
  const rows = await read.selectFrom('import_changes').select(['import_number', 'changes']).execute();
  const byImport = Map.groupBy(rows, (row) => row.import_number);
  const bytesOf = (some: typeof rows) => some.reduce((sum, { changes }) => sum + Buffer.byteLength(changes), 0);
  return Object.fromEntries([...byImport].map(([number, some]) => [number, bytesOf(some)]));
}

const articles = Array.from({ length: 1000 }, (_, i) => `T-${i}`);

describeOnBothEngines('an import of 1,000 products', ({ open, engine }) => {
  // The changes of an import take few bytes, and unchanged things none. Of the statements, one asks whether a file with
  // stock changes was read before. Three take a number, and one ends the import. Each batch has one for the counts and
  // one for the changes. On PostgreSQL a batch takes the lock of imports, and notifies the servers of a new version. On
  // SQLite a statement takes fifty rows. When new products came takes one a batch, and so does which conditions without
  // ids were there before.
  test.each([
    ['without ids, in a table', 'csv', { sqlite: [97, 22, 68], postgres: [50, 26, 38] }, { 1: 166_131, 3: 200_714 }],
    ['with ids, in JSON Lines', 'jsonl', { sqlite: [86, 16, 62], postgres: [39, 20, 32] }, { 1: 161_962, 3: 200_714 }],
  ])('%s, asks for few statements, whether they are new, the same or cheaper', async (_, ending, expected, kept) => {
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
    expect(await bytesKept(database)).toEqual(kept);
    const stored = await database.read.selectFrom('conditions').select('price').distinct().execute();
    expect(stored).toEqual([{ price: 800 }]);
    expect(await database.read.selectFrom('price_history').select('price').execute()).toHaveLength(2000);
    // A product's own row is unchanged with another price, but its time of change must move for followers.
    const changed = await database.read.selectFrom('products').select('changed_at').distinct().execute();
    expect(changed).toEqual([{ changed_at: 992 }]);
  });
});

describeOnBothEngines('an import of long texts', ({ open }) => {
  test('stores fewer products at once', async () => {
    const database = await open();
    const text = 'x'.repeat(99_000);
    const rows = articles.slice(0, 100).map((id) => `${id};Ding;Werkzeug;1;20;${text}`);
    const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Beschreibung';
    await run(database, write('long.csv', [head, ...rows].join('\n')));
    const batches = await database.read.selectFrom('import_changes').select('changes').orderBy('place').execute();
    expect(batches.map(({ changes }) => changes.match(/"of":"product"/g)?.length)).toEqual([43, 43, 14]);
  });
});
