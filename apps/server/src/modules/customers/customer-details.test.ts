import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { testConfiguration } from '../orders/testing/shop.ts';
import { createCustomersService } from './customers.service.ts';
import { munichAddress, storeCustomer, viennaAddress } from './testing/customers.ts';

describeOnBothEngines('the details of a customer', ({ open }) => {
  let opened: ReturnType<typeof open> | undefined;
  async function shop() {
    opened ??= open();
    const database = await opened;
    const customers = createCustomersService({ database, configuration: { current: async () => testConfiguration } });
    const addresses = async (id: string) => (await customers.byId(database.read, id))?.addresses;
    return { database, customers, addresses };
  }

  test('are kept as a whole, each text one clean line', async () => {
    const { database, customers, addresses } = await shop();
    const ada = await storeCustomer(database);
    const details = { address: { ...viennaAddress, name: ' Huber ' }, shippingAddress: munichAddress };
    expect(await customers.saveDetails(ada, { ...details, separateShippingAddress: true })).toEqual({ ok: true });
    const kept = { address: viennaAddress, separateShippingAddress: true, shippingAddress: munichAddress };
    expect(await addresses(ada.customerId)).toEqual(kept);

    expect(await customers.saveDetails(ada, { separateShippingAddress: true })).toEqual({ ok: true });
    const nothing = { address: null, separateShippingAddress: false, shippingAddress: null };
    expect(await addresses(ada.customerId)).toEqual(nothing);
  });

  test('that could not be ordered with are refused field by field, and nothing is kept', async () => {
    const { database, customers, addresses } = await shop();
    const ada = await storeCustomer(database);
    const wrong = { address: { ...viennaAddress, street: '' }, shippingAddress: { ...munichAddress, zipCode: '1010' } };
    expect(await customers.saveDetails(ada, { ...wrong, separateShippingAddress: true })).toMatchObject({
      ...{ status: 400, code: 'invalid-address' },
      errors: [{ path: 'address.street', msg: 'Pflichtfeld' }, { path: 'shippingAddress.zipCode' }],
    });
    expect(await addresses(ada.customerId)).toMatchObject({ address: null, shippingAddress: null });
  });

  test.each([JSON.stringify(viennaAddress), null])(
    'of an imported customer keep the operator’s billing address, whatever is sent (%s)',
    async (address) => {
      const { database, customers, addresses } = await shop();
      const ada = await storeCustomer(database, {
        online_user: 0,
        address,
        customer_group: 'haendler',
        person_id: 'K-1',
      });
      const sent = { address: munichAddress, customerGroup: null, personId: 'K-2', onlineUser: true };
      const body = { ...sent, separateShippingAddress: true, shippingAddress: munichAddress };
      expect(await customers.saveDetails(ada, body)).toEqual({ ok: true });
      expect(await addresses(ada.customerId)).toEqual({
        address: address && viennaAddress,
        separateShippingAddress: true,
        shippingAddress: munichAddress,
      });
      const { onlineUser, personId, customerGroup } = (await customers.byId(database.read, ada.customerId)) ?? {};
      expect([onlineUser, personId, customerGroup]).toEqual([false, 'K-1', 'haendler']);
    },
  );
});
