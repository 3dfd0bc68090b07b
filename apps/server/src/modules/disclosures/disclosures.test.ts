import type { PersonExport } from '@kontor/contract/office';
import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import type { Refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { TestBrowser } from '../../http/testing/browser.ts';
import { serveAccount } from '../../testing/account.ts';
import { testDocuments } from '../documents/testing/documents.ts';
import { fillCatalogue, placement } from '../orders/testing/shop.ts';
import { quoteShop } from '../quotes/testing/quote-shop.ts';
import { createDisclosures } from './disclosures.service.ts';

const eva = { id: 'eva', name: 'Eva Huber', network: '203.0.113.0/24' };
const email = 'anna@kunde.example';

function told(answer: PersonExport | Refused): PersonExport {
  if (isRefused(answer)) throw new Error(answer.code);
  return answer;
}

async function finish(browser: TestBrowser, key: string, from = email): Promise<{ _id: string; orderNumber: string }> {
  const answer = await browser.call('orderFinish', placement({ email: from }), { 'idempotency-key': key });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Stores a declaration of withdrawal. */
async function withdraw(
  database: Database,
  number: string,
  more: { email: string; order_id?: string; names?: string },
) {
  const declaration = { name: 'Anna', orderEmail: '', orderDate: '', what: 'alles', items: null };
  const { names = '', order_id = null } = more;
  await database.transaction((transaction) =>
    transaction
      .insertInto('withdrawals')
      .values({
        ...{ id: `key-${number}`, number, request_hash: number, received_at: 1000, email: more.email, order_id },
        ...{ order_number: names, is_acknowledged: 1 },
        declaration: JSON.stringify({ ...declaration, email: more.email, orderNumber: names }),
      })
      .execute(),
  );
}

describeOnBothEngines('telling a person what is stored [LAW D5]', ({ open }) => {
  async function shop() {
    const database = await open();
    await fillCatalogue(database);
    return served(database);
  }

  async function served(database: Database) {
    const account = await serveAccount(database);
    const { orders, ownAccount, quotes, log, sources } = account;
    const disclosures = createDisclosures({ database, orders, ownAccount, quotes, log, clock: sources.clock });
    const logged = async () =>
      (await database.read.selectFrom('office_log').select(['action', 'subject_id', 'operator_name']).execute())
        .map(({ action, subject_id, operator_name }) => [action, subject_id, operator_name].join(' '))
        .toSorted();
    return { ...account, database, disclosures, logged };
  }

  test('a guest gets every order under the address, in any spelling, and nobody else’s', async () => {
    const { browser, disclosures, logged } = await shop();
    const [first, second] = [await finish(browser(), 'a'), await finish(browser(), 'b', 'Anna@Kunde.example')];
    await finish(browser(), 'c', 'berta@kunde.example');
    const file = told(await disclosures.disclose(eva, ' ANNA@kunde.example '));
    expect(file).toMatchObject({ email: 'ANNA@kunde.example', account: null, guestQuotes: [], documents: [] });
    const orders = file.guestOrders as { orderNumber: string }[];
    expect(orders.toSorted((one, other) => one.orderNumber.localeCompare(other.orderNumber))).toMatchObject(
      [first, second].map(({ orderNumber }) => ({
        ...{ orderNumber, state: 'placed', address: { name: 'Müller' }, lines: [{ amount: 2 }, { amount: 1 }] },
        ...{ payments: [], life: { timeline: [], parcels: [], tags: [] } },
      })),
    );
    expect(await logged()).toEqual(
      [first, second].map(({ orderNumber }) => `order.exported ${orderNumber} Eva Huber`).toSorted(),
    );
  });

  test.each(['anna@müller.example', 'anna@xn--mller-kva.example', 'Anna@Müller.example'])(
    'a domain with an umlaut is found as it is written and as browsers send it: %s',
    async (typed) => {
      const { browser, disclosures, database } = await shop();
      const order = await finish(browser(), 'a', 'anna@MÜLLER.example');
      await withdraw(database, 'W1', { email: 'Anna@MÜller.example' });
      const file = told(await disclosures.disclose(eva, typed));
      expect([file.guestOrders, file.withdrawals]).toMatchObject([
        [{ orderNumber: order.orderNumber }],
        [{ number: 'W1' }],
      ]);
    },
  );

  test('an offer and the documents of an order come with it, without what opens the offer', async () => {
    const database = await open();
    const quote = await (await quoteShop(database)).made({ email: 'Anna@kunde.example' });
    const { browser, disclosures, logged } = await served(database);
    const { orderNumber } = await finish(browser(), 'a');
    const never = () => Promise.reject(new Error('Nothing is printed'));
    const printer = {
      print: never,
      printCopies: never,
      printPickList: never,
      printLetter: never,
      close: async () => {},
    };
    const issued = await testDocuments(database, printer).documents.issueInvoice({ number: orderNumber }, null);
    const file = told(await disclosures.disclose(eva, email));
    expect(file.guestQuotes).toMatchObject([{ number: quote.number }]);
    expect(file.documents).toMatchObject([
      { orderNumber, document: { number: isRefused(issued) ? '' : issued.number, buyer: { email } } },
    ]);
    expect(JSON.stringify(file)).not.toContain(quote.id);
    expect(await logged()).toEqual(
      expect.arrayContaining([`quote.exported ${quote.number} Eva Huber`, `order.exported ${orderNumber} Eva Huber`]),
    );
  });

  test('without what opens an order, and without the address in the log', async () => {
    const { browser, disclosures, database } = await shop();
    const { _id } = await finish(browser(), 'a');
    const [{ id: document = '' } = {}] = await database.read.selectFrom('order_documents').select('id').execute();
    const file = JSON.stringify(told(await disclosures.disclose(eva, email)));
    expect(file).not.toContain(_id);
    expect(file).not.toContain(document);
    expect(JSON.stringify(await database.read.selectFrom('office_log').selectAll().execute())).not.toContain('anna');
  });

  test('with an account the file is the account’s, and its orders as a guest stand beside', async () => {
    const { signUp, browser, disclosures, logged, database } = await shop();
    const anna = await signUp(email);
    const [own, guest] = [await finish(anna, 'own'), await finish(browser(), 'guest')];
    const file = told(await disclosures.disclose(eva, email));
    expect(file.account).toMatchObject({ account: { email }, orders: [{ orderNumber: own.orderNumber }] });
    expect(file.guestOrders).toMatchObject([{ orderNumber: guest.orderNumber }]);
    const [{ id = '' } = {}] = await database.read.selectFrom('customers').select('id').execute();
    expect(await logged()).toEqual(
      [
        `customer.exported ${id} Eva Huber`,
        ...[own, guest].map(({ orderNumber }) => `order.exported ${orderNumber} Eva Huber`),
      ].toSorted(),
    );
  });

  test('withdrawals come with it: from the address, or through the link of an order, but no stranger’s', async () => {
    const { browser, disclosures, database, logged } = await shop();
    const { _id, orderNumber } = await finish(browser(), 'a');
    await withdraw(database, 'W1', { email: 'Anna@kunde.example' });
    await withdraw(database, 'W2', { email: 'partner@kunde.example', order_id: _id });
    await withdraw(database, 'W3', { email: 'fremd@kunde.example', names: orderNumber });
    const file = told(await disclosures.disclose(eva, email));
    expect(file.withdrawals).toMatchObject([
      { number: 'W2', receivedAt: '1970-01-01T00:00:01.000Z', email: 'partner@kunde.example', what: 'alles' },
      { number: 'W1', email: 'Anna@kunde.example' },
    ]);
    expect((await logged()).filter((entry) => entry.startsWith('withdrawal'))).toEqual([
      ...['withdrawal.exported W1 Eva Huber', 'withdrawal.exported W2 Eva Huber'],
    ]);
    expect(told(await disclosures.disclose(eva, 'fremd@kunde.example')).withdrawals).toMatchObject([{ number: 'W3' }]);
  });

  test('of somebody unknown there is nothing, and nothing is logged', async () => {
    const { browser, disclosures, logged } = await shop();
    await finish(browser(), 'a');
    for (const nobody of ['niemand@kunde.example', '', ' ', 'anna', '%', 'anna@kunde.example.evil'])
      expect([nobody, await disclosures.disclose(eva, nobody)]).toMatchObject([
        nobody,
        { status: 404, code: 'nobody-to-erase' },
      ]);
    expect(await logged()).toEqual([]);
  });

  test('an order that is locked is told of too, and one whose people were erased is not', async () => {
    const { browser, disclosures, database } = await shop();
    const [locked, erased] = [await finish(browser(), 'a'), await finish(browser(), 'b')];
    const change = (number: string, values: object) =>
      database.transaction((transaction) =>
        transaction.updateTable('orders').set(values).where('order_number', '=', number).execute(),
      );
    await change(locked.orderNumber, { is_restricted: 1 });
    await change(erased.orderNumber, { email: '' });
    const file = told(await disclosures.disclose(eva, email));
    expect(file.guestOrders).toMatchObject([{ orderNumber: locked.orderNumber }]);
  });
});
