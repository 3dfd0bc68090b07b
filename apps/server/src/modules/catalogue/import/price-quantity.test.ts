import { defaultStockRules, repricingFor } from '@kontor/domain';
import { AttributeDefinitions } from '@kontor/search';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import type { GroupPrices } from '../group-prices.ts';
import { productRecords } from '../product-records.ts';
import { wireProduct } from '../wire-product.ts';
import { bmecat12, price12 } from './testing/bmecat-file.ts';
import { counts, importFolder } from './testing/import-folder.ts';

const { run, write } = importFolder();
const day = 24 * 60 * 60 * 1000;
const first = 'Artikelnummer;Name;Kategorie;Preis;Preismenge;UVP;Aktionspreis;Steuersatz\n';
const prices = 'Artikelnummer;Preis;Preismenge\n';
const sales = 'Artikelnummer;Preis;Aktionspreis;Preismenge\n';

/** The price data on the page of the only product on a given day. */
async function shown({ read }: Database, onDay: number, declaration: 'gross' | 'net' = 'gross') {
  const asked: GroupPrices = {
    ...{ terms: null, shopDeclaration: declaration, declaration, stockRules: defaultStockRules },
    taxes: { isSmallBusiness: false, changed: [] },
    repricing: (customerGroup) => repricingFor(null, declaration, { customerGroup }, []),
  };
  const ids = await read.selectFrom('products').select('id').execute();
  const [record] = await productRecords(
    read,
    ids.map(({ id }) => id),
  );
  if (record === undefined) return expect.unreachable('no product');
  const sources = { prices: asked, pathOf: () => [], now: onDay * day, attributes: new AttributeDefinitions([]) };
  const [condition] = wireProduct(record, sources).conditions;
  const { price, priceQuantity, lowestPrice30, listPrice } = condition ?? {};
  return { price: price?.gross, priceQuantity, lowestPrice30, listPrice };
}

describeOnBothEngines('the number of units that a price is for', ({ open }) => {
  /** Imports files into an empty shop, one a day, and returns the price data on the page afterwards. */
  async function after(...files: string[]) {
    const database = await open();
    for (const [place, text] of files.entries()) {
      const { refused } = await run(database, write('preise.csv', text), { now: (place + 1) * day });
      expect(refused).toEqual([]);
    }
    return { database, page: await shown(database, files.length + 1) };
  }

  test('is named as one: a price that had been lower is no reduction of a sale [LAW P7]', async () => {
    const { page } = await after(
      `${first}C-10;Zange;K;89,00;;;;20\n`,
      `${prices}C-10;95,00;1\n`,
      `${sales}C-10;95,00;90,00;1\n`,
    );
    expect(page).toEqual({ price: 90, priceQuantity: undefined, lowestPrice30: 89, listPrice: undefined });
  });

  test('is named as one: a sale is measured by the lower price before', async () => {
    const { page } = await after(`${first}C-10;Zange;K;10,00;;;;20\n`, `${sales}C-10;12,00;9,00;1\n`);
    expect(page).toEqual({ price: 9, priceQuantity: undefined, lowestPrice30: 10, listPrice: undefined });
  });

  test('changes: the lowest price is that of as many units as now', async () => {
    const { page } = await after(
      `${first}S1;Schraube;K;3,45;100;;;20\n`,
      `${prices}S1;40,00;1000\n`,
      `${sales}S1;40,00;38,00;1000\n`,
    );
    expect(page).toEqual({ price: 38, priceQuantity: 1000, lowestPrice30: 34.5, listPrice: undefined });
  });

  test('changes: a sale of one is measured to the cent, rounded half up', async () => {
    const pieces = await after(`${first}S1;Schraube;K;15,00;1000;;;20\n`, `${sales}S1;0,03;0,01;1\n`);
    expect(pieces.page).toEqual({ price: 0.01, priceQuantity: undefined, lowestPrice30: 0.02, listPrice: undefined });
    const dozens = await after(`${first}S1;Schraube;K;10,00;3;;;20\n`, `${sales}S1;30,00;22,00;7\n`);
    expect(dozens.page).toEqual({ price: 22, priceQuantity: 7, lowestPrice30: 23.33, listPrice: undefined });
  });

  test('changes: the same price for each unit is no reduction, also where it is no whole number of cents', async () => {
    const same = await after(`${first}S1;Schraube;K;3,33;9;;;20\n`, `${prices}S1;1,11;3\n`, `${prices}S1;2,59;7\n`);
    expect(same.page).toEqual({ price: 2.59, priceQuantity: 7, lowestPrice30: undefined, listPrice: undefined });
    const net = await open();
    const more = { declaration: 'net' as const };
    await run(net, write('netto.csv', `${first}S1;Schraube;K;3,48;100;;;20\n`), { ...more, now: day });
    await run(net, write('netto2.csv', `${prices}S1;34,80;1000\n`), { ...more, now: 2 * day });
    // 4.176 and 41.76. Rounded to the cent, the first would be the dearer one.
    expect(await shown(net, 3, 'net')).toEqual({ price: 41.76, priceQuantity: 1000 });
  });

  test('changes: list price and sale go with it, unless they are no whole cents', async () => {
    const whole = await after(`${first}S1;Schraube;K;3,45;100;4,00;2,95;20\n`, `${prices}S1;40,00;1000\n`);
    const [row] = await whole.database.read.selectFrom('conditions').selectAll().execute();
    expect(row).toMatchObject({ price: 4000, price_quantity: 1000, list_price: 4000, sale_price: 2950 });
    const { notes } = await run(whole.database, write('stueck.csv', `${prices}S1;0,04;1\n`), { now: 9 * day });
    expect(notes).toEqual([
      'Mit neuer Preismenge ohne UVP und Aktionspreis, die alten gelten nicht mehr: S1. Bitte neu einlesen.',
    ]);
    const rows = await whole.database.read.selectFrom('conditions').selectAll().execute();
    expect(rows).toMatchObject([{ price: 4, price_quantity: null, list_price: 4, sale_price: null }]);
  });

  test('is one: it is stored as none, and UVP and sale stay', async () => {
    const { database, page } = await after(`${first}C-2;Säge;K;24,90;;29,90;;20\n`, `${prices}C-2;21,90;1\n`);
    expect(page).toEqual({ price: 21.9, priceQuantity: undefined, lowestPrice30: undefined, listPrice: 29.9 });
    const history = await database.read.selectFrom('price_history').select('price_quantity').execute();
    expect(history).toEqual([{ price_quantity: null }, { price_quantity: null }]);
    const again = await run(database, write('gleich.csv', `${prices}C-2;21,90;1\n`), { now: 9 * day });
    expect(again.counts).toEqual(counts({ unchanged: 1 }));
  });

  test('is one, beside a sale without its price: for as many as the price is for', async () => {
    const { database } = await after(
      `${first}S1;Schraube;K;3,45;100;;;20\n`,
      'Artikelnummer;Aktionspreis;Preismenge\nS1;0,03;1\n',
    );
    const rows = await database.read.selectFrom('conditions').selectAll().execute();
    expect(rows).toMatchObject([{ price: 345, price_quantity: 100, sale_price: 300 }]);
  });

  test('is one in JSON Lines and BMEcat: none is stored', async () => {
    const price = { gross: 20, net: 16.67, tax: 3.33, taxRates: [{ rate: 20, amount: 3.33 }] };
    const tree = { type: 'category', _id: 'shop', name: 'Shop', isRoot: true, children: [{ _id: 'k', name: 'K' }] };
    const product = { type: 'product', _id: 'p', articleNumber: 'P', name: 'P', categoryPath: [{ _id: 'k' }] };
    const line = { ...product, conditions: [{ price, priceQuantity: 1 }] };
    const lines = await open();
    await run(lines, write('alles.jsonl', `${JSON.stringify(tree)}\n${JSON.stringify(line)}\n`));
    const bmecat = await open();
    const order = '<ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>1</PRICE_QUANTITY>';
    const file = write('katalog.xml', bmecat12([{ aid: 'P', order, prices: price12('16.67') }]));
    await run(bmecat, file, { taxRates: [0, 1900], declaration: 'net' });
    for (const { read } of [lines, bmecat]) {
      const rows = await read.selectFrom('conditions').select('price_quantity').execute();
      expect(rows).toEqual([{ price_quantity: null }]);
    }
  });

  test('was stored as one before: that is none, nothing changes, and no history begins anew', async () => {
    const { database } = await after(`${first}C-10;Zange;K;8,00;;;;20\n`, `${prices}C-10;10,00;1\n`);
    await database.transaction(async (transaction) => {
      await transaction.updateTable('conditions').set({ price_quantity: 1 }).execute();
      const second = transaction.updateTable('price_history').where('valid_from', '=', 2 * day);
      await second.set({ price_quantity: 1 }).execute();
    });
    for (const quantity of ['1', '']) {
      const same = await run(database, write('gleich.csv', `${prices}C-10;10,00;${quantity}\n`), { now: 3 * day });
      expect(same.counts).toEqual(counts({ unchanged: 1 }));
    }
    await run(database, write('neu.csv', `${sales}C-10;10,00;9,00;\n`), { now: 4 * day });
    expect(await shown(database, 5)).toEqual({ price: 9, priceQuantity: undefined, lowestPrice30: 8 });
  });
});
