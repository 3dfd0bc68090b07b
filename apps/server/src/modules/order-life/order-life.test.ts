import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createOfficeLog } from '../office-log/office-log.service.ts';
import { fillCatalogue, placement } from '../orders/testing/shop.ts';
import { createNotedPayments } from '../payments/noted/noted-payments.service.ts';
import { makeVoucher, redeemed, storedVoucher } from '../vouchers/testing/vouchers.ts';
import { operatorNamed, type TestLife, testLife } from './testing/life.ts';

const max = operatorNamed('Max');

describeOnBothEngines('the life of an order', ({ open }) => {
  let database: Database;
  let at: TestLife;
  let key = 0;
  /** The body of a step that was decided on a version. */
  const on = (number: string, version: number) => ({ number, version, key: `request-${++key}` });

  beforeEach(async () => {
    database = await open();
    await fillCatalogue(database);
    at = testLife(database);
  });

  const snapshot = async (number: string) =>
    (
      await database.read
        .selectFrom('orders')
        .select('snapshot')
        .where('order_number', '=', number)
        .executeTakeFirstOrThrow()
    ).snapshot;

  test('goes from its placing over two parcels to completion, and the stored order stays unchanged', async () => {
    const number = await at.order(1);
    const before = await snapshot(number);
    const placed = await at.done(at.life.order(number));
    expect(placed).toMatchObject({ version: 0, state: 'placed', shipping: 'open', payment: 'open', timeline: [] });
    expect(JSON.stringify(placed)).not.toContain('secret-key-of-order');

    expect(await at.done(at.life.plainStep(at.eva, 'confirm', on(number, 0)))).toMatchObject({ state: 'processing' });
    await at.done(at.life.plainStep(at.eva, 'pick', on(number, 1)));
    const part = await at.done(
      at.life.ship(at.eva, {
        ...on(number, 2),
        ...{ pieces: [{ line: 0, amount: 1 }], carrier: ' post ', trackingNumber: 'AT 12/3' },
      }),
    );
    expect(part).toMatchObject({ version: 3, state: 'processing', shipping: 'partly-shipped' });
    expect(part.lines[0]).toEqual({ open: 0, picked: 1, shipped: 1, delivered: 0, returned: 0, cancelled: 0 });
    expect(part.parcels).toEqual([
      {
        ...{ number: 1, carrier: 'post', trackingNumber: 'AT 12/3' },
        trackingLink: 'https://post.example/paket?nr=AT%2012%2F3',
        ...{ shippedAt: new Date(at.time.now).toISOString(), deliveredAt: null, pieces: [{ line: 0, amount: 1 }] },
        ...{ isUndone: false, unshipRefusal: null },
      },
    ]);

    at.time.now += 1000;
    const sent = await at.done(at.life.ship(max, on(number, 3)));
    expect(sent).toMatchObject({ state: 'shipped', shipping: 'shipped', parcels: [{ number: 1 }, { number: 2 }] });
    await at.done(at.life.deliver(at.eva, { ...on(number, 4), parcel: 2 }));
    expect(await at.done(at.life.deliver(at.eva, on(number, 5)))).toMatchObject({ state: 'delivered' });
    const end = await at.done(at.life.plainStep(at.eva, 'complete', on(number, 6)));

    expect(end).toMatchObject({ version: 7, state: 'completed', shipping: 'delivered' });
    expect(end.timeline.map(({ kind, by, parcels }) => [kind, by, parcels])).toEqual([
      ['confirm', 'Eva', undefined],
      ['pick', 'Eva', undefined],
      ['ship', 'Eva', [1]],
      ['ship', 'Max', [2]],
      ['deliver', 'Eva', [2]],
      ['deliver', 'Eva', [1]],
      ['complete', 'Eva', undefined],
    ]);
    expect(end.timeline[3]?.pieces).toEqual([
      { line: 0, amount: 1, toStock: false },
      { line: 1, amount: 1, toStock: false },
      { line: 2, amount: 12, toStock: false },
    ]);
    expect(await at.logged(number)).toEqual(end.timeline.map(({ kind }) => `order.${kind}`));
    expect(await at.queued()).toEqual(['order-shipped-mail 3', 'order-shipped-mail 4']);
    expect(await snapshot(number)).toBe(before);
    expect(await at.stock('book')).toBe(5);
  });

  test('is shown without anything being written', async () => {
    const number = await at.order(1);
    await at.done(at.life.order(number));
    const tables = ['order_timeline', 'order_pieces', 'order_parcels', 'office_log', 'jobs'] as const;
    for (const table of tables) expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await at.code(at.life.order('2026-000009'))).toEqual([404, 'order-not-found']);
    expect(await at.code(at.life.order('secret-key-of-order-1'))).toEqual([404, 'order-not-found']);
  });

  test('a total cancellation gives stock and vouchers back once, and the second one sees who was first', async () => {
    const { shop } = at;
    await makeVoucher(
      { database, vouchers: shop.vouchers },
      'EINMALIG',
      { kind: 'fixed', amount: 500 },
      { usesAllowed: 1 },
    );
    await makeVoucher({ database, vouchers: shop.vouchers }, 'GUTHABEN', { kind: 'gift-balance', balance: 2500 });
    const vouchers = [await redeemed(shop.vouchers, 'EINMALIG'), await redeemed(shop.vouchers, 'GUTHABEN')];
    const order = await shop.orders.finish('k', placement({ vouchers, total: { gross: 66.78 }, toPay: 41.78 }));
    if (!('orderNumber' in order)) throw new Error(JSON.stringify(order));
    const { orderNumber: number } = order;
    expect(await at.stock('book')).toBe(4);
    expect(await storedVoucher(database, 'GUTHABEN')).toMatchObject({ used: 1, balance: 0, redemptions: 1 });

    const body = { ...on(number, 0), reason: 'Kunde hat angerufen' };
    const gone = await at.done(at.life.cancel(at.eva, body, false));
    expect(gone).toMatchObject({ version: 1, state: 'cancelled', shipping: 'none', money: { stillDue: 0 } });
    expect(gone.timeline).toMatchObject([
      {
        ...{ kind: 'cancel', by: 'Eva', via: 'order', reason: 'Kunde hat angerufen', isTold: true },
        pieces: [
          { line: 0, amount: 2, toStock: true },
          { line: 1, amount: 1, toStock: true },
        ],
      },
    ]);
    const after = async () => [
      await at.stock('book'),
      await at.stock('hammer'),
      await storedVoucher(database, 'EINMALIG'),
      await storedVoucher(database, 'GUTHABEN'),
    ];
    const given = [
      5,
      null,
      { used: 0, balance: null, reservations: 0, redemptions: 0 },
      { used: 0, balance: 2500, reservations: 0, redemptions: 0 },
    ];
    expect(await after()).toEqual(given);

    // The same request repeated after a lost answer, and another person's request.
    expect(await at.done(at.life.cancel(at.eva, body, false))).toMatchObject({ version: 1 });
    const second = { ...on(number, 1), reason: 'Doppelt' };
    expect(await at.refusal(at.life.cancel(max, second, false))).toEqual([
      409,
      'step-already',
      'Eva hat diese Bestellung schon storniert (20.11.2026, 13:30).',
    ]);
    expect(await at.refusal(at.life.cancel(max, { ...on(number, 0), reason: 'Alt' }, false))).toEqual([
      409,
      'order-stale',
      'Eva hat diese Bestellung inzwischen storniert (20.11.2026, 13:30). Sehen Sie sie neu an, bevor Sie weitermachen.',
    ]);
    expect(await at.refusal(at.life.ship(max, on(number, 1)))).toEqual([
      409,
      'step-refused',
      'Diese Bestellung ist storniert.',
    ]);
    expect(await after()).toEqual(given);
    expect(await at.queued()).toEqual(['order-cancelled-mail 1']);
    expect(await at.logged(number)).toEqual(['order.cancel']);
  });

  test('pages follow the stock that comes back: its light, and how many are left', async () => {
    const number = await at.order(1);
    await database.transaction(async (transaction) => {
      await transaction.updateTable('conditions').set({ stock: 0 }).where('id', '=', 'book').execute();
      await transaction.updateTable('products').set({ light_of_stock: 'red' }).where('id', '=', 'p-book').execute();
    });
    const version = async () =>
      (await database.read.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
    const was = await version();
    await at.done(at.life.cancel(at.eva, { ...on(number, 0), reason: 'x' }, false));
    expect(await version()).toBe(was + 1);
    const products = database.read.selectFrom('products').select(['light_of_stock', 'version']);
    expect(await products.where('id', '=', 'p-book').executeTakeFirst()).toEqual({
      ...{ light_of_stock: null, version: was + 1 },
    });
  });

  test('a pack goes back into the stock that it was taken from', async () => {
    const number = await at.order(1);
    await database.transaction(async (transaction) => {
      const pack = { stock: null, stock_of: 'A-book', stock_factor: 10 };
      await transaction.updateTable('conditions').set(pack).where('id', '=', 'hammer').execute();
    });
    await at.done(
      at.life.cancel(at.eva, { ...on(number, 0), reason: 'x', pieces: [{ line: 0, amount: 2, toStock: true }] }, false),
    );
    expect([await at.stock('book'), await at.stock('hammer')]).toEqual([25, null]);
  });

  test('a part is cancelled, another comes back; what is defective stays out of the stock', async () => {
    const number = await at.order(1);
    const cancel = { ...on(number, 0), reason: 'Nicht lieferbar', pieces: [{ line: 1, amount: 1, toStock: false }] };
    const part = await at.done(at.life.cancel(at.eva, cancel, false));
    expect(part).toMatchObject({ state: 'placed', money: { received: null } });
    expect(part.money.stillDue).toBeCloseTo(part.money.toPay - 24.9, 5);
    expect(part.money.toRefund).toBe(24.9);
    await at.done(at.life.ship(at.eva, on(number, 1)));
    const back = { ...on(number, 2), reason: 'Widerruf', pieces: [{ line: 2, amount: 2, toStock: true }] };
    expect(await at.done(at.life.takeBack(at.eva, back))).toMatchObject({ state: 'shipped' });
    expect(await at.stock('book')).toBe(5);
    expect(await at.refusal(at.life.cancel(at.eva, { ...on(number, 3), reason: 'x' }, false))).toEqual([
      409,
      'step-refused',
      'Was versandt ist, wird nicht storniert. Melden Sie eine Rücksendung.',
    ]);
    const tooMany = { ...on(number, 3), reason: 'x', pieces: [{ line: 2, amount: 11, toStock: true }] };
    expect(await at.refusal(at.life.takeBack(at.eva, tooMany))).toEqual([
      409,
      'step-refused',
      'So viele Stück von „Salz, grob“ sind nicht mehr offen.',
    ]);
  });

  test('is held with a reason, which is shown to everybody who tries to ship it', async () => {
    const number = await at.order(1);
    await at.done(at.life.hold(at.eva, { ...on(number, 0), reason: ' Adresse  prüfen ' }));
    expect(await at.refusal(at.life.ship(max, on(number, 1)))).toEqual([
      409,
      'step-refused',
      'Diese Bestellung ist angehalten (Adresse prüfen). Geben Sie sie zuerst frei.',
    ]);
    expect(await at.done(at.life.order(number))).toMatchObject({ hold: 'Adresse prüfen' });
    expect(await at.done(at.life.hold(max, { ...on(number, 1), reason: null }))).toMatchObject({ hold: null });
    expect(await at.code(at.life.hold(max, { ...on(number, 2), reason: ' ' }))).toEqual([400, 'invalid-form']);
  });

  test('notes and tags are refused to nobody, and make no step stale', async () => {
    const number = await at.order(1);
    await at.done(at.life.note(at.eva, { number, key: 'note-0001', text: ' Ruft  zurück \n bis Freitag\n' }));
    await at.done(at.life.note(at.eva, { number, key: 'note-0001', text: 'Zweimal gesendet' }));
    await at.done(at.life.tag(max, { number, key: 'tags-0001', added: ['Eilig', ' Geschenk '], removed: [] }));
    await at.done(at.life.tag(max, { number, key: 'tags-0002', added: ['Eilig'], removed: ['Nie'] }));
    const shipped = await at.done(at.life.ship(at.eva, on(number, 0)));
    expect(shipped).toMatchObject({ version: 3, tags: ['Eilig', 'Geschenk'] });
    expect(shipped.timeline).toMatchObject([
      { kind: 'note', text: 'Ruft zurück\nbis Freitag' },
      { kind: 'tag', added: ['Eilig', 'Geschenk'], removed: [] },
      { kind: 'ship' },
    ]);
    const gone = await at.done(at.life.tag(max, { number, key: 'tags-0003', added: [], removed: ['Eilig'] }));
    expect(gone.tags).toEqual(['Geschenk']);
    const many = Array.from({ length: 20 }, (_, i) => `Schlagwort ${i}`);
    expect(await at.code(at.life.tag(max, { number, key: 'tags-0004', added: many, removed: [] }))).toEqual([
      400,
      'invalid-form',
    ]);
    expect((await at.done(at.life.order(number))).tags).toEqual(['Geschenk']);
  });

  test('of a dozen who ship, cancel and hold at once one is first, and all that follows is theirs alone', async () => {
    const number = await at.order(1);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => {
        const body = on(number, 0);
        if (i % 3 === 0) return at.life.ship(max, body);
        return i % 3 === 1
          ? at.life.cancel(at.eva, { ...body, reason: 'x' }, false)
          : at.life.hold(at.eva, { ...body, reason: 'x' });
      }),
    );
    const taken = answers.filter((answer) => !('refused' in answer));
    expect(taken).toHaveLength(1);
    const order = await at.done(at.life.order(number));
    expect(order).toMatchObject({ version: 1, timeline: [{ version: 1 }] });
    const kind = order.timeline[0]?.kind;
    expect(await at.stock('book')).toBe(kind === 'cancel' ? 6 : 5);
    expect(await at.queued()).toHaveLength(kind === 'hold' ? 0 : 1);
    expect(await at.logged(number)).toEqual([`order.${kind}`]);
  });

  test('a step that fails on its way leaves nothing behind, and succeeds under the same key', async () => {
    const number = await at.order(1);
    const broken = testLife(database, {
      vouchers: { ...at.shop.vouchers, undoUses: () => Promise.reject(new Error('The process ends here')) },
    });
    const body = { ...on(number, 0), reason: 'x' };
    await expect(broken.life.cancel(at.eva, body, false)).rejects.toThrow('The process ends here');
    expect(await at.done(at.life.order(number))).toMatchObject({ version: 0, state: 'placed', timeline: [] });
    expect([await at.stock('book'), await at.queued(), await at.logged(number)]).toEqual([5, [], []]);
    expect(await at.done(at.life.cancel(at.eva, body, false))).toMatchObject({ version: 1, state: 'cancelled' });
    expect(await at.stock('book')).toBe(6);
  });

  test('a mail tells what is in a parcel and what follows, and another what was cancelled', async () => {
    const number = await at.order(1);
    const pieces = [{ line: 0, amount: 1 }];
    await at.done(at.life.ship(at.eva, { ...on(number, 0), pieces, carrier: 'Post', trackingNumber: 'A<1' }));
    at.time.now += 1;
    await at.done(
      at.life.cancel(
        at.eva,
        { ...on(number, 1), reason: 'geheim', pieces: [{ line: 1, amount: 1, toStock: true }] },
        false,
      ),
    );
    await at.done(at.life.ship(at.eva, { ...on(number, 2), isTold: false }));
    const [first, second, ...more] = await at.mails();
    expect(more).toEqual([]);
    expect(first?.subject).toBe('Ein Teil Ihrer Bestellung 2026-000001 ist unterwegs');
    expect(first?.text.split('\n\n-- \n')[0]).toBe(
      [
        'Guten Tag,',
        'wir haben einen Teil Ihrer Bestellung 2026-000001 versandt. In diesem Paket:',
        '- 1 Stück Schlosserhammer 500 g, Eschenstiel',
        'Versand mit Post, Sendungsnummer A<1.',
        'Paket verfolgen: https://post.example/paket?nr=A%3C1',
        'Das folgt noch:',
        '- 1 Stück Schlosserhammer 500 g, Eschenstiel\n- 1 Stück Fachbuch „Holzverbindungen“\n- 12 Sack Salz, grob Sack zu 25 kg',
        'Freundliche Grüße\nKontor Werkzeug',
      ].join('\n\n'),
    );
    expect(first?.html).toMatch(
      /<a href="https:\/\/post.example\/paket\?nr=A%3C1" class="button"[^>]*>Paket verfolgen</,
    );
    expect(first?.html).toContain('Sendungsnummer A&lt;1.');
    expect(second?.subject).toBe('Ein Teil Ihrer Bestellung 2026-000001 wurde storniert');
    expect(second?.text).toContain('- 1 Stück Fachbuch „Holzverbindungen“\n');
    expect(second?.text).not.toContain('geheim');
    expect(second?.text.replaceAll('\u00a0', ' ')).toContain('Der Gesamtbetrag Ihrer Bestellung ist jetzt 141,56 €.');

    const again = await at.mails();
    expect(again.map(({ messageId, text }) => [messageId, text])).toEqual(
      [first, second].map((mail) => [mail?.messageId, mail?.text]),
    );
  });

  test('its customer sees state, parcels, and what is gone, and is asked only for what is still owed', async () => {
    const number = await at.order(1, { paymentCondition: { name: 'vorkasse', title: 'Vorkasse' } });
    const seen = async () => {
      const order = await at.shop.orders.find('secret-key-of-order-1');
      if ('refused' in order) throw new Error(order.code);
      return order;
    };
    expect(await seen()).toMatchObject({ bankTransfer: { amount: 166.46 } });
    for (const absent of ['state', 'parcels']) expect(await seen()).not.toHaveProperty(absent);

    await at.done(
      at.life.ship(at.eva, {
        ...on(number, 0),
        pieces: [{ line: 0, amount: 1 }],
        carrier: 'Post',
        trackingNumber: 'A1',
        isUnpaidAccepted: true,
      }),
    );
    const cancel = { ...on(number, 1), reason: 'x', pieces: [{ line: 2, amount: 10, toStock: true }] };
    await at.done(at.life.cancel(at.eva, cancel, false));
    const part = await seen();
    expect(part).toMatchObject({
      ...{ state: 'processing', total: { gross: 166.46 }, bankTransfer: { amount: 87.56 } },
      parcels: [{ number: 1, carrier: 'Post', trackingNumber: 'A1', trackingLink: 'https://post.example/paket?nr=A1' }],
    });
    // The goods were shipped, so delivery no longer waits for payment.
    expect(part.paymentSentence?.replaceAll('\u00a0', ' ')).toBe(
      'Bitte überweisen Sie den Gesamtbetrag von 87,56 € auf unser Konto und geben Sie dabei die Bestellnummer an.',
    );
    expect(part.items.map(({ amount, cancelled }) => [amount, cancelled])).toEqual([
      [2, undefined],
      [1, undefined],
      [12, 10],
    ]);
    expect(JSON.stringify(part)).not.toContain('Eva');

    const second = await at.order(2);
    await at.done(at.life.cancel(at.eva, { ...on(second, 0), reason: 'x' }, false));
    const gone = await at.shop.orders.find('secret-key-of-order-2');
    expect(gone).toMatchObject({ state: 'cancelled' });
    expect(gone).not.toHaveProperty('bankTransfer');
    expect(gone).not.toHaveProperty('paymentSentence');
    expect(await at.shop.orders.transferCode('secret-key-of-order-2')).toMatchObject({ code: 'order-not-found' });
  });

  test('once a part is gone, the rest pays the order: in the list, in the office, and for its customer', async () => {
    const log = createOfficeLog({ database, clock: () => at.time.now });
    const noted = createNotedPayments({ orders: at.shop.orders, log, clock: () => at.time.now });
    const note = (orderNumber: string, amount: number) =>
      database.transaction((transaction) => {
        const payment = { orderNumber, amount, source: 'bank:1', receivedOn: '2026-11-20', reference: '' };
        return noted.note(transaction, payment, at.eva);
      });
    const cancelBook = async (number: string) =>
      at.done(
        at.life.cancel(
          at.eva,
          { ...on(number, 0), reason: 'x', pieces: [{ line: 1, amount: 1, toStock: true }] },
          false,
        ),
      );
    const listed = async (payment: 'open' | 'paid' | 'overpaid') => {
      const page = await at.life.list({ payment });
      return 'orders' in page ? page.orders.map(({ number }) => Number(number.slice(-1))) : page;
    };
    const [first, second, third] = [await at.order(1), await at.order(2), await at.order(3)];
    await cancelBook(first);
    expect(await note(first, 14_156)).toBeNull();
    expect(await note(second, 16_646)).toBeNull();
    expect(await cancelBook(second)).toMatchObject({
      payment: 'overpaid',
      money: { received: 166.46, toRefund: 24.9 },
    });
    await at.done(at.life.cancel(at.eva, { ...on(third, 0), reason: 'x' }, false));

    expect(await at.done(at.life.order(first))).toMatchObject({ payment: 'paid', money: { toRefund: 0 } });
    expect([await listed('paid'), await listed('overpaid'), await listed('open')]).toEqual([[1], [2], [3]]);
    for (const number of [1, 2])
      expect(await at.shop.orders.find(`secret-key-of-order-${number}`)).toMatchObject({
        ...{ payment: 'paid', paymentSentence: 'Es ist nichts mehr zu bezahlen.' },
      });
    expect(await at.shop.orders.find('secret-key-of-order-3')).not.toHaveProperty('payment');
  });

  test('an unpaid order that was returned completely is no longer due', async () => {
    const number = await at.order(1, { paymentCondition: { name: 'paypal', title: 'PayPal' } });
    const seen = () => at.shop.orders.find('secret-key-of-order-1');
    await at.done(at.life.ship(at.eva, { ...on(number, 0), isUnpaidAccepted: true }));
    expect(await seen()).toMatchObject({ payment: 'due' });
    const pieces = [2, 1, 12].map((amount, line) => ({ line, amount, toStock: true }));
    await at.done(at.life.takeBack(at.eva, { ...on(number, 1), reason: 'x', pieces }));
    expect(await seen()).not.toHaveProperty('payment');
  });

  test('an order that was cancelled before there were steps ships nothing', async () => {
    const number = await at.order(1);
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ state: 'cancelled' }).execute(),
    );
    expect(await at.code(at.life.ship(at.eva, on(number, 0)))).toEqual([409, 'step-refused']);
    expect(await at.refusal(at.life.cancel(at.eva, { ...on(number, 0), reason: 'x' }, false))).toEqual([
      409,
      'step-already',
      undefined,
    ]);
  });
});
