import { createInMemoryIndex } from '@kontor/search';
import { expect, test } from 'vitest';
import { currentVersion } from '../../database/catalogue-version.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createCatalogueService } from '../catalogue/catalogue.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { createTemplateService } from '../templates/templates.service.ts';
import { readSnapshot } from './stored-order.ts';
import { fillCatalogue, placement, testConfiguration, testShop } from './testing/shop.ts';
import { sumsUp } from './types.ts';

/** From the first moment of 2027 in Vienna on, 20 % are 21 %. */
const midnight = Date.UTC(2026, 11, 31, 23);
const changes = [{ taxClass: 'standard', rate: 21, from: '2027-01-01' }] as const;
const raised: Partial<ShopConfiguration> = { taxRates: [{ country: 'AT', rates: [20, 10, 4.9], changes }] };
const net: Partial<ShopConfiguration> = {
  ...raised,
  uiSettings: { ...testConfiguration.uiSettings, priceDeclaration: 'net' },
};
const items = [{ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount: 2 }];

describeOnBothEngines('a tax rate that changes at midnight [LAW T1]', ({ open }) => {
  async function openShop(more: Partial<ShopConfiguration>) {
    const database = await open();
    await fillCatalogue(database);
    const time = { now: midnight - 1 };
    return { database, time, ...testShop(database, more, { clock: () => time.now }) };
  }

  test('is charged from that second on, in an unchanged gross price, and orders keep theirs', async () => {
    const { database, time, orders } = await openShop(raised);
    const body = placement({ items, total: { gross: 46.88 } });
    expect(await orders.calculate({ items })).toMatchObject({
      total: { gross: 46.88, taxRates: [{ rate: 20, amount: 7.81 }] },
    });
    const before = await orders.finish('before', body);
    time.now = midnight;
    expect(await orders.calculate({ items })).toMatchObject({
      total: { gross: 46.88, taxRates: [{ rate: 21, amount: 8.14 }] },
      shippingCosts: { gross: 6.9, taxRates: [{ rate: 21 }] },
      items: [{ condition: { price: { gross: 19.99, tax: 3.47 } } }],
      changes: [],
    });
    const after = await orders.finish('after', body);
    if (isRefused(before) || isRefused(after)) throw new Error('refused');
    expect(before.total.taxRates).toEqual([{ rate: 20, amount: 7.81 }]);
    expect(after.total.taxRates).toEqual([{ rate: 21, amount: 8.14 }]);
    expect((await orders.find(before._id)) as object).toMatchObject({ total: { tax: 7.81 } });
    const rows = await database.read.selectFrom('orders').select(['order_number', 'snapshot']).execute();
    const kept = rows.map((row) =>
      readSnapshot({
        order_number: row.order_number ?? '',
        snapshot: row.snapshot ?? '',
        correction: null,
        amendment: null,
      }),
    );
    expect(kept.every(sumsUp)).toBe(true);
    expect(kept.map(({ lines }) => lines[0]?.total.taxRates[0]?.rate).toSorted()).toEqual([2000, 2100]);
  });

  test('in a net shop the total is another: an order at the old one is refused with the new figures', async () => {
    const { time, orders, stored } = await openShop(net);
    const calculated = await orders.calculate({ items });
    if (isRefused(calculated)) throw new Error(calculated.code);
    const { gross } = calculated.total;
    // (39.98 + 6.90) × 1.20 and × 1.21
    expect(gross).toBe(56.26);
    time.now = midnight;
    expect(await orders.finish('k', placement({ items, total: { gross } }))).toMatchObject({
      code: 'order-changed',
      extra: { calculation: { total: { net: 46.88, gross: 56.73 } } },
    });
    expect((await stored()).orders).toBe(0);
  });

  test('other classes, and rates of no class, stay', async () => {
    const { time, orders } = await openShop(raised);
    time.now = midnight;
    const book = [{ product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 1 }];
    expect(await orders.calculate({ items: book })).toMatchObject({ total: { taxRates: [{ rate: 10 }] } });
  });

  test('one version is counted for it, so that every page and list is made anew, and no row is written', async () => {
    const { database, time } = await openShop({});
    const current = async () => ({ ...testConfiguration, ...raised });
    const catalogue = createCatalogueService({
      ...{ database, index: createInMemoryIndex(), configuration: { current }, clock: () => time.now },
      templates: createTemplateService(database, () => 0),
    });
    const rows = await database.read.selectFrom('conditions').selectAll().orderBy('id').execute();
    const version = await currentVersion(database.read);
    expect(await catalogue.changeByTime()).toBe(false);
    time.now = midnight;
    expect([await catalogue.changeByTime(), await catalogue.changeByTime()]).toEqual([true, false]);
    expect(await currentVersion(database.read)).toBe(version + 1);
    expect(await database.read.selectFrom('conditions').selectAll().orderBy('id').execute()).toEqual(rows);
  });
});
