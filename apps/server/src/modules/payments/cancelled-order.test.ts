import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/test-databases.ts';
import { bothProviders, createGate, type ShopAtStandIns, startAtStandIns } from './test-stand-ins.ts';

const cancelled = {
  code: 'order-cancelled',
  msg: 'Diese Bestellung wurde storniert, sie ist nicht mehr zu bezahlen.',
};

describeOnBothEngines('an order that is cancelled while the customer pays, over HTTP', ({ open }) => {
  let at: ShopAtStandIns;
  const gate = createGate();
  beforeAll(async () => {
    at = await startAtStandIns(await open(), { wait: gate.wait });
  });
  afterAll(() => at.stop());

  test.each(bothProviders)('%s: before they agree, nothing is taken, whoever tells of it', async (type) => {
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
  });

  test.each(bothProviders)(
    '%s: while the money is taken, it goes back, which a mail and a finding say once',
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
      expect(at.mails(begun)).toEqual(['goes back']);
      const findings = (await at.shop.findings()).filter(({ order_id }) => order_id === begun.id);
      expect(findings.map(({ kind }) => kind)).toEqual(['late-payment']);
    },
  );
});
