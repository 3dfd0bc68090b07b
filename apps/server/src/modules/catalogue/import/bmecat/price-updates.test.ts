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
  const update = (database: Database, ...prices: string[]) =>
    run(
      database,
      write(
        'preise.xml',
        bmecat12([{ aid: 'S', order: '', prices: prices.join('') }], { transaction: 'T_UPDATE_PRICES' }),
      ),
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

  test('of a price of four decimals is for one, as the catalogue was', async () => {
    const database = await opened('<ORDER_UNIT>C62</ORDER_UNIT>', '0.0345');
    expect(await pricesOf(database)).toEqual([[345, 100, null]]);
    expect((await update(database, price12('0.0355'))).counts).toEqual(counts({ changed: 1 }));
    expect(await pricesOf(database)).toEqual([[355, 100, null]]);
  });
});
