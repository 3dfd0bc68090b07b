import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/test-databases.ts';
import { createFileService } from '../files/files.service.ts';
import { type ImportCounts, importCatalogue } from './import-catalogue.ts';
import { ImportFiles } from './import-files.ts';
import type { RefusedRows } from './refused-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-import-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  const plain = { create: { width: 40, height: 30, channels: 3, background: '#b85' } } as const;
  await sharp(plain).png().toFile(join(folder, 'zange.png'));
  writeFileSync(join(folder, 'kein-bild.png'), 'PNG? nein');
});

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

async function run(database: Database, file: string, more: { now?: number; dryRun?: boolean } = {}) {
  const refused: RefusedRows[] = [];
  const counts = await importCatalogue({
    ...{ database, file, declaration: 'gross', dryRun: more.dryRun ?? false, clock: () => more.now ?? 1000 },
    files: new ImportFiles(createFileService({ database }), folder),
    onRefused: async (rows) => void refused.push(rows),
    onProgress: () => undefined,
    onNote: () => undefined,
  });
  return { counts, refused };
}

const counts = (some: Partial<ImportCounts>) => ({ created: 0, changed: 0, unchanged: 0, refused: 0, ...some });
const head = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Einheit;Bilder\n';
const pliers = 'A1;Zange;Werkzeug > Zangen;12,90;20;Stück;zange.png\nA1;;;110,00;20;10er-Pack;\n';
const saw = 'B2;Säge;Werkzeug > Sägen;9,50;20;;\n';

async function contents({ read }: Database) {
  return {
    categories: await read.selectFrom('categories').select(['id', 'parent_id', 'name']).orderBy('id').execute(),
    products: await read.selectFrom('products').select(['id', 'name', 'category_id']).orderBy('id').execute(),
    conditions: await read
      .selectFrom('conditions')
      .select(['id', 'product_id', 'price', 'unit'])
      .orderBy('id')
      .execute(),
    prices: await read
      .selectFrom('price_history')
      .select(['condition_id', 'price', 'valid_from'])
      .orderBy('condition_id')
      .orderBy('valid_from')
      .execute(),
    files: await read.selectFrom('files').select(['mime_type', 'width', 'height']).execute(),
    version: await currentVersion(read),
  };
}

describeOnBothEngines('importing a catalogue', ({ open }) => {
  test('creates categories, products, conditions, prices and pictures; the same file again changes nothing', async () => {
    const database = await open();
    const file = write('neu.csv', head + pliers + saw);
    expect(await run(database, file)).toEqual({ counts: counts({ created: 3 }), refused: [] });
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

    expect(await run(database, file, { now: 2000 })).toEqual({ counts: counts({ unchanged: 3 }), refused: [] });
    expect(await contents(database)).toEqual(stored);
  });

  test('keeps each price with its time, and drops conditions that the file no longer has', async () => {
    const database = await open();
    await run(database, write('erst.csv', head + pliers));
    const cheaper = write('billiger.csv', `${head}A1;Zange;Werkzeug > Zangen;11,90;20;Stück;zange.png\n`);
    expect(await run(database, cheaper, { now: 2000 })).toEqual({ counts: counts({ changed: 1 }), refused: [] });
    expect(await contents(database)).toMatchObject({
      conditions: [{ id: 'a1-1', price: 1190 }],
      prices: [
        { condition_id: 'a1-1', price: 1290, valid_from: 1000 },
        { condition_id: 'a1-1', price: 1190, valid_from: 2000 },
        { condition_id: 'a1-2', price: 11000, valid_from: 1000 },
      ],
    });
  });

  test('refuses what is wrong with line and reason, and takes the rest', async () => {
    const database = await open();
    const wrong = [
      'N1;Minus;Werkzeug;-1,00;20;;',
      'N2;Reserviert;P;1,00;20;;',
      'N3;Kein Bild;Werkzeug;1,00;20;;kein-bild.png',
      'N4;Fehlt;Werkzeug;1,00;20;;fehlt.png',
      'N5;Draußen;Werkzeug;1,00;20;;../../../etc/hostname',
      'B2;Noch einmal;Werkzeug;1,00;20;;',
    ];
    const { counts: result, refused } = await run(database, write('teils.csv', `${head}${saw}${wrong.join('\n')}\n`));
    expect(result).toEqual(counts({ created: 1, refused: 6 }));
    expect(refused.map(({ line, name, reason }) => [line, name, reason])).toEqual([
      [3, 'N1', 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.'],
      [4, 'N2', 'Kategorie: C und P sind als Namen nicht erlaubt.'],
      [5, 'N3', '"kein-bild.png" ist kein lesbares Bild (JPEG, PNG, WebP, AVIF oder GIF).'],
      [6, 'N4', 'Die Datei "fehlt.png" wurde nicht gefunden.'],
      [
        7,
        'N5',
        expect.stringMatching(/^Die Datei ".*hostname" (liegt außerhalb des Bilderordners|wurde nicht gefunden)\.$/),
      ],
      [8, 'B2', 'Das Produkt kam in der Datei schon vor. Zeilen eines Produkts müssen untereinander stehen.'],
    ]);
    expect((await contents(database)).products).toEqual([{ id: 'b2', name: 'Säge', category_id: 'werkzeug-sägen' }]);
  });

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

  test('leaves alone what a table has no column for', async () => {
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

  test('takes only a PDF for a document, and no file over 30 MB', async () => {
    const database = await open();
    write('seite.pdf', '<script>alert(1)</script>');
    write('riese.pdf', Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(30 * 1024 * 1024)]));
    const columns = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Dokumente\n';
    const file = write('dokumente.csv', `${columns}A;A;K;1;20;seite.pdf\nB;B;K;1;20;riese.pdf\n`);
    expect((await run(database, file)).refused.map(({ reason }) => reason)).toEqual([
      '"seite.pdf" ist kein PDF.',
      'Die Datei "riese.pdf" ist größer als 30 MB.',
    ]);
    await expect(run(database, folder)).rejects.toThrow(`"${folder}" ist keine Datei.`);
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
    const file = write('getrennt.csv', `${short}A/1;X;K;1;20\nA-1;Y;K;1;20\nB;Z;K;1;20\nA-1;Y;K;1;20\n`);
    expect(await run(database, file)).toMatchObject({
      counts: counts({ created: 3, refused: 1 }),
      refused: [{ line: 5 }],
    });
  });

  test('finds an article whose number has spaces around and inside', async () => {
    const database = await open();
    const rows = (price: number) =>
      `Produkt-ID;Artikelnummer;Name;Kategorie;Preis;Steuersatz\n;B  2 ;S;K;${price};20\n`;
    await run(database, write('id.csv', rows(1).replace(';B', 'saege;B')));
    expect((await run(database, write('leer.csv', rows(2)))).counts).toEqual(counts({ changed: 1 }));
    expect((await contents(database)).products.map(({ id }) => id)).toEqual(['saege']);
  });

  test('leaves no category behind of a product that is refused', async () => {
    const database = await open();
    const rows = 'N1;Falsch;Neu > P;1,00;20;;\nN2;Ohne Bild;Neu > Zangen;1,00;20;;fehlt.png\n';
    expect((await run(database, write('ohne.csv', head + rows))).counts).toEqual(counts({ refused: 2 }));
    expect((await contents(database)).categories).toEqual([]);
  });

  test('names every refused row of an article with its own reason', async () => {
    const database = await open();
    const rows = ['X1;Mehrfach;Werkzeug;-1,00;20;;', 'X1;;;2,00;20;;', 'X1;;;3,00;abc;;'];
    const { counts: result, refused } = await run(database, write('mehrfach.csv', `${head}${rows.join('\n')}\n`));
    expect(result).toEqual(counts({ refused: 3 }));
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.'],
      [3, 'Nicht übernommen, weil Zeile 2 desselben Artikels abgelehnt wurde.'],
      [4, 'Steuersatz: muss ein Prozentsatz von 0 bis 100 mit höchstens zwei Nachkommastellen sein.'],
    ]);
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
    expect(refused).toMatchObject([{ line: 3, name: 'Q', reason: 'Die Kategorie gibt es nicht.' }]);
    expect(await contents(database)).toMatchObject({
      products: [{ id: 'p', category_id: 'k' }],
      conditions: [{ id: 'c', price: 1200 }],
    });
  });
});
