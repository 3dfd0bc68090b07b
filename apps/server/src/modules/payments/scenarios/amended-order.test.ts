import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { bothProviders, createGate, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

describeOnBothEngines('the payments of an order that is amended or corrected', ({ open }) => {
  let at: ShopAtSandbox;
  const gate = createGate();
  let database: Database;
  beforeAll(async () => {
    database = await open();
    at = await startAtSandbox(database, { wait: gate.wait });
  });
  afterAll(() => at.stop());

  const amend = (orderId: string, refund: { amount: number; key: string; note: string } | null) =>
    database.transaction((transaction) => at.shop.orderAmended(transaction, orderId, refund));

  test.each(bothProviders)('%s: what came beyond the new amount is refunded once, by a job', async (type) => {
    const begun = await at.begin(type);
    await at.decide(begun);
    await at.execute(begun);
    await at.pass(1000);
    expect(await amend(begun.id, { amount: 400, key: `amend-${type}`, note: 'Kundin rief an' })).toBeNull();
    expect(await at.books(begun.ref)).toMatchObject({ refunded: 0 });
    await at.shop.live(3_600_000);
    await at.shop.resume();
    await at.shop.live(26 * 3_600_000);
    expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: 400, captures: 1 });
    expect((await at.shop.operations(begun.attempt)).filter(({ kind }) => kind === 'refund')).toEqual([
      { kind: 'refund', state: 'done', amount: 400, tries: 1 },
    ]);
    const tooMuch = { amount: begun.total, key: `more-${type}`, note: 'zu viel' };
    expect(await amend(begun.id, tooMuch)).toBe('not-refundable');
  });

  test.each(bothProviders)('%s: a page that is open is closed, because it asks for the old amount', async (type) => {
    const begun = await at.begin(type);
    expect(await amend(begun.id, null)).toBeNull();
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'cancelled' }]);
    expect((await at.create(type, begun.id)).statusCode).toBe(200);
    expect(await at.shop.attempts(begun.id)).toHaveLength(2);
  });

  test.each(bothProviders)('%s: while money may be on its way, nothing is amended', async (type) => {
    const begun = await at.begin(type, { api: { capture: 'slow' } });
    await at.decide(begun);
    const executed = at.execute(begun);
    await gate.reached();
    expect(await amend(begun.id, null)).toBe('in-progress');
    gate.open();
    expect((await executed).json()).toMatchObject({ payment: 'paid' });
  });

  test('an attempt without an answer is closed by a correction, so its key is not used for another body', async () => {
    const [known, lost] = [await at.begin('paypal'), await at.begin('paypal')];
    // The answer to its creation was lost.
    await database.transaction((transaction) =>
      transaction
        .updateTable('payment_attempts')
        .set({ provider_ref: null, state: 'created' })
        .where('id', '=', lost.attempt)
        .execute(),
    );
    for (const { id } of [known, lost])
      await database.transaction((transaction) => at.shop.orderCorrected(transaction, id));
    expect(await at.shop.attempts(known.id)).toMatchObject([{ state: 'redirected' }]);
    expect(await at.shop.attempts(lost.id)).toMatchObject([{ state: 'cancelled' }]);
    expect((await at.create('paypal', lost.id)).statusCode).toBe(200);
    expect(await at.shop.attempts(lost.id)).toHaveLength(2);
  });
});
