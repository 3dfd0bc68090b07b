import { expect, test } from 'vitest';
import type { Database } from '../../../../database/database.ts';
import { describeOnBothEngines } from '../../../../database/testing/databases.ts';
import { bmecat12, price12 } from '../testing/bmecat-file.ts';
import { counts, importFolder } from '../testing/import-folder.ts';

const { write, run } = importFolder();
const shop = { taxRates: [0, 1900], declaration: 'net', now: Date.UTC(2026, 10, 21) } as const;
const perHundred = '<ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>100</PRICE_QUANTITY>';
const from500 = (amount: string) => price12(amount, '<TAX>0.19</TAX><LOWER_BOUND>500</LOWER_BOUND>');

async function pricesOf({ read }: Database) {
  const rows = await read.selectFrom('conditions').selectAll().orderBy('id').execute();
  return rows.map(({ price, price_quantity, scales }) => [price, price_quantity, scales && JSON.parse(scales)]);
}

describeOnBothEngines('T_UPDATE_PRICES', ({ open }) => {
  const update = (database: Database, ...prices: string[]) => updateFor(database, '', ...prices);
  const updateFor = (database: Database, order: string, ...prices: string[]) =>
    run(
      database,
      write('preise.xml', bmecat12([{ aid: 'S', order, prices: prices.join('') }], { transaction: 'T_UPDATE_PRICES' })),
      { ...shop, taxRates: [...shop.taxRates] },
    );
  async function opened(order: string, amount: string) {
    const database = await open();
    const file = write('katalog.xml', bmecat12([{ aid: 'S', order, prices: price12(amount) }]));
    expect((await run(database, file, { ...shop, taxRates: [...shop.taxRates] })).refused).toEqual([]);
    return database;
  }

  test('names no quantity: its prices and scales are for as many as those of the catalogue', async () => {
    const database = await opened(perHundred, '3.45');
    expect((await update(database, price12('3.60'), from500('2.90'))).counts).toEqual(counts({ changed: 1 }));
    expect(await pricesOf(database)).toEqual([[360, 100, [{ from: 500, price: 290 }]]]);
    expect((await update(database, price12('3.60'), from500('2.90'))).counts).toEqual(counts({ unchanged: 1 }));
  });

  test('without scales ends those of the article, and says so', async () => {
    const database = await opened(perHundred, '3.45');
    await update(database, price12('3.60'), from500('2.90'));
    const { notes } = await update(database, price12('3.70'));
    expect(notes).toContain(
      'Mit neuem Preis ohne Staffelpreise, die alten gelten nicht mehr: S. Bitte Staffelpreise einlesen.',
    );
    expect(await pricesOf(database)).toEqual([[370, 100, null]]);
  });

  test.each([
    ['so low that it may be for one', '0.04'],
    ['so high that it may be for more', '36.00'],
    ['of three decimals', '3.455'],
  ])('is refused where nobody can tell what a price is for: %s', async (_, amount) => {
    const database = await opened(perHundred, '3.45');
    const { refused } = await update(database, price12(amount));
    expect(refused).toMatchObject([{ name: 'S', reason: expect.stringContaining('100 Einheiten') }]);
    expect(await pricesOf(database)).toEqual([[345, 100, null]]);
  });

  const advice = (columns: string) =>
    `So weit ändert eine Preisliste keinen Preis. Stimmt er, dann bitte als Tabelle mit ${columns} einlesen.`;
  const single = advice('Artikelnummer, Preis und Steuersatz');

  test.each([
    [
      'three times as much',
      '118.80',
      `Preis: 118,80\u00a0€ sind mehr als das Doppelte von bisher 39,60\u00a0€. ${single}`,
    ],
    [
      'a cent more than twice',
      '79.21',
      `Preis: 79,21\u00a0€ sind mehr als das Doppelte von bisher 39,60\u00a0€. ${single}`,
    ],
    ['a hundredth', '0.40', `Preis: 0,40\u00a0€ sind weniger als die Hälfte von bisher 39,60\u00a0€. ${single}`],
    [
      'a cent less than half',
      '19.79',
      `Preis: 19,79\u00a0€ sind weniger als die Hälfte von bisher 39,60\u00a0€. ${single}`,
    ],
  ])('is refused where a price of one unit is %s', async (_, amount, reason) => {
    const database = await opened('<ORDER_UNIT>C62</ORDER_UNIT>', '39.60');
    const { counts: counted, refused } = await update(database, price12(amount));
    expect(counted).toEqual(counts({ refused: 1 }));
    expect(refused).toMatchObject([{ name: 'S', reason }]);
    expect(await pricesOf(database)).toEqual([[3960, null, null]]);
  });

  test.each([
    ['twice', '79.20', 7920],
    ['half', '19.80', 1980],
  ])('is taken where a price is %s as much', async (_, amount, cents) => {
    const database = await opened('<ORDER_UNIT>C62</ORDER_UNIT>', '39.60');
    expect((await update(database, price12(amount))).counts).toEqual(counts({ changed: 1 }));
    expect(await pricesOf(database)).toEqual([[cents, null, null]]);
  });

  test('is refused for a price of many units and for a scale, each with its own words', async () => {
    const database = await opened(perHundred, '13.00');
    const price = await update(database, price12('1.30'));
    expect(price.refused.map(({ reason }) => reason)).toEqual([
      `Preis: 1,30\u00a0€ für 100 Einheiten sind weniger als die Hälfte von bisher 13,00\u00a0€ für 100 Einheiten. ${advice('Artikelnummer, Preis, Preismenge und Steuersatz')}`,
    ]);
    const scale = await update(database, price12('13.10'), from500('1.20'));
    expect(scale.refused.map(({ reason }) => reason)).toEqual([
      `Staffelpreise: Ab 500: 1,20\u00a0€ für 100 Einheiten sind weniger als die Hälfte von bisher 13,00\u00a0€ für 100 Einheiten. ${advice('Artikelnummer, Preis, Preismenge und Steuersatz')}`,
    ]);
    expect(await pricesOf(database)).toEqual([[1300, 100, null]]);
  });

  test('that says PRICE_QUANTITY is for so many, and compared by the unit', async () => {
    const database = await opened(perHundred, '3.45');
    const per = (count: number) => `<PRICE_QUANTITY>${count}</PRICE_QUANTITY>`;
    expect((await updateFor(database, per(1000), price12('35.00'))).counts).toEqual(counts({ changed: 1 }));
    expect(await pricesOf(database)).toEqual([[3500, 1000, null]]);
    expect((await updateFor(database, per(1), price12('0.04'))).counts).toEqual(counts({ changed: 1 }));
    expect(await pricesOf(database)).toEqual([[4, null, null]]);
    const { refused } = await updateFor(database, per(100), price12('0.04'));
    expect(refused).toMatchObject([
      {
        reason: expect.stringContaining(
          '0,04\u00a0€ für 100 Einheiten sind weniger als die Hälfte von bisher 0,04\u00a0€.',
        ),
      },
    ]);
    expect(await pricesOf(database)).toEqual([[4, null, null]]);
  });

  test('gives what it refused back as a list of prices alone, which changes nothing else', async () => {
    const database = await opened('<ORDER_UNIT>C62</ORDER_UNIT>', '39.60');
    const { refused } = await update(database, price12('118.80'));
    const source = refused[0]?.source;
    if (source === undefined || !('table' in source)) throw new Error('no table');
    const rows = [source.table.headings, source.cells];
    expect(rows).toEqual([
      ['Artikelnummer', 'Preis', 'Staffelpreise', 'Steuersatz'],
      ['S', '118,8', '', '19'],
    ]);
    const mended = write('preise.errors.csv', rows.map((row) => row.join(';')).join('\n'));
    expect((await run(database, mended, { ...shop, taxRates: [...shop.taxRates] })).counts).toEqual(
      counts({ changed: 1 }),
    );
    expect(await pricesOf(database)).toEqual([[11_880, null, null]]);
  });

  test('without a tax keeps the rate, and converts a gross price by it', async () => {
    const database = await opened('<ORDER_UNIT>C62</ORDER_UNIT>', '39.60');
    expect(await update(database, price12('41.00', ''))).toMatchObject({ counts: counts({ changed: 1 }), refused: [] });
    expect(await pricesOf(database)).toEqual([[4100, null, null]]);
    const rates = await database.read.selectFrom('conditions').select('tax_rate').execute();
    expect(rates).toEqual([{ tax_rate: 1900 }]);
    const gross = await update(database, price12('42.00', '', 'gros_list'));
    expect(gross).toMatchObject({ counts: counts({ changed: 1 }), refused: [] });
    expect(await pricesOf(database)).toEqual([[3529, null, null]]);
  });

  test('of a price of four decimals is for one, as the catalogue was', async () => {
    const database = await opened('<ORDER_UNIT>C62</ORDER_UNIT>', '0.0345');
    expect(await pricesOf(database)).toEqual([[345, 100, null]]);
    expect((await update(database, price12('0.0355'))).counts).toEqual(counts({ changed: 1 }));
    expect(await pricesOf(database)).toEqual([[355, 100, null]]);
  });
});
