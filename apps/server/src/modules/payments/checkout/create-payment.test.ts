import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { createTestProvider, failures } from '../testing/gateway.ts';
import { testClock, testPayments } from '../testing/payments.ts';

const url = 'https://shop.example/shop/P/cart/confirmation?orderId=the-key#x';

describeOnBothEngines('beginning to pay', ({ open }) => {
  test('is refused for orders that do not exist, are cancelled or are paid otherwise, and for foreign return addresses [security: payment-of-wrong-order, return-elsewhere, payment-id-unknown]', async () => {
    const shop = testPayments(await open(), 'paypal');
    const [cancelled, byCard, open1] = [
      await shop.order({ state: 'cancelled' }),
      await shop.order({ condition: 'saferpay' }),
      await shop.order(),
    ];
    const create = (orderId: string, type: 'paypal' | 'saferpay' = 'paypal', to = url) =>
      shop.create({ orderId, type, url: to }, 'https://other.example');

    expect(await create('nirgends')).toMatchObject({ status: 404, code: 'order-not-found' });
    expect(await create(cancelled.id)).toMatchObject({ status: 409, code: 'order-cancelled' });
    expect(await create(byCard.id)).toMatchObject({ status: 409, code: 'other-payment' });
    expect(await create(byCard.id, 'saferpay')).toMatchObject({ status: 503, code: 'payment-unavailable' });
    for (const foreign of [
      'https://evil.example/',
      'https://shop.example.evil.example/',
      'javascript:alert(1)',
      '/x',
    ]) {
      expect(await create(open1.id, 'paypal', foreign)).toMatchObject({ status: 400, code: 'foreign-address' });
    }
    expect(await create(open1.id, 'paypal', 'https://shop.example@evil.example/')).toMatchObject({ status: 400 });
    expect(shop.provider.calls.create).toBe(0);
    expect(await shop.attempts(open1.id)).toEqual([]);
    expect(await shop.execute({ orderId: open1.id, type: 'paypal' })).toMatchObject({ code: 'payment-not-found' });
    expect(await shop.execute({ paymentId: 'fremd', payerId: 'p' })).toMatchObject({ code: 'payment-not-found' });
    expect(await shop.execute({ orderId: 'nirgends', type: 'paypal' })).toMatchObject({ code: 'order-not-found' });
    expect(await shop.status('fremd')).toMatchObject({ code: 'payment-not-found' });
  });

  test('takes the amount of the order, and tells the provider neither its key nor what else the address says [security: payment-amount-in-body, order-key-leaked]', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId, total } = await shop.order();
    const asked = { orderId, type: 'paypal' as const, url, amount: 1, total: { gross: 0.01 } };

    const created = await shop.create(asked, '');

    const [attempt] = await shop.attempts(orderId);
    expect(created).toEqual({ id: `ref-${attempt?.id}` });
    expect(attempt).toMatchObject({
      ...{ amount: total, state: 'redirected', open_order: orderId, number: 1, lease: null },
      return_url: `https://shop.example/shop/P/cart/confirmation?payment=${attempt?.id}`,
    });
    expect(attempt?.id).toMatch(/^[\w-]{32}$/);
    expect(await shop.create(asked, '')).toEqual(created);
    expect(shop.provider.calls.create).toBe(1);
    expect(await shop.status(attempt?.id ?? '')).toEqual({ payment: 'due' });
  });

  test('a return tells which of the browser’s orders it pays, and of others nothing; who has its order executes it [security: return-in-another-tab]', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const [first, second] = [await shop.order(), await shop.order()];
    const [ofFirst, ofSecond] = [await shop.begin(first.id), await shop.begin(second.id)];
    for (const attempt of [ofFirst, ofSecond]) shop.provider.authorize(attempt);
    const both = [second.id, first.id];

    expect(await shop.status(ofFirst, both)).toEqual({ payment: 'due', orderId: first.id });
    expect(await shop.status(ofSecond, both)).toEqual({ payment: 'due', orderId: second.id });
    expect(shop.provider.calls.inquire).toBe(0);
    expect(await shop.status(ofFirst, [second.id, 'nirgends'])).toEqual({ payment: 'paid' });
    expect(await shop.status(ofFirst, both)).toEqual({ payment: 'paid', orderId: first.id });
    expect(await shop.status('fremd', both)).toMatchObject({ status: 404, code: 'payment-not-found' });
    expect(await shop.attempts(second.id)).toMatchObject([{ state: 'redirected' }]);
  });

  test('asks once more after silence, and says that it does', async () => {
    const clock = testClock();
    const provider = createTestProvider('saferpay', clock.now);
    const gateway = provider.gateway();
    const tries: (number | undefined)[] = [];
    const create: typeof gateway.create = (attempt, page, retry) => {
      tries.push(retry);
      return gateway.create(attempt, page, retry);
    };
    const connected = [
      { gateway: { ...gateway, create }, environment: { env: 'sandbox', isOwnSandbox: true } as const },
    ];
    const shop = testPayments(await open(), 'saferpay', { clock, provider, connected });
    provider.happens('create', { kind: 'after', failure: failures.unknown });

    await shop.begin((await shop.order()).id);

    expect(tries).toEqual([undefined, 1]);
  });

  test('continues after a lost answer: PayPal is asked under the same key, Saferpay makes another page [security: provider-slow]', async () => {
    for (const type of ['paypal', 'saferpay'] as const) {
      const shop = testPayments(await open(), type);
      const { id: orderId } = await shop.order();
      const silence = { kind: 'after', failure: failures.unknown } as const;

      shop.provider.happens('create', silence);
      const first = await shop.begin(orderId);
      expect(shop.provider.calls.create).toBe(2);
      expect(await shop.attempts(orderId)).toMatchObject([{ id: first, state: 'redirected' }]);

      const other = await shop.order();
      shop.provider.happens('create', silence, silence);
      await expect(shop.begin(other.id)).rejects.toThrow('payment-unavailable');
      expect(await shop.attempts(other.id)).toMatchObject([{ state: 'created', provider_ref: null, lease: null }]);
      await shop.begin(other.id);
      expect(await shop.attempts(other.id)).toMatchObject(
        type === 'paypal' ? [{ state: 'redirected' }] : [{ failure_code: 'superseded' }, { state: 'redirected' }],
      );
    }
  });

  test('that the provider refuses is reported to customer and operator, and concerns only this order [security: provider-refuses-request]', async () => {
    for (const type of ['paypal', 'saferpay'] as const) {
      const shop = testPayments(await open(), type);
      const { id: orderId } = await shop.order();
      const no = { kind: 'before', failure: { ...failures.declined, code: 'AMOUNT_INVALID' } } as const;
      shop.provider.happens('create', no, no);
      for (let click = 0; click < 2; click += 1) {
        expect(await shop.create({ orderId, type, url }, '')).toMatchObject({ status: 409, code: 'payment-refused' });
      }
      const [finding, ...others] = await shop.findings();
      expect(finding).toMatchObject({ kind: 'create-refused', order_id: orderId });
      expect(JSON.parse(finding?.detail ?? '')).toEqual({ code: 'AMOUNT_INVALID', reason: 'the bank says no' });
      expect(others).toEqual([]);
      const closed = { state: 'failed', failure_code: 'AMOUNT_INVALID', open_order: null };
      expect(await shop.attempts(orderId)).toMatchObject([closed, closed]);
      expect(await shop.environment(type)).toMatchObject({ env: 'sandbox' });
      await shop.begin((await shop.order()).id);
      await shop.begin(orderId);
    }
  });

  test('and walking away lets it lapse; the provider is asked a few times, and no more [security: closed-before-agreeing]', async () => {
    const shop = testPayments(await open(), 'saferpay');
    const { id: orderId } = await shop.order();
    const attempt = await shop.begin(orderId);
    await shop.live(3 * 3_600_000);
    expect(shop.provider.calls.inquire).toBe(1);
    shop.provider.stand(attempt, { state: 'expired', code: 'TOKEN_EXPIRED' });
    await shop.live(48 * 3_600_000);
    expect(shop.provider.calls.inquire).toBe(2);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'expired', failure_code: 'TOKEN_EXPIRED' }]);
    expect(shop.mails).toEqual([]);
  });

  test('by PayPal, without ever coming back, is taken by a check [security: closed-after-agreeing]', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    await shop.live(600_000);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured' }]);
    expect(shop.provider.books(attempt)).toMatchObject({ captures: 1, captured: total });
    await shop.live(72 * 3_600_000);
    expect(shop.provider.calls.inquire).toBe(2);
    expect(await shop.found()).toEqual([]);
  });
});
