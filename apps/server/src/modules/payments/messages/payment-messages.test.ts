import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { maxAttempts } from '../../../jobs/retry-delay.ts';
import type { ConnectedProvider } from '../providers/connected-provider.ts';
import type { ProviderEvent } from '../store/provider-event.ts';
import { createTestProvider, failures } from '../testing/gateway.ts';
import { testClock, testPayments } from '../testing/payments.ts';

/** A message that is verified, or the reason why it is not. */
type Message = ProviderEvent | 'forged' | 'unverifiable';

/** A decided dispute, about which nothing more is asked. */
const lost = {
  ...{ id: 'PP-D-1', reason: 'UNAUTHORISED', status: 'RESOLVED', stage: 'CHARGEBACK', amount: 100, answerBy: null },
  ...{ outcome: 'RESOLVED_BUYER_FAVOUR', isOpen: false, isWon: false, changedAt: 1 },
};

describeOnBothEngines('messages of providers', ({ open }) => {
  async function server() {
    const clock = testClock();
    const provider = createTestProvider('paypal', clock.now);
    const connected: ConnectedProvider = {
      gateway: provider.gateway(),
      environment: { env: 'sandbox', isOwnSandbox: true },
      async readMessage(_headers, rawBody) {
        const message = JSON.parse(Buffer.from(rawBody).toString()) as Message;
        if (message === 'forged') return { ok: false, code: 'wrong-signature', isLater: false };
        if (message === 'unverifiable') return { ok: false, code: 'certificate-unavailable', isLater: true };
        return { ok: true, event: message };
      },
    };
    const shop = testPayments(await open(), 'paypal', { clock, provider, connected: [connected] });
    const tell = (message: Message) => shop.receiveMessage('paypal', {}, Buffer.from(JSON.stringify(message)));
    return { shop, provider, tell };
  }

  /** A message of PayPal about one of our payments, or about an unknown one. */
  function event(id: string, customId: string, kind = 'PAYMENT.CAPTURE.COMPLETED'): ProviderEvent {
    const resource = { id: 'capture', custom_id: customId, amount: { value: '0.01', currency_code: 'EUR' } };
    return { id, kind, raw: JSON.stringify({ id, event_type: kind, resource }) };
  }

  test('is kept once, settled once, and its contents are not believed [security: webhook-replayed, webhook-untrue]', async () => {
    const { shop, provider, tell } = await server();
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);

    expect(await tell(event('WH-0', attempt))).toBe('kept');
    await shop.live(1000);
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'redirected' }]);

    provider.authorize(attempt);
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(event('WH-1', attempt))));
    expect(answers).toEqual(Array.from({ length: 5 }, () => 'kept'));
    await shop.live(1000);
    expect(await shop.events()).toEqual([
      ['PAYMENT.CAPTURE.COMPLETED', true],
      ['PAYMENT.CAPTURE.COMPLETED', true],
    ]);
    expect(provider.calls.inquire).toBe(2);
    expect(provider.books(attempt)).toMatchObject({ captures: 1, captured: total });
  });

  test.each([
    ['a minute', 3, 300_000],
    ['half a day', 11, 12.5 * 3_600_000],
    ['longer than a job is tried', maxAttempts + 1, 7 * 24 * 3_600_000],
  ])(
    'is not done with while PayPal cannot be asked, for %s, and has its effect once [security: webhook-while-provider-away]',
    async (_, silences, later) => {
      const { shop, provider, tell } = await server();
      const { id: orderId } = await shop.order();
      const attempt = await shop.begin(orderId);
      provider.captureAtOnce(attempt);
      await shop.settleOnNews({ attemptId: attempt, attempt: 1 });
      await shop.live(25 * 3_600_000);
      provider.stand(attempt, { state: 'reversed', disputes: [lost] });
      const asked = provider.calls.inquire;
      const away = { kind: 'before', failure: failures.unreachable } as const;
      provider.happens('inquire', ...Array.from({ length: silences }, () => away));

      await tell(event('WH-5', attempt, 'PAYMENT.CAPTURE.REVERSED'));
      await shop.live(45_000);
      expect(await shop.events()).toEqual([['PAYMENT.CAPTURE.REVERSED', false]]);
      expect(await shop.attempts(orderId)).toMatchObject([{ state: 'captured' }]);

      await shop.live(later);
      expect(await shop.events()).toEqual([['PAYMENT.CAPTURE.REVERSED', true]]);
      expect(await shop.attempts(orderId)).toMatchObject([{ state: 'reversed' }]);
      // The finding that the provider is away stays until the next probe of the provider.
      await shop.probe();
      expect(await shop.found()).toEqual(['disputed', 'reversed']);
      expect(provider.calls.inquire).toBe(asked + silences + 1);
      await shop.live(24 * 3_600_000);
      await tell(event('WH-5', attempt, 'PAYMENT.CAPTURE.REVERSED'));
      await shop.live(24 * 3_600_000);
      expect(provider.calls.inquire).toBe(asked + silences + 1);
    },
  );

  test('a forged one is refused, an unverifiable one is asked for later, and neither is stored [security: webhook-forged]', async () => {
    const { shop, tell } = await server();
    expect(await tell('forged')).toBe('refused');
    expect(await tell('unverifiable')).toBe('later');
    expect(await shop.receiveMessage('saferpay', {}, Buffer.alloc(0))).toBe('unconfigured');
    expect(await shop.events()).toEqual([]);
  });

  test('about an unknown payment is tried for a while; money of an unknown payment is reported to the operator [security: webhook-of-unknown-payment]', async () => {
    const { shop, provider, tell } = await server();
    expect(await tell(event('WH-2', 'fremd'))).toBe('kept');
    expect(await tell(event('WH-3', 'fremd', 'CHECKOUT.ORDER.APPROVED'))).toBe('kept');
    await shop.live(60_000);
    expect((await shop.events()).map(([, isProcessed]) => isProcessed)).toEqual([false, false]);
    await shop.live(3_600_000);
    expect((await shop.events()).map(([, isProcessed]) => isProcessed)).toEqual([true, true]);
    expect(await shop.found()).toEqual(['captured-without-order']);
    expect(provider.calls.inquire).toBe(0);
  });

  test('goes after ninety days', async () => {
    const { shop, tell } = await server();
    await tell(event('WH-4', 'fremd', 'CHECKOUT.ORDER.APPROVED'));
    await shop.live(89 * 24 * 3_600_000);
    await shop.clearOldEvents();
    expect(await shop.events()).toHaveLength(1);
    await shop.live(2 * 24 * 3_600_000);
    await shop.clearOldEvents();
    expect(await shop.events()).toEqual([]);
  });
});
