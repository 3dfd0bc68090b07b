import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { composeDeliveryNote } from '../documents/compose-document.ts';
import { testLife } from '../order-life/testing/life.ts';
import { orderById } from './orders.repository.ts';
import { exampleOrder, exampleSeller } from './testing/order.ts';
import { fillCatalogue, placement, testNow, testShop } from './testing/shop.ts';
import type { OrderLine } from './types.ts';
import { lineDetails } from './wording/order-wording.ts';

const tooYoung = {
  ...{ status: 409, code: 'buyer-too-young' },
  msg: 'Diese Bestellung enthält Artikel, die wir nur an Personen ab 18 Jahren verkaufen.',
};
const wrongDate = (msg: string) => ({ status: 400, code: 'invalid-order', errors: [{ path: 'birthDate', msg }] });

// The shop's day is 20 November 2026.
describeOnBothEngines('goods from an age on [LAW C10]', ({ open }) => {
  async function openShop() {
    const database = await open();
    await fillCatalogue(database);
    await database.transaction(async (transaction) => {
      await transaction.updateTable('products').set({ minimum_age: 18 }).where('id', '=', 'p-book').execute();
      await transaction.updateTable('products').set({ minimum_age: 16 }).where('id', '=', 'p-salt').execute();
    });
    return { database, ...testShop(database) };
  }

  test('are ordered by nobody who is too young or says no date of birth, and nothing is taken from the stock', async () => {
    const { orders, stored } = await openShop();
    const { items } = placement();
    const before = await stored();
    expect(await orders.calculate({ items })).toMatchObject({ minimumAge: 18, total: { gross: 71.78 } });
    expect(await orders.calculate({ items, birthDate: '2008-11-21' })).toMatchObject(tooYoung);
    expect(await orders.finish('k', placement({ birthDate: '2008-11-21' }))).toMatchObject(tooYoung);
    expect(await orders.finish('k', placement())).toMatchObject(wrongDate('Pflichtfeld'));
    expect(await orders.finish('k', placement({ birthDate: '21.11.1980' }))).toMatchObject(
      wrongDate('Kein gültiges Geburtsdatum (Beispiel: 1990-05-31)'),
    );
    expect(await stored()).toEqual(before);
  });

  test('are offered to nobody whose age was not told', async () => {
    const { orders } = await openShop();
    const offered = (birthDate: string) => {
      const { options: _, total: __, ...body } = placement({ birthDate });
      return orders.compose({ body, viewer: null, unitPrices: [] });
    };
    expect(await offered('')).toMatchObject(wrongDate('Pflichtfeld'));
    expect(await offered('2008-11-21')).toMatchObject(tooYoung);
    expect(await offered('2008-11-20')).toMatchObject({ order: { lines: [{}, { minimumAge: 18 }] } });
  });

  test('are ordered on the eighteenth birthday; the order keeps the age and no date of birth', async () => {
    const { database, orders } = await openShop();
    const placed = await orders.finish('k', placement({ birthDate: '2008-11-20' }));
    if (isRefused(placed)) throw new Error(placed.code);
    expect(placed.items.map(({ product }) => product.minimumAge)).toEqual([undefined, 18]);
    const rows = await database.read.selectFrom('orders').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('2008-11-20');
    const stored = await orderById(database.read, placed._id);
    if (stored === null) throw new Error('It is not stored');
    expect(lineDetails(stored.lines[1] as OrderLine)).toContain('Alterssichtprüfung ab 18 bei der Übergabe');
    const occasion = { seller: exampleSeller, issuedAt: testNow, delivery: { from: '2026-11-20', to: '2026-11-20' } };
    const note = composeDeliveryNote(stored, occasion, null);
    expect(note.lines.map(({ minimumAge }) => minimumAge)).toEqual([undefined, 18]);
  });

  test('without them nobody’s age is asked for', async () => {
    const { orders } = await openShop();
    const items = placement().items.slice(0, 1);
    const calculated = await orders.calculate({ items, birthDate: '2020-01-01' });
    expect(isRefused(calculated) ? calculated.code : calculated.minimumAge).toBeUndefined();
    const total = isRefused(calculated) ? 0 : calculated.total.gross;
    expect(await orders.finish('k', placement({ items, total: { gross: total } }))).toMatchObject({
      items: [{ amount: 2 }],
    });
  });

  test('are shipped with a carrier that checks ages, or once somebody confirms that it is checked', async () => {
    const { database } = await openShop();
    const at = testLife(database);
    const lines = exampleOrder({}).lines.map((line, i) => (i === 0 ? { ...line, minimumAge: 18 as const } : line));
    const aged = (number: number) => at.order(number, { lines });
    const by = { version: 0, isTold: false };
    const one = await aged(1);
    expect(await at.refusal(at.life.ship(at.eva, { ...by, number: one, key: 'ship-0001', carrier: 'Post' }))).toEqual([
      ...[409, 'step-refused'],
      'Bei der Übergabe von „Schlosserhammer“ muss das Alter geprüft werden. Versenden Sie mit einem Zusteller, der das tut, oder bestätigen Sie, dass es geprüft wird.',
    ]);
    expect((await at.done(at.life.order(one))).steps.find(({ kind }) => kind === 'ship')).toEqual({
      ...{ kind: 'ship', refusal: null },
    });
    const other = { ...by, number: one, key: 'ship-0002', pieces: [{ line: 1, amount: 1 }] };
    expect(await at.done(at.life.ship(at.eva, other))).toMatchObject({ shipping: 'partly-shipped' });
    const confirmed = { number: one, version: 1, key: 'ship-0003', isTold: false, isAgeChecked: true };
    expect((await at.done(at.life.ship(at.eva, confirmed))).timeline.at(-1)).toMatchObject({
      ...{ kind: 'ship', isAgeChecked: true },
    });
    const two = await aged(2);
    const checked = { ...by, number: two, key: 'ship-0004', carrier: 'Post mit Ident' };
    expect(await at.done(at.life.ship(at.eva, checked))).toMatchObject({ shipping: 'shipped' });
  });
});
