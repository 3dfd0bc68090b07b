import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { invoicesOf, testLife } from '../order-life/testing/life.ts';
import { eraseOrder } from '../orders/orders.service.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { billedOf, billingOf, openInvoiceOf } from './invoice-rest.ts';
import { testDocuments } from './testing/documents.ts';

const operator = { id: 'eva', name: 'Eva', network: '127.0.0.0' };
const kappen = [{ name: 'Kappe', amount: 3, unitPrice: 2000, taxRate: 2000 }];

describeOnBothEngines('an order that was shipped without an invoice', ({ open }) => {
  async function shop(more: NonNullable<Parameters<ReturnType<typeof testLife>['order']>[1]> = {}) {
    const database = await open();
    await fillCatalogue(database);
    const at = testLife(database, { documents: invoicesOf(openInvoiceOf, billedOf, billingOf) });
    const never = () => Promise.reject(new Error('Nothing is printed'));
    const printer = {
      print: never,
      printCopies: never,
      printPickList: never,
      printLetter: never,
      close: async () => {},
    };
    const { documents, time } = testDocuments(database, printer);
    const number = await at.order(1, { buy: kappen, shipping: 490, ...more });
    let version = 0;
    /** Takes a step on the order as it is. */
    const step = async (kind: 'ship' | 'cancel' | 'return' | 'deliver' | 'complete' | 'confirm', amount = 0) => {
      const on = { number, version, key: `step-${kind}-${version}` };
      const pieces = amount > 0 ? { pieces: [{ line: 0, amount }] } : {};
      const cancelled = amount > 0 ? { pieces: [{ line: 0, amount, toStock: false }] } : {};
      at.time.now += 60_000;
      await at.done(
        {
          confirm: () => at.life.plainStep(at.eva, 'confirm', on),
          ship: () => at.life.ship(at.eva, { ...on, ...pieces }),
          deliver: () => at.life.deliver(at.eva, { ...on, parcel: 1 }),
          complete: () => at.life.plainStep(at.eva, 'complete', on),
          cancel: () => at.life.cancel(at.eva, { ...on, ...cancelled, reason: 'x' }, false),
          return: () => at.life.takeBack(at.eva, { ...on, reason: 'x', pieces: [{ line: 0, amount, toStock: false }] }),
        }[kind](),
      );
      version += 1;
    };
    const since = async () =>
      (await database.read.selectFrom('orders').select('unbilled_since').executeTakeFirstOrThrow()).unbilled_since;
    const made = async (answer: ReturnType<typeof documents.issueInvoice>) => {
      const document = await answer;
      if (isRefused(document)) throw new Error(document.code);
      return document.number;
    };
    const issue = () => made(documents.issueInvoice({ number }, operator));
    const correct = (invoice: string, key: string, pieces?: number) =>
      made(
        documents.correct(
          { number: invoice, key, ...(pieces !== undefined && { pieces: [{ line: 0, amount: pieces }] }) },
          operator,
        ),
      );
    const overbilled = async () => {
      const page = await at.life.list({ matter: 'overbilled' });
      return 'orders' in page && page.orders.length === 1;
    };
    const dueOf = async (invoice: string) => {
      const all = await documents.ofOrder(number);
      if (isRefused(all)) throw new Error(all.code);
      return all.find((one) => one.number === invoice)?.due;
    };
    return { database, at, number, time, step, since, issue, dueOf, correct, overbilled };
  }

  test('has an invoice to correct once a billed piece is cancelled or comes back, until it is corrected', async () => {
    const { step, issue, correct, overbilled, database, at } = await shop();
    await step('ship', 2);
    const invoice = await issue();
    expect(await overbilled()).toBe(false);
    await step('cancel', 1);
    expect(await overbilled()).toBe(true);
    const since = at.time.now;
    await step('return', 1);
    const row = database.read.selectFrom('orders').select('overbilled_since');
    expect(await row.executeTakeFirstOrThrow()).toEqual({ overbilled_since: since });
    await correct(invoice, 'correct-1', 1);
    expect(await overbilled()).toBe(true);
    await correct(invoice, 'correct-2', 1);
    expect(await overbilled()).toBe(false);
    await step('return', 1);
    expect(await overbilled()).toBe(true);
    await correct(invoice, 'correct-3');
    expect(await overbilled()).toBe(false);
  });

  test.each([
    ['cancel', 'ship'],
    ['ship', 'return'],
  ] as const)('is billed after %s and %s for the pieces that are kept, and nothing is to correct', async (...steps) => {
    const { database, step, issue, overbilled } = await shop();
    for (const kind of steps) await step(kind, kind === 'ship' ? 0 : 1);
    await issue();
    const { id } = await database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    expect(await billedOf(database.read, id)).toMatchObject([{ pieces: [{ line: 0, amount: 2 }] }]);
    expect(await overbilled()).toBe(false);
  });

  test.each([
    ['deposits', { buy: kappen.map((one) => ({ ...one, deposit: 25 })) }],
    ['a discount', { redeem: [{ code: 'D', value: { kind: 'percent', share: 1000 } }] }],
    ['a gift balance', { redeem: [{ code: 'G', value: { kind: 'gift-balance', balance: 3000 } }] }],
  ] satisfies [string, Parameters<typeof shop>[0]][])(
    'with %s asks after a return for what it costs',
    async (_, more) => {
      const { at, step, number, issue, dueOf } = await shop(more);
      await step('ship', 3);
      await step('return', 1);
      const { money } = await at.done(at.life.order(number));
      expect(await dueOf(await issue())).toBe(money.stillDue);
    },
  );

  test('is one from its last parcel on, until it is billed, and later steps change nothing', async () => {
    const { at, step, since, issue } = await shop();
    await step('confirm');
    expect(await since()).toBeNull();
    await step('ship', 1);
    expect(await since()).toBeNull();
    await step('ship', 2);
    const shippedAt = at.time.now;
    expect(await since()).toBe(shippedAt);
    await step('deliver');
    expect(await since()).toBe(shippedAt);
    await issue();
    expect(await since()).toBeNull();
    await step('complete');
    expect(await since()).toBeNull();
  });

  test('is none where it was billed before it left', async () => {
    const { step, since, issue } = await shop();
    await issue();
    await step('ship');
    expect(await since()).toBeNull();
  });

  test('is one again once its invoice is cancelled, and not while something is left of the invoice', async () => {
    const { at, step, since, issue, correct } = await shop();
    await step('ship');
    const shippedAt = at.time.now;
    const invoice = await issue();
    await correct(invoice, 'a-part-of-it', 1);
    expect(await since()).toBeNull();
    await correct(invoice, 'all-the-rest');
    expect(await since()).toBe(shippedAt);
    await correct(invoice, 'all-the-rest');
    expect(await since()).toBe(shippedAt);
    expect(await issue()).not.toBe(invoice);
    expect(await since()).toBeNull();
  });

  test('is none if its invoice is cancelled before it was shipped', async () => {
    const { step, since, issue, correct } = await shop();
    await correct(await issue(), 'all-of-it');
    expect(await since()).toBeNull();
    await step('cancel');
    expect(await since()).toBeNull();
  });

  test('counts what is kept: the rest cancelled, a part returned, and all of it returned', async () => {
    const { at, step, since } = await shop();
    await step('ship', 2);
    const shippedAt = at.time.now;
    await step('cancel', 1);
    expect(await since()).toBe(shippedAt);
    await step('return', 1);
    expect(await since()).toBe(shippedAt);
    await step('return', 1);
    expect(await since()).toBeNull();
  });

  test('is one if a gift balance paid it, and none if a voucher made it free', async () => {
    const gift = await shop({ redeem: [{ code: 'G', value: { kind: 'gift-balance', balance: 99_999 } }] });
    await gift.step('ship');
    expect(await gift.since()).toBe(gift.at.time.now);
    const free = await shop({ shipping: 0, redeem: [{ code: 'F', value: { kind: 'fixed', amount: 99_999 } }] });
    await free.step('ship');
    expect(await free.since()).toBeNull();
  });

  test('is none once its people were erased', async () => {
    const { database, step, since } = await shop();
    await step('ship');
    const { id } = await database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await database.transaction((transaction) => eraseOrder(transaction, id, 1));
    expect(await since()).toBeNull();
  });
});
