import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { paypalWebhookPath } from '../provider-messages.routes.ts';
import { type Begun, bothProviders, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

const limit = 600;

describeOnBothEngines('messages in bursts', ({ open }) => {
  let at: ShopAtSandbox;
  beforeAll(async () => {
    // Rate limits count requests by the machine's clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    at = await startAtSandbox(await open(), { rateLimits: true });
  });
  afterAll(async () => {
    await at.stop();
    vi.useRealTimers();
  });

  const tell = (type: Begun['type'], remoteAddress: string) =>
    type === 'paypal'
      ? at.app.inject({ method: 'POST', url: paypalWebhookPath, payload: { id: 'WH-1' }, remoteAddress })
      : at.app.inject({ url: '/api/payment/saferpay/notify/fremd/success', remoteAddress });

  /** Sends all messages that one address may send in a minute. */
  async function useUp(type: Begun['type'], remoteAddress: string): Promise<void> {
    const usual = type === 'paypal' ? 400 : 200;
    for (let i = 0; i < limit; i += 1) expect((await tell(type, remoteAddress)).statusCode).toBe(usual);
    const refused = await tell(type, remoteAddress);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }

  test.each(bothProviders)(
    '%s: a stranger who repeats messages must wait, and the provider’s messages are still received [security: messages-repeated]',
    async (type) => {
      const kept = await at.shop.events();
      await useUp(type, '203.0.113.5');
      expect(await at.shop.events()).toEqual(kept);

      const begun = await at.begin(type, { return: 'never' });
      await at.decide(begun);
      await at.pass(1000);
      await at.pass(1000);
      expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: 0, captures: 1 });
      expect(at.mails(begun)).toEqual(['came']);
    },
  );

  test.each(bothProviders)(
    '%s: what the provider says in too great a burst it says again, and nothing is lost [security: message-burst]',
    async (type) => {
      vi.setSystemTime(Date.now() + 61_000);
      const begun = await at.begin(type, { return: 'never' });
      await useUp(type, '127.0.0.1');
      await at.decide(begun);
      await at.pass(1000);
      expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'redirected', asked_at: null }]);

      vi.setSystemTime(Date.now() + 61_000);
      await at.pass(3000);
      await at.pass(1000);
      expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: 0, captures: 1 });
      expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured' }]);
      expect(at.mails(begun)).toEqual(['came']);
    },
  );
});
