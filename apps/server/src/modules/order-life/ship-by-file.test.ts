import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { readCarrierRows } from './carrier-rows.ts';
import { testLife } from './testing/life.ts';

test.each([
  ['without headings', '2026-000001;A1\n2026-000002;A2\n', [1, 2]],
  ['with headings in another order', 'Sendungsnummer;Gewicht;Referenz\nA1;2,5;2026-000001\nA2;1;2026-000002', [2, 3]],
  ['with commas and quotes', '\uFEFF"Order","Tracking Number"\r\n"2026-000001","A1"\r\n"2026-000002","A2"\r\n', [2, 3]],
  ['with tabs', 'Bestellnummer\tPaketnummer\n 2026-000001 \tA1\n2026-000002\tA2\n', [2, 3]],
])('a carrier’s file is read %s', async (_, text, [first, second]) => {
  expect(await readCarrierRows(text)).toEqual({
    rows: [
      { row: first, orderNumber: '2026-000001', trackingNumber: 'A1' },
      { row: second, orderNumber: '2026-000002', trackingNumber: 'A2' },
    ],
    unreadable: null,
  });
});

describeOnBothEngines('a carrier’s file', ({ open }) => {
  test('ships what it names once, and says what became of each row', async () => {
    const database = await open();
    await fillCatalogue(database);
    const at = testLife(database);
    const [one, two, three] = [await at.order(1), await at.order(2), await at.order(3)];
    const by = { version: 0, key: 'by-hand-1' };
    await at.done(at.life.ship(at.eva, { ...by, number: two, pieces: [{ line: 0, amount: 1 }], trackingNumber: 'B0' }));
    await at.done(at.life.cancel(at.eva, { ...by, number: three, reason: 'x', isTold: false }, false));
    const text = `${one};A1\n${two};B0\n${two};B2\n${three};C1\n2026-000099;D1\n${one};A9\n;E1\n${one};${'1'.repeat(101)}\n`;
    const read = async (key: string) => {
      const answer = await at.life.shipByFile(at.eva, { key, text, carrier: 'Post' });
      if (isRefused(answer)) throw new Error(answer.code);
      return answer;
    };
    const first = await read('file-0001');
    expect(first.results.map(({ row, number, outcome, msg }) => [row, number, outcome, msg])).toEqual([
      [1, one, 'changed', undefined],
      [2, two, 'already', undefined],
      [3, two, 'changed', undefined],
      [4, three, 'refused', 'Diese Bestellung ist storniert.'],
      [5, '2026-000099', 'refused', 'Diese Bestellung wurde nicht gefunden.'],
      [6, one, 'refused', 'Eva hat diese Bestellung schon versandt (20.11.2026, 13:30).'],
      [7, '', 'refused', 'Dieser Zeile fehlt die Bestellnummer oder die Sendungsnummer.'],
      [8, one, 'refused', 'Diese Angabe ist zu lang (höchstens 100 Zeichen).'],
    ]);
    expect([first.changed, first.already, first.refused]).toEqual([2, 1, 5]);
    const shipped = await at.done(at.life.order(one));
    expect(shipped).toMatchObject({ state: 'shipped', timeline: [{ via: 'carrier-file', isTold: true }] });
    expect(shipped.parcels).toMatchObject([{ trackingLink: 'https://post.example/paket?nr=A1', trackingNumber: 'A1' }]);
    expect((await at.queued()).length).toBe(3);

    const second = await read('file-0002');
    expect([second.changed, second.already, second.refused]).toEqual([0, 3, 5]);
    expect((await at.done(at.life.order(one))).timeline).toHaveLength(1);
    expect((await at.queued()).length).toBe(3);
  });

  test('leaves orders whose prepayment is not there, with the reason; in the order they are shipped all the same', async () => {
    const database = await open();
    await fillCatalogue(database);
    const at = testLife(database);
    const online = {
      paymentCondition: { name: 'paypal', title: 'PayPal', kind: 'online', provider: 'paypal' },
    } as const;
    const byTransfer = { paymentCondition: { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' } } as const;
    const numbers = [
      await at.order(1, online),
      await at.order(2, online),
      await at.order(3),
      await at.order(4, byTransfer),
    ];
    const [unpaid = '', paid = '', byInvoice = '', transfer = ''] = numbers;
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ payment_state: 'paid' }).where('order_number', '=', paid).execute(),
    );
    const read = async (key: string) => {
      const text = numbers.map((number, i) => `${number};A${i}`).join('\n');
      const answer = await at.life.shipByFile(at.eva, { key, text });
      if (isRefused(answer)) throw new Error(answer.code);
      return answer.results.map(({ number, outcome, msg }) => [number, outcome, msg]);
    };
    const left = [unpaid, 'refused', expect.stringContaining('Online noch nicht ganz bezahlt.')];
    expect(await read('file-0004')).toEqual([
      ...[left, [paid, 'changed', undefined], [byInvoice, 'changed', undefined]],
      [transfer, 'refused', expect.stringContaining('Vorkasse, und noch nicht ganz bezahlt.')],
    ]);
    expect(await at.done(at.life.order(transfer))).toMatchObject({ state: 'placed', parcels: [], timeline: [] });
    expect(await at.done(at.life.order(unpaid))).toMatchObject({ state: 'placed', parcels: [], timeline: [] });
    expect((await at.queued()).length).toBe(2);
    const byHand = { number: unpaid, version: 0, key: 'by-hand-2', trackingNumber: 'A0' };
    await at.done(at.life.ship(at.eva, { ...byHand, isUnpaidAccepted: true }));
    expect((await read('file-0005')).map(([, outcome]) => outcome)).toEqual([
      ...['already', 'already', 'already', 'refused'],
    ]);
  });

  test('that names no carrier ships by the one of each order, with its link in the mail and on the order', async () => {
    const database = await open();
    await fillCatalogue(database);
    const at = testLife(database);
    const byPost = { carrier: 'Post' };
    const numbers = [await at.order(1, byPost), await at.order(2, { carrier: null }), await at.order(3, byPost)];
    const [one = '', without = '', many = ''] = numbers;
    const text = `${one};A1\n${without};A2\n`;
    for (const [key, carrier] of [
      ['file-0006', {}],
      ['file-0007', { carrier: ' ' }],
    ] as const)
      await at.life.shipByFile(at.eva, { key, text, ...carrier });
    const parcelsOf = async (number: string) => (await at.done(at.life.order(number))).parcels;
    const trackingLink = 'https://post.example/paket?nr=A1';
    expect(await parcelsOf(one)).toMatchObject([{ carrier: 'Post', trackingNumber: 'A1', trackingLink }]);
    expect(await parcelsOf(without)).toMatchObject([{ carrier: '', trackingNumber: 'A2', trackingLink: null }]);
    const mails = await at.mails();
    expect(mails.map(({ text: words }) => words.includes(trackingLink))).toEqual([true, false]);
    expect(mails[0]?.text).toContain('Post');

    await at.life.stepMany(at.eva, { key: 'many-0001', step: { kind: 'ship' }, orders: [{ number: many }] });
    expect(await parcelsOf(many)).toMatchObject([{ carrier: 'Post', trackingNumber: '', trackingLink: null }]);
  });

  test('of too many rows ships nothing', async () => {
    const at = testLife(await open());
    const number = await at.order(1);
    const text = `${number};A1\n`.repeat(2001);
    expect(await at.life.shipByFile(at.eva, { key: 'file-0003', text })).toMatchObject({
      status: 400,
      code: 'invalid-form',
    });
    expect(await at.done(at.life.order(number))).toMatchObject({ state: 'placed' });
  });
});
