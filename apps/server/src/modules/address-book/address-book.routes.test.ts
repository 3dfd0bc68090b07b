import { routes } from '@kontor/contract';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createFrame, post } from '../../http/testing/frame.ts';
import { createCustomersService } from '../customers/customers.service.ts';
import { munichAddress, storeCustomer, viennaAddress } from '../customers/testing/customers.ts';
import { testConfiguration } from '../orders/testing/shop.ts';
import { addressBookRoutes } from './address-book.routes.ts';
import { createAddressBook, maxBookAddresses } from './address-book.service.ts';

describeOnBothEngines('the address book', ({ open }) => {
  let opened: ReturnType<typeof open> | undefined;
  async function shop() {
    opened ??= open();
    const database = await opened;
    const configuration = { current: async () => testConfiguration };
    const customers = createCustomersService({ database, configuration });
    let time = 0;
    const book = createAddressBook({ database, configuration, customers, clock: () => (time += 1) });
    return { database, book, ada: await storeCustomer(database), eva: await storeCustomer(database) };
  }

  test('keeps addresses as the order form would, changes them and takes them away', async () => {
    const { book, ada } = await shop();
    const sent = { ...viennaAddress, city: '  Wien \u00a0', countryName: 'Schlaraffenland' };
    const first = await book.save(ada, { address: sent });
    if (isRefused(first)) throw new Error(first.code);
    expect(first).toEqual({ _id: expect.stringMatching(/^[\w-]{32}$/), address: viennaAddress });
    const second = await book.save(ada, { address: munichAddress });
    expect(await book.list(ada)).toEqual({ addresses: [first, second] });

    const moved = { _id: first._id, address: { ...viennaAddress, street: 'Weg 2' } };
    expect(await book.save(ada, moved)).toEqual(moved);
    expect(await book.list(ada)).toEqual({ addresses: [moved, second] });
    expect(await book.remove(ada, first._id)).toEqual({ ok: true });
    expect(await book.remove(ada, first._id)).toMatchObject({ status: 404, code: 'address-not-found' });
    expect(await book.list(ada)).toEqual({ addresses: [second] });
  });

  test('of another customer is answered like one that does not exist, and stays unchanged [security: foreign-ids]', async () => {
    const { book, ada, eva } = await shop();
    const hers = await book.save(eva, { address: munichAddress });
    if (isRefused(hers)) throw new Error(hers.code);
    for (const _id of [hers._id, 'nowhere', '%', "' or 1=1 --"]) {
      const notFound = { status: 404, code: 'address-not-found' };
      expect(await book.save(ada, { _id, address: viennaAddress })).toMatchObject(notFound);
      expect(await book.remove(ada, _id)).toMatchObject(notFound);
    }
    expect(await book.list(ada)).toEqual({ addresses: [] });
    expect(await book.list(eva)).toEqual({ addresses: [hers] });
  });

  test('takes no address that could not be ordered to, and names what is wrong with it', async () => {
    const { book, ada } = await shop();
    const address = { ...viennaAddress, name: '', zipCode: '80331', country: 'XX', street: 'x'.repeat(201) };
    expect(await book.save(ada, { address })).toMatchObject({
      ...{ status: 400, code: 'invalid-address' },
      errors: [
        { path: 'address.name', msg: 'Pflichtfeld' },
        { path: 'address.street', msg: 'Diese Angabe ist zu lang (höchstens 200 Zeichen).' },
        { path: 'address.country', msg: 'Diese Auswahl gibt es nicht oder nicht mehr.' },
      ],
    });
    expect(await book.save(ada, { address: {} })).toMatchObject({ status: 400 });
    expect(await book.list(ada)).toEqual({ addresses: [] });
  });

  test('holds fifty addresses, however many are added at once', async () => {
    const { book, ada } = await shop();
    const answers = await Promise.all(
      Array.from({ length: maxBookAddresses + 10 }, () => book.save(ada, { address: viennaAddress })),
    );
    expect(answers.filter(isRefused).map(({ code }) => code)).toEqual(Array(10).fill('address-book-full'));
    expect((await book.list(ada)).addresses).toHaveLength(maxBookAddresses);
  });

  test('is nobody’s who is not signed in', async () => {
    const { book } = await shop();
    const { app } = await createFrame();
    addressBookRoutes(app, book);
    const bodies = { accountAddresses: {}, accountAddressSave: { address: {} }, accountAddressRemove: { _id: 'a' } };
    for (const [name, body] of Object.entries(bodies)) {
      const answer = await post(app, routes[name as keyof typeof bodies].path, body);
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 401, 'not-signed-in']);
    }
  });
});
