import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { contents, counts, head, importFolder, saw } from './testing/import-folder.ts';

const { run, write } = importFolder();

describeOnBothEngines('imported products are recognised', ({ open }) => {
  test('finds a product by its article number when the file has no ids', async () => {
    const database = await open();
    const withId =
      'Produkt-ID;Artikelnummer;Name;Kategorie;Preis;Steuersatz;Konditions-ID\nsaege;B2;Säge;Werkzeug;9;20;stk\n';
    await run(database, write('mit-id.csv', withId));
    const file = write(
      'ohne-id.csv',
      'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Konditions-ID\nB2;Säge;Werkzeug;8;20;stk\n',
    );
    expect((await run(database, file)).counts).toEqual(counts({ changed: 1 }));
    expect((await contents(database)).conditions).toEqual([{ id: 'stk', product_id: 'saege', price: 800, unit: null }]);
  });

  test('renames and moves a category by its id, and remembers the links it had; without a change nothing is remembered', async () => {
    const database = await open();
    const root = { type: 'category', _id: 'shop', name: 'Shop' };
    const saws = { _id: 'saegen', name: 'Sägen' };
    const before = [{ _id: 'holz', name: 'Holz', children: [saws] }];
    const after = [
      { _id: 'holz', name: 'Holzbearbeitung' },
      { ...saws, customPage: '/shop/C/s' },
    ];
    for (const children of [before, before, after, after]) {
      await run(database, write('baum.jsonl', JSON.stringify({ ...root, children })));
    }
    expect(await database.read.selectFrom('former_category_names').selectAll().orderBy('name').execute()).toEqual([
      { parent_id: 'shop', name: 'holz', category_id: 'holz' },
      { parent_id: 'holz', name: 'sägen', category_id: 'saegen' },
    ]);
  });

  test('never takes one article for another because their ids would look alike', async () => {
    const database = await open();
    const short = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\n';
    const row = (article: string, price: number) => `${article};Ding ${article};Werkzeug;${price};20\n`;
    await run(database, write('erst.csv', short + row('A/1', 1)));
    const rest = ['A-1', '***', 'A.1', '###', 'A/1'].map((article, place) => row(article, place + 2)).join('');
    const file = write('gleich.csv', `${short}${rest}`);
    expect((await run(database, file)).counts).toEqual(counts({ created: 4, changed: 1 }));
    const stored = await contents(database);
    expect(stored.products.map(({ id, name }) => [id, name])).toEqual([
      ['a-1', 'Ding A/1'],
      ['a-1-2', 'Ding A-1'],
      ['a-1-3', 'Ding A.1'],
      ['artikel', 'Ding ***'],
      ['artikel-2', 'Ding ###'],
    ]);
    expect(stored.conditions.map(({ id, price }) => [id, price])).toEqual([
      ['a-1-1', 600],
      ['a-1-2-1', 200],
      ['a-1-3-1', 400],
      ['artikel-1', 300],
      ['artikel-2-1', 500],
    ]);
    expect((await run(database, file, { now: 2000 })).counts).toEqual(counts({ unchanged: 5 }));
    const again = write('noch-einmal.csv', `${short}${row('A-1', 2)}${row('B', 1)}${row('A-1', 9)}`);
    expect(await run(database, again)).toMatchObject({
      counts: counts({ created: 1, unchanged: 1, refused: 1 }),
      refused: [{ line: 4, name: 'A-1' }],
    });
  });

  test('finds an article again in the same file although its id has a number and is not stored yet', async () => {
    const database = await open();
    const short = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\n';
    const file = write('getrennt.csv', `${short}A/1;X;K;1;20\nA-1;Y;K;1;20\nB;Z;K;1;20\nA-1;Y;K;2;20\n`);
    expect(await run(database, file)).toMatchObject({
      counts: counts({ created: 3, refused: 1 }),
      refused: [{ line: 5 }],
    });
  });

  test('refuses an id whose page would be another screen or none, and makes another of an article number', async () => {
    const database = await open();
    const short = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz';
    const ids = ['cart', 'register', 'C', 'P', '.', '..', 'a/b'];
    const rows = ids.map((id, i) => `N${i};Ding;K;1;20;${id}\n`).join('');
    const { counts: result, refused } = await run(database, write('adressen.csv', `${short};Produkt-ID\n${rows}`));
    expect(result).toEqual(counts({ refused: ids.length }));
    expect(refused.map(({ reason }) => reason)).toEqual(
      ids.map(
        (id) =>
          `Produkt-ID: „${id}“ kann keine sein, denn unter P/${id} zeigt der Shop etwas anderes oder nichts. Bitte eine andere wählen.`,
      ),
    );
    const line = {
      type: 'product',
      _id: 'cart',
      articleNumber: 'X',
      name: 'X',
      categoryPath: [{ _id: 'k' }],
      conditions: [],
    };
    expect((await run(database, write('cart.jsonl', JSON.stringify(line)))).counts).toEqual(counts({ refused: 1 }));
    expect((await contents(database)).products).toEqual([]);

    const file = write('nummern.csv', `${short}\nRegister;Register A–Z;K;1;20\nCART;Karte;K;1;20\n`);
    expect((await run(database, file)).counts).toEqual(counts({ created: 2 }));
    expect((await contents(database)).products.map(({ id }) => id)).toEqual(['artikel-cart', 'artikel-register']);
    expect((await run(database, file)).counts).toEqual(counts({ unchanged: 2 }));
  });

  test('finds an article whose number has spaces around and inside', async () => {
    const database = await open();
    const rows = (price: number) =>
      `Produkt-ID;Artikelnummer;Name;Kategorie;Preis;Steuersatz\n;B  2 ;S;K;${price};20\n`;
    await run(database, write('id.csv', rows(1).replace(';B', 'saege;B')));
    expect((await run(database, write('leer.csv', rows(2)))).counts).toEqual(counts({ changed: 1 }));
    expect((await contents(database)).products.map(({ id }) => id)).toEqual(['saege']);
  });

  test('does not let a file take the condition of another product', async () => {
    const database = await open();
    await run(database, write('erst.csv', head + saw));
    const file = write(
      'fremd.csv',
      'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Konditions-ID\nC3;Dieb;Werkzeug;1;20;b2-1\n',
    );
    expect(await run(database, file)).toMatchObject({
      counts: counts({ refused: 1 }),
      refused: [{ line: 2, reason: 'Die Kondition "b2-1" gehört schon zu einem Produkt.' }],
    });
    expect((await contents(database)).conditions).toEqual([{ id: 'b2-1', product_id: 'b2', price: 950, unit: null }]);
  });
});
