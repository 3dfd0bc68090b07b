import { routes } from '@kontor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { post } from '../../../http/testing/frame.ts';
import { bothProviders, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

const { paymentExecute, paymentStatus } = routes;

const notFound = { code: 'payment-not-found', msg: 'Diese Zahlung wurde nicht gefunden.' };
const nothing = { captured: 0, refunded: 0, captures: 0 };

describeOnBothEngines('what a browser sends of a payment, over HTTP', ({ open }) => {
  let at: ShopAtSandbox;
  beforeAll(async () => {
    at = await startAtSandbox(await open());
  });
  afterAll(() => at.stop());
  const execute = (body: object) => post(at.app, paymentExecute.path, body);

  test('paypal: with the payment of another order nothing is executed; both orders stay as they are [security: payment-id-of-another-order]', async () => {
    const [mine, other] = [await at.begin('paypal', { message: 'never' }), await at.begin('paypal')];
    await at.decide(mine);
    await at.decide(other, 'authorized', { message: 'never' });
    const crossed = [
      { paymentId: other.ref, payerId: 'P', orderId: mine.id },
      { paymentId: mine.ref, payerId: 'P', orderId: other.id },
      { paymentId: other.ref, payerId: 'P', orderId: 'nirgends' },
      { paymentId: other.attempt, payerId: 'P' },
      { paymentId: other.id, payerId: 'P' },
    ];
    for (const body of crossed) {
      const answer = await execute(body);
      expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
    }
    for (const { id, ref } of [mine, other]) {
      expect(await at.shop.attempts(id)).toMatchObject([{ state: 'redirected', asked_at: null }]);
      expect(await at.books(ref)).toEqual(nothing);
    }

    const right = await execute({ paymentId: mine.ref, payerId: 'P', orderId: mine.id });
    expect(right.json()).toEqual({ payment: 'paid', state: 'approved' });
    expect(await at.books(other.ref)).toEqual(nothing);
  });

  test('paypal: the payment of another order brings money to that order alone, whoever names it [security: payment-id-of-another-order]', async () => {
    const [mine, other] = [await at.begin('paypal', { message: 'never' }), await at.begin('paypal')];
    await at.decide(other, 'authorized', { message: 'never' });
    expect((await execute({ paymentId: other.ref, payerId: 'P' })).json()).toEqual({
      payment: 'paid',
      state: 'approved',
    });
    expect(await at.books(other.ref)).toEqual({ captured: other.total, refunded: 0, captures: 1 });
    expect(await at.shop.attempts(mine.id)).toMatchObject([{ state: 'redirected', asked_at: null }]);
    expect((await post(at.app, paymentStatus.path, { payment: mine.attempt })).json()).toEqual({ payment: 'due' });
    await at.pass(1000);
    expect([at.mails(mine), at.mails(other)]).toEqual([[], ['came']]);
  });

  test('saferpay: somebody else’s order id asks about that order, and moves nothing of one’s own [security: order-id-of-another]', async () => {
    const [mine, other] = [await at.begin('saferpay', { message: 'never' }), await at.begin('saferpay')];
    await at.decide(mine);

    const answer = await execute({ orderId: other.id, type: 'saferpay', paymentId: mine.ref, url: `${at.here}/` });
    expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
    expect((await execute({ orderId: other.id, type: 'saferpay' })).json()).toEqual({ payment: 'due' });
    for (const orderId of [mine.ref, mine.attempt, 'nirgends']) {
      const refused = await execute({ orderId, type: 'saferpay' });
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'order-not-found']);
    }

    expect(await at.shop.attempts(mine.id)).toMatchObject([{ state: 'redirected', asked_at: null }]);
    expect([await at.books(mine.ref), await at.books(other.ref)]).toEqual([nothing, nothing]);
  });

  test('a payment by the other provider is not found, and not begun [security: payment-of-wrong-order]', async () => {
    const [byPaypal, byCard] = [await at.begin('paypal'), await at.begin('saferpay')];
    const known = await at.known();
    for (const [type, { id }] of [
      ['saferpay', byPaypal],
      ['paypal', byCard],
    ] as const) {
      const executed = await execute({ orderId: id, type });
      expect([executed.statusCode, executed.json()]).toEqual([404, notFound]);
      const created = await at.create(type, id);
      expect([created.statusCode, created.json()]).toEqual([
        409,
        { code: 'other-payment', msg: 'Diese Bestellung wird auf andere Weise bezahlt.' },
      ]);
    }
    expect((await execute({ paymentId: byCard.ref, payerId: 'P' })).json()).toEqual(notFound);
    expect(await at.known()).toBe(known);
  });

  test.each(bothProviders)(
    '%s: the amount is the stored order’s, whatever amounts are sent with each call [security: payment-amount-in-body]',
    async (type) => {
      const amounts = { amount: 1, total: { gross: 0.01 }, currency: 'HUF', value: '0.01', captured: true };
      const { id, total } = await at.shop.order({ condition: type });
      expect((await at.create(type, id, amounts)).statusCode).toBe(200);
      const [{ provider_ref: ref, id: attempt } = { provider_ref: null, id: '' }] = await at.shop.attempts(id);
      if (ref === null) throw new Error('Nothing was begun.');
      await at.decide({ type, ref }, 'authorized', { message: 'never' });

      const body = type === 'paypal' ? { paymentId: ref, payerId: 'P' } : { orderId: id, type };
      expect((await execute({ ...body, ...amounts })).json()).toMatchObject({ payment: 'paid' });
      expect((await post(at.app, paymentStatus.path, { payment: attempt, ...amounts })).json()).toEqual({
        payment: 'paid',
      });

      expect(await at.books(ref)).toEqual({ captured: total, refunded: 0, captures: 1 });
      expect(await at.shop.attempts(id)).toMatchObject([{ amount: total, state: 'captured', held: null }]);
    },
  );

  test.each(bothProviders)(
    '%s: no call leads to another address than the shop’s [security: return-elsewhere]',
    async (type) => {
      const { id } = await at.shop.order({ condition: type });
      const known = await at.known();
      const { host, port } = new URL(at.here);
      const foreign = [
        'https://evil.example/',
        '//evil.example/',
        `http://127.0.0.1:${Number(port) + 1}/confirmation`,
        `https://${host}/confirmation`,
        `http://${host}@evil.example/`,
        `http://evil.example@${host}/`,
        String.raw`http:\\evil.example\confirmation`,
        String.raw`http://evil.example\@${host}/`,
        `http://${host}.evil.example/`,
        `http://${host}%2eevil.example/`,
        `http://evil.example/http://${host}/`,
        '/confirmation',
        'javascript:alert(1)',
      ];
      for (const url of foreign) {
        const answer = await at.create(type, id, { url });
        expect([url, answer.statusCode, answer.json()]).toEqual([
          ...[url, 400],
          { code: 'foreign-address', msg: 'Diese Adresse gehört nicht zu diesem Shop.' },
        ]);
      }
      for (const url of ['', 7, null, 'x'.repeat(2001)]) {
        expect((await at.create(type, id, { url })).json()).toMatchObject({ code: 'invalid-request' });
      }
      expect(await at.known()).toBe(known);
      expect(await at.shop.attempts(id)).toEqual([]);

      const begun = await at.begin(type);
      const executed = await execute({ ...at.toExecute(begun), url: 'https://evil.example/' });
      expect(executed.statusCode).toBe(200);
      expect(executed.body).not.toContain('evil');
      expect(await at.shop.attempts(begun.id)).toMatchObject([
        { return_url: `${at.here}/confirmation?payment=${begun.attempt}` },
      ]);
    },
  );
});
