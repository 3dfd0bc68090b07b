import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { type RefusedRows, RefusedRowsFile } from '../../../tables/refused-rows.ts';
import { sheetXml, workbookFile } from '../../../tables/testing/workbook-file.ts';
import { familyValuesIn } from '../family-field-kinds.ts';
import { bmecat12, price12 } from './testing/bmecat-file.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { folder, run, write } = importFolder();

/** The error file of refused rows, with one word replaced. */
async function mended(refused: readonly RefusedRows[], from: string, to: string): Promise<string> {
  const path = join(folder, 'fehler.csv');
  const file = new RefusedRowsFile(path, []);
  for (const rows of refused) await file.add(rows);
  await file.close();
  return write('berichtigt.csv', readFileSync(path, 'utf8').replaceAll(from, to));
}

/** Refused rows with a column that is filled. */
function filled(refused: readonly RefusedRows[], heading: string, text: string): RefusedRows[] {
  return refused.map((rows) => {
    const { source } = rows;
    if (source === undefined || !('table' in source)) return rows;
    const place = source.table.headings.indexOf(heading);
    return { ...rows, source: { ...source, cells: source.cells.map((cell, i) => (i === place ? text : cell)) } };
  });
}

describeOnBothEngines('the error file of a catalogue in XML, mended', ({ open }) => {
  const valuesOf = async ({ read }: Database) =>
    (await read.selectFrom('products').selectAll().orderBy('article_number').execute()).map((row) => ({
      number: row.article_number,
      family: familyValuesIn(row.family_values),
      attributes: JSON.parse(row.attributes),
    }));
  const pricesOf = async ({ read }: Database) =>
    (await read.selectFrom('conditions').select('price').orderBy('product_id').execute()).map(({ price }) => price);

  test('of Google keeps family, attributes and another currency', async () => {
    const database = await open();
    const item = (id: string, price: string, more: string) =>
      `<item><g:id>${id}</g:id><title>Jacke ${id}</title><g:price>${price}</g:price><g:material>Wolle</g:material>${more}</item>`;
    const group = (color: string) => `<g:item_group_id>J</g:item_group_id><g:color>${color}</g:color>`;
    const items = item('J1', '80.00 EUR', group('Rot')) + item('J2', '80.00 EUR', group('Blau | Grün'));
    const usd = item('U', '45.00 USD', '');
    const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}${usd}</channel></rss>`;
    const { refused } = await run(database, write('feed.xml', feed));
    expect(refused.map(({ name }) => name)).toEqual(['U', 'J1', 'J2']);
    const again = await run(database, await mended(filled(refused, 'Steuersatz', '20'), '', ''));
    expect(again.counts).toEqual(counts({ created: 2, refused: 1 }));
    expect(again.refused).toMatchObject([{ name: 'U', reason: expect.stringContaining('Preis') }]);
    const wool = [{ name: 'Material', value: 'Wolle' }];
    expect(await valuesOf(database)).toMatchObject([
      { number: 'J1', family: [{ name: 'Farbe', value: 'Rot' }], attributes: wool },
      { number: 'J2', family: [{ name: 'Farbe', value: 'Blau | Grün' }], attributes: wool },
    ]);
    expect(await pricesOf(database)).toEqual([8000, 8000]);
  });

  test('of Google empties no field that Google has none for', async () => {
    const database = await open();
    const own = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz;UVP;Zusatz;Suchbegriffe\n';
    await run(database, write('erst.csv', `${own}A;Axt;Holz;5,00;20;9,90;mit Stiel;Beil\n`));
    const item = '<item><g:id>A</g:id><title>Axt</title><g:price>fünf EUR</g:price></item>';
    const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`;
    const { refused } = await run(database, write('feed.xml', feed));
    await run(database, await mended(refused, 'fünf EUR', '6,00'));
    expect(
      await database.read
        .selectFrom('products')
        .innerJoin('conditions', 'product_id', 'products.id')
        .select(['name_suffix', 'keywords', 'list_price', 'price'])
        .execute(),
    ).toEqual([{ name_suffix: 'mit Stiel', keywords: 'Beil', list_price: 990, price: 600 }]);
  });

  test('of BMEcat keeps variants, attributes, and what is gross beside what is net', async () => {
    const database = await open();
    const size =
      '<FEATURE><FNAME>Größe</FNAME><VARIANTS><VARIANT><FVALUE>9</FVALUE>' +
      '<SUPPLIER_AID_SUPPLEMENT>-09</SUPPLIER_AID_SUPPLEMENT></VARIANT></VARIANTS></FEATURE>';
    const features =
      '<ARTICLE_FEATURES><FEATURE><FNAME>Maß: innen</FNAME><FVALUE>8.4</FVALUE><FUNIT>MMT</FUNIT></FEATURE>' +
      `${size}</ARTICLE_FEATURES>`;
    const untaxed = (amount: string, type?: string) => price12(amount, '', type);
    const text = bmecat12([
      { aid: 'A', prices: untaxed('10'), more: features },
      { aid: 'B', prices: untaxed('5.95', 'gros_list') },
    ]);
    const { refused } = await run(database, write('ohne-steuer.xml', text));
    expect(refused.map(({ name }) => name)).toEqual(['A-09', 'B']);
    const again = await run(database, await mended(filled(refused, 'Steuersatz', '20'), '', ''));
    expect(again.counts).toEqual(counts({ created: 2 }));
    expect(await valuesOf(database)).toMatchObject([
      {
        number: 'A-09',
        family: [{ name: 'Größe', value: '9' }],
        attributes: [{ name: 'Maß: innen', value: '8,4 mm' }],
      },
      { number: 'B', family: [], attributes: [] },
    ]);
    // 10,00 net at 20 %, and 5,95 gross.
    expect(await pricesOf(database)).toEqual([1200, 595]);
  });
});

describeOnBothEngines('an error file that is mended', ({ open }) => {
  test('has the category that stood in a row above', async () => {
    const database = await open();
    const list =
      'Artikelnummer;Name;Preis;Steuersatz\nSchrauben > lang;;;\nK-1;Kurz;1,00;20\nK-2;Lang;auf Anfrage;20\n';
    const { refused } = await run(database, write('liste.csv', list));
    const again = await run(database, await mended(refused, 'auf Anfrage', '2,00'));
    expect(again).toEqual({ counts: counts({ created: 1 }), refused: [], notes: [], warnings: [] });
    const stored = database.read.selectFrom('products').innerJoin('categories', 'categories.id', 'category_id');
    expect(await stored.select(['products.id', 'categories.name']).orderBy('products.id').execute()).toEqual([
      { id: 'k-1', name: 'Schrauben > lang' },
      { id: 'k-2', name: 'Schrauben > lang' },
    ]);
  });

  test('has the category of merged cells', async () => {
    const database = await open();
    const rows = sheetXml([
      ['Artikelnummer', 'Name', 'Kategorie', 'Preis', 'Steuersatz'],
      ['A', 'A', 'Zangen', 1, 20],
      ['B', 'B', null, 'auf Anfrage', 20],
    ]);
    const merged = '<mergeCells><mergeCell ref="C2:C3"/></mergeCells>';
    const xml = `<sheetData>${rows}</sheetData>${merged}`;
    const { refused } = await run(database, write('verbunden.xlsx', workbookFile([{ name: 'A', xml }])));
    const again = await run(database, await mended(refused, 'auf Anfrage', '2,00'));
    expect(again.counts).toEqual(counts({ created: 1 }));
    const names = database.read.selectFrom('categories').select('name').where('id', '!=', 'shop');
    expect(await names.execute()).toEqual([{ name: 'Zangen' }]);
  });

  test('of a list without categories gets none', async () => {
    const database = await open();
    await run(database, write('erst.csv', 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;Axt;K;1,00;20\n'));
    const { refused } = await run(database, write('teil.csv', 'Artikelnummer;Name;Preis\nA;Axt;zwei\n'));
    expect((await run(database, await mended(refused, 'zwei', '2,00'))).counts).toEqual(counts({ changed: 1 }));
  });
});

describeOnBothEngines('an error file of prices whose heading does not say net or gross, mended', ({ open }) => {
  const headings = ['Artikelnummer', 'Name', 'Kategorie', 'Preis', 'Steuersatz', 'UVP', 'ab 10 Stk.'];
  const rows = [
    ['N-1', 'Gut', 'Netto', '10,00', '20', '20,00', '9,00'],
    ['N-2', 'Schlecht', 'Netto', 'zehn', '20', '20,00', '9,00'],
  ];
  const list = (above: string, below = '') =>
    `${above}${[headings, ...rows].map((cells) => `${cells.join(';')}\n`).join('')}${below}`;
  const pricesOf = ({ read }: Database) =>
    read
      .selectFrom('conditions')
      .select(['price', 'list_price', 'scales', 'sale_price'])
      .orderBy('product_id')
      .execute();
  const both = (price: number, list_price: number, scale: number) => {
    const one = { price, list_price, scales: JSON.stringify([{ from: 10, price: scale }]), sale_price: null };
    return [one, one];
  };

  test.each([
    ['above', list('Preisliste Huber\nAlle Preise netto zzgl. MwSt.\n')],
    ['below', list('', 'Alle Preise zzgl. MwSt.;;;;;;\n')],
  ])('keeps the net of a line %s them', async (_, text) => {
    const database = await open();
    const { refused } = await run(database, write('netto.csv', text));
    expect(refused.map(({ name }) => name)).toEqual(['N-2']);
    const again = await run(database, await mended(refused, 'zehn', '10,00'));
    expect(again.counts).toEqual(counts({ created: 1 }));
    expect(await pricesOf(database)).toEqual(both(1200, 2400, 1080));
  });

  test('keeps it twice, and from a workbook', async () => {
    const database = await open();
    const xml = sheetXml([['Alle Preise netto zzgl. MwSt.'], headings, ...rows]);
    const { refused } = await run(database, write('netto.xlsx', workbookFile([{ name: 'A', xml }])));
    const once = await run(database, await mended(refused, 'zehn', 'elf'));
    expect(once.counts).toEqual(counts({ refused: 1 }));
    await run(database, await mended(once.refused, 'elf', '10,00'));
    expect(await pricesOf(database)).toEqual(both(1200, 2400, 1080));
  });

  test('keeps the gross in a shop of net prices', async () => {
    const database = await open();
    const terms = { declaration: 'net' } as const;
    const { refused } = await run(database, write('brutto.csv', list('Alle Preise inkl. MwSt.\n')), terms);
    await run(database, await mended(refused, 'zehn', '10,00'), terms);
    expect(await pricesOf(database)).toEqual(both(833, 1667, 750));
  });

  test('keeps it beside a mapping that names the column, and what the mapping itself says, also without it', async () => {
    const named = await open();
    const renamed = list('Alle Preise netto\n').replace(';Preis;', ';Liste;');
    const mapping = { columns: { Liste: 'Preis' } };
    const { refused } = await run(named, write('liste.csv', renamed), { mapping });
    await run(named, await mended(refused, 'zehn', '10,00'), { mapping });
    expect(await pricesOf(named)).toEqual(both(1200, 2400, 1080));
    const said = await open();
    const left = await run(said, write('zu.csv', list('')), { mapping: { prices: 'net' } });
    await run(said, await mended(left.refused, 'zehn', '10,00'));
    expect(await pricesOf(said)).toEqual(both(1200, 2400, 1080));
  });

  test('has no line where the heading says it, or nobody does', async () => {
    const database = await open();
    const titles = async (text: string) => (await run(database, write('a.csv', text))).refused.map(titleOf);
    expect(await titles(list(''))).toEqual([undefined]);
    expect(await titles(list('Alle Preise netto\n').replace(';Preis;', ';VK brutto;'))).toEqual([undefined]);
    expect(await titles(list('Alle Preise netto zzgl. MwSt.\n'))).toEqual(['Alle Preise netto']);
  });

  test('a line goes for sales and recommended prices that no price stands beside', async () => {
    const database = await open();
    await run(database, write('erst.csv', list('').replace('zehn', '10,00')));
    const sale = 'Alle Preise netto\nArtikelnummer;Aktionspreis;UVP\nN-1;5,00;15,00\nN-2;fünf;15,00\n';
    const { refused } = await run(database, write('aktion.csv', sale));
    await run(database, await mended(refused, 'fünf', '5,00'));
    expect((await pricesOf(database)).map((one) => [one.price, one.sale_price, one.list_price])).toEqual([
      [1000, 600, 1800],
      [1000, 600, 1800],
    ]);
  });
});

function titleOf({ source }: RefusedRows): string | undefined {
  return source !== undefined && 'table' in source ? source.table.title : undefined;
}
