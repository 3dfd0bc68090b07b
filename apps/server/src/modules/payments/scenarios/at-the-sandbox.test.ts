import { routes } from '@kontor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { post } from '../../../http/testing/frame.ts';
import { bothProviders, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

const { paymentExecute, paymentGetEnv, paymentStatus } = routes;

describeOnBothEngines('paying at the sandbox, over HTTP', ({ open }) => {
  let at: ShopAtSandbox;
  beforeAll(async () => {
    at = await startAtSandbox(await open());
  });
  afterAll(() => at.stop());

  test.each(bothProviders)(
    '%s: executed eight times at once, with all its messages twice, it is taken once [security: order-key-leaked, execute-at-once]',
    async (type) => {
      const { shop, app, logged } = at;
      const begun = await at.begin(type, { message: 'twice', seconds: 0 });
      const { id, total, ref, attempt } = begun;
      await at.decide(begun);

      const executes = Promise.all(Array.from({ length: 8 }, () => at.execute(begun)));
      const [answers] = await Promise.all([executes, at.pass(1000)]);
      await at.pass(1000);

      for (const answer of answers) {
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ payment: 'paid' });
      }
      expect(await at.books(ref)).toEqual({ captured: total, refunded: 0, captures: 1 });
      expect(await shop.attempts(id)).toMatchObject([{ state: 'captured', amount: total }]);
      expect((await post(app, paymentStatus.path, { payment: attempt })).json()).toEqual({ payment: 'paid' });
      expect((await at.create(type, id)).json()).toMatchObject({ code: 'already-paid' });
      expect(at.mails(begun)).toEqual(['came']);
      expect(logged.join()).not.toContain(id);
      expect(shop.logged.join()).not.toContain(id);
    },
  );

  test.each(bothProviders)(
    '%s: a payer who never returns has paid as soon as the provider reports it [security: closed-after-agreeing]',
    async (type) => {
      const begun = await at.begin(type, { message: 'before', return: 'never', seconds: 0 });
      await at.decide(begun);
      await at.pass(1000);
      expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: 0, captures: 1 });
      expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured' }]);
    },
  );

  test.each(bothProviders)(
    '%s: captured, and its answer lost: nobody pays again, and a look finds it [security: provider-answer-lost]',
    async (type) => {
      const begun = await at.begin(type, { message: 'never', api: { capture: 'error-after-effect' } });
      await at.decide(begun);
      expect((await at.execute(begun)).json()).toMatchObject({ payment: 'checking' });
      expect((await at.create(type, begun.id)).json()).toMatchObject({ code: 'payment-checked' });
      await at.shop.checkAll();
      expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: 0, captures: 1 });
      expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured' }]);
    },
  );

  test.each(bothProviders)(
    '%s: money is refunded in parts, its answer lost, once [security: provider-answer-lost]',
    async (type) => {
      const begun = await at.begin(type, { message: 'never' });
      const { id, total, ref, attempt } = begun;
      await at.decide(begun);
      await at.execute(begun);
      const faults = { api: { refund: 'error-after-effect' } };
      await at.say('POST', '/control/faults', { provider: type, payment: ref, faults });
      await at.shop.refund({ attemptId: attempt, amount: 1000, note: 'Bruch', key: `bruch-${type}` });
      await at.shop.checkAll();
      expect(await at.books(ref)).toEqual({ captured: total, refunded: 1000, captures: 1 });
      await at.shop.cancel(id);
      expect(await at.books(ref)).toEqual({ captured: total, refunded: total, captures: 1 });
      expect(await at.shop.attempts(id)).toMatchObject([{ state: 'refunded', refunded: total }]);
    },
  );

  test('saferpay: a notification that says "fail" of a paid payment fails nothing [security: notification-invented]', async () => {
    const { shop, app } = at;
    const begun = await at.begin('saferpay', { message: 'wrong-outcome', return: 'never', seconds: 0 });
    const { id, total, ref, attempt } = begun;
    await at.decide(begun);
    await at.pass(1000);
    expect(await shop.attempts(id)).toMatchObject([{ state: 'captured' }]);
    expect(await at.books(ref)).toMatchObject({ captured: total });
    const late = await app.inject({ url: `/api/payment/saferpay/notify/${attempt}/fail` });
    expect(late.statusCode).toBe(200);
    await shop.live(0);
    expect(await shop.attempts(id)).toMatchObject([{ state: 'captured' }]);
    expect((await app.inject({ url: '/api/payment/saferpay/notify/fremd/success' })).statusCode).toBe(200);
  });

  test('saferpay: one refused odd request does not hide it [security: provider-refuses-request]', async () => {
    const { app, shop, here } = at;
    const { id } = await shop.order({ condition: 'saferpay' });
    const odd = await at.create('saferpay', id, { url: `${here}/${'x'.repeat(1970)}` });
    expect(odd.statusCode).toBe(409);
    expect(odd.json()).toEqual({
      code: 'payment-refused',
      msg: 'Der Zahlungsanbieter hat diese Zahlung nicht angenommen. Ihre Bestellung ist gespeichert: Bitte rufen Sie uns an oder schreiben Sie uns, wir finden mit Ihnen einen anderen Weg zu bezahlen.',
    });
    const [finding, ...others] = await shop.findings();
    expect(finding).toMatchObject({
      kind: 'create-refused',
      order_id: id,
      detail: expect.stringContaining('ReturnUrl'),
    });
    expect(finding?.detail).not.toContain('xxx');
    expect(others).toEqual([]);
    expect((await post(app, paymentGetEnv.path, { type: 'saferpay' })).statusCode).toBe(200);
    const other = await shop.order({ condition: 'saferpay' });
    for (const orderId of [other.id, id]) {
      expect((await at.create('saferpay', orderId)).json()).toEqual({ redirectUrl: expect.stringMatching(/^http/) });
    }
  });

  test('wrong requests are refused, and the environment says that no money moves [security: payment-of-wrong-order, payment-id-unknown, payment-from-another-site]', async () => {
    const { app } = at;
    expect((await post(app, paymentGetEnv.path, { type: 'paypal' })).json()).toMatchObject({
      ...{
        env: 'sandbox',
        isOwnSandbox: true,
        clientId: 'sandbox-kontor',
        sdkUrl: expect.stringContaining('/sdk/js?'),
      },
    });
    expect((await post(app, paymentGetEnv.path, { type: 'saferpay' })).json()).toEqual({
      env: 'sandbox',
      isOwnSandbox: true,
    });
    for (const body of [{ type: 'bar' }, {}, { type: 7 }]) {
      expect((await post(app, paymentGetEnv.path, body)).statusCode).toBe(400);
    }
    expect((await at.create('paypal', 'nirgends')).statusCode).toBe(404);
    expect((await post(app, paymentExecute.path, { paymentId: 'fremd', payerId: 'P' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: paymentExecute.path, payload: {} })).json()).toMatchObject({
      code: 'csrf',
    });
  });
});
