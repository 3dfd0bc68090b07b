import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { currentVersion } from '../../../database/catalogue-version.ts';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { createFileService } from '../../files/files.service.ts';
import { ImportFiles, importCatalogue } from '../import/catalogue-import.service.ts';
import { storeCatalogue, testCategories, testCondition, testProduct } from '../testing/catalogue.ts';
import {
  type CatalogueFormat,
  type CatalogueSubject,
  exportCatalogue,
  type ProductFilter,
} from './catalogue-export.service.ts';

const demo = join(import.meta.dirname, '../../../../../../demo');
const folder = mkdtempSync(join(tmpdir(), 'kontor-export-'));
afterAll(() => rmSync(folder, { recursive: true }));
const groups = ['Fachbetrieb'];

/** Imports a file. The import must refuse nothing, and may warn only of free articles. */
async function take(database: Database, file: string, { now = 1000, pictures = folder } = {}) {
  const refuse = async ({ line, reason }: { line: number; reason: string }) => {
    if (!reason.startsWith('Preis: 0,00 €')) throw new Error(`Line ${line}: ${reason}`);
  };
  return importCatalogue({
    ...{ database, file, dryRun: false, clock: () => now },
    shop: {
      declaration: 'gross',
      groups,
      taxRates: [0, 490, 1000, 1300, 2000],
      brandAttribute: 'Marke',
      safetyData: 'ignored',
      stockRules: { few: 5, yellowUpTo: 0 },
      countries: ['AT', 'DE'],
    },
    files: new ImportFiles(createFileService({ database }), pictures, { inspection: 'header' }),
    ordered: async () => new Set<string>(),
    orderedSince: async () => new Map<string, number>(),
    onRefused: refuse,
    onWarning: refuse,
    onProgress: () => undefined,
    onNote: (note) => {
      // The demo's sales are new to an empty shop.
      if (!note.startsWith('Neu im Shop und gleich in Aktion')) throw new Error(note);
    },
  });
}

interface Wanted {
  readonly subject?: CatalogueSubject;
  readonly format?: CatalogueFormat;
  readonly filter?: ProductFilter;
}

/** Exports to a file, and returns its path. */
async function give(database: Database, { subject = 'products', format = 'csv', filter = {} }: Wanted) {
  const file = join(folder, `${subject}.${format}`);
  writeFileSync(file, '');
  const write = async (text: string) => appendFileSync(file, text);
  const shop = {
    declaration: 'gross',
    title: 'Huber & Söhne',
    brandAttribute: 'Marke',
    publicUrl: 'https://shop.example',
    now: 5000,
  } as const;
  const outcome = await exportCatalogue({ database, ...shop, subject, format, filter, write });
  return { file, outcome, text: readFileSync(file, 'utf8') };
}

async function everything({ read }: Database) {
  return {
    version: await currentVersion(read),
    products: await read.selectFrom('products').selectAll().orderBy('id').execute(),
    conditions: await read.selectFrom('conditions').selectAll().orderBy('id').execute(),
    categories: await read.selectFrom('categories').selectAll().orderBy('id').execute(),
    prices: await read.selectFrom('price_history').selectAll().orderBy('condition_id').execute(),
    files: await read.selectFrom('files').select('id').orderBy('id').execute(),
  };
}

const ways: readonly Wanted[] = [
  { format: 'csv' },
  { format: 'jsonl' },
  { format: 'bmecat' },
  { subject: 'stock' },
  { subject: 'prices' },
  { subject: 'categories', format: 'jsonl' },
  { subject: 'categories', format: 'csv' },
];

describeOnBothEngines('exporting and importing again changes nothing', ({ open }) => {
  test('of the demo', async () => {
    const database = await open();
    await take(database, join(demo, 'catalogue.jsonl'), { pictures: demo });
    const before = await everything(database);
    for (const way of ways) {
      const { file, outcome } = await give(database, way);
      const counts = await take(database, file, { now: 2000 });
      expect({ way, counts }).toMatchObject({ way, counts: { created: 0, changed: 0, refused: 0 } });
      expect(outcome.leftOut).toEqual([]);
      expect(await everything(database)).toEqual(before);
    }
  }, 120_000);

  test('of a catalogue that has everything that is hard to write down', async () => {
    const database = await open();
    await storeHardOnes(database);
    const before = await everything(database);
    for (const way of ways) {
      const { file } = await give(database, way);
      const counts = await take(database, file, { now: 2000 });
      expect({ way, counts }).toMatchObject({ way, counts: { created: 0, changed: 0, refused: 0 } });
      expect(await everything(database)).toEqual(before);
    }
  });

  test('into an empty shop it makes the same', async () => {
    const database = await open();
    await storeHardOnes(database);
    const { file } = await give(database, { format: 'jsonl' });
    const other = await open();
    await storeFiles(other);
    await take(other, file);
    const content = async (of: Database) => {
      const { categories, products, conditions } = await everything(of);
      const withoutTime = <Row extends object>(rows: readonly Row[]) =>
        rows.map((row) => ({ ...row, version: 0, changed_at: 0 }));
      const inOrder = conditions.map(({ position, ...row }) => ({ ...row, position: Math.min(position, 1) }));
      return [withoutTime(categories), withoutTime(products), inOrder];
    };
    expect(await content(other)).toEqual(await content(database));
  });
});

const id = (letter: string) => letter.repeat(27);

async function storeFiles(database: Database): Promise<void> {
  const files = [id('a'), id('b')].map((file) => ({
    ...{ id: file, mime_type: 'image/png', size: 7, width: 1, height: 1 },
    ...{ content: new Uint8Array(7), created_at: 0 },
  }));
  await database.transaction((transaction) => transaction.insertInto('files').values(files).execute());
}

/**
 * Products that are hard to export: formulas, separators, groups, trade prices, gaps in positions, products off sale.
 */
async function storeHardOnes(database: Database): Promise<void> {
  await storeFiles(database);
  const details = {
    ...{ html_above: '<p>Eins;\nzwei</p>', html_below: '<p>=1</p>', picture: id('a'), hidden: 1 as const },
    ...{ meta_title: '=Titel', meta_description: null },
  };
  const named = { id: 'odd', parentId: 'tools', name: 'Kopf / Block > 5 \\ "x"; y', position: 1, customPage: null };
  const odd = { ...named, details };
  const shop = { id: 'again', parentId: 'root', name: 'SHOP', position: 3, customPage: null };
  await storeCatalogue(
    database,
    [
      testProduct('=1+1', {
        name: '=HYPERLINK("x")',
        nameSuffix: '@SUM(A1); "zwei"',
        categoryId: 'odd',
        furtherCategoryIds: ['again', 'hammers'],
        htmlDescription: '<p>Eins;\nzwei "drei"</p>',
        stockStatus: 'yellow',
        stockStatusText: '-5 Tage',
        internalRating: -5,
        weightGrams: 1500,
        manufacturer: { name: '+43 GmbH', address: 'Gasse 1; Wien', email: 'a@b.example' },
        pictures: [{ content: id('a') }, { content: id('b') }],
        documents: [{ content: id('a'), filename: 'a | b / c.pdf', size: 7 }],
        attributes: [
          { name: 'Farbe', value: 'rot | blau' },
          { name: 'Länge', value: "'=5 cm" },
          { name: 'Farbe', value: 'grün \\' },
        ],
        takeBack: ['electrical', 'battery'],
        brand: '@Marke',
        responsible: { email: 'eu@example.eu' },
        warnings: 'Eins;\nzwei',
        minimumAge: 16,
        origin: 'AT',
        size: { length: 1234.5, height: 7 },
        energy: { class: 'B', scale: 'A–G', eprel: '123' },
        alcohol: 5.2,
        allergens: ['gluten', 'sulphites'],
        nutrition: { per: '100 ml', kilojoules: 1800, fat: 0.25 },
        references: { accessories: [{ articleNumber: 'A | 1' }], setOf: [{ articleNumber: 'B-2', amount: 3 }] },
        container: 'reusable',
        activeFrom: -1000,
        activeUntil: Date.UTC(2040, 0, 1),
        keywords: '\'Flex, "Trennhexe"',
        conditions: [
          testCondition('x-1', 345, {
            ...{
              priceQuantity: 100,
              scales: [
                { from: 500, price: 290 },
                { from: 5000, price: 205 },
              ],
            },
            ...{
              deposit: 25,
              minAmount: 10,
              amountStep: 5,
              maxAmount: 1_000_000,
              stock: -2,
              backorder: true,
              unit: '1.000',
            },
            ...{ salePrice: 300, saleFrom: -2000, saleUntil: Date.UTC(2040, 0, 1, 12), listPrice: 400 },
          }),
          testCondition('x-2', 100_000_000, { taxRate: 490, normPrice: 5, normUnit: '1 kg', unit: 'Sack' }),
          testCondition('x-3', 0, { taxRate: 0, customerGroup: 'Fachbetrieb' }),
        ],
      }),
      testProduct('b', {
        isActive: false,
        categoryId: 'again',
        gtin: '4006381333931',
        termsOfDelivery: 'frei Haus',
        attributes: [
          { name: 'Länge', value: '1' },
          { name: 'Farbe', value: 'rot' },
        ],
      }),
      testProduct('root', { categoryId: 'root' }),
      ...['S', 'M'].map((size, place) =>
        testProduct(`shirt-${size}`, {
          ...{ familyKey: 'shirt', familyName: place === 0 ? 'Hemd; "lang"' : null, familyPlace: place + 1 },
          familyValues: [
            { name: 'Größe', value: size },
            { name: 'Farbe', value: '=rot' },
          ],
        }),
      ),
    ],
    { categories: [...testCategories, odd, shop] },
  );
  await database.transaction((transaction) =>
    transaction.updateTable('conditions').set({ position: 7 }).where('id', '=', 'x-2').execute(),
  );
}

describe('a filter', () => {
  describeOnBothEngines('leaves', ({ open }) => {
    test.each<[string, ProductFilter, string[]]>([
      ['all', {}, ['b', 'hook', 'root']],
      ['what is on sale', { isActive: true }, ['hook', 'root']],
      ['what is not', { isActive: false }, ['b']],
      ['what can be had', { isInStock: true }, ['b', 'hook']],
      ['what cannot', { isInStock: false }, ['root']],
      ['a category with all below it, by its path', { category: 'werkzeug' }, ['b', 'hook']],
      ['a category by its id', { category: 'hammers' }, ['hook']],
      ['none of a category that is not there', { category: 'Garten' }, []],
      ['what changed since', { since: 500 }, ['hook']],
      ['what is named, by id or article number', { named: ['root', 'A-hook', 'gone'] }, ['hook', 'root']],
    ])('%s', async (_, filter, ids) => {
      const database = await open();
      await storeCatalogue(database, [
        testProduct('b', { isActive: false, categoryId: 'tools' }),
        testProduct('root', { categoryId: 'root', stockStatus: 'red' }),
      ]);
      await storeCatalogue(database, [testProduct('hook')], { categories: [], now: 500 });
      const { text } = await give(database, { filter, format: 'jsonl' });
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(lines.filter(({ type }) => type === 'product').map(({ _id }) => _id)).toEqual(ids);
    });
  });
});

describeOnBothEngines('a table', ({ open }) => {
  test('opens in a German spreadsheet, and nothing in it runs', async () => {
    const database = await open();
    await storeCatalogue(database, [
      testProduct('a', { name: '=1+1', conditions: [testCondition('a-1', 1290, { stock: 5 })] }),
    ]);
    expect((await give(database, { subject: 'stock' })).text).toBe(
      '\uFEFFArtikelnummer;Produkt-ID;Einheit;Kundengruppe;Konditions-ID;Bestand\nA-a;a;;;a-1;5\n',
    );
    const { text } = await give(database, { subject: 'products' });
    expect(text.split('\n')[1]).toContain(";'=1+1;");
    expect(text.split('\n')[1]).toContain(';12,90;');
    expect((await give(database, { subject: 'categories' })).text).toBe(
      '\uFEFFKategorie;Kategorie-ID;Eigene Seite;Text;Text unten;Bild;Meta-Titel;Meta-Beschreibung;Versteckt\n' +
        'Shop;root;;;;;;;nein\nSchrauben & Dübel;screws;;;;;;;nein\nWerkzeug;tools;;;;;;;nein\n' +
        'Werkzeug > Hämmer;hammers;;;;;;;nein\nAktionen;deals;/shop/C/aktionen;;;;;;nein\n',
    );
  });

  test('names what it cannot hold: a product that nobody can buy has no row', async () => {
    const database = await open();
    await storeCatalogue(database, [testProduct('a', { conditions: [] }), testProduct('b')]);
    const { outcome } = await give(database, {});
    expect(outcome).toEqual({ exported: 1, leftOut: ['A-a'] });
  });
});
