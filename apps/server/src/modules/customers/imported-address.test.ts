import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { serveAccount } from '../../testing/account.ts';
import { fillCatalogue, placement } from '../orders/testing/shop.ts';
import { munichAddress, viennaAddress } from './testing/customers.ts';

const email = 'alt@kunde.example';
const line = { product: { _id: 'p-book' }, condition: { _id: 'book' }, amount: 1 };

describeOnBothEngines('an imported customer without an address', ({ open }) => {
  test('finds the billing address of the last order in the form, and the account’s stays the operator’s to set', async () => {
    const database = await open();
    await fillCatalogue(database);
    const { signUp, time } = await serveAccount(database);
    const anna = await signUp(email);
    const set = (more: { online_user?: 0; address?: string }) =>
      database.transaction((transaction) => transaction.updateTable('customers').set(more).execute());
    await set({ online_user: 0 });
    const user = { _id: expect.any(String), email, separateShippingAddress: false, onlineUser: false };
    const order = async (address: typeof viennaAddress, gross: number) => {
      time.now += 1000;
      const body = placement({ items: [line], address, total: { gross } });
      const key = { 'idempotency-key': `${time.now}` };
      expect((await anna.call('orderFinish', body, key)).statusCode).toBe(200);
    };
    expect((await anna.call('current')).json()).toEqual(user);
    await order(munichAddress, 37.8);
    await order(viennaAddress, 31.8);
    expect((await anna.call('current')).json()).toEqual({ ...user, lastAddress: viennaAddress });
    await set({ address: JSON.stringify(munichAddress) });
    expect((await anna.call('current')).json()).toEqual({ ...user, address: munichAddress });
  });
});
