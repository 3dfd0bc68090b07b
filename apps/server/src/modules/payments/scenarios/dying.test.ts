import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { createTestProvider, type TestProvider } from '../testing/gateway.ts';
import { dyingDatabase, type TestClock, type TestPayments, testClock, testPayments } from '../testing/payments.ts';

/** Waits until the provider was asked this many times. The process that asked dies then. */
async function untilAsked({ calls }: TestProvider, call: keyof TestProvider['calls'], times = 1): Promise<void> {
  while (calls[call] < times) await new Promise((wake) => setTimeout(wake, 5));
}

interface World {
  readonly database: Database;
  readonly provider: TestProvider;
  readonly clock: TestClock;
  /** The server that continues. */
  readonly heir: TestPayments;
}

describeOnBothEngines('a process that dies', ({ open }) => {
  async function world(type: 'paypal' | 'saferpay'): Promise<World> {
    const database = await open();
    const clock = testClock();
    const provider = createTestProvider(type, clock.now);
    // The other process never finishes, so waiting for it is cut short.
    const wait = () => new Promise<void>((wake) => setImmediate(wake));
    return { database, provider, clock, heir: testPayments(database, type, { clock, provider, wait }) };
  }

  const deaths = Array.from({ length: 6 }, (_, i) => i + 1).flatMap((at) => [
    { at, when: 'before' as const },
    { at, when: 'after' as const },
  ]);

  test.each(deaths)(
    'in transaction $at of settling, $when it, has the money taken once [security: server-dies-capturing]',
    async ({ at, when }) => {
      const { database, provider, clock, heir } = await world('paypal');
      const { id: orderId, total } = await heir.order();
      const attempt = await heir.begin(orderId);
      provider.authorize(attempt);
      const { database: mortal, dead } = dyingDatabase(database, at, when);

      const executes = testPayments(mortal, 'paypal', { clock, provider }).execute({
        paymentId: `ref-${attempt}`,
        payerId: 'p',
      });
      await Promise.race([dead, executes]);
      await heir.live(3_600_000);

      expect(provider.books(attempt)).toEqual({ captures: 1, captured: total, refunded: 0, refunds: 0, voids: 0 });
      expect(await heir.attempts(orderId)).toMatchObject([{ state: 'captured', open_order: null }]);
      expect(heir.mails).toEqual([expect.stringMatching(/^Ihre Zahlung für die Bestellung .+ ist eingegangen$/)]);
      expect(await heir.found()).toEqual([]);
    },
  );

  test.each(['inquire', 'capture'] as const)(
    'while it asks to %s has the money taken once [security: server-dies-capturing]',
    async (call) => {
      for (const kind of ['dies before', 'dies after'] as const) {
        const { provider, heir } = await world('saferpay');
        const { id: orderId, total } = await heir.order();
        const attempt = await heir.begin(orderId);
        provider.authorize(attempt);
        provider.happens(call, { kind });

        void heir.execute({ orderId, type: 'saferpay' });
        await untilAsked(provider, call);
        expect(await heir.execute({ orderId, type: 'saferpay' })).toMatchObject({ payment: 'checking' });
        await heir.live(2 * 3_600_000);

        expect(provider.books(attempt)).toMatchObject({ captures: 1, captured: total });
        expect(await heir.attempts(orderId)).toMatchObject([{ state: 'captured' }]);
        expect(heir.mails).toHaveLength(1);
      }
    },
  );

  test.each(['paypal', 'saferpay'] as const)(
    'while it begins to pay by %s leaves an order that can be paid [security: server-dies-beginning]',
    async (type) => {
      const deathsOfBeginning = [
        ...deaths.slice(0, 8).map((death) => ({ death, call: null })),
        { death: null, call: 'dies before' as const },
        { death: null, call: 'dies after' as const },
      ];
      for (const { death, call } of deathsOfBeginning) {
        const { database, provider, clock, heir } = await world(type);
        const { id: orderId, total } = await heir.order();
        const dying = death === null ? null : dyingDatabase(database, death.at, death.when);
        const mortal = testPayments(dying?.database ?? database, type, { clock, provider });
        if (call !== null) provider.happens('create', { kind: call });

        const begins = mortal.begin(orderId);
        await Promise.race([dying?.dead ?? untilAsked(provider, 'create'), begins]);
        clock.pass(61_000);
        const attempt = await heir.begin(orderId);
        provider.authorize(attempt);
        await heir.live(4 * 3_600_000);

        const attempts = await heir.attempts(orderId);
        expect(attempts.filter(({ state }) => state === 'captured')).toHaveLength(1);
        expect(attempts.every(({ open_order: open }) => open === null)).toBe(true);
        expect(provider.total()).toBe(total);
        expect(heir.mails).toHaveLength(1);
      }
    },
  );

  test.each([
    ['at once', 0],
    ['after a week, when all its checks are past', 7 * 24 * 3_600_000],
  ])(
    'leaves open payments to a server that starts %s, also without its jobs [security: server-restarted]',
    async (_, later) => {
      for (const kind of ['dies before', 'dies after'] as const) {
        const { database, provider, clock, heir } = await world('paypal');
        const agreed = await heir.order();
        const attempt = await heir.begin(agreed.id);
        const walked = await heir.order();
        const walkedAttempt = await heir.begin(walked.id);
        provider.authorize(attempt);
        provider.happens('inquire', { kind });
        const asked = provider.calls.inquire + 1;
        void testPayments(database, 'paypal', { clock, provider }).execute({
          paymentId: `ref-${attempt}`,
          payerId: 'p',
        });
        await untilAsked(provider, 'inquire', asked);
        await database.transaction((transaction) => transaction.deleteFrom('jobs').execute());
        clock.pass(later);
        if (later > 0) provider.stand(walkedAttempt, { state: 'expired', code: 'INVALID_RESOURCE_ID' });

        const next = testPayments(database, 'paypal', { clock, provider });
        await next.resume();
        await next.live(600_000);

        expect(provider.books(attempt)).toMatchObject({ captures: 1, captured: agreed.total, refunds: 0 });
        expect(await next.attempts(agreed.id)).toMatchObject([{ state: 'captured', lease: null }]);
        expect(await next.attempts(walked.id)).toMatchObject([{ state: later > 0 ? 'expired' : 'redirected' }]);
        expect(next.mails).toHaveLength(1);
      }
    },
  );

  test.each(deaths)(
    'in transaction $at of a refund, $when it, refunds the money once [security: server-dies-refunding]',
    async ({ at, when }) => {
      const { database, provider, clock, heir } = await world('saferpay');
      const { id: orderId, total } = await heir.order();
      const attempt = await heir.begin(orderId);
      provider.authorize(attempt);
      await heir.execute({ orderId, type: 'saferpay' });
      const { database: mortal, dead } = dyingDatabase(database, at, when);
      const refund = { attemptId: attempt, amount: 1000, note: 'Bruch', key: `bruch-${at}-${when}` };

      await Promise.race([dead, testPayments(mortal, 'saferpay', { clock, provider }).refund(refund)]);
      clock.pass(61_000);
      await heir.refund(refund);
      await heir.live(3_600_000);

      expect(provider.books(attempt)).toMatchObject({ captured: total, refunded: 1000, refunds: 1 });
      expect(await heir.attempts(orderId)).toMatchObject([{ state: 'captured', refunded: 1000 }]);
      expect(await heir.operations(attempt)).toMatchObject([{ kind: 'capture' }, { kind: 'refund', state: 'done' }]);
    },
  );

  test.each(['refund', 'findRefund'] as const)(
    'while it asks to %s refunds the money once [security: server-dies-refunding]',
    async (call) => {
      for (const kind of ['dies before', 'dies after'] as const) {
        const { provider, clock, heir } = await world('saferpay');
        const { id: orderId, total } = await heir.order();
        const attempt = await heir.begin(orderId);
        provider.authorize(attempt);
        await heir.execute({ orderId, type: 'saferpay' });
        if (call === 'findRefund') provider.happens('refund', { kind: 'dies after' });
        provider.happens(call, { kind });

        void heir.refund({ attemptId: attempt, amount: total, note: 'alles', key: 'alles' });
        await untilAsked(provider, 'refund');
        clock.pass(61_000);
        if (call === 'findRefund') {
          void heir.checkAll();
          await untilAsked(provider, 'findRefund');
        }
        await heir.live(3 * 3_600_000);

        expect(provider.books(attempt)).toMatchObject({ captured: total, refunded: total, refunds: 1 });
        expect(await heir.attempts(orderId)).toMatchObject([{ state: 'refunded', refunded: total }]);
      }
    },
  );
});
