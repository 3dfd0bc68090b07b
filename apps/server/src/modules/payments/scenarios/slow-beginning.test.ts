import { afterEach, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { createTestProvider } from '../testing/gateway.ts';
import { testClock, testPayments } from '../testing/payments.ts';

const url = 'https://shop.example/confirmation';
const busy = { status: 409, code: 'payment-busy' };

describeOnBothEngines('a provider that is slow to begin a payment', ({ open, place }) => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Two servers. The first payment is created when `goOn` is called. */
  async function slowAtFirst() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const at = await place();
    const clock = testClock();
    const provider = createTestProvider('saferpay', clock.now);
    const server = async () => testPayments(await open(at), 'saferpay', { clock, provider });
    const [one, two] = [await server(), await server()];
    const { id: orderId } = await one.order();
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    provider.meanwhile = (call) => {
      if (call !== 'create' || provider.calls.create > 1) return Promise.resolve();
      asked.resolve();
      return answered.promise;
    };
    const first = one.create({ orderId, type: 'saferpay', url }, '');
    await asked.promise;
    const again = () => two.create({ orderId, type: 'saferpay', url }, '');
    return { one, clock, orderId, provider, first, again, goOn: answered.resolve };
  }

  test('is waited for as long as it takes; whoever presses again meanwhile reads that it is prepared [security: provider-slow-to-begin]', async () => {
    const { one, clock, orderId, provider, first, again, goOn } = await slowAtFirst();
    for (let minute = 0; minute < 3; minute += 1) {
      clock.pass(40_000);
      const [before] = await one.attempts(orderId);
      vi.advanceTimersByTime(20_000);
      await vi.waitFor(async () => {
        const [attempt] = await one.attempts(orderId);
        expect(attempt?.leased_until).toBeGreaterThan(before?.leased_until ?? 0);
      });
      clock.pass(20_000);
      expect(await again()).toMatchObject(busy);
    }

    goOn();

    const [attempt, ...others] = await one.attempts(orderId);
    expect(await first).toEqual({ redirectUrl: `https://pay.example/${attempt?.id}` });
    expect(others).toEqual([]);
    expect(await one.attempts(orderId)).toMatchObject([{ state: 'redirected', open_order: orderId, lease: null }]);
    expect(provider.calls.create).toBe(1);
  });

  test('to a server that stood still meanwhile: its page is handed out to nobody, the later one stays [security: provider-slow-to-begin]', async () => {
    const { one, clock, orderId, first, again, goOn } = await slowAtFirst();
    clock.pass(61_000);
    const later = await again();

    goOn();

    expect(await first).toMatchObject(busy);
    const attempts = await one.attempts(orderId);
    expect(attempts).toMatchObject([
      { state: 'cancelled', failure_code: 'superseded', provider_ref: null, open_order: null },
      { state: 'redirected', open_order: orderId },
    ]);
    expect(later).toEqual({ redirectUrl: `https://pay.example/${attempts[1]?.id}` });
  });
});
