import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { contents, counts, head, importFolder, pliers, saw } from './testing/import-folder.ts';

const { run, write } = importFolder();

describeOnBothEngines('importing a catalogue', ({ open }) => {
  test('creates categories, products, conditions, prices and pictures; the same file again changes nothing', async () => {
    const database = await open();
    const file = write('neu.csv', head + pliers + saw);
    expect(await run(database, file)).toEqual({ counts: counts({ created: 3 }), refused: [], notes: [], warnings: [] });
    const stored = await contents(database);
    expect(stored).toMatchObject({
      categories: [
        { id: 'shop', parent_id: null, name: 'Shop' },
        { id: 'werkzeug', parent_id: 'shop', name: 'Werkzeug' },
        { id: 'werkzeug-sägen', parent_id: 'werkzeug', name: 'Sägen' },
        { id: 'werkzeug-zangen', parent_id: 'werkzeug', name: 'Zangen' },
      ],
      products: [
        { id: 'a1', name: 'Zange', category_id: 'werkzeug-zangen' },
        { id: 'b2', name: 'Säge', category_id: 'werkzeug-sägen' },
      ],
      conditions: [
        { id: 'a1-1', product_id: 'a1', price: 1290, unit: 'Stück' },
        { id: 'a1-2', product_id: 'a1', price: 11000, unit: '10er-Pack' },
        { id: 'b2-1', product_id: 'b2', price: 950, unit: null },
      ],
      prices: [
        { condition_id: 'a1-1', price: 1290, valid_from: 1000 },
        { condition_id: 'a1-2', price: 11000, valid_from: 1000 },
        { condition_id: 'b2-1', price: 950, valid_from: 1000 },
      ],
      files: [{ mime_type: 'image/png', width: 40, height: 30 }],
    });

    expect(await run(database, file, { now: 2000 })).toEqual({
      counts: counts({ unchanged: 3 }),
      refused: [],
      notes: [],
      warnings: [],
    });
    expect(await contents(database)).toEqual(stored);
  });

  test('keeps each price with its time, and drops conditions that the file no longer has', async () => {
    const database = await open();
    await run(database, write('erst.csv', head + pliers));
    const cheaper = write('billiger.csv', `${head}A1;Zange;Werkzeug > Zangen;11,90;20;Stück;zange.png\n`);
    expect(await run(database, cheaper, { now: 2000 })).toEqual({
      counts: counts({ changed: 1 }),
      refused: [],
      notes: [],
      warnings: [],
    });
    expect(await contents(database)).toMatchObject({
      conditions: [{ id: 'a1-1', price: 1190 }],
      prices: [
        { condition_id: 'a1-1', price: 1290, valid_from: 1000 },
        { condition_id: 'a1-1', price: 1190, valid_from: 2000 },
        { condition_id: 'a1-2', price: 11000, valid_from: 1000 },
      ],
    });
  });

  test('keeps fields for which a table has no column', async () => {
    const database = await open();
    const whole =
      'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Zusatz;Beschreibung;Lagerstatus;Lagertext;Gewicht;Bilder;Einheit;Bestand;Attribut: Farbe;Attribut: Länge\n' +
      'A1;Zange;K;2;20;lang;gut;gelb;bald;7;zange.png;Paar;5;rot;2 m\n';
    await run(database, write('ganz.csv', whole));
    const before = await database.read.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    const few = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Attribut: Länge\nA1;Zange;K;3;20;4 m\n';
    const file = write('wenig.csv', few);
    expect((await run(database, file, { now: 2000 })).counts).toEqual(counts({ changed: 1 }));
    expect(await database.read.selectFrom('products').selectAll().executeTakeFirstOrThrow()).toEqual({
      ...before,
      attributes: JSON.stringify([
        { name: 'Farbe', value: 'rot' },
        { name: 'Länge', value: '4 m' },
      ]),
      version: before.version + 1,
      changed_at: 2000,
    });
    expect(await database.read.selectFrom('conditions').selectAll().execute()).toMatchObject([
      { id: 'a1-1', price: 300, unit: 'Paar', stock: 5 },
    ]);
    expect((await run(database, file)).counts).toEqual(counts({ unchanged: 1 }));
    await run(
      database,
      write('bestand.csv', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Bestand\nA1;Zange;K;3;20;9\n'),
    );
    const price = { gross: 4, taxRates: [{ rate: 20 }] };
    const product = { type: 'product', _id: 'a1', articleNumber: 'A1', name: 'Z', categoryPath: [{ _id: 'k' }] };
    await run(database, write('a1.jsonl', JSON.stringify({ ...product, conditions: [{ _id: 'a1-1', price }] })));
    expect(await database.read.selectFrom('conditions').selectAll().execute()).toMatchObject([
      { id: 'a1-1', price: 400, unit: null, stock: 9 },
    ]);
  });

  test('keeps the size of a document with it, also when the file is in the shop already, and what is taken back', async () => {
    const database = await open();
    write('blatt.pdf', '%PDF-1.4 Blatt');
    const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Dokumente;Rücknahme\n';
    await run(database, write('blatt.csv', `${columns}A;A;K;1;20;blatt.pdf;Elektrogerät|Batterie\n`));
    const facts = () => database.read.selectFrom('products').select(['documents', 'take_back']).execute();
    const stored = await facts();
    const [document] = JSON.parse(stored[0]?.documents ?? '[]');
    expect(document).toEqual({ content: expect.any(String), filename: 'blatt.pdf', size: 14 });
    expect(stored[0]?.take_back).toBe('["electrical","battery"]');
    await run(database, write('ohne.csv', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;A;K;2;20\n'));
    expect(await facts()).toEqual(stored);
    await run(database, write('nochmals.csv', `${columns}A;A;K;2;20;${document.content};\n`));
    expect(await facts()).toEqual([
      { documents: JSON.stringify([{ ...document, filename: document.content }]), take_back: null },
    ]);
  });

  test('a trial run counts the same and changes nothing', async () => {
    const database = await open();
    const before = await contents(database);
    const file = write('probe.csv', `${head}${pliers}N1;Minus;Werkzeug;-1;20;;\n`);
    expect((await run(database, file, { dryRun: true })).counts).toEqual(counts({ created: 2, refused: 1 }));
    expect(await contents(database)).toEqual(before);
  });

  test('a file that breaks off leaves the whole products before the break, and running the whole file again completes them', async () => {
    const database = await open();
    const whole = `${head}${saw}${pliers}`;
    const broken = write('abbruch.csv', whole.slice(0, whole.indexOf('10er-Pack')).replace('110,00', '"110,00'));
    const { counts: result } = await run(database, broken);
    expect(result).toMatchObject({ created: 1, unchanged: 0 });
    expect((await contents(database)).conditions.map(({ id }) => id)).toEqual(['b2-1']);
    expect((await run(database, write('ganz.csv', whole))).counts).toEqual(counts({ created: 2, unchanged: 1 }));
  });

  test('reads Windows-1252 and a byte order mark', async () => {
    const database = await open();
    const latin = Buffer.from(head + saw, 'latin1');
    await run(database, write('excel.csv', latin));
    const marked = write('bom.csv', `\uFEFF${head}${saw}`);
    expect((await run(database, marked)).counts).toEqual(counts({ unchanged: 1 }));
    expect((await contents(database)).products).toEqual([{ id: 'b2', name: 'Säge', category_id: 'werkzeug-sägen' }]);
  });

  test('reads a tree and its products from JSON Lines', async () => {
    const database = await open();
    const price = { gross: 12, net: 10, tax: 2, taxRates: [{ rate: 20, amount: 2 }] };
    const lines = [
      { type: 'category', _id: 'root', name: 'Shop', isRoot: true, children: [{ _id: 'k', name: 'K', children: [] }] },
      {
        ...{
          type: 'product',
          _id: 'p',
          articleNumber: 'P',
          name: 'Produkt',
          categoryPath: [{ _id: 'root' }, { _id: 'k' }],
        },
        ...{ files: [{ content: 'zange.png' }], conditions: [{ _id: 'c', price, unit: 'Stück' }] },
      },
      {
        type: 'product',
        _id: 'q',
        articleNumber: 'Q',
        name: 'Heimatlos',
        categoryPath: [{ _id: 'x' }],
        conditions: [],
      },
    ];
    const file = write('katalog.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    const { counts: result, refused } = await run(database, file);
    expect(result).toEqual(counts({ created: 2, refused: 1 }));
    expect(refused).toMatchObject([{ line: 3, name: 'Q', reason: 'Die Kategorie „x“ gibt es nicht.' }]);
    expect(await contents(database)).toMatchObject({
      products: [{ id: 'p', category_id: 'k' }],
      conditions: [{ id: 'c', price: 1200 }],
    });
  });
});
