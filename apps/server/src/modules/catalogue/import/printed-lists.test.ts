import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { sheetXml, workbookFile } from '../../../tables/testing/workbook-file.ts';
import { proposeMapping } from './propose-mapping.ts';
import { counts, importFolder } from './testing/import-folder.ts';
import { importingShop } from './testing/importing-shop.ts';

const { write, run } = importFolder();

/** Number, category, price in cents and scales of each article. */
async function stored({ read }: Database) {
  const rows = await read
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('conditions', 'conditions.product_id', 'products.id')
    .select(['article_number', 'categories.name as category', 'price', 'scales'])
    .orderBy('article_number')
    .execute();
  return rows.map(({ article_number, category, price, scales }) => [
    article_number,
    category,
    price,
    ...(JSON.parse(scales ?? '[]') as { from: number; price: number }[]).map((scale) => [scale.from, scale.price]),
  ]);
}

const articles = 'A1;Zange;Zangen;10,00;20\nA2;Säge;Sägen;20,00;20\n';

describeOnBothEngines('headings on two lines', ({ open }) => {
  test.each([
    ['names of groups above', 'Artikel;;;Preise in EUR;\nNummer;Bezeichnung;Gruppe;netto;MwSt'],
    ['a group above one column', ';;;Preise;\nArtikelnummer;Bezeichnung;Warengruppe;netto;MwSt'],
    ['merged cells beside headings of both lines', 'Artikelnummer;Bezeichnung;Warengruppe;Preise;MwSt\n;;;netto;'],
    ['words that go on below', 'Art.-;Bezeichnung;Waren-;VK-Preis;MwSt\nNr.;;gruppe;netto;%'],
    ['net said of the group alone', ';;;Preise netto;\nArtikelnummer;Bezeichnung;Warengruppe;VK;MwSt'],
  ])('are understood: %s', async (_, headings) => {
    const database = await open();
    const result = await run(database, write('zwei.csv', `Huber GmbH;;;;\n${headings}\n${articles}`));
    expect([result.counts, result.refused]).toEqual([counts({ created: 2 }), []]);
    expect(await stored(database)).toEqual([
      ['A1', 'Zangen', 1200],
      ['A2', 'Sägen', 2400],
    ]);
  });

  test('are understood in a workbook with scales and sizes, each under one merged heading', async () => {
    const database = await open();
    const rows = [
      [
        'Artikelnummer',
        'Bezeichnung',
        'Warengruppe',
        'Preise',
        null,
        'MwSt',
        'Staffelpreise netto',
        null,
        'Maße in cm',
      ],
      [null, null, null, 'netto', 'brutto', null, 'ab 10', '100+', 'Länge'],
      ['A1', 'Zange', 'Zangen', 10, 12, 20, 9, 8, 16],
    ] as const;
    const merges = ['A1:A2', 'B1:B2', 'C1:C2', 'D1:E1', 'F1:F2', 'G1:H1'].map((ref) => `<mergeCell ref="${ref}"/>`);
    const xml = `<sheetData>${sheetXml(rows)}</sheetData><mergeCells>${merges.join('')}</mergeCells>`;
    const result = await run(database, write('zwei.xlsx', workbookFile([{ name: 'Preise', xml }])));
    expect([result.counts, result.refused]).toEqual([counts({ created: 1 }), []]);
    expect(await stored(database)).toEqual([['A1', 'Zangen', 1200, [10, 1080], [100, 960]]]);
    expect(await database.read.selectFrom('products').select('size').execute()).toEqual([{ size: '{"length":160}' }]);
  });

  test('never take a purchase price for the price', async () => {
    const database = await open();
    const headings = ';;;Einkauf;Verkauf;\nArtikelnummer;Bezeichnung;Warengruppe;Preis;Preis;MwSt\n';
    await run(database, write('ek.csv', `${headings}A1;Zange;Zangen;10,00;22,00;20\n`));
    expect(await stored(database)).toEqual([['A1', 'Zangen', 2200]]);
    const recommended = 'Art.-;Bezeichnung;Warengruppe;Empf.;Preis;MwSt\nNr.;;;VK;netto;\n';
    await run(database, write('empf.csv', `${recommended}A2;Säge;Sägen;39,00;20,00;20\n`));
    expect((await stored(database)).at(-1)).toEqual(['A2', 'Sägen', 2400]);
  });

  const list = 'A1;Zange;Zangen;10,00;20;9,00;8,00\nA2;Säge;Sägen;20,00;20;18,00;16,00\n';
  const net = [1200, [10, 1080], [100, 960]];
  const gross = [1000, [10, 900], [100, 800]];
  test.each([
    ['Art.-;Name;Kategorie;Preis;MwSt;Staffelpreise;\nNr.;;;;;10;100', gross],
    ['Art.-;Name;Kategorie;Preise;MwSt;Staffelpreise;\nNr.;;;netto;;ab 10;ab 100', net],
    ['Art.-;Bezeichnung;Warengruppe;Preis;MwSt;Staffelpreise;\nNr.;;;netto;;10;100', net],
    ['Art.-;Bezeichnung;Warengruppe;Preis;MwSt;Staffelpreis;\nNr.;;;netto;;ab 10;ab 100', net],
    ['Artikelnummer;Name;Kategorie;Preis;MwSt;Staffelpreise;\n;;;;;10;100', gross],
    ['Artikelnummer;Bezeichnung;Kategorie;Preis;MwSt;Staffelpreise;Staffelpreise\n;Zeile 1;;;;ab 10;ab 100', gross],
    ['Art.-;Bezeichnung;Waren-;Preis;MwSt;Staffelpreise;\nNr.;Zeile 1;gruppe;netto;;10;100', net],
  ])(
    'are joined with scales, also below a whole first line and beside a word unknown: %s',
    async (headings, prices) => {
      const database = await open();
      const result = await run(database, write('staffeln.csv', `${headings}\n${list}`));
      expect([result.counts, result.refused]).toEqual([counts({ created: 2 }), []]);
      expect((await stored(database))[0]).toEqual(['A1', 'Zangen', ...prices]);
    },
  );

  test.each([
    'Artikelnummer;Name;Kategorie;MwSt;Staffel;Preis',
    'Nr.;Name;Kategorie;MwSt;Preis Staffel;Preis',
    'Artikelnummer;Name;Kategorie;MwSt;Menge;Preis',
  ])('are not made of the first article: %s', async (headings) => {
    const database = await open();
    const mapping = { columns: { 'Nr.': 'Artikelnummer' } };
    const file = write('eine.csv', `${headings}\nA1;Zange;Zangen;20;10;12\nA2;Säge;Sägen;20;10;24\n`);
    await run(database, file, { mapping });
    expect((await stored(database)).map(([number, , price]) => [number, price])).toEqual([
      ['A1', 1200],
      ['A2', 2400],
    ]);
  });

  test('are proposed as a mapping that reads the same', async () => {
    const headings =
      'Art.-;Bezeichnung;Waren-;Preis;MwSt;UVP;Gewicht;Staffelpreise;\nNr.;Zeile 1;gruppe;netto;;brutto;kg;ab 10;ab 100';
    const rows = 'A1;Zange;Zangen;10,00;20;14,90;0,5;9,00;8,00\nA2;Säge;Sägen;20,00;20;29,90;1,2;18,00;16,00\n';
    const file = write('vorschlag.csv', `${headings}\n${rows}`);
    const proposed = await proposeMapping(file, importingShop);
    expect(proposed).toEqual({
      columns: {
        'Art.- Nr.': 'Artikelnummer',
        Bezeichnung: 'Name',
        Warengruppe: 'Kategorie',
        'Preis netto': 'Preis',
        MwSt: 'Steuersatz',
        'UVP brutto': 'UVP',
        'Gewicht kg': 'Gewicht',
        'Preis ab 10': 'Staffelpreis ab 10',
        'Preis ab 100': 'Staffelpreis ab 100',
      },
      prices: 'net',
      unplaced: {},
    });
    const database = await open();
    const { counts: counted } = await run(database, file, { mapping: { columns: proposed.columns, prices: 'net' } });
    expect(counted).toEqual(counts({ created: 2 }));
    expect((await stored(database))[0]).toEqual(['A1', 'Zangen', ...net]);
    const weights = await database.read.selectFrom('products').select('weight_grams').orderBy('id').execute();
    expect(weights).toEqual([{ weight_grams: 500 }, { weight_grams: 1200 }]);
  });

  test('are called by both lines in a mapping and in the error file', async () => {
    const database = await open();
    const headings = ';;;Preise;\nArtikelnummer;Bezeichnung;Warengruppe;Liste;MwSt\n';
    const file = write('liste.csv', `${headings}${articles}A3;;Feilen;5,00;20\n`);
    const mapping = { columns: { 'Preis Liste': 'Preis' } };
    const { refused } = await run(database, file, { mapping });
    expect(refused).toMatchObject([
      { source: { table: { headings: ['Artikelnummer', 'Bezeichnung', 'Warengruppe', 'Preis Liste', 'MwSt'] } } },
    ]);
  });
});

describeOnBothEngines('what lines beside the articles say of the prices', ({ open }) => {
  const headings = 'Artikelnummer;Bezeichnung;Warengruppe;Preis;MwSt\n';
  test.each([
    ['Alle Preise netto zzgl. MwSt.', 1200],
    ['Nettopreise in EUR, gültig ab 1.1.2026', 1200],
    ['Preise verstehen sich zuzüglich gesetzlicher Mehrwertsteuer', 1200],
    ['Alle Preise inkl. 20 % MwSt., zzgl. Versand', 1000],
    ['Preise zzgl. Versand', 1000],
    ['UVP netto', 1000],
  ])('„%s“ above them', async (line, price) => {
    const database = await open();
    const { notes } = await run(database, write('netto.csv', `Huber;;;;\n${line};;;;\n${headings}${articles}`));
    expect((await stored(database))[0]).toEqual(['A1', 'Zangen', price]);
    const said = notes.filter((note) => note.startsWith('Zeile 2 sagt'));
    expect(said).toEqual(
      /MwSt|Mehrwert|Netto/.test(line)
        ? [
            `Zeile 2 sagt „${line}“: Preise, bei denen nichts anderes steht, werden als ${price > 1000 ? 'netto' : 'brutto'} gelesen.`,
          ]
        : [],
    );
  });

  test('counts below them too, and neither before a heading that says it nor before the mapping', async () => {
    const below = `${articles}Alle Preise zzgl. MwSt.;;;;\n`;
    const one = await open();
    await run(one, write('unten.csv', `${headings}${below}`));
    expect((await stored(one))[0]).toEqual(['A1', 'Zangen', 1200]);
    const two = await open();
    await run(two, write('kopf.csv', `${headings.replace('Preis', 'VK brutto')}${below}`));
    expect((await stored(two))[0]).toEqual(['A1', 'Zangen', 1000]);
    const three = await open();
    await run(three, write('zu.csv', `${headings}${below}`), { mapping: { prices: 'gross' } });
    expect((await stored(three))[0]).toEqual(['A1', 'Zangen', 1000]);
  });

  test('refuses the file where one says net and one gross, and an article is no such line', async () => {
    const database = await open();
    const both = `Alle Preise netto;;;;\n${headings}${articles}Alle Preise inkl. MwSt.;;;;\n`;
    await expect(run(database, write('beide.csv', both))).rejects.toThrow(
      'Bitte mit --mapping sagen, ob die Preise netto oder brutto sind',
    );
    await run(database, write('artikel.csv', `${headings}A1;Preisschild netto;Zangen;10,00;20\n`));
    expect(await stored(database)).toEqual([['A1', 'Zangen', 1000]]);
  });

  test('is answered in a proposed mapping', async () => {
    const file = write('vorschlag.csv', `Huber;;;;\nAlle Preise netto;;;;\n${headings}${articles}`);
    expect((await proposeMapping(file, importingShop)).prices).toBe('net');
  });
});

describeOnBothEngines('rows of a list that are no articles', ({ open }) => {
  test('name the category of the rows below, also beside an empty column of categories', async () => {
    const database = await open();
    const list =
      'Artikelnummer;Bezeichnung;Kategorie;VK;MwSt\nZangen;;;;\nA1;Zange;;1,00;20\n;Sägen;;;\nA2;Säge;;2,00;20\n' +
      'A3;Feile;Feilen;3,00;20\n;;Bohrer;;\nA4;Bohrer;;4,00;20\nA5;;;;\n';
    const { counts: counted, refused } = await run(database, write('gruppen.csv', list));
    expect(counted).toEqual(counts({ created: 4, refused: 1 }));
    expect(refused).toMatchObject([
      {
        line: 9,
        source: { table: { headings: list.split('\n')[0]?.split(';') }, cells: ['A5', '', 'Bohrer', '', ''] },
      },
    ]);
    expect((await stored(database)).map(([number, category]) => [number, category])).toEqual([
      ['A1', 'Zangen'],
      ['A2', 'Sägen'],
      ['A3', 'Feilen'],
      ['A4', 'Bohrer'],
    ]);
  });

  test('name a path where they stand directly below each other, and a single one its last category', async () => {
    const database = await open();
    const list =
      'Artikelnummer;Bezeichnung;VK;MwSt\nHandwerkzeug;;;\nZangen > alle;;;\nA1;Zange;1,00;20\nSägen;;;\nA2;Säge;2,00;20\n' +
      'Maschinen;;;\nBohrer;;;\nA3;Bohrer;3,00;20\nA4;;4,00;20\n';
    const { refused } = await run(database, write('pfade.csv', list));
    expect(refused).toMatchObject([{ source: { cells: ['A4', '', '4,00', '20', 'Maschinen > Bohrer'] } }]);
    const categories = await database.read
      .selectFrom('categories as one')
      .innerJoin('categories as above', 'above.id', 'one.parent_id')
      .select(['above.name as above', 'one.name'])
      .orderBy('one.name')
      .execute();
    expect(categories.map(({ above, name }) => `${above} / ${name}`)).toEqual([
      'Maschinen / Bohrer',
      'Shop / Handwerkzeug',
      'Shop / Maschinen',
      'Handwerkzeug / Sägen',
      'Handwerkzeug / Zangen > alle',
    ]);
  });

  test('are left out with one word where they are remarks, pages or the headings once more', async () => {
    const database = await open();
    const head = 'Artikelnummer;Bezeichnung;VK;MwSt\n';
    const list =
      `${head}Zangen;;;\nA1;Zange;1,00;20\nSeite 1 von 2;;;\n${head}A2;Kombizange;2,00;20\n- 2 -;;;\n;;Summe;3,00\n` +
      'Alle Angaben ohne Gewähr;;;\nStand: 1.1.2026;Seite 2;;\nIrrtümer und Druckfehler vorbehalten. Es gelten unsere AGB.;;;\n' +
      'www.huber.example;;office@huber.example;\n* solange der Vorrat reicht;;;\n';
    const { counts: counted, refused, notes } = await run(database, write('fuss.csv', list));
    expect([counted, refused]).toEqual([counts({ created: 2 }), []]);
    expect(notes.slice(1)).toEqual([
      'Zeile 8 ist eine Summe und kein Artikel; nicht übernommen.',
      '7 Zeilen sind keine Artikel, als erste Zeile 4 („Seite 1 von 2“); nicht übernommen.',
    ]);
    expect((await stored(database)).map(([number, category]) => [number, category])).toEqual([
      ['A1', 'Zangen'],
      ['A2', 'Zangen'],
    ]);
  });

  test('are left out of a list of stocks too', async () => {
    const database = await open();
    await run(database, write('neu.csv', `Artikelnummer;Name;Kategorie;Preis;Steuersatz\n${articles}`));
    const stock = await run(database, write('stand.csv', 'Artikelnummer;Bestand\nA1;5\nAlle Angaben ohne Gewähr;\n'));
    expect([stock.counts, stock.refused]).toEqual([counts({ changed: 1 }), []]);
  });
});

describeOnBothEngines('a column of packs', ({ open }) => {
  const list = (column: string, cell: string) =>
    `Artikelnummer;Bezeichnung;Warengruppe;VK;MwSt;${column}\nA1;Schraube;Schrauben;3,45;20;${cell}\n`;

  test.each(['VPE', 'Verpackungseinheit', 'VPE (Stk)'])('„%s“ is asked about, and not guessed', async (heading) => {
    const database = await open();
    const file = write('vpe.csv', list(heading, '100 Stk'));
    for (const dryRun of [true, false])
      await expect(run(database, file, { dryRun })).rejects.toThrow(
        `„${heading}“ (100 Stk) kann heißen, für wie viele Stück der Preis gilt`,
      );
    expect(await stored(database)).toEqual([]);
    await run(database, file, { mapping: { columns: { [heading]: 'Preismenge' } } });
    expect(await database.read.selectFrom('conditions').select(['price', 'price_quantity']).execute()).toEqual([
      { price: 345, price_quantity: 100 },
    ]);
  });

  test.each([
    ['says nothing where every pack is one', list('VPE', '1')],
    ['is explained by a price quantity', list('VPE;Preiseinheit', '100;1')],
    ['is explained by the heading of the price', list('VPE', '100').replace('VK', 'VK je Stück')],
  ])('%s', async (_, text) => {
    const database = await open();
    expect((await run(database, write('klar.csv', text))).counts).toEqual(counts({ created: 1 }));
  });

  test('a price unit may be written in pieces', async () => {
    const database = await open();
    const rows = ['100 Stk', 'Stück', 'je 1.000', '%'].map((unit, i) => `A${i};S${i};K;3,45;20;${unit}\n`);
    const head = 'Artikelnummer;Bezeichnung;Warengruppe;VK;MwSt;Preiseinheit\n';
    const { refused } = await run(database, write('pe.csv', `${head}${rows.join('')}B;S;K;3,45;20;kg\n`));
    expect(refused.map(({ reason }) => reason)).toEqual(['Preismenge: keine gültige Zahl.']);
    const quantities = await database.read.selectFrom('conditions').select('price_quantity').orderBy('id').execute();
    expect(quantities.map(({ price_quantity }) => price_quantity)).toEqual([100, null, 1000, 100]);
  });
});
