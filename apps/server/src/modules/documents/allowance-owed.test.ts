import type { InvoiceToCorrect } from '@kontor/contract/office';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { invoicesOf, testLife } from '../order-life/testing/life.ts';
import { dueOf } from '../orders/order-worth.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { billedOf, billingOf, openInvoiceOf } from './invoice-rest.ts';
import { testDocuments } from './testing/documents.ts';

const operator = { id: 'eva', name: 'Eva', network: '127.0.0.0' };
const kappen = [{ name: 'Kappe', amount: 3, unitPrice: 2000, taxRate: 2000 as const }];

describeOnBothEngines('an order of which money was given back without goods', ({ open }) => {
  test('owes so much less, a returned piece takes its share along, and its invoice asks for the same', async () => {
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
    const { documents } = testDocuments(database, printer);
    const number = await at.order(1, { buy: kappen, shipping: 490 });
    const owed = async () => {
      const { money, order } = await at.done(at.life.order(number));
      const { id } = await database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow();
      const placed = (await at.shop.orders.placed(database.read, id))?.order;
      if (placed === undefined) throw new Error(`No order ${order.orderNumber}`);
      expect(await dueOf(database.read, placed)).toBe(Math.round(money.stillDue * 100));
      return [money.allowance, money.stillDue];
    };
    const made = async (answer: ReturnType<typeof documents.issueInvoice>) => {
      const document = await answer;
      if (isRefused(document)) throw new Error(document.code);
      return document.number;
    };
    const correct = (wish: Omit<InvoiceToCorrect, 'number' | 'reason'>) =>
      made(documents.correct({ number: 'RE2026-000001', reason: 'Kratzer', ...wish }, operator));
    /** What the invoice and its corrections cost together. */
    const asked = async () => {
      const all = await documents.ofOrder(number);
      if (isRefused(all)) throw new Error(all.code);
      return all.reduce((sum, { gross }) => sum + Math.round((gross ?? 0) * 100), 0) / 100;
    };
    await at.done(at.life.ship(at.eva, { number, version: 0, key: 'ship-0001' }));
    await made(documents.issueInvoice({ number }, operator));
    expect(await owed()).toEqual([0, 64.9]);
    await correct({ key: 'less-0001', allowance: { amount: 9 } });
    expect(await owed()).toEqual([9, 55.9]);
    const back = { reason: 'zurück', pieces: [{ line: 0, amount: 1, toStock: false }] };
    await at.done(at.life.takeBack(at.eva, { number, version: 1, key: 'back-0001', ...back }));
    expect(await owed()).toEqual([6, 38.9]);
    await correct({ key: 'back-0001', pieces: [{ line: 0, amount: 1 }] });
    expect([await owed(), await asked()]).toEqual([[6, 38.9], 38.9]);
    await correct({ key: 'fee-00001', charges: [{ kind: 'shipping', amount: 4.9 }] });
    expect([await owed(), await asked()]).toEqual([[10.9, 34], 34]);
    await correct({ key: 'rest-0001' });
    expect(await owed()).toEqual([0, 44.9]);
  });
});
