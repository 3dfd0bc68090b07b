import { expect, test } from 'vitest';
import { describeOnBothEngines, newFolder } from '../../database/testing/databases.ts';
import { storeCatalogue, testCondition, testProduct } from '../catalogue/testing/catalogue.ts';
import { countingOrdered } from './orders.service.ts';
import { readSnapshot, snapshotColumns } from './stored-order.ts';
import { takeStockFile } from './testing/stock-file.ts';
import { storeExample } from './testing/stored-order.ts';

const folder = newFolder();

describeOnBothEngines('a stock that was counted some time ago', ({ open }) => {
  test('loses what was ordered since, once, however often its file is read', async () => {
    const database = await open();
    for (const [number, createdAt] of [500, 1000, 1500].entries())
      await storeExample(database, number, {
        createdAt,
        buy: [{ name: 'Zange', amount: 2, unitPrice: 100, taxRate: 2000 }],
      });
    const orderedSince = countingOrdered();
    const cancelled = await storeExample(database, 9, { createdAt: 1500 });
    expect((await orderedSince(database.read, 1501)).size).toBe(0);
    expect((await orderedSince(database.read, 1500)).size).toBe(3);
    // An order that is cancelled after it was read no longer counts.
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', cancelled).execute(),
    );
    const stored = await database.read
      .selectFrom('orders')
      .select(snapshotColumns)
      .where('created_at', '=', 500)
      .execute();
    const conditionId = stored.map((row) => readSnapshot(row).lines[0]?.conditionId)[0] ?? '';
    expect([...(await orderedSince(database.read, 1000))]).toEqual([[conditionId, 4]]);

    await storeCatalogue(database, [
      testProduct('a', { conditions: [testCondition(conditionId, 1000, { stock: 1 })] }),
      testProduct('b', { conditions: [testCondition('b-1', 1000, { stock: 1 })] }),
      testProduct('c', { conditions: [testCondition('c-1', 1000, { stock: 8 })] }),
    ]);
    const take = (text: string, at: number) => takeStockFile(database, folder, text, at);
    const stocks = async () =>
      (await database.read.selectFrom('conditions').select('stock').orderBy('product_id').execute()).map(
        ({ stock }) => stock,
      );
    expect(await take('Artikelnummer;Bestand\nA-a;10\nA-b;3\nA-c;+2\n', 1000)).toMatchObject({
      changed: 3,
      refused: 0,
    });
    expect(await stocks()).toEqual([6, 3, 10]);
    const versions = () => database.read.selectFrom('products').select(['id', 'version', 'changed_at']).execute();
    const before = await versions();
    expect(await take('Artikelnummer;Bestand\nA-a;10\nA-b;3\n', 1000)).toMatchObject({ unchanged: 2, changed: 0 });
    expect(await versions()).toEqual(before);
    expect(await stocks()).toEqual([6, 3, 10]);
    // More was ordered than the stock had, so none is left.
    await take('Artikelnummer;Bestand\nA-a;3\n', 1000);
    expect(await stocks()).toEqual([0, 3, 10]);
    await take('Artikelnummer;Bestand\nA-a;3\n', 1501);
    expect(await stocks()).toEqual([3, 3, 10]);
    // With backorders, in the file or in the shop's data, the stock may be negative.
    await take('Artikelnummer;Bestand;Nachbestellbar\nA-a;3;ja\n', 1000);
    expect(await stocks()).toEqual([-1, 3, 10]);
    await take('Artikelnummer;Bestand\nA-a;2\n', 1000);
    expect(await stocks()).toEqual([-2, 3, 10]);
    await take('Artikelnummer;Bestand;Nachbestellbar\nA-a;2;nein\n', 1000);
    expect(await stocks()).toEqual([0, 3, 10]);
  });
});
