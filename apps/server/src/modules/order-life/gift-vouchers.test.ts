import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { fillCatalogue, placement } from '../orders/testing/shop.ts';
import { makeVoucher, redeemed, storedVoucher } from '../vouchers/testing/vouchers.ts';
import { soldVouchers } from '../vouchers/vouchers.service.ts';
import { type TestLife, testLife } from './testing/life.ts';

/** A gift voucher of 50 €, and a hammer of 19.99 € whose shipping costs 6.90 €. */
const voucher = (amount = 1) => ({ product: { _id: 'p-salt' }, condition: { _id: 'salt' }, amount });
const hammer = (amount = 1) => ({ product: { _id: 'p-hammer' }, condition: { _id: 'hammer' }, amount });

describeOnBothEngines('gift vouchers that are bought [LAW T9]', ({ open }) => {
  let database: Database;
  let at: TestLife;
  let key = 0;

  beforeEach(async () => {
    database = await open();
    await fillCatalogue(database);
    await database.transaction(async (transaction) => {
      const product = { gift_voucher: 1, name: 'Geschenkgutschein', name_suffix: null } as const;
      await transaction.updateTable('products').set(product).where('id', '=', 'p-salt').execute();
      const price = { price: 5000, tax_rate: 2000, norm_price: null, norm_unit: null };
      await transaction.updateTable('conditions').set(price).where('id', '=', 'salt').execute();
    });
    at = testLife(database);
  });

  const calculated = async (body: Parameters<TestLife['shop']['orders']['calculate']>[0]) => {
    const answer = await at.shop.orders.calculate(body);
    if (isRefused(answer)) throw new Error(answer.code);
    return answer;
  };
  async function bought(items: ReturnType<typeof voucher>[], gross: number, more: object = {}) {
    const placed = await at.shop.orders.finish(`cart-${++key}`, placement({ items, total: { gross }, ...more }));
    if (!('orderNumber' in placed)) throw new Error(JSON.stringify(placed));
    const { orderNumber: number, _id: id } = placed;
    return { number, id, order: placed };
  }
  const paid = (number: string, amount: number) =>
    at.done(
      at.life.noteMoney(at.eva, {
        ...{ number, key: `request-${++key}`, amount, receivedOn: '2026-11-20', means: 'cash', reason: 'Beleg' },
      }),
    );
  /** Runs the jobs that payments have queued, all of them, again and again. */
  const runJobs = async () => {
    const jobs = await database.read.selectFrom('jobs').select('payload').where('kind', '=', 'gift-vouchers').execute();
    for (const { payload } of jobs) await at.life.sendGiftVouchers(JSON.parse(payload).orderId);
    return jobs.length;
  };
  const sold = (id: string) => soldVouchers(database.read, id);
  const resumed = (code: string) =>
    database.transaction((transaction) => at.shop.vouchers.stop(transaction, code, false));
  const version = async (number: string) => (await at.done(at.life.order(number))).version;
  const takeBack = async (number: string, amount = 1, line = 0) =>
    at.life.takeBack(at.eva, {
      ...{ number, version: await version(number), key: `request-${++key}`, reason: 'Widerruf' },
      pieces: [{ line, amount, toStock: false }],
    });

  describe('cost what they say', () => {
    test('without tax and without shipping, whatever the payment costs', async () => {
      const { total, goods, shippingCosts, items, freeShipping } = await calculated({ items: [voucher(2)] });
      expect(total).toEqual({ gross: 100, net: 100, tax: 0, taxRates: [] });
      expect([goods?.gross, items[0]?.price.taxRates, freeShipping]).toEqual([100, [], undefined]);
      expect(shippingCosts.gross).toBe(0);
    });

    test('beside goods, whose tax, shipping and free shipping they leave alone', async () => {
      const alone = await calculated({ items: [hammer()] });
      const both = await calculated({ items: [hammer(), voucher(3)] });
      expect(both.total.gross).toBe(alone.total.gross + 150);
      expect(both.total.taxRates).toEqual(alone.total.taxRates);
      expect(both.shippingCosts).toEqual(alone.shippingCosts);
      expect(both.freeShipping).toEqual(alone.freeShipping);
    });

    test('and no voucher reduces or pays them, nor do they reach a minimum', async () => {
      const { vouchers } = at.shop;
      await makeVoucher({ database, vouchers }, 'ZEHNTEL', { kind: 'percent', share: 1000 });
      await makeVoucher({ database, vouchers }, 'VIEL', { kind: 'gift-balance', balance: 50_000 });
      await makeVoucher({ database, vouchers }, 'AB30', { kind: 'fixed', amount: 500 }, { minimum: 3000 });
      const held = [await redeemed(vouchers, 'ZEHNTEL'), await redeemed(vouchers, 'VIEL')];
      const { vouchers: taken, toPay } = await calculated({ items: [hammer(), voucher()], vouchers: held });
      expect(taken.map(({ code, price }) => [code, price.gross])).toEqual([
        ['ZEHNTEL', -2],
        ['VIEL', -24.89], // 17.99 and the shipping
      ]);
      expect(toPay).toBe(50);
      const few = [await redeemed(vouchers, 'AB30')];
      const refused = await calculated({ items: [hammer(), voucher()], vouchers: few });
      expect([refused.vouchers, refused.changes.map(({ kind }) => kind)]).toEqual([[], ['voucher']]);
    });

    test('at most fifty at once', async () => {
      const { items, changes } = await calculated({ items: [voucher(51)] });
      expect([items[0]?.amount, changes.map(({ kind }) => kind)]).toEqual([50, ['amount']]);
    });
  });

  test('are sent once they are paid, each with a code of its own, however often the job runs', async () => {
    const { number, id } = await bought([voucher(2)], 100);
    expect([await runJobs(), await sold(id)]).toEqual([0, []]);
    expect((await paid(number, 40)).payment).toBe('partly-paid');
    await runJobs();
    expect(await sold(id)).toEqual([]);

    expect((await paid(number, 60)).payment).toBe('paid');
    await Promise.all([runJobs(), runJobs(), runJobs()]);
    const vouchers = await sold(id);
    expect(vouchers.map(({ code: _, ...rest }) => rest)).toEqual(
      [0, 1].map((piece) => ({
        ...{ line: 0, piece, worth: 5000, rest: 5000, soldAt: at.time.now, state: 'valid' },
        validTo: Date.UTC(2056, 10, 20, 23), // midnight in Vienna
      })),
    );
    expect(new Set(vouchers.map(({ code }) => code)).size).toBe(2);
    const order = await at.done(at.life.order(number));
    expect(order).toMatchObject({ state: 'delivered', shipping: 'delivered', parcels: [{ carrier: 'E-Mail' }] });
    expect(order.timeline.map(({ kind, by }) => [kind, by])).toEqual([['ship', 'Der Shop selbst']]);

    expect(await at.queued()).toEqual(['gift-voucher-mail 1']);
    const [mail, ...others] = await at.mails();
    expect([others, mail?.to.address]).toEqual([[], 'kunde@example.at']);
    for (const { code } of vouchers) expect(mail?.text).toContain(`Code: ${code}`);
    expect(mail?.text).toContain('Wert: 50,00\u00a0€');
    expect(mail?.text).toContain('gültig bis 20.11.2056');
    expect(mail?.subject).not.toContain(vouchers[0]?.code ?? '');
  });

  test('are seen by who ordered them signed in, by the office without the code, and are sent again', async () => {
    const { number, id } = await bought([voucher()], 50);
    await paid(number, 50);
    await runJobs();
    const [{ code = '' } = {}] = await sold(id);
    const order = await at.done(at.life.order(number));
    expect(order.giftVouchers).toEqual([
      ...[{ line: 0, codeEnd: code.slice(-4), worth: 50, rest: 50, lastDay: '2056-11-20', state: 'valid' }],
    ]);
    expect(JSON.stringify(order)).not.toContain(code);
    expect(JSON.stringify(await at.shop.orders.find(id))).not.toContain(code);
    const stranger = { customerId: 'c-2', customerGroup: null } as never;
    expect(JSON.stringify(await at.shop.orders.find(id, stranger))).not.toContain(code);

    const again = { number, key: 'request-again' };
    await at.done(at.life.sendVouchersAgain(at.eva, again));
    const sent = await at.done(at.life.sendVouchersAgain(at.eva, again));
    expect(sent.timeline.map(({ kind, text }) => [kind, text])).toEqual([
      ['ship', undefined],
      ['note', 'Geschenkgutscheine noch einmal gesendet an kunde@example.at'],
    ]);
    const mails = await at.mails();
    expect([mails.length, new Set(mails.map(({ messageId }) => messageId)).size]).toEqual([2, 2]);
    await at.done(takeBack(number));
    expect(await at.code(at.life.sendVouchersAgain(at.eva, { number, key: 'request-late' }))).toEqual([
      ...[409, 'no-gift-vouchers'],
    ]);
    const [returned, ...others] = await at.mails();
    expect(others).toEqual([]);
    expect(returned?.subject).toBe(`Gutschein zur Bestellung ${number} zurückgenommen`);
    expect(returned?.text).toContain('Ihre Codes gelten nicht mehr:');
    expect(returned?.text).not.toContain(code);
  });

  test('pay a later order, and the rest remains; what was redeemed in part is not taken back', async () => {
    const { number, id } = await bought([voucher()], 50);
    await paid(number, 50);
    await runJobs();
    const [{ code = '' } = {}] = await sold(id);
    const held = await redeemed(at.shop.vouchers, code, 26.89);
    const later = await bought([hammer()], 26.89, { vouchers: [held], toPay: 0 });
    expect(later.order.total.gross).toBe(26.89);
    expect(await storedVoucher(database, code)).toMatchObject({ used: 1, balance: 2311 });
    expect(await at.refusal(takeBack(number))).toEqual([
      ...[409, 'step-refused'],
      'Ein Gutschein von „Geschenkgutschein“ ist schon eingelöst, ganz oder zum Teil. Er lässt sich nicht mehr zurücknehmen.',
    ]);
    expect(await sold(id)).toMatchObject([{ rest: 2311, state: 'valid' }]);
    expect(await version(number)).toBe(1);
  });

  test('are void once they are taken back, and nobody redeems them', async () => {
    const { number, id } = await bought([voucher(2)], 100);
    await paid(number, 100);
    await runJobs();
    expect((await at.done(takeBack(number))).money).toMatchObject({ stillDue: 50, toRefund: 50 });
    const vouchers = await sold(id);
    expect(vouchers.map(({ state }) => state).toSorted()).toEqual(['valid', 'voided']);
    const [dead] = vouchers.filter(({ state }) => state === 'voided');
    expect(await at.shop.vouchers.redeem({ code: dead?.code ?? '', totalPrice: 100 })).toEqual({
      ...{ ok: false, msg: 'Dieser Gutschein gilt nicht mehr.' },
    });
    expect(await resumed(dead?.code ?? '')).toBe('voucher-unpaid');
    await runJobs();
    expect((await sold(id)).map(({ state }) => state).toSorted()).toEqual(['valid', 'voided']);
  });

  test('that are cancelled before they are paid get no code, even if money comes later', async () => {
    const { number, id } = await bought([voucher()], 50);
    const reason = 'doppelt bestellt';
    await at.done(at.life.cancel(at.eva, { number, version: 0, key: 'request-cancel', reason }, false));
    await paid(number, 50);
    await runJobs();
    expect([await sold(id), (await at.done(at.life.order(number))).state]).toEqual([[], 'cancelled']);
  });

  test('are not shipped by hand, and leave the goods of their order alone', async () => {
    const { number, id } = await bought([hammer(), voucher()], 76.89);
    await at.done(at.life.ship(at.eva, { number, version: 0, key: 'request-ship', isUnpaidAccepted: true }));
    expect(await at.refusal(at.life.ship(at.eva, { number, version: 1, key: 'request-more' }))).toEqual([
      ...[409, 'step-refused'],
      'Geschenkgutscheine versendet der Shop selbst, per E-Mail, sobald sie bezahlt sind. Sonst ist nichts offen.',
    ]);
    const pieces = [{ line: 1, amount: 1 }];
    expect(await at.code(at.life.ship(at.eva, { number, version: 1, key: 'request-it', pieces }))).toEqual([
      ...[409, 'step-refused'],
    ]);
    expect(await sold(id)).toEqual([]);
    await paid(number, 76.89);
    await runJobs();
    const order = await at.done(at.life.order(number));
    expect(order.parcels.map(({ carrier, deliveredAt }) => [carrier, deliveredAt !== null])).toEqual([
      ['Post', false],
      ['E-Mail', true],
    ]);
    expect(await sold(id)).toMatchObject([{ line: 1, piece: 0, worth: 5000 }]);
  });

  test('wait while their order is held, and go once it is released', async () => {
    const { number, id } = await bought([voucher()], 50);
    await at.done(at.life.hold(at.eva, { number, version: 0, key: 'request-hold', reason: 'Betrug?' }));
    await paid(number, 50);
    await runJobs();
    expect(await sold(id)).toEqual([]);
    await at.done(at.life.hold(at.eva, { number, version: 1, key: 'request-release', reason: null }));
    await runJobs();
    expect(await sold(id)).toMatchObject([{ state: 'valid' }]);
  });

  test('are stopped while their money is gone, and can be redeemed again once it is back', async () => {
    const { number, id } = await bought([voucher()], 50);
    const [note] = (await paid(number, 50)).transfers;
    await runJobs();
    const [{ code = '' } = {}] = await sold(id);
    await at.done(at.life.undoMoney(at.eva, { number, _id: note?._id ?? '', reason: 'vertippt' }));
    await runJobs();
    expect(await sold(id)).toMatchObject([{ state: 'suspended' }]);
    expect(await resumed(code)).toBe('voucher-unpaid');
    expect(await at.shop.vouchers.redeem({ code, totalPrice: 100 })).toMatchObject({ ok: false });
    await paid(number, 50);
    await runJobs();
    expect(await sold(id)).toMatchObject([{ code, state: 'valid' }]);
    expect(await at.shop.vouchers.redeem({ code, totalPrice: 100 })).toMatchObject({ ok: true });
    expect(await at.queued()).toEqual(['gift-voucher-mail 1']);
  });
});
