import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { storeCustomer, viennaAddress } from '../customers/testing/customers.ts';
import { testLife } from '../order-life/testing/life.ts';
import { orderMail } from './confirmation-mail/order-mail.ts';
import { judgeContact } from './order-correction.ts';
import { orderById } from './orders.service.ts';
import { exampleOrder } from './testing/order.ts';
import { fillCatalogue, placement, testConfiguration, testNow, testShop } from './testing/shop.ts';

const soldTo = 'businesses' as const;
const ofCompany = { ...placement().address, companyName: 'Huber Bau GmbH' };
const declared = ['Unternehmen', 'AGB'];
const missingCompany = {
  ...{ status: 400, code: 'invalid-order' },
  errors: [{ path: 'address.companyName', msg: 'Pflichtfeld' }],
};
const missingDeclaration = { status: 400, code: 'option-missing', msg: expect.stringContaining('Unternehmen') };

describeOnBothEngines('a shop that sells to businesses alone [LAW C8]', ({ open }) => {
  async function openShop(guarantee: string | null = null) {
    const database = await open();
    await fillCatalogue(database);
    return { database, ...testShop(database, { soldTo }, { guarantee }) };
  }
  const placedBy = async (shop: Awaited<ReturnType<typeof openShop>>) => {
    const placed = await shop.orders.finish('key', placement({ address: ofCompany, options: declared }));
    if (isRefused(placed)) throw new Error(placed.code);
    return { placed, stored: await orderById(shop.database.read, placed._id) };
  };

  test('takes no order without a company, nor one without the declaration; nothing is stored', async () => {
    const { orders, stored } = await openShop();
    const before = await stored();
    expect(await orders.finish('k', placement({ options: declared }))).toMatchObject(missingCompany);
    const blank = { ...ofCompany, companyName: ' \u00a0 ' };
    expect(await orders.finish('k', placement({ address: blank, options: declared }))).toMatchObject(missingCompany);
    expect(await orders.finish('k', placement({ address: ofCompany }))).toMatchObject(missingDeclaration);
    expect(await stored()).toEqual(before);
  });

  test('keeps the declaration with the order, and no text that is for consumers', async () => {
    const { placed, stored } = await placedBy(await openShop('<p>Gewährleistung</p>'));
    expect(placed).toMatchObject({ soldTo: 'businesses', options: ['Unternehmen', 'AGB'] });
    expect(stored?.soldTo).toBe('businesses');
    expect(stored?.texts.map(({ name }) => name)).toEqual(['businessTerms']);
    expect(stored?.options[0]).toEqual({
      name: 'Unternehmen',
      content:
        'Ich bestelle als Unternehmerin oder Unternehmer für meine gewerbliche oder selbstständige berufliche Tätigkeit, nicht als Verbraucher.',
      mandatory: true,
    });
    if (stored === null) throw new Error('It is not stored');
    const from = { name: 'Kontor', address: 'shop@shop.example' };
    const mailing = { from, addressToPay: null, guarantee: null, withdrawal: null, attachments: [] };
    const { text, html } = orderMail(stored, mailing);
    expect(text).toContain('Unternehmen: Ich bestelle als Unternehmerin oder Unternehmer');
    expect(text + html).not.toMatch(/widerruf/i);
  });

  test('its confirmation goes out without the way to withdraw, and with the terms alone', async () => {
    const database = await open();
    await fillCatalogue(database);
    const at = testLife(database);
    const number = await at.order(1, { soldTo, texts: [] });
    const lines = [1, 1, 12].map((amount, line) => ({ line, amount }));
    const step = { number, version: 0, key: 'amendment-key-1', lines, added: [], shippingCosts: 'kept' as const };
    await at.done(at.life.amend(at.eva, { ...step, total: 146.47, reason: 'Anruf' }, false));
    const [mail] = await at.mails();
    expect(mail?.text).toContain('Gesamtbetrag');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/widerruf/i);
  });

  test('offers to no consumer either', async () => {
    const { orders } = await openShop();
    const { options: _, total: __, ...body } = placement();
    expect(await orders.compose({ body, viewer: null, unitPrices: [] })).toMatchObject(missingCompany);
    const offered = await orders.compose({ body: { ...body, address: ofCompany }, viewer: null, unitPrices: [] });
    expect(offered).toMatchObject({ order: { soldTo, options: [{ name: 'Unternehmen' }, {}, {}] } });
  });

  test('still counts costs for a visitor who has typed nothing yet', async () => {
    const { orders } = await openShop();
    expect(await orders.calculate({ items: placement().items })).toMatchObject({ total: { gross: 71.78 } });
  });

  test('knows the customers whose address the operator sets', async () => {
    const shop = await openShop();
    const viewer = await storeCustomer(shop.database, { online_user: 0, address: JSON.stringify(viennaAddress) });
    const { address: _, ...body } = placement({ options: declared });
    expect(await shop.orders.finish('k', body, viewer)).toMatchObject({ soldTo, address: { companyName: '' } });
    const unknown = await storeCustomer(shop.database, { online_user: 0 });
    const placed = await shop.orders.finish('k2', placement({ options: declared }), unknown);
    expect(placed).toMatchObject(missingCompany);
  });
});

test('a shop for everybody asks for none of it', () => {
  expect(testConfiguration.soldTo).toBe('everybody');
});

test('an operator corrects the address of such an order, but leaves a company in it [LAW C8]', () => {
  const { address } = exampleOrder();
  const order = exampleOrder({ soldTo, address: { ...address, companyName: 'Huber Bau GmbH' } });
  const typed = { ...order, separateShippingAddress: false, shippingAddress: order.address };
  const without = { ...typed, address: { ...order.address, companyName: '' } };
  const terms = { configuration: testConfiguration, check: null, now: testNow };
  expect(judgeContact(order, without, terms)).toEqual({
    kind: 'wrong',
    wrong: [{ path: 'address.companyName', code: 'required' }],
  });
  expect(judgeContact(order, typed, terms)).toMatchObject({ kind: 'same' });
  expect(judgeContact(exampleOrder(), { ...without, address }, terms)).toMatchObject({ kind: 'same' });
});
