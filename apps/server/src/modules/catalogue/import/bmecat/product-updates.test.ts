import { expect, test } from 'vitest';
import type { Database } from '../../../../database/database.ts';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { bmecat12, map12, price12 } from '../testing/bmecat-file.ts';
import { counts, importFolder } from '../testing/import-folder.ts';

const { write, run } = importFolder();
const shop = { taxRates: [0, 1900], now: Date.UTC(2026, 10, 21) };
const notSaid =
  'Kategorie: Die Datei nennt nur die Nummer seiner Gruppe, nicht ihren Namen. Er bleibt, wo er ist; in eine andere kommt er mit einer Tabelle Artikelnummer;Kategorie.';
const placed =
  'Kategorie: Die Datei sagt keine. Der neue Artikel steht in „Ohne Kategorie“; in eine andere kommt er mit einer Tabelle Artikelnummer;Kategorie.';

type Articles = Parameters<typeof bmecat12>[0];

async function productsOf({ read }: Database) {
  const rows = await read
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['article_number', 'products.name', 'categories.name as category', 'active'])
    .orderBy('article_number')
    .execute();
  return rows.map((row) => [row.article_number, row.name, row.category, row.active]);
}

describeOnBothEngines('T_UPDATE_PRODUCTS', ({ open }) => {
  async function opened() {
    const database = await open();
    const articles = [
      { aid: 'A', more: '' },
      { aid: 'B', group: '20' },
      { aid: 'C', mode: 'new' },
    ];
    const maps = map12('A', '20');
    expect((await run(database, write('katalog.xml', bmecat12(articles, { maps })), shop)).refused).toEqual([]);
    return database;
  }
  const update = (database: Database, articles: Articles, maps = '', more: { isComplete?: boolean } = {}) =>
    run(database, write('nachtrag.xml', bmecat12(articles, { transaction: 'T_UPDATE_PRODUCTS', maps })), {
      ...shop,
      ...more,
    });
  const furtherOf = async ({ read }: Database) =>
    (await read.selectFrom('products').select('further_categories').where('article_number', '=', 'A').execute())[0];

  test('of a product without a group leaves it in its categories, and makes none', async () => {
    const database = await opened();
    const before = await furtherOf(database);
    expect(before?.further_categories).not.toBeNull();
    const result = await update(database, [{ aid: 'A', name: 'A neu', group: null }]);
    expect(result).toMatchObject({ counts: counts({ changed: 1 }), refused: [], warnings: [], notes: [] });
    expect(await productsOf(database)).toEqual([
      ['A', 'A neu', 'Kombizangen', 1],
      ['B', 'B', 'Schrauben', 1],
      ['C', 'C', 'Kombizangen', 1],
    ]);
    expect(await furtherOf(database)).toEqual(before);
    const categories = await database.read.selectFrom('categories').select('name').orderBy('name').execute();
    expect(categories.map(({ name }) => name)).toEqual(['Kombizangen', 'Schrauben', 'Shop', 'Zangen / Scheren']);
  });

  test('of a product that comes into a group or leaves one says that nobody knows which, and leaves it there', async () => {
    const database = await opened();
    const maps = map12('C', '11', 'delete');
    const result = await update(
      database,
      [
        { aid: 'A', name: 'A neu', group: '20' },
        { aid: 'C', group: null },
      ],
      maps,
    );
    expect(result).toMatchObject({ counts: counts({ changed: 1, unchanged: 1 }), refused: [], notes: [] });
    expect(result.warnings.map(([, name, reason]) => [name, reason])).toEqual([
      ['A', notSaid],
      ['C', notSaid],
    ]);
    expect((await productsOf(database)).map(([, , category]) => category)).toEqual([
      'Kombizangen',
      'Schrauben',
      'Kombizangen',
    ]);
  });

  test('takes a new product into Ohne Kategorie, and says so', async () => {
    const database = await opened();
    const result = await update(database, [
      { aid: 'N', group: null },
      { aid: 'O', group: '11' },
    ]);
    expect(result).toMatchObject({ counts: counts({ created: 2 }), refused: [] });
    expect(result.warnings.map(([, name, reason]) => [name, reason])).toEqual([
      ['N', placed],
      ['O', placed],
    ]);
    expect((await productsOf(database)).slice(3)).toEqual([
      ['N', 'N', 'Ohne Kategorie', 1],
      ['O', 'O', 'Ohne Kategorie', 1],
    ]);
  });

  test('of a file that says what its groups are, against the standard, moves its products', async () => {
    const database = await opened();
    const group =
      '<CATALOG_STRUCTURE type="leaf"><GROUP_ID>30</GROUP_ID><GROUP_NAME>Neues</GROUP_NAME></CATALOG_STRUCTURE>';
    const result = await update(
      database,
      [
        { aid: 'A', group: '30' },
        { aid: 'B', group: null },
      ],
      group,
    );
    expect(result).toMatchObject({ counts: counts({ changed: 1, unchanged: 1 }), warnings: [] });
    expect((await productsOf(database)).map(([, , category]) => category)).toEqual([
      'Neues',
      'Schrauben',
      'Kombizangen',
    ]);
  });

  test('of products that it only puts into groups says how many they are', async () => {
    const database = await opened();
    const { notes } = await update(database, [{ aid: 'A', group: null }], map12('B', '10') + map12('C', '10'));
    expect(notes).toEqual(['2 Artikel ordnet die Datei nur Gruppen zu, ohne sie zu beschreiben: nicht übernommen.']);
    expect((await update(database, [{ aid: 'A' }])).notes).toEqual([]);
  });

  test('gives what it refused back without a category, so that the mended product stays where it is', async () => {
    const database = await opened();
    const { refused } = await update(database, [{ aid: 'A', name: ' ', group: null }]);
    const source = refused[0]?.source;
    if (source === undefined || !('table' in source)) throw new Error('no table');
    const { headings } = source.table;
    expect(headings).not.toContain('Kategorie');
    expect(headings).not.toContain('Weitere Kategorien');
    const mended = source.cells.map((cell, place) => (headings[place] === 'Name' ? 'A neu' : cell));
    const file = write('nachtrag.errors.csv', [headings, mended].map((row) => row.join(';')).join('\n'));
    expect((await run(database, file, shop)).counts).toEqual(counts({ changed: 1 }));
    expect((await productsOf(database))[0]).toEqual(['A', 'A neu', 'Kombizangen', 1]);
  });

  test('is placed by a category that the mapping says', async () => {
    const database = await opened();
    const file = write('nachtrag.xml', bmecat12([{ aid: 'A', group: null }], { transaction: 'T_UPDATE_PRODUCTS' }));
    await run(database, file, { ...shop, mapping: { values: { Kategorie: 'Neu' } } });
    expect((await productsOf(database))[0]).toEqual(['A', 'A', 'Neu', 1]);
  });

  test.each(['T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES'])('or %s never takes the rest off sale', async (transaction) => {
    const database = await opened();
    await update(database, [{ aid: 'C', mode: 'delete', group: null }]);
    const file = write('nachtrag.xml', bmecat12([{ aid: 'A', prices: price12('11'), group: null }], { transaction }));
    const { notes } = await run(database, file, { ...shop, isComplete: true });
    expect(notes).toEqual([
      'Was die Datei nicht nennt, bleibt im Verkauf: sie ist kein ganzer Katalog, sondern ein Nachtrag (T_UPDATE_PRODUCTS, T_UPDATE_PRICES).',
    ]);
    expect((await productsOf(database)).map(([number, , , active]) => [number, active])).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 0],
    ]);
  });
});

describeOnBothEngines('T_NEW_CATALOG without groups', ({ open }) => {
  test('that assigns products to those of another file leaves known products where they are', async () => {
    const database = await open();
    await run(database, write('katalog.xml', bmecat12([{ aid: 'A', group: '20' }])), shop);
    const whole = bmecat12([
      { aid: 'A', name: 'A neu', group: '20' },
      { aid: 'N', group: '11' },
    ]);
    const result = await run(
      database,
      write('zweite.xml', whole.replace(/<CATALOG_GROUP_SYSTEM>.*<\/CATALOG_GROUP_SYSTEM>/s, '')),
      shop,
    );
    expect(result).toMatchObject({ counts: counts({ created: 1, changed: 1 }), refused: [] });
    expect(await productsOf(database)).toEqual([
      ['A', 'A neu', 'Schrauben', 1],
      ['N', 'N', 'Ohne Kategorie', 1],
    ]);
    expect(result.warnings.map(([, name, reason]) => [name, reason])).toEqual([
      ['A', notSaid],
      ['N', placed],
    ]);
  });
});
