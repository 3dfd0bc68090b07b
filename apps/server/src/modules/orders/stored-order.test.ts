import { expect, test } from 'vitest';
import { StoredJsonUnreadable } from '../../database/stored-json.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { orderById } from './orders.service.ts';
import { readSnapshot, writeSnapshot } from './stored-order.ts';
import { exampleOrder } from './testing/order.ts';
import { storeExample } from './testing/stored-order.ts';

const order = exampleOrder();
const stored = (change: (snapshot: ReturnType<typeof JSON.parse>) => void) => {
  const snapshot = JSON.parse(writeSnapshot(order));
  change(snapshot);
  return { order_number: '2026-000007', snapshot: JSON.stringify(snapshot), correction: null, amendment: null };
};

test('fields that a newer version added to an order do no harm', () => {
  const row = stored((snapshot) => {
    snapshot.invoice = { number: 4 };
    snapshot.lines[0].origin = 'AT';
    snapshot.charges[0].kind = 'packaging';
  });
  expect(readSnapshot(row).lines).toHaveLength(order.lines.length);
});

test.each<[string, object, string]>([
  ['in a format of another version', { format: 2 }, '/format must be equal to constant'],
  ['without lines', { lines: undefined }, 'it must have required properties lines'],
  ['with half a price', { total: { gross: 1, net: 1 } }, '/total must have required properties tax'],
  ['with cents as text', { goods: { ...order.goods, net: '1' } }, '/goods/net must be integer'],
  ['of an unknown way to pay', { paymentCondition: { ...order.paymentCondition, kind: 'gold' } }, '/paymentCondition/'],
])('an order %s is refused whole', (_, wrong, why) => {
  const row = stored((snapshot) => Object.assign(snapshot, wrong));
  expect(() => readSnapshot(row)).toThrow(`orders.snapshot of 2026-000007 cannot be read: ${why}`);
});

describeOnBothEngines('an order that cannot be read', ({ open }) => {
  test('is named by its number, never by its id, which is the key to it', async () => {
    const database = await open();
    const id = await storeExample(database, 1);
    const { orderNumber } = (await orderById(database.read, id)) ?? order;
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ snapshot: '{"format":1}' }).where('id', '=', id).execute(),
    );
    const error = await orderById(database.read, id).catch((failure) => failure);
    expect(error).toBeInstanceOf(StoredJsonUnreadable);
    expect(error.message).toContain(`orders.snapshot of ${orderNumber} cannot be read: it must have required`);
    expect(error.message).not.toContain(id);
  });
});
