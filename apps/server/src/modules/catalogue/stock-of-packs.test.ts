import { defaultStockRules, repricingFor } from '@kontor/domain';
import { noDefinitions } from '@kontor/search';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { conditionsForSale } from './catalogue.repository.ts';
import type { GroupPrices } from './group-prices.ts';
import { importFolder } from './import/testing/import-folder.ts';
import { productRecords } from './product-records.ts';
import { takeFromStock, updateStockLights } from './stock.service.ts';
import { wireProduct } from './wire-product.ts';

const { run, write } = importFolder();
const screws = [
  'Artikelnummer;Name;Kategorie;Preis;Steuersatz;Einheit;Bestand;Bestandsfaktor;Bestand von',
  'S;Schraube;K;0,10;20;Stück;350;;',
  'S;;;4;20;50er;;50;',
  'B;Schrauben, Karton;K;7;20;Karton;;100;S',
  '',
].join('\n');
const prices: GroupPrices = {
  ...{ terms: null, shopDeclaration: 'gross', declaration: 'gross', stockRules: defaultStockRules },
  taxes: { isSmallBusiness: false, changed: [] },
  repricing: (customerGroup) => repricingFor(null, 'gross', { customerGroup }, []),
};

/** The stock texts on each product's page, and which of its conditions are sold out. */
async function shown({ read }: Database) {
  const records = await productRecords(read, ['s', 'b']);
  const sources = { prices, pathOf: () => [], now: 5000, attributes: noDefinitions };
  const said = records.map((record) => {
    const { stockStatusText, conditions } = wireProduct(record, sources);
    const soldOut = conditions.flatMap((one) => (one.soldOut ? (one.unit ?? '') : []));
    return [record.row.id, [stockStatusText, ...soldOut]];
  });
  return Object.fromEntries(said);
}

async function versions({ read }: Database): Promise<Record<string, number>> {
  const rows = await read.selectFrom('products').select(['id', 'version']).execute();
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
}

/** Sells pieces of a condition. */
const sell = (database: Database, id: string, amount: number) =>
  database.transaction(async (transaction) => {
    const [condition] = await conditionsForSale(transaction, [id], prices, 5000);
    if (condition === undefined) return expect.unreachable(id);
    const low = await takeFromStock(transaction, [{ condition, amount }], defaultStockRules);
    if (low === null) return expect.unreachable('sold out');
    await updateStockLights(transaction, low, defaultStockRules);
  });

describeOnBothEngines('articles that share one stock', ({ open }) => {
  async function shop() {
    const database = await open();
    const { refused } = await run(database, write('schrauben.csv', screws));
    expect(refused).toEqual([]);
    return database;
  }

  test('say how few of each are left, and follow what the others sell', async () => {
    const database = await shop();
    expect(await shown(database)).toEqual({ s: ['lieferbar'], b: ['lieferbar, noch 3'] });
    const before = await versions(database);
    await sell(database, 's-2', 3);
    expect(await shown(database)).toEqual({ s: ['lieferbar'], b: ['lieferbar, noch 2'] });
    const after = await versions(database);
    expect(after.b).toBeGreaterThan(before.b ?? 0);
    await sell(database, 's-1', 1);
    const settled = await versions(database);
    // The number of boxes and packs is unchanged, so no version is raised.
    await sell(database, 's-1', 49);
    expect(await versions(database)).toEqual(settled);
    await sell(database, 's-1', 110);
    expect(await shown(database)).toEqual({ s: ['lieferbar', '50er'], b: ['derzeit ausverkauft', 'Karton'] });
    expect((await versions(database)).s).toBeGreaterThan(after.s ?? 0);
    await sell(database, 's-1', 36);
    expect(await shown(database)).toMatchObject({ s: ['lieferbar, noch 4', '50er'] });
  });

  test('follow a stock that is counted anew, also by the number of packs alone', async () => {
    const database = await shop();
    const before = await versions(database);
    await run(database, write('bestand.csv', 'Artikelnummer;Einheit;Bestand\nS;Stück;250\n'), { now: 2000 });
    expect(await shown(database)).toMatchObject({ b: ['lieferbar, noch 2'] });
    expect((await versions(database)).b).toBeGreaterThan(before.b ?? 0);
  });
});
