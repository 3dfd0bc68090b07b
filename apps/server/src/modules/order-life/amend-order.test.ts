import type { AmendmentPreview, AmendStep } from '@kontor/contract/office';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { orderById } from '../orders/orders.service.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { invoicesOf, operatorNamed, type TestLife, testLife } from './testing/life.ts';

describeOnBothEngines('an order that is amended', ({ open }) => {
  let database: Database;
  let at: TestLife;
  let key = 0;

  beforeEach(async () => {
    database = await open();
    await fillCatalogue(database);
    at = testLife(database);
  });

  /** Two hammers, one book, twelve sacks of salt: 39.98 + 24.90 + 94.68 + 6.90 = 166.46. */
  const lines = (...amounts: number[]) => amounts.map((amount, line) => ({ line, amount }));
  const wish = (number: string, more: Partial<AmendStep> = {}): AmendStep => ({
    ...{ number, version: 0, key: `amendment-${++key}`, lines: lines(1, 3, 12), added: [], shippingCosts: 'kept' },
    ...{ total: 196.27, reason: 'Kundin rief an' },
    ...more,
  });
  const row = (number: string) =>
    database.read
      .selectFrom('orders')
      .select(['id', 'snapshot', 'amendment', 'version', 'total_gross', 'is_picked', 'payment_state'])
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
  const preview = async (body: AmendStep) => (await at.life.previewAmendment(body)) as AmendmentPreview;

  test('is previewed to the cent without a trace, and then is what was previewed', async () => {
    const number = await at.order(1);
    const before = await row(number);
    const seen = await preview(wish(number));
    // A hammer less and two books more: −19.99 + 49.80.
    expect(seen).toMatchObject({ version: 0, difference: { gross: 29.81 }, after: { toPay: { gross: 196.27 } } });
    expect(seen.before.toPay.gross).toBe(166.46);
    expect(seen.difference.net + seen.difference.tax).toBeCloseTo(29.81, 10);
    expect(seen.stock).toEqual([
      { name: 'Schlosserhammer 500 g, Eschenstiel', amount: -1 },
      { name: 'Fachbuch „Holzverbindungen“', amount: 2 },
    ]);
    expect(seen.money).toEqual({ received: null, open: 196.27, toRefund: 0, isRefundable: false });
    expect([await row(number), await at.stock('book'), await at.queued()]).toEqual([before, 5, []]);

    const amended = await at.done(at.life.amend(at.eva, wish(number), false));
    expect(amended).toMatchObject({ version: 1, money: { toPay: 196.27, stillDue: 196.27 } });
    expect(amended.lines.map((pieces) => pieces.open)).toEqual([1, 3, 12]);
    expect(await at.stock('book')).toBe(3);
    const after = await row(number);
    expect(after).toMatchObject({ snapshot: before.snapshot, total_gross: 19_627, version: 1 });
    expect((await orderById(database.read, before.id))?.total.gross).toBe(19_627);
    expect(JSON.parse(after.snapshot).total.gross).toBe(16_646);
  });

  test('is told by a new confirmation, to the timeline and the log, once for each key', async () => {
    const number = await at.order(1);
    const body = wish(number);
    await at.done(at.life.amend(at.eva, body, false));
    const again = await at.done(at.life.amend(at.eva, body, false));
    expect(again).toMatchObject({ version: 1 });
    expect([await at.stock('book'), await at.queued(), await at.logged(number)]).toEqual([
      ...[3, ['order-amended-mail 1'], ['order.amend']],
    ]);
    expect(again.timeline[0]).toMatchObject({ kind: 'amend', by: 'Eva', reason: 'Kundin rief an', isTold: true });
    expect(again.timeline[0]?.changes).toEqual(
      [
        {
          field: 'item',
          before: '2 Stück Schlosserhammer 500 g, Eschenstiel, 39,98 €',
          after: '1 Stück Schlosserhammer 500 g, Eschenstiel, 19,99 €',
        },
        {
          ...{ field: 'item', before: '1 Stück Fachbuch „Holzverbindungen“, 24,90 €' },
          after: '3 Stück Fachbuch „Holzverbindungen“, 74,70 €',
        },
        { field: 'toPay', before: '166,46 €', after: '196,27 €' },
      ].map((change) => ({
        ...change,
        before: change.before.replace(' €', '\u00a0€'),
        after: change.after.replace(' €', '\u00a0€'),
      })),
    );
  });

  test('the customer gets a whole new confirmation, which says what is still to be transferred', async () => {
    const number = await at.order(1, { texts: [] });
    const paid = { number, amount: 166.46, receivedOn: '2026-11-20', means: 'other' as const, reason: 'Bank' };
    await at.done(at.life.noteMoney(at.eva, { ...paid, key: 'money-note-1' }));
    await at.done(at.life.amend(at.eva, wish(number), false));
    const [mail, ...more] = await at.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Änderung Ihrer Bestellung ${number} bei Kontor Werkzeug`);
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain(`Ihre Bestellung ${number} vom 20.11.2026 am 20.11.2026 geändert`);
    expect(text).toContain('Sie haben schon 166,46 € bezahlt. Bitte überweisen Sie den Restbetrag von 29,81 €');
    expect(text).toContain('Betrag: 29,81 €');
    expect(text).not.toContain('Kundin rief an');
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      ...['Bestellung-2026-000123-Aenderung-1.pdf', 'ueberweisung.png'],
    ]);
    expect((await at.done(at.life.order(number))).payment).toBe('partly-paid');
  });

  test('by two at once is amended by one of them, and the other hears who was first', async () => {
    const number = await at.order(1);
    const others = [wish(number), wish(number, { lines: lines(2, 5, 12), total: 266.06 })] as const;
    const answers = await Promise.all([
      at.life.amend(at.eva, others[0], false),
      at.life.amend(operatorNamed('Otto'), others[1], false),
    ]);
    const refusals = answers.filter(isRefused);
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([[409, 'order-stale']]);
    const first = isRefused(answers[0]) ? 'Otto' : 'Eva';
    expect(refusals[0]?.extra).toMatchObject({ version: 1, changes: [{ kind: 'amend', by: first }] });
    // Two more books, or four.
    expect([await at.stock('book'), (await row(number)).total_gross]).toEqual(
      first === 'Eva' ? [3, 19_627] : [1, 26_606],
    );
    expect([await at.queued(), await at.logged(number)]).toEqual([['order-amended-mail 1'], ['order.amend']]);
  });

  test('under one key by two at once is amended once', async () => {
    const number = await at.order(1);
    const body = wish(number);
    const answers = await Promise.all([at.life.amend(at.eva, body, false), at.life.amend(at.eva, body, false)]);
    expect(answers.map((answer) => (isRefused(answer) ? answer.code : answer.version))).toEqual([1, 1]);
    expect([await at.stock('book'), await at.queued()]).toEqual([3, ['order-amended-mail 1']]);
  });

  test('a line is added by the prices of the shop, and one is removed; what was removed is in stock again', async () => {
    const number = await at.order(1);
    const added = [{ productId: 'p-book', conditionId: 'book', amount: 2 }];
    const body = wish(number, { lines: lines(2, 0, 12), added, total: 191.36 });
    const amended = await at.done(at.life.amend(at.eva, body, false));
    expect(amended.order.items.map(({ amount, total }) => [amount, total.gross])).toEqual([
      ...[
        [2, 39.98],
        [12, 94.68],
        [2, 49.8],
      ],
    ]);
    expect([await at.stock('book'), await at.queued()]).toEqual([4, ['order-amended-mail 1']]);
  });

  test('a price of one’s own needs a right of its own', async () => {
    const number = await at.order(1);
    const cheaper = [{ line: 0, amount: 2, price: 15 }, ...lines(2, 1, 12).slice(1)];
    const body = wish(number, { lines: cheaper, total: 156.48 });
    expect((await preview(body)).changesPrices).toBe(true);
    const max = { ...operatorNamed('Max'), rights: ['orders.read', 'orders.edit'] as const };
    expect(await at.code(at.life.amend(max, body, false))).toEqual([403, 'right-missing']);
    expect((await row(number)).version).toBe(0);
    expect(await at.done(at.life.amend(at.eva, body, false))).toMatchObject({ money: { toPay: 156.48 } });
  });

  test('what it adds to an order that is paid online is transferred, and noted by hand', async () => {
    const online = { name: 'paypal', title: 'PayPal', kind: 'online', provider: 'paypal' } as const;
    const number = await at.order(1, { paymentCondition: online });
    const money = { number, amount: 29.81, receivedOn: '2026-11-20', means: 'other' as const, reason: 'Rest' };
    expect(await at.code(at.life.noteMoney(at.eva, { ...money, key: 'money-note-1' }))).toEqual([409, 'paid-online']);
    await at.done(at.life.amend(at.eva, wish(number), false));
    const noted = await at.done(at.life.noteMoney(at.eva, { ...money, key: 'money-note-2' }));
    expect([noted.transfers.length, noted.money.received, noted.payment]).toEqual([1, 29.81, 'partly-paid']);
  });

  test('is refused, and changes nothing: no stock, another total, nothing changed, another was first, too late', async () => {
    const number = await at.order(1);
    const before = await row(number);
    const many = wish(number, { lines: lines(2, 7, 12) });
    expect(await at.refusal(at.life.amend(at.eva, many, false))).toEqual([
      ...[409, 'amendment-refused', 'Von „Fachbuch“ sind nur noch 5 mehr da.'],
    ]);
    expect(await at.code(at.life.amend(at.eva, wish(number, { total: 1 }), false))).toEqual([409, 'order-changed']);
    const same = wish(number, { lines: lines(2, 1, 12), total: 166.46 });
    expect(await at.refusal(at.life.amend(at.eva, same, false))).toEqual([
      ...[409, 'amendment-refused', 'Es ist nichts geändert.'],
    ]);
    const wrong = await at.life.amend(at.eva, wish(number, { lines: lines(-1, 1, 12) }), false);
    expect(isRefused(wrong) && wrong.errors?.map(({ path }) => path)).toEqual(['lines.0.amount']);
    const invoiced = testLife(database, { documents: invoicesOf(async () => 'R2026-000001') });
    expect(await at.code(invoiced.life.amend(at.eva, wish(number), false))).toEqual([409, 'invoice-open']);
    const paying = testLife(database, {
      payments: { ...({} as never as object), orderAmended: async () => 'in-progress' as const } as never,
    });
    expect(await at.code(paying.life.amend(at.eva, wish(number), false))).toEqual([409, 'payment-in-progress']);
    expect([await row(number), await at.stock('book'), await at.queued()]).toEqual([before, 5, []]);

    await at.done(at.life.amend(at.eva, wish(number), false));
    expect(await at.code(at.life.amend(at.eva, wish(number, { lines: lines(1, 1, 12) }), false))).toEqual([
      ...[409, 'order-stale'],
    ]);
    await at.done(at.life.ship(at.eva, { number, version: 1, key: 'ship-all-1' }));
    expect(await at.code(at.life.amend(at.eva, wish(number, { version: 2 }), false))).toEqual([409, 'step-refused']);
  });
});
