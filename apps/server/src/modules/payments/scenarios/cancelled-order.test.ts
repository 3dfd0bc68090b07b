import type { PaymentProvider } from '@kontor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { connectProviders } from '../connect-providers.ts';
import { testPayments } from '../testing/payments.ts';
import { type Begun, bothProviders, createGate, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

const cancelled = {
  code: 'order-cancelled',
  msg: 'Diese Bestellung wurde storniert, sie ist nicht mehr zu bezahlen.',
};

describeOnBothEngines('an order that is cancelled while the customer pays, over HTTP', ({ open }) => {
  let at: ShopAtSandbox;
  const gate = createGate();
  let database: Database;
  beforeAll(async () => {
    database = await open();
    at = await startAtSandbox(database, { wait: gate.wait });
  });
  afterAll(() => at.stop());

  test.each(bothProviders)(
    '%s: cancelled before the payer agrees, nothing is captured, whichever way the news arrives [security: cancelled-while-paying]',
    async (type) => {
      const begun = await at.begin(type);
      await at.shop.setOrderState(begun.id, 'cancelled');
      await at.decide(begun);

      const answer = (await at.execute(begun)).json();
      await at.pass(1000);
      await at.shop.live(26 * 3_600_000);

      expect(answer).toMatchObject({ payment: 'due' });
      expect(await at.books(begun.ref)).toMatchObject({ captured: 0, captures: 0 });
      expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'voided', open_order: null }]);
      expect((await at.create(type, begun.id)).json()).toEqual(cancelled);
      expect(at.mails(begun)).toEqual([]);
      expect(await at.shop.found()).toEqual([]);
    },
  );

  test.each(bothProviders)(
    '%s: while the money is taken, it is refunded, which a mail and a finding say once [security: cancelled-while-paying]',
    async (type) => {
      const begun = await at.begin(type, { api: { capture: 'slow' } });
      await at.decide(begun);
      const executed = at.execute(begun);
      await gate.reached();
      await at.shop.setOrderState(begun.id, 'cancelled');
      gate.open();

      expect((await executed).json()).toMatchObject({ payment: 'returned' });
      await at.pass(1000);
      await at.shop.live(26 * 3_600_000);

      expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: begun.total, captures: 1 });
      expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'refunded', refunded: begun.total }]);
      expect((await at.create(type, begun.id)).json()).toEqual(cancelled);
      expect((await at.execute(begun)).json()).toMatchObject({ payment: 'returned' });
      expect(at.mails(begun)).toEqual(['refunded']);
      const findings = (await at.shop.findings()).filter(({ order_id }) => order_id === begun.id);
      expect(findings.map(({ kind }) => kind)).toEqual(['late-payment']);
    },
  );

  async function paid(type: PaymentProvider, faults: object = {}): Promise<Begun> {
    const begun = await at.begin(type, { ...faults });
    await at.decide(begun, 'authorized', { ...faults });
    await at.execute(begun);
    await at.pass(1000);
    return begun;
  }
  /** Another server of the shop. */
  function another() {
    const { payments } = readConfig({ ...at.sandbox.settings });
    const { clock } = at.shop;
    const connected = connectProviders(payments, { clock: clock.now });
    return testPayments(database, 'paypal', { clock, connected, publicUrl: 'http://localhost:3000' });
  }

  test.each(bothProviders)(
    '%s: after it was paid, all of it is refunded once, even with several inquiries at once [security: cancelled-after-paid]',
    async (type) => {
      const begun = await paid(type);
      await at.shop.look();
      await at.pass(1000);
      expect(await at.books(begun.ref)).toMatchObject({ refunded: 0 });

      await at.shop.setOrderState(begun.id, 'cancelled');
      const other = another();
      await Promise.all([at.shop.look(), other.look(), at.shop.look(), other.resume()]);
      await Promise.all([at.shop.live(0), other.live(0)]);
      await at.shop.look();
      await at.pass(1000);
      await at.shop.live(26 * 3_600_000);

      const { total } = begun;
      expect(await at.books(begun.ref)).toEqual({ captured: total, refunded: total, captures: 1 });
      expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'refunded', refunded: total }]);
      expect((await at.shop.operations(begun.attempt)).filter(({ kind }) => kind === 'refund')).toEqual([
        { kind: 'refund', state: 'done', amount: total, tries: 1 },
      ]);
      const mails = [...at.shop.mails, ...other.mails].filter((subject) => subject.includes(begun.orderNumber));
      expect(mails).toEqual([
        `Ihre Zahlung für die Bestellung ${begun.orderNumber} ist eingegangen`,
        `Ihre Zahlung für die stornierte Bestellung ${begun.orderNumber} geht an Sie zurück`,
      ]);
      expect((await at.execute(begun)).json()).toMatchObject({ payment: 'returned' });
      expect((await at.shop.findings()).filter(({ order_id }) => order_id === begun.id)).toEqual([]);
    },
  );

  test.each(bothProviders)('%s: after a part of it was refunded, the rest is', async (type) => {
    const begun = await paid(type);
    await at.shop.refund({ attemptId: begun.attempt, amount: 400, note: '', key: `part-${begun.id}` });
    await at.shop.setOrderState(begun.id, 'cancelled');
    await at.shop.look();
    await at.shop.live(0);
    expect(await at.books(begun.ref)).toMatchObject({ refunded: begun.total });
    expect((await at.shop.operations(begun.attempt)).filter(({ kind }) => kind === 'refund')).toMatchObject([
      { amount: 400 },
      { amount: begun.total - 400 },
    ]);
  });

  test.each(bothProviders)(
    '%s: what the provider does not answer, or refuses, is not asked for twice',
    async (type) => {
      const begun = await paid(type, { api: { refund: 'error-after-effect' } });
      await at.shop.setOrderState(begun.id, 'cancelled');
      for (let looks = 0; looks < 3; looks += 1) {
        await at.shop.look();
        await at.shop.live(3_600_000);
      }
      expect(await at.books(begun.ref)).toMatchObject({ refunded: begun.total });
      expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'refunded' }]);
    },
  );

  test('a server that dies after it was written down is made up for [security: cancelled-after-paid]', async () => {
    const begun = await paid('paypal');
    await at.shop.setOrderState(begun.id, 'cancelled');
    await at.shop.look();
    await at.shop.loseJobs();
    await at.shop.resume();
    await at.shop.live(2 * 3_600_000);
    expect(await at.books(begun.ref)).toMatchObject({ refunded: begun.total });
  });
});
