import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();

async function priced({ read }: Database) {
  const rows = await read
    .selectFrom('conditions')
    .select(['price', 'price_quantity', 'scales'])
    .orderBy('id')
    .execute();
  return rows.map(({ price, price_quantity, scales }) => [
    price,
    price_quantity,
    ...(JSON.parse(scales ?? '[]') as { from: number; price: number }[]).map(({ from, price }) => [from, price]),
  ]);
}

/** A table of one article with these columns behind its number, name, category and tax rate. */
const table = (headings: string, cells: string) =>
  `Artikelnummer;Name;Kategorie;Steuersatz;${headings}\nS1;Schraube;Eisen;20;${cells}\n`;

describeOnBothEngines('columns of scale prices', ({ open }) => {
  test.each([
    ['Preis;Preis ab 10;Preis ab 1.000', '10,00;9,00;8,00', [1000, null, [10, 900], [1000, 800]]],
    ['Preis;ab 10 Stk.;ab 100 Stk.', '10,00;9,00;8,50 €', [1000, null, [10, 900], [100, 850]]],
    ['Preis;Staffelpreis ab 100;Staffelpreis ab 10', '10,00;8,00;9,00', [1000, null, [10, 900], [100, 800]]],
    ['Preis ab 1;Preis ab 10;VK (ab 50 Stk)', '10,00;9,00;8,00', [1000, null, [10, 900], [50, 800]]],
    ['Preis;Staffelpreis 1 Menge;Staffelpreis 1 Preis', '10,00;10;9,00', [1000, null, [10, 900]]],
    [
      'Preis;Staffelmenge 1;Staffelpreis 1;Staffelmenge 2;Staffelpreis 2',
      '10,00;10;9,00;0;0,00',
      [1000, null, [10, 900]],
    ],
    ['Preis;Menge 1;Preis 1;Menge 2;Preis 2', '10.00;10;9.00;1.000;8.00', [1000, null, [10, 900], [1000, 800]]],
    ['Preis je 100 Stk;Preis je 100 Stk ab 500', '3,45;2,90', [345, 100, [500, 290]]],
    ['Preis;Staffelpreise;Preis ab 50', '10,00;10: 9,00;8,00', [1000, null, [10, 900], [50, 800]]],
    ['Preis (Cent);Preis ab 10 (Cent)', '345;290', [345, null, [10, 290]]],
  ])('below „%s“ are read', async (headings, cells, stored) => {
    const database = await open();
    const { counts: counted, refused, warnings } = await run(database, write('staffel.csv', table(headings, cells)));
    expect([counted, refused, warnings]).toEqual([counts({ created: 1 }), [], []]);
    expect(await priced(database)).toEqual([stored]);
  });

  test('say nothing where they are empty, a dash, nought, or as dear as the step before', async () => {
    const database = await open();
    const text = table(
      'Preis;Preis ab 5;Preis ab 10;Preis ab 50;Preis ab 100;Preis ab 200',
      '10,00;10,00;;-;0,00;9,00',
    );
    const { counts: counted } = await run(database, write('leer.csv', text));
    expect(counted).toEqual(counts({ created: 1 }));
    expect(await priced(database)).toEqual([[1000, null, [200, 900]]]);
  });

  test('are net or gross as the price, unless they say it themselves', async () => {
    const net = await open();
    await run(net, write('netto.csv', table('VK netto;Preis ab 10', '10,00;9,00')));
    expect(await priced(net)).toEqual([[1200, null, [10, 1080]]]);
    const mapped = await open();
    await run(mapped, write('zu.csv', table('Preis;Preis ab 10', '10,00;9,00')), { mapping: { prices: 'net' } });
    expect(await priced(mapped)).toEqual([[1200, null, [10, 1080]]]);
    const both = await open();
    await run(both, write('beide.csv', table('VK brutto;Preis ab 10 netto', '12,00;9,00')));
    expect(await priced(both)).toEqual([[1200, null, [10, 1080]]]);
  });

  test('refuse the row where they rise, and the file where they are for another number of units', async () => {
    const database = await open();
    const { refused } = await run(database, write('hoch.csv', table('Preis;Preis ab 10', '10,00;11,00')));
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Staffelpreise: Jede Staffel muss billiger sein als der Preis davor.',
    ]);
    const other = write('andere.csv', table('Preis;Preis je 100 ab 500', '0,10;8,00'));
    await expect(run(database, other)).rejects.toThrow(
      '„Preis je 100 ab 500“ und „Preis“ gelten nicht für gleich viele',
    );
  });

  test.each(['EK ab 10', 'Rabatt ab 10', 'Preis ab 01.12.2026', 'Preis ab 2027', 'ab 18', 'Ihr Preis ab 10'])(
    '„%s“ is none',
    async (heading) => {
      const database = await open();
      await run(database, write('keine.csv', table(`Preis;${heading}`, '10,00;9,00')));
      expect(await priced(database)).toEqual([[1000, null]]);
    },
  );

  test('are renamed by a mapping', async () => {
    const database = await open();
    const mapping = { columns: { 'P 10': 'Staffelpreis ab 10', M2: 'Staffelmenge 2', P2: 'Staffelpreis 2' } };
    await run(database, write('zu2.csv', table('Preis;P 10;M2;P2', '10,00;9,00;50;8,00')), { mapping });
    expect(await priced(database)).toEqual([[1000, null, [10, 900], [50, 800]]]);
  });
});
