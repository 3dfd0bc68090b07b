import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { sheetXml, workbookFile } from '../../../tables/testing/workbook-file.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { write, run } = importFolder();

const products = (database: Parameters<typeof run>[0]) =>
  database.read
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('conditions', 'conditions.product_id', 'products.id')
    .select(['article_number', 'products.name', 'categories.name as category', 'price', 'price_quantity', 'tax_rate'])
    .orderBy('article_number')
    .execute();

const row = (article_number: string, name: string, category: string, price: number, more = {}) => ({
  ...{ article_number, name, category, price, price_quantity: null, tax_rate: 2000, ...more },
});

/** A supplier's list: a title, foreign headings, groups as rows, a percent cell, a total. */
const list = [
  ['Müller Werkzeuge GmbH', null, null, null, null],
  ['Preisliste 2026', null, null, null, null],
  ['Art.-Nr.', 'Bezeichnung', 'Preis (€ netto)', 'MwSt.', 'EAN'],
  ['Zangen', null, null, null, null],
  ['00123', 'Zange', 10, 20, 4006381333931],
  ['A-2', 'Säge', 1234.5, 20, null],
  ['Schrauben', null, null, null, null],
  ['A-3', 'Schraube', 0.0345, 20, null],
  [null, 'Summe', 1244.53, null, null],
] as const;

describeOnBothEngines('the list of a supplier', ({ open }) => {
  test('as a workbook comes in: title, own headings, net prices, groups as rows, a sum', async () => {
    const database = await open();
    const other = { name: 'Hinweise', xml: sheetXml([['Bitte beachten'], ['Lieferung frei Haus']]) };
    const file = write('liste.dat', workbookFile([other, { name: 'Preise', xml: sheetXml(list) }]));
    const result = await run(database, file);
    expect(result).toEqual({
      counts: counts({ created: 3 }),
      refused: [],
      notes: [
        'Gelesen wird das Tabellenblatt „Preise“, nicht „Hinweise“.',
        'Spalten, die anders heißen, werden gelesen als: „Art.-Nr.“ = Artikelnummer, „Bezeichnung“ = Name, „Preis (€ netto)“ = Preis, „MwSt.“ = Steuersatz, „EAN“ = GTIN.',
        'Zeile 9 ist eine Summe und kein Artikel; nicht übernommen.',
      ],
      warnings: [],
    });
    expect(await products(database)).toEqual([
      row('00123', 'Zange', 'Zangen', 1200),
      row('A-2', 'Säge', 'Zangen', 148_140),
      row('A-3', 'Schraube', 'Schrauben', 414, { price_quantity: 100 }),
    ]);
    expect((await run(database, file)).counts).toEqual(counts({ unchanged: 3 }));
  });

  test('leaves out what sums up where an article number stands, and no article with a name', async () => {
    const database = await open();
    const rows = 'A;Zange;K;1,00;20\nSumme;;;1,00;\nGesamt:;;;1,00;\nTotal;Wischtuch;K;2,00;20\nSummer-1;;;3,00;20\n';
    const {
      counts: counted,
      notes,
      refused,
    } = await run(database, write('summe.csv', `Artikelnummer;Name;Kategorie;Preis;Steuersatz\n${rows}`));
    expect(counted).toEqual(counts({ created: 2, refused: 1 }));
    expect(refused.map(({ line }) => line)).toEqual([6]);
    expect(notes).toEqual([3, 4].map((line) => `Zeile ${line} ist eine Summe und kein Artikel; nicht übernommen.`));
    expect((await products(database)).map(({ name }) => name)).toEqual(['Zange', 'Wischtuch']);
    const stock = await run(database, write('bestand.csv', 'Artikelnummer;Bestand\nA;5\nGesamtsumme;5\n'));
    expect(stock.counts).toEqual(counts({ changed: 1 }));
  });

  test('says what is wrong by the rows of the sheet: formulas, errors, rounded numbers', async () => {
    const database = await open();
    const rows = [
      '<row r="1"><c t="inlineStr"><is><t>Artikelnummer</t></is></c><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Kategorie</t></is></c><c t="inlineStr"><is><t>Preis</t></is></c><c t="inlineStr"><is><t>Steuersatz</t></is></c><c t="inlineStr"><is><t>Zusatz</t></is></c></row>',
      '<row r="2"><c r="A2" t="str"><v>A</v></c><c r="B2" t="str"><v>A</v></c><c r="C2" t="str"><v>K</v></c><c r="D2"><f>1+1</f></c><c r="E2"><v>20</v></c></row>',
      '<row r="3"><c r="A3"><v>1.2345678901234599E+18</v></c><c r="B3" t="str"><v>B</v></c><c r="C3" t="str"><v>K</v></c><c r="D3"><v>2</v></c><c r="E3"><v>20</v></c></row>',
      '<row r="5"><c r="A5" t="str"><v>C</v></c><c r="B5" t="str"><v>C</v></c><c r="C5" t="str"><v>K</v></c><c r="D5"><v>2</v></c><c r="E5"><v>20</v></c><c r="F5" t="e"><v>#N/A</v></c></row>',
    ].join('');
    const result = await run(database, write('formeln.xlsx', workbookFile([{ name: 'A', xml: rows }])));
    expect(result.counts).toEqual(counts({ created: 1, refused: 2 }));
    expect(result.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'Preis: die Formel hat keinen gespeicherten Wert. Bitte die Datei in Excel öffnen und neu speichern.'],
      [
        3,
        'Artikelnummer: Die Tabellenkalkulation hat sie gerundet (wie 4,00638E+12). Bitte die Spalte dort als Text formatieren.',
      ],
    ]);
    expect(result.warnings).toEqual([[5, 'C', 'Zusatz: #N/A, gelesen als leer.']]);
  });

  test('fills the category of merged cells down, and no other column', async () => {
    const database = await open();
    const rows = sheetXml([
      ['Artikelnummer', 'Name', 'Kategorie', 'Preis', 'Steuersatz', 'Zusatz'],
      ['A', 'A', 'Zangen', 1, 20, 'rot'],
      ['B', 'B', null, 2, 20, null],
    ]);
    const merged = '<mergeCells><mergeCell ref="C2:C3"/><mergeCell ref="F2:F3"/></mergeCells>';
    await run(
      database,
      write('verbunden.xlsx', workbookFile([{ name: 'A', xml: `<sheetData>${rows}</sheetData>${merged}` }])),
    );
    expect(await products(database)).toEqual([row('A', 'A', 'Zangen', 100), row('B', 'B', 'Zangen', 200)]);
    expect(await database.read.selectFrom('products').select('name_suffix').orderBy('id').execute()).toEqual([
      { name_suffix: 'rot' },
      { name_suffix: null },
    ]);
  });

  test('84: refuses a price that nobody can tell, and no other row', async () => {
    const database = await open();
    const result = await run(
      database,
      write(
        'preise.csv',
        'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA;N;K;auf Anfrage;20\nB;N;K;-;20\nC;N;K;1.000;20\nD;N;K;5;20\n',
      ),
    );
    expect(result.counts).toEqual(counts({ created: 1, refused: 3 }));
  });

  test.each([
    ['semicolons', ';', ''],
    ['tabs', '\t', ''],
    ['bars', '|', ''],
    ['commas', ',', ''],
    ['what its first line names', ';', 'sep=;\r\n'],
  ])('separated by %s comes in, however many commas its descriptions have', async (_, delimiter, first) => {
    const database = await open();
    const cells = (...row: string[]) =>
      row.map((cell) => (/[",;|]/.test(cell) && delimiter === ',' ? `"${cell}"` : cell)).join(delimiter);
    const words = 'rot, blau, grün, gelb, weiß, schwarz, braun, grau, lila, rosa, oliv, beige';
    const text = [
      ['Artikelnummer', '"Name"', 'Beschreibung', 'Kategorie', '"Preis"', 'Steuersatz'].join(delimiter),
      cells('A1', 'Zange', words, 'Zangen', '12,90', '20'),
      cells('B2', 'Säge', `${words}, bunt, lang, kurz`, 'Sägen', '9,50', '20'),
    ].join('\r\n');
    const result = await run(database, write('worte.csv', `\uFEFF${first}${text}`));
    expect(result).toEqual({ counts: counts({ created: 2 }), refused: [], notes: [], warnings: [] });
    expect(await products(database)).toEqual([row('A1', 'Zange', 'Zangen', 1290), row('B2', 'Säge', 'Sägen', 950)]);
  });
});

describeOnBothEngines('a list of an ERP', ({ open }) => {
  test('says its stock in pieces, and its time of delivery in a column of its own name', async () => {
    const database = await open();
    const list = 'Art.-Nr.;Bezeichnung;WG;VK;MwSt;Bestand;Lieferfrist (Tage)\n';
    const rows = 'A;Zange;W;5,00;20;5 Stk;3\nB;Säge;W;5,00;20;1.200 Stück;\nC;Feile;W;5,00;20;7;10\n';
    expect((await run(database, write('erp.csv', list + rows))).refused).toEqual([]);
    const stored = await database.read
      .selectFrom('products')
      .innerJoin('conditions', 'conditions.product_id', 'products.id')
      .select(['stock', 'delivery_days'])
      .orderBy('article_number')
      .execute();
    expect(stored).toEqual([
      { stock: 5, delivery_days: '{"min":3,"max":3}' },
      { stock: 1200, delivery_days: null },
      { stock: 7, delivery_days: '{"min":10,"max":10}' },
    ]);
  });
});
