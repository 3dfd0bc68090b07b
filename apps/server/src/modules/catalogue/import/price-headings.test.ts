import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { mappingFrom } from './mapping/mapping.ts';
import { proposeMapping } from './propose-mapping.ts';
import { importFolder } from './testing/import-folder.ts';
import { importingShop } from './testing/importing-shop.ts';
import { mappingTexts } from './texts/mapping.de.ts';

const { write, run } = importFolder();
const propose = (text: string) => proposeMapping(write('liste.csv', text), importingShop);
const others = 'Artikelnummer;Name;Kategorie';

const stored = ({ read }: Database) =>
  read.selectFrom('conditions').select(['price', 'price_quantity', 'list_price', 'sale_price']).orderBy('id').execute();
const asked = (price: number, price_quantity: number | null, list_price: number | null = null) => ({
  ...{ price, price_quantity, list_price, sale_price: null },
});

describeOnBothEngines('a heading that says for how many a price is', ({ open }) => {
  test.each([
    ['Preis (€ netto je 100 Stk)', 100],
    ['Preis (€ netto je 1000)', 1000],
    ['Preis je 100 Stück netto', 100],
    ['VK netto/100', 100],
    ['Nettopreis per 1.000', 1000],
    ['VK netto je 1 Stück', null],
    ['Netto-VK pro Stück', null],
  ])('„%s“ is a price for so many', async (heading, quantity) => {
    const database = await open();
    const { refused } = await run(
      database,
      write('a.csv', `${others};${heading};Steuersatz\nP1;Schraube;X;3,45;20\nP2;Mutter;X;2,50;20\n`),
    );
    expect(refused).toEqual([]);
    expect(await stored(database)).toEqual([asked(414, quantity), asked(300, quantity)]);
  });

  test('a bracket that says something else names another column: the purchase price is not sold', async () => {
    const database = await open();
    const file = write('a.csv', `${others};Preis (EK);Preis (VK);Steuersatz\nP1;Schraube;X;5,00;10,00;20\n`);
    expect((await run(database, file)).refused).toEqual([]);
    expect(await stored(database)).toEqual([asked(1000, null)]);
    const packs = write('b.csv', `${others};Preis (6er);Steuersatz\nP1;Schraube;X;5,00;20\n`);
    const columns = (await run(database, packs)).refused.map(({ reason }) => reason);
    expect([columns, await stored(database)]).toEqual([[], [asked(1000, null)]]);
  });

  test('an unmapped bracket with pieces alone is one too', async () => {
    const database = await open();
    await run(database, write('b.csv', `${others};Preis (100 Stk);Steuersatz\nP1;Schraube;X;3,45;20\n`));
    expect(await stored(database)).toEqual([asked(345, 100)]);
  });

  test('a column Preismenge goes before it, and where its cell is empty the heading counts', async () => {
    const database = await open();
    const file = `${others};Preis (je 100 Stk);PE;Steuersatz\nP1;Schraube;X;3,45;1000;20\nP2;Schraube;X;3,45;;20\n`;
    await run(database, write('c.csv', file));
    expect(await stored(database)).toEqual([asked(345, 1000), asked(345, 100)]);
  });

  test.each(['Preis (ab 100 Stk)', 'Preis (je 100 g)', 'Preis (€/VPE)', 'Preis (100)'])(
    '„%s“ says nothing that can be sold by: the file is refused until Preismenge is said',
    async (heading) => {
      const database = await open();
      const file = write('d.csv', `${others};${heading};Steuersatz\nP1;Schraube;X;3,45;20\n`);
      await expect(run(database, file)).rejects.toThrow(
        `„${heading}“ sagt nicht eindeutig, für wie viele Stück der Preis gilt.`,
      );
      await run(database, file, { mapping: { values: { Preismenge: '100' } } });
      expect(await stored(database)).toEqual([asked(345, 100)]);
    },
  );

  test('prices for different numbers of pieces in one row are refused', async () => {
    const database = await open();
    const file = write('e.csv', `${others};Preis;UVP je 100;Steuersatz\nP1;Schraube;X;3,45;5,00;20\n`);
    await expect(run(database, file)).rejects.toThrow('„UVP je 100“ und „Preis“');
    expect(await stored(database)).toEqual([]);
  });

  test('a column that the mapping calls Preis keeps what its heading says: net, for a hundred', async () => {
    const database = await open();
    const file = write('f.csv', `${others};Liste netto/100;Steuersatz\nP1;Schraube;X;3,45;20\n`);
    await run(database, file, { mapping: { columns: { 'Liste netto/100': 'Preis' }, prices: 'gross' } });
    expect(await stored(database)).toEqual([asked(414, 100)]);
  });
});

test('a proposal shows what the headings say, and asks what they leave open', async () => {
  const rows = 'A;Zange;W;1,50;20\nB;Säge;W;2,50;20\n';
  expect(await propose(`${others};VK netto/100;MwSt\n${rows}`)).toEqual({
    columns: {
      ...{ Artikelnummer: 'Artikelnummer', Name: 'Name', Kategorie: 'Kategorie' },
      ...{ 'VK netto/100': 'Preis', MwSt: 'Steuersatz' },
    },
    values: { Preismenge: '100' },
    prices: 'net',
    unplaced: {},
  });
  const more = await propose(
    `Art.-Nr.;Bezeichnung;Gewicht (kg);UVP brutto;Bestand (Stand 21.11.2026)\nA;Z;1,5;9,50;3\n`,
  );
  expect(more.columns).toEqual({
    ...{ 'Art.-Nr.': 'Artikelnummer', Bezeichnung: 'Name', 'Gewicht (kg)': 'Gewicht', 'UVP brutto': 'UVP' },
    'Bestand (Stand 21.11.2026)': 'Bestand',
  });
  const unclear = await propose(`${others};Preis (je 100 g);MwSt\n${rows}`);
  expect(unclear.values).toEqual({ Preismenge: mappingTexts.askQuantity });
  const byContent = await propose(`${others};Listung netto je 100;MwSt\n${rows}`);
  expect([byContent.columns['Listung netto je 100'], byContent.values, byContent.prices]).toEqual([
    'Preis',
    { Preismenge: '100' },
    'net',
  ]);
});

describeOnBothEngines('net and gross by the headings', ({ open }) => {
  test.each([
    ['VK netto', 'UVP brutto', asked(1200, null, 2400)],
    ['Preis netto', 'UVP (brutto)', asked(1200, null, 2400)],
    ['Preis', 'UVP netto', asked(1000, null, 2880)],
    ['VK netto', 'UVP', asked(1200, null, 2880)],
    ['Preis (inkl. MwSt., zzgl. Versand)', 'UVP', asked(1000, null, 2400)],
  ])('„%s“ beside „%s“: each as it is stated', async (price, uvp, wanted) => {
    const database = await open();
    await run(database, write('uvp.csv', `${others};${price};${uvp};MwSt\nU1;Zange;K;10,00;24,00;20\n`));
    expect(await stored(database)).toEqual([wanted]);
  });

  test('in a shop of net prices a gross UVP is converted', async () => {
    const database = await open();
    const file = write('n.csv', `${others};Preis;UVP brutto;MwSt\nU1;Zange;K;10,00;24,00;20\n`);
    await run(database, file, { declaration: 'net' });
    expect(await stored(database)).toEqual([asked(1000, null, 2000)]);
  });

  test('`prices` of the mapping counts where no heading says it', async () => {
    const database = await open();
    const file = write('p.csv', `${others};Preis netto;MwSt\nU1;Zange;K;10,00;20\n`);
    await run(database, file, { mapping: mappingFrom('{"prices":"gross"}') });
    expect(await stored(database)).toEqual([asked(1200, null)]);
    const unsaid = write('q.csv', `${others};Preis;MwSt\nU1;Zange;K;10,00;20\n`);
    await run(database, unsaid, { mapping: mappingFrom('{"prices":"gross"}') });
    expect(await stored(database)).toEqual([asked(1000, null)]);
  });

  test('a dry run of a new article shows its UVP and its sale', async () => {
    const database = await open();
    const told: unknown[] = [];
    await run(
      database,
      write('t.csv', `${others};Preis;UVP;Aktionspreis;Aktion bis;MwSt\nU1;Zange;K;10,00;24,00;9,00;31.12.2026;20\n`),
      { dryRun: true, onChanges: (changes) => void told.push(...changes) },
    );
    expect(told.find((one) => (one as { of: string }).of === 'product')).toMatchObject({
      price: { price: 1000, list_price: 2400, sale_price: 900 },
    });
  });
});

describeOnBothEngines('two columns that are called a price', ({ open }) => {
  const table = (headings: string, rows: string) => write('zwei.csv', `${others};${headings};Steuersatz\n${rows}`);
  const said = (one: string, first: string, other: string, second: string) =>
    `Preis: „${one}“ sagt ${first}, „${other}“ sagt ${second}. Das ist nicht derselbe Preis, und einer davon könnte Ihr Einkaufspreis sein. Bitte die falsche Spalte löschen oder mit --mapping sagen, welche gilt: {"columns": {"${other}": "Preis", "${one}": null}}.`;

  test.each([
    ['Nettopreis;Bruttopreis', '5,00;11,90', said('Nettopreis', '5,00', 'Bruttopreis', '11,90')],
    ['Bruttopreis;Nettopreis', '11,90;5,00', said('Bruttopreis', '11,90', 'Nettopreis', '5,00')],
    ['Nettopreis;VK', '5,00;11,90', said('Nettopreis', '5,00', 'VK', '11,90')],
    ['Preis;Bruttopreis', '5,00;11,90', said('Preis', '5,00', 'Bruttopreis', '11,90')],
    ['VK;Ladenpreis', '5,00;5,02', said('VK', '5,00', 'Ladenpreis', '5,02')],
  ])('„%s“ with %s: the row is refused, and nothing is sold', async (headings, prices, reason) => {
    const database = await open();
    const { refused } = await run(database, table(headings, `P1;Hammer;W;${prices};20\n`));
    expect(refused.map((one) => one.reason)).toEqual([reason]);
    expect(await stored(database)).toEqual([]);
  });

  test.each([
    ['Nettopreis;Bruttopreis', '5,00;6,00', 600],
    ['Nettopreis;Bruttopreis', '5,00;6,01', 600],
    ['Nettopreis;VK', '5,00;5,00', 600],
    ['Nettopreis;Bruttopreis', '5,00;', 600],
    ['VK;Ladenpreis', '5,00;5,00', 500],
  ])('„%s“ with %s say the same', async (headings, prices, price) => {
    const database = await open();
    expect((await run(database, table(headings, `P1;Hammer;W;${prices};20\n`))).refused).toEqual([]);
    expect(await stored(database)).toEqual([asked(price, null)]);
  });

  test('a mapping that names the price settles it', async () => {
    const database = await open();
    const mapping = mappingFrom('{"columns": {"Bruttopreis": "Preis", "Nettopreis": null}}');
    const file = table('Nettopreis;Bruttopreis', 'P1;Hammer;W;5,00;11,90;20\n');
    expect((await run(database, file, { mapping })).refused).toEqual([]);
    expect(await stored(database)).toEqual([asked(1190, null)]);
  });
});
