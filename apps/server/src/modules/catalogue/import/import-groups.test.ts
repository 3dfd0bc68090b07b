import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz';
const withGroups = `${columns};Einheit;Kundengruppe\n`;
const groups = ['Fachbetrieb'];

async function conditionsOf({ read }: Database) {
  const rows = await read.selectFrom('conditions').selectAll().orderBy('customer_group').orderBy('position').execute();
  return rows
    .map(({ id, price, unit, position, customer_group }) => [id, price, unit, position, customer_group])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
}

describeOnBothEngines('conditions of customer groups', ({ open }) => {
  async function shop() {
    const database = await open();
    const rows = 'B2;Säge;Werkzeug;9;20;Stück;\nB2;;;7,20;20;Stück;Fachbetrieb\nB2;;;80;20;10er-Pack;\n';
    await run(database, write('gruppen.csv', withGroups + rows), { groups });
    return database;
  }
  const saws = [
    ['b2-1', 900, 'Stück', 0, null],
    ['b2-2', 8000, '10er-Pack', 1, null],
    ['b2-fachbetrieb-1', 720, 'Stück', 0, 'Fachbetrieb'],
  ];

  test('come in a column of their own; the same file again changes nothing', async () => {
    const database = await shop();
    expect(await conditionsOf(database)).toEqual(saws);
    const rows = 'B2;Säge;Werkzeug;9;20;Stück;\nB2;;;7,20;20;Stück;Fachbetrieb\nB2;;;80;20;10er-Pack;\n';
    const again = await run(database, write('gruppen.csv', withGroups + rows), { groups });
    expect(again.counts).toEqual(counts({ unchanged: 3 }));
  });

  test('stay as they are when a table has no such column', async () => {
    const database = await shop();
    const file = write('preise.csv', `${columns}\nB2;Säge;Werkzeug;9,90;20\n`);
    expect((await run(database, file, { groups })).counts).toEqual(counts({ changed: 1 }));
    expect(await conditionsOf(database)).toEqual([['b2-1', 990, 'Stück', 0, null], saws[2]]);
    expect((await run(database, file, { groups })).counts).toEqual(counts({ unchanged: 1 }));
  });

  test('keep their group and place where such a table names one of them by its id', async () => {
    const database = await shop();
    const rows = 'B2;Säge;Werkzeug;6,90;20;b2-fachbetrieb-1\nB2;;;9,50;20;b2-1\n';
    await run(database, write('ids.csv', `${columns};Konditions-ID\n${rows}`), { groups });
    expect(await conditionsOf(database)).toEqual([
      ['b2-1', 950, 'Stück', 0, null],
      ['b2-fachbetrieb-1', 690, 'Stück', 0, 'Fachbetrieb'],
    ]);
  });

  test('go when a table has the column and does not name them any more', async () => {
    const database = await shop();
    await run(database, write('ohne.csv', `${withGroups}B2;Säge;Werkzeug;9;20;Stück;\n`), { groups });
    expect(await conditionsOf(database)).toEqual([saws[0]]);
  });

  test('come in JSON Lines as customerGroup, and stay where no condition of the product says anything of groups', async () => {
    const database = await shop();
    const price = (gross: number) => ({ price: { gross, taxRates: [{ rate: 20 }] } });
    const product = { type: 'product', _id: 'b2', articleNumber: 'B2', name: 'Säge' };
    const root = { type: 'category', _id: 'shop', name: 'Shop', isRoot: true, children: [{ _id: 's', name: 'Sägen' }] };
    const importing = async (conditions: object[]) => {
      const lines = [root, { ...product, categoryPath: [{ _id: 's' }], conditions }];
      const file = write('b2.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
      return (await run(database, file, { groups })).refused;
    };
    const [category] = await database.read
      .selectFrom('categories')
      .select('id')
      .where('parent_id', 'is', null)
      .execute();
    root._id = category?.id ?? '';
    expect(await importing([{ _id: 'b2-1', unit: 'Stück', ...price(8) }])).toEqual([]);
    expect(await conditionsOf(database)).toEqual([['b2-1', 800, 'Stück', 0, null], saws[2]]);
    expect(await importing([{ _id: 'p', customerGroup: 'Fachbetrieb', ...price(5) }])).toEqual([]);
    expect(await conditionsOf(database)).toEqual([['p', 500, null, 0, 'Fachbetrieb']]);
  });
});
