import type { OrderToTake, TakenOrder, TakingPreview } from '@kontor/contract/office';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { operatorNamed } from '../order-life/testing/life.ts';
import { orderById } from '../orders/orders.service.ts';
import {
  fillCatalogue,
  placement,
  type TestShop,
  testConfiguration,
  testNow,
  testShop,
} from '../orders/testing/shop.ts';
import type { AskVies } from '../vat-ids/vat-ids.service.ts';
import { makeVoucher } from '../vouchers/testing/vouchers.ts';
import { createOrderTaking, type OrderTakingService } from './order-taking.service.ts';

const eva = operatorNamed('Eva');
const withoutPrices = { ...eva, rights: eva.rights.filter((right) => right !== 'orders.price') };

describeOnBothEngines('an order that is taken by hand', ({ open }) => {
  let database: Database;
  let shop: TestShop;
  let taking: OrderTakingService;
  let key = 0;
  const asked: string[] = [];

  beforeEach(async () => {
    database = await open();
    await fillCatalogue(database);
    asked.length = 0;
    const vies: AskVies = async (vatId) => {
      asked.push(vatId);
      return { state: 'valid', consultation: 'WAPIAAAA1', trader: null, failure: null };
    };
    shop = testShop(database, { intraCommunity: { from: '2026-11-20' } }, { vies });
    const clock = () => testNow;
    taking = createOrderTaking({
      ...{ database, catalogue: shop.catalogue, customers: shop.customers, vouchers: shop.vouchers },
      ...{ orders: shop.orders, clock, log: createOfficeLog({ database, clock }) },
      configuration: { currentFor: async () => testConfiguration },
    });
  });

  /** Two hammers and a book: 39.98 + 24.90 + 6.90 = 71.78. */
  const wish = (more: Partial<OrderToTake> = {}): OrderToTake => ({
    ...{ key: `take-order-${++key}`, customerId: null, vouchers: [], email: 'kunde@example.at' },
    items: [
      { productId: 'p-hammer', conditionId: 'hammer', amount: 2 },
      { productId: 'p-book', conditionId: 'book', amount: 1 },
    ],
    address: {
      firstName: 'Jörg',
      name: 'Müller',
      street: 'Hauptstraße 1',
      zipCode: '1010',
      city: 'Wien',
      country: 'AT',
    },
    ...{ shippingAddress: null, paymentCondition: 'vorkasse', carrier: 'Post', externalNumber: '', options: ['AGB'] },
    ...{ channel: 'telephone', remark: '', reason: '', seen: { total: 71.78 } },
    ...more,
  });
  const previewOf = ({ key: _, channel: __, remark: ___, reason: ____, seen: _____, ...form }: OrderToTake) => form;
  const placed = async (body: OrderToTake, by = eva): Promise<TakenOrder> => {
    const answer = await taking.take(by, body);
    if (isRefused(answer)) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`);
    return answer;
  };
  const rows = () =>
    database.read.selectFrom('orders').select(['id', 'order_number', 'version', 'customer_id']).execute();
  const entries = () => database.read.selectFrom('order_timeline').selectAll().execute();
  const jobs = async () =>
    (await database.read.selectFrom('jobs').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
  const nothing = { orders: 0, jobs: 0, documents: 0, numbers: {}, stock: 5 };

  test('is priced and placed as if the customer had ordered: number, stock, documents and mails', async () => {
    const seen = (await taking.preview(eva, { ...previewOf(wish()), isWhole: true })) as TakingPreview;
    expect([seen.total.gross, seen.shippingCosts.gross, seen.changes]).toEqual([71.78, 6.9, []]);
    expect(await shop.stored()).toEqual(nothing);

    const answer = await placed(wish({ remark: 'Ruft\nzurück' }));
    expect(answer).toEqual({ number: '2026-000001', isRepeated: false });
    expect(await shop.stored()).toMatchObject({
      orders: 1,
      documents: 1,
      numbers: { 'order-2026-{000000}': 1 },
      stock: 4,
    });
    expect(await jobs()).toEqual(['order-document', 'order-mail', 'order-notice']);
    const [row] = await rows();
    const order = await orderById(database.read, row?.id ?? '');
    expect(order).toMatchObject({ email: 'kunde@example.at', carrier: 'Post', total: { gross: 7178 } });
    expect(order?.texts.map(({ name }) => name)).toContain('widerrufsbelehrung');
    expect(order?.options.map(({ name }) => name)).toEqual(['AGB']);
    expect(shop.wakes.count).toBe(1);
  });

  test('of a business in another member state is taken without tax, its VAT id checked as in the storefront [LAW T5]', async () => {
    const address = { ...wish().address, companyName: 'Nagel GmbH', zipCode: '10115', city: 'Berlin', country: 'DE' };
    const taxed = (await taking.preview(eva, previewOf(wish({ address })))) as TakingPreview;
    expect(taxed.vatIdState).toBeUndefined();
    const vatId = 'de 123.456.789';
    const seen = (await taking.preview(eva, previewOf(wish({ address, vatId })))) as TakingPreview;
    expect(seen).toMatchObject({ vatIdState: 'valid', total: { tax: 0 } });
    expect(seen.total.gross).toBeLessThan(taxed.total.gross);
    const { number } = await placed(wish({ address, vatId, seen: { total: seen.total.gross } }));
    expect(asked).toEqual(['DE123456789']);
    const [row] = await rows();
    expect(await orderById(database.read, row?.id ?? '')).toMatchObject({
      ...{ orderNumber: number, business: { vatId: 'DE123456789', check: { state: 'valid' } } },
      untaxed: { exemption: 'intra-community' },
    });
    expect(await taking.again(number)).toMatchObject({ vatId: 'DE123456789' });
  });

  test('a customer without an e-mail address gets a document to print, and no mail', async () => {
    await placed(wish({ email: '' }));
    expect(await jobs()).toEqual(['order-document', 'order-notice']);
    const [row] = await rows();
    expect((await orderById(database.read, row?.id ?? ''))?.email).toBe('');
    const answer = await shop.orders.finish('key-of-a-browser', placement({ email: '' }));
    expect(isRefused(answer) && answer.errors).toMatchObject([{ path: 'email' }]);
  });

  test('says in its timeline and in the log who took it, and how', async () => {
    await placed(wish({ remark: 'Ruft zurück', channel: 'counter' }));
    const [entry, ...more] = await entries();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ version: 1, kind: 'take', operator_id: 'eva', operator_name: 'Eva', via: 'order' });
    expect(JSON.parse(entry?.detail ?? '')).toEqual({ channel: 'counter', text: 'Ruft zurück' });
    const log = await database.read.selectFrom('office_log').select(['action', 'subject_id']).execute();
    expect(log).toEqual([{ action: 'order.take', subject_id: '2026-000001' }]);
  });

  test('is one order, however often and however much at once its key is sent', async () => {
    const body = wish();
    const answers = await Promise.all(Array.from({ length: 5 }, () => placed(body)));
    expect(new Set(answers.map(({ number }) => number))).toEqual(new Set(['2026-000001']));
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await placed(body)).toEqual({ number: '2026-000001', isRepeated: true });
    expect(await shop.stored()).toMatchObject({ orders: 1, jobs: 3, stock: 4 });
    expect(await entries()).toHaveLength(1);
  });

  test('two operators take orders at once: each has its number and its entry', async () => {
    const numbers = await Promise.all([placed(wish()), placed(wish(), operatorNamed('Otto')), placed(wish())]);
    expect(numbers.map(({ number }) => number).toSorted()).toEqual(['2026-000001', '2026-000002', '2026-000003']);
    expect((await entries()).map(({ operator_name }) => operator_name).toSorted()).toEqual(['Eva', 'Eva', 'Otto']);
    expect((await shop.stored()).stock).toBe(2);
  });

  test('a price of its own needs the right and a reason, and both prices are told', async () => {
    const items = [{ productId: 'p-hammer', conditionId: 'hammer', amount: 2, price: 15 }];
    const body = wish({ items, seen: { total: 36.9 } });
    expect(await taking.take(withoutPrices, { ...body, reason: 'Delle' })).toMatchObject({ status: 403 });
    expect(await taking.preview(withoutPrices, previewOf(body))).toMatchObject({ code: 'right-missing' });
    expect(await taking.take(eva, body)).toMatchObject({
      status: 400,
      errors: [{ path: 'reason', msg: 'Pflichtfeld' }],
    });
    expect(await shop.stored()).toEqual(nothing);

    await placed({ ...body, reason: 'Delle' });
    const [entry] = await entries();
    expect(JSON.parse(entry?.detail ?? '')).toEqual({
      ...{ channel: 'telephone', reason: 'Delle', prices: [{ name: 'Schlosserhammer', before: 1999, after: 1500 }] },
    });
    const [row] = await rows();
    expect((await orderById(database.read, row?.id ?? ''))?.lines[0]?.price).toMatchObject({ gross: 1500, tax: 250 });
  });

  test.each([
    ['another total', { seen: { total: 70 } }, [409, 'order-changed']],
    [
      'more than there is',
      { items: [{ productId: 'p-book', conditionId: 'book', amount: 6 }] },
      [409, 'item-sold-out'],
    ],
    [
      'an article that is gone',
      { items: [{ productId: 'p-book', conditionId: 'none', amount: 1 }] },
      [409, 'item-gone'],
    ],
    ['no article', { items: [] }, [400, 'cart-empty']],
    ['no consent to what is mandatory', { options: [] }, [400, 'option-missing']],
    ['a wrong e-mail address', { email: 'anna@' }, [400, 'invalid-order']],
    [
      'a negative price',
      { items: [{ productId: 'p-book', conditionId: 'book', amount: 1, price: -1 }] },
      [400, 'invalid-form'],
    ],
    ['a customer who has left', { customerId: 'gone' }, [404, 'customer-not-found']],
  ] as const)('%s is refused, and nothing is written', async (_, more, expected) => {
    const answer = await taking.take(eva, wish(more as Partial<OrderToTake>));
    expect(isRefused(answer) && [answer.status, answer.code]).toEqual(expected);
    expect(await shop.stored()).toEqual(nothing);
    expect(await entries()).toEqual([]);
  });

  test('whoever asks for the whole order before placing it hears what is missing', async () => {
    const address = { ...wish().address, street: '' };
    const whole = { ...previewOf(wish({ address, options: [] })), isWhole: true };
    expect(await taking.preview(eva, whole)).toMatchObject({
      code: 'invalid-order',
      errors: [{ path: 'address.street' }],
    });
    expect(await taking.preview(eva, { ...whole, isWhole: false })).toMatchObject({ total: { gross: 71.78 } });
  });

  test('a voucher is reserved by its code, and used by the order', async () => {
    await makeVoucher({ database, vouchers: shop.vouchers }, 'FUENFER', { kind: 'fixed', amount: 500 });
    const redeemed = await taking.voucher('fuenfer');
    if (!redeemed.ok) throw new Error(redeemed.msg);
    const { code, session } = redeemed.voucher;
    await placed(wish({ vouchers: [{ code, session }], seen: { total: 66.78 } }));
    expect(await taking.voucher('gibts-nicht')).toMatchObject({ ok: false });
    const used = await database.read.selectFrom('voucher_redemptions').select('taken').execute();
    expect(used).toEqual([{ taken: 500 }]);
  });

  test('an order is ordered again: what can be bought, what cannot, and what has another price', async () => {
    const items = [
      { productId: 'p-hammer', conditionId: 'hammer', amount: 2, price: 15 },
      { productId: 'p-book', conditionId: 'book', amount: 4 },
      { productId: 'p-salt', conditionId: 'salt', amount: 1 },
    ];
    const { number } = await placed(wish({ items, reason: 'Delle', carrier: 'Spedition', seen: { total: 137.49 } }));
    await database.transaction(async (transaction) => {
      await transaction.deleteFrom('conditions').where('id', '=', 'salt').execute();
    });
    const before = await shop.stored();
    const again = await taking.again(number);
    if (isRefused(again)) throw new Error(again.code);
    expect(again).toMatchObject({
      ...{ customerId: null, email: 'kunde@example.at', paymentCondition: 'vorkasse', carrier: 'Spedition' },
      ...{ address: { name: 'Müller', city: 'Wien' }, shippingAddress: null },
    });
    expect(again.lines.map(({ article, amount }) => [article.conditionId, article.price.gross, amount])).toEqual([
      ['hammer', 19.99, 2],
      ['book', 24.9, 1],
    ]);
    expect(again.notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
      'Von Fachbuch sind nur noch 1 da.',
      'Salz wird nicht mehr verkauft.',
      'Schlosserhammer kostete 15,00 € und kostet jetzt 19,99 €.',
    ]);
    expect(await shop.stored()).toEqual(before);
    expect(await taking.again('2026-999999')).toMatchObject({ status: 404, code: 'order-not-found' });
  });
});
