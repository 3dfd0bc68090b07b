import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { testLife } from './testing/life.ts';

const byTransfer = { paymentCondition: { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' } } as const;

describeOnBothEngines('a step with many orders', ({ open }) => {
  async function start() {
    const database = await open();
    await fillCatalogue(database);
    const at = testLife(database);
    const numbers = [await at.order(1), await at.order(2), await at.order(3), await at.order(4)];
    const step = async (body: Parameters<typeof at.life.stepMany>[1]) => {
      const answer = await at.life.stepMany(at.eva, body);
      if (isRefused(answer)) throw new Error(answer.code);
      return answer;
    };
    return { database, at, numbers, step };
  }

  test('says of each order whether it changed, was so already, or was refused, and why', async () => {
    const { at, numbers, step } = await start();
    const [one = '', two = '', three = '', four = ''] = numbers;
    const key = 'first-step';
    await at.done(at.life.ship(at.eva, { number: one, version: 0, key }));
    await at.done(at.life.hold(at.eva, { number: two, version: 0, key, reason: 'Adresse' }));
    const orders = [one, two, three, four, '2026-000099', four].map((number) => ({ number }));
    const ship = { key: 'ship-many', step: { kind: 'ship' as const }, orders, isTold: false };
    const results = [
      {
        number: one,
        outcome: 'already',
        code: 'step-already',
        msg: 'Eva hat diese Bestellung schon versandt (20.11.2026, 13:30).',
      },
      {
        ...{ number: two, outcome: 'refused', code: 'step-refused' },
        msg: 'Diese Bestellung ist angehalten (Adresse). Geben Sie sie zuerst frei.',
      },
      { number: three, outcome: 'changed' },
      { number: four, outcome: 'changed' },
      {
        ...{ number: '2026-000099', outcome: 'refused', code: 'order-not-found' },
        msg: 'Diese Bestellung wurde nicht gefunden.',
      },
    ];
    expect(await step(ship)).toEqual({ results, changed: 2, already: 1, refused: 2 });
    expect(await at.done(at.life.order(four))).toMatchObject({ state: 'shipped', timeline: [{ via: 'many' }] });
    expect(await at.queued()).toEqual(['order-shipped-mail 1']);

    // Repeated because the answer was lost: the results are the same, and nothing changes.
    expect(await step(ship)).toEqual({ results, changed: 2, already: 1, refused: 2 });
    expect((await at.done(at.life.order(four))).timeline).toHaveLength(1);
  });

  test('ships none whose online payment is not there, and says so; in the order it is shipped all the same', async () => {
    const { database, at, numbers, step } = await start();
    const paypal = { name: 'paypal', title: 'PayPal', kind: 'online', provider: 'paypal' } as const;
    const online = { paymentCondition: paypal };
    const [unpaid, paid] = [await at.order(5, online), await at.order(6, online)];
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ payment_state: 'paid' }).where('order_number', '=', paid).execute(),
    );
    const orders = [unpaid, paid, numbers[0] ?? ''].map((number) => ({ number }));
    const { results } = await step({ key: 'ship-many-2', step: { kind: 'ship' }, orders });
    expect(results.map(({ outcome, msg }) => [outcome, msg])).toEqual([
      [
        'refused',
        'Online noch nicht ganz bezahlt. Prüfen Sie die Zahlung. Soll die Ware trotzdem hinaus, melden Sie den Versand in der Bestellung.',
      ],
      ...[
        ['changed', undefined],
        ['changed', undefined],
      ],
    ]);
    expect(await at.done(at.life.order(unpaid))).toMatchObject({ state: 'placed', parcels: [], timeline: [] });
    expect((await at.queued()).length).toBe(2);
    await at.done(at.life.ship(at.eva, { number: unpaid, version: 0, key: 'by-hand-3', isUnpaidAccepted: true }));
  });

  test('does not ship an unpaid transfer with others; alone it goes out if somebody says so', async () => {
    const { at, numbers, step } = await start();
    const unpaid = await at.order(5, byTransfer);
    const orders = [unpaid, numbers[0] ?? ''].map((number) => ({ number }));
    const { results } = await step({ key: 'ship-many-3', step: { kind: 'ship' }, orders });
    expect(results.map(({ outcome, msg }) => [outcome, msg])).toEqual([
      [
        'refused',
        'Vorkasse, und noch nicht ganz bezahlt. Sehen Sie im Kontoauszug nach. Soll die Ware trotzdem hinaus, melden Sie den Versand in der Bestellung.',
      ],
      ['changed', undefined],
    ]);
    const alone = { number: unpaid, version: 0, key: 'by-hand-4' };
    expect(await at.life.ship(at.eva, alone)).toMatchObject({
      ...{ status: 409, code: 'step-refused', extra: { reason: 'unpaid', version: 0 } },
      msg: 'Vorkasse, und noch nicht ganz bezahlt. Sehen Sie im Kontoauszug nach. Soll die Ware trotzdem hinaus, bestätigen Sie das.',
    });
    expect(await at.done(at.life.order(unpaid))).toMatchObject({ ...{ state: 'placed', parcels: [], timeline: [] } });
    const shipped = await at.done(at.life.ship(at.eva, { ...alone, isUnpaidAccepted: true }));
    expect(shipped).toMatchObject({ shipping: 'shipped', awaitsPrepayment: true });
    expect(shipped.timeline).toMatchObject([{ kind: 'ship', isUnpaidAccepted: true }]);
  });

  test('finds what was shipped and not paid, until it is paid or back', async () => {
    const { at, step } = await start();
    const found = async () => {
      const answer = await at.life.list({ matter: 'shipped-unpaid', sort: 'oldest' });
      return isRefused(answer) ? [] : answer.orders.map(({ number }) => number);
    };
    const [paid, back, open] = [
      await at.order(5, byTransfer),
      await at.order(6, byTransfer),
      await at.order(7, byTransfer),
    ];
    for (const number of [paid, back])
      await at.done(at.life.ship(at.eva, { number, version: 0, key: `out-${number}`, isUnpaidAccepted: true }));
    await step({ key: 'pick-many', step: { kind: 'pick' }, orders: [{ number: open }] });
    expect(await found()).toEqual([paid, back]);
    const { money } = await at.done(at.life.order(paid));
    const note = { number: paid, receivedOn: '2026-07-01', means: 'cash' as const, reason: 'Beleg' };
    await at.done(at.life.noteMoney(at.eva, { ...note, key: 'part-note-1', amount: 1 }));
    expect(await found()).toEqual([paid, back]);
    await at.done(at.life.noteMoney(at.eva, { ...note, key: 'rest-note-1', amount: money.toPay - 1 }));
    expect(await found()).toEqual([back]);
    const pieces = [2, 1, 12].map((amount, line) => ({ line, amount, toStock: true }));
    await at.done(at.life.takeBack(at.eva, { number: back, version: 1, key: 'back-all', reason: 'x', pieces }));
    expect(await found()).toEqual([]);
  });

  test('does not change an order that has changed since it was chosen', async () => {
    const { at, numbers, step } = await start();
    const [one = '', two = ''] = numbers;
    await at.done(at.life.plainStep(at.eva, 'confirm', { number: one, version: 0, key: 'meanwhile' }));
    const orders = [one, two].map((number) => ({ number, version: 0 }));
    const cancel = { kind: 'cancel' as const, reason: 'Ausverkauft' };
    const { results } = await step({ key: 'cancel-many', step: cancel, orders });
    expect(results).toMatchObject([{ outcome: 'refused', code: 'order-stale' }, { outcome: 'changed' }]);
    expect(await at.done(at.life.order(one))).toMatchObject({ state: 'processing' });
  });

  test('gives many a tag, holds them and releases them', async () => {
    const { at, numbers, step } = await start();
    const orders = numbers.map((number) => ({ number }));
    const tag = { kind: 'tag' as const, added: ['Messe'], removed: [] };
    expect(await step({ key: 'tag-many-1', step: tag, orders })).toMatchObject({ changed: 4 });
    expect(await step({ key: 'tag-many-2', step: tag, orders })).toMatchObject({ already: 4, changed: 0 });
    expect(await step({ key: 'hold-many', step: { kind: 'hold', reason: 'Inventur' }, orders })).toMatchObject({
      changed: 4,
    });
    expect(await step({ key: 'free-many', step: { kind: 'release' }, orders })).toMatchObject({ changed: 4 });
    const wrong = await at.life.stepMany(at.eva, { key: 'wrong-many', step: { kind: 'hold', reason: ' ' }, orders });
    expect(wrong).toMatchObject({ status: 400, code: 'invalid-form' });
    expect((await at.done(at.life.order(numbers[0] ?? ''))).timeline).toHaveLength(3);
  });
});
