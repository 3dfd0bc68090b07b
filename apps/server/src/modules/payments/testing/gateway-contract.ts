import type { PaymentProvider } from '@kontor/contract';
import type { ProviderStatus } from '@kontor/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Gateway, MoneyOperation } from '../providers/gateway.ts';
import { examplePage } from './attempt.ts';
import { closedOrigin, done, learned, type Paying, startPaying } from './paying.ts';

/** For tests: makes a gateway to the sandbox at `origin`, with right or wrong credentials. */
export type MakeGateway = (origin: string, credentials: 'right' | 'wrong') => Gateway;

/** For tests: differences between providers that do not matter to the shop. */
export interface ProviderHabits {
  /** Status of an attempt whose payer went back to the shop. PayPal's page may be opened once more. */
  readonly aborted: ProviderStatus['state'];
  /** Status of an attempt whose payer's bank is deciding. PayPal asks the bank only at the capture. */
  readonly deciding: ProviderStatus['state'];
}

const hour = 3_600_000;

/**
 * For tests: the behaviour that every gateway must have, against the running sandbox of its provider (PAYMENTS C3.16).
 * The sandbox's books prove that no money moves twice, and none without the shop's knowledge.
 */
export function describeGateway(provider: PaymentProvider, make: MakeGateway, habits: ProviderHabits): void {
  describe(`the gateway to ${provider}`, () => {
    let paying: Paying;
    let gateway: Gateway;
    beforeAll(async () => {
      ({ gateway, ...paying } = await startPaying(provider, (origin) => make(origin, 'right')));
    });
    afterEach(() => paying.arrange(null));
    afterAll(() => paying.stop());
    const nothing = { captured: 0, refunded: 0, captures: 0 };
    const refundOf = (key: string, amount: number, retry = 0): MoneyOperation => ({
      key: `refund:${key}`,
      amount,
      retry,
    });

    describe('a payment', () => {
      test('begins with an object of the provider, on which nobody has acted', async () => {
        const attempt = paying.attempt();
        const created = done(await gateway.create(attempt, examplePage()));
        expect(created.providerRef).not.toBe('');
        expect(created.expiresAt).toBeGreaterThan(Date.now());
        const known = { ...attempt, providerRef: created.providerRef };
        expect(await paying.status(known)).toEqual({ state: 'redirected' });
        expect(await paying.booked(known)).toEqual(nothing);
      });

      test('is authorised by the payer, and moves money once, however often it is captured', async () => {
        const created = await paying.create();
        await paying.decide(created, 'authorized');
        const status = await paying.status(created);
        expect(status).toMatchObject({
          state: 'authorized',
          money: { amount: 16645, currency: 'EUR', reference: created.reference, means: expect.stringMatching(/\w/) },
        });
        expect(await paying.booked(created)).toEqual(nothing);

        const attempt = learned(created, status);
        const captured = done(await paying.capture(attempt));
        expect(captured).toEqual({ ok: true, captureId: expect.stringMatching(/./), status: 'captured' });
        expect(await paying.capture(attempt, 1)).toEqual(captured);
        const other = { key: `capture:${attempt.id}:other`, amount: 16645, retry: 0 };
        expect(await gateway.capture(attempt, other)).toEqual(captured);

        const { captureId } = captured;
        expect(await paying.status({ ...attempt, captureId })).toMatchObject({ state: 'captured', captureId });
        expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 0, captures: 1 });
      });

      test('that is captured eight times at once moves money once', async () => {
        const attempt = await paying.authorized();
        await Promise.all(Array.from({ length: 8 }, () => paying.capture(attempt)));
        expect(await paying.status(attempt)).toMatchObject({ state: 'captured' });
        expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 0, captures: 1 });
      });

      test('that was not agreed to cannot be captured', async () => {
        const attempt = await paying.create();
        expect(await paying.capture(attempt)).toMatchObject({ ok: false, kind: 'refused' });
        expect(await paying.booked(attempt)).toEqual(nothing);
      });

      test('may be given up by the payer', async () => {
        const attempt = await paying.create();
        await paying.decide(attempt, 'aborted');
        expect(await paying.status(attempt)).toMatchObject({ state: habits.aborted });
        expect(await paying.booked(attempt)).toEqual(nothing);
      });

      test('may be declined, which moves no money', async () => {
        const attempt = await paying.create();
        await paying.decide(attempt, 'declined');
        const status = await paying.status(attempt);
        if (status.state === 'authorized') {
          const refused = await paying.capture(learned(attempt, status));
          expect(refused).toMatchObject({ ok: false, kind: 'refused' });
        }
        expect(await paying.status(attempt)).toMatchObject({
          state: 'failed',
          code: expect.stringMatching(/^[A-Z_]+$/),
        });
        expect(await paying.booked(attempt)).toEqual(nothing);
      });

      test.each([
        ['captured', { captured: 16645, refunded: 0, captures: 1 }],
        ['failed', nothing],
      ])('may be undecided, and then be %s', async (state, booked) => {
        let attempt = await paying.create();
        await paying.decide(attempt, `pending-then-${state}`, { seconds: 600 });
        const agreed = await paying.status(attempt);
        attempt = learned(attempt, agreed);
        if (agreed.state === 'authorized') {
          const { captureId, status } = done(await paying.capture(attempt));
          expect(status).toBe('pending');
          attempt = { ...attempt, captureId };
        }
        expect(await paying.status(attempt)).toMatchObject({ state: habits.deciding });
        expect(await paying.booked(attempt)).toEqual(nothing);

        await paying.pass(600_000);
        expect(await paying.status(attempt)).toMatchObject({ state });
        expect(await paying.booked(attempt)).toEqual(booked);
      });

      test('that nobody acts on lapses', async () => {
        const attempt = await paying.create();
        await paying.pass(25 * hour);
        expect(await paying.status(attempt)).toMatchObject({ state: 'expired' });
      });
    });

    describe('an authorisation', () => {
      test('is voided, once and again, and moves no money', async () => {
        const attempt = await paying.authorized();
        for (const retry of [0, 1]) {
          expect(await gateway.void(attempt, { key: `void:${attempt.id}`, retry })).toMatchObject({ ok: true });
        }
        expect(await paying.booked(attempt)).toEqual(nothing);
      });

      test('whose money has moved is not voided', async () => {
        const attempt = await paying.captured();
        const late = await gateway.void(attempt, { key: `void:${attempt.id}`, retry: 0 });
        expect(late).toMatchObject({ ok: false, kind: 'refused', code: 'captured' });
        expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 0, captures: 1 });
      });
    });

    describe('a refund', () => {
      test('refunds a part, the rest, and never more', async () => {
        const attempt = await paying.captured();
        const part = await gateway.refund(attempt, refundOf(`${attempt.id}:1`, 1000));
        expect(part).toEqual({ ok: true, providerId: expect.stringMatching(/./), status: 'done' });
        const tooMuch = await gateway.refund(attempt, refundOf(`${attempt.id}:2`, 16645));
        expect(tooMuch).toMatchObject({ ok: false, kind: 'refused' });
        expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 1000, captures: 1 });

        const rest = await gateway.refund(attempt, refundOf(`${attempt.id}:3`, 15645));
        expect(rest).toMatchObject({ ok: true, status: 'done' });
        const one = await gateway.refund(attempt, refundOf(`${attempt.id}:4`, 1));
        expect(one).toMatchObject({ ok: false, kind: 'refused' });
        expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 16645, captures: 1 });
      });

      test('that is tried again is the same one, and is found', async () => {
        const attempt = await paying.captured();
        const first = done(await gateway.refund(attempt, refundOf(attempt.id, 500)));
        expect(await gateway.refund(attempt, refundOf(attempt.id, 500, 1))).toEqual(first);
        const { providerId, status } = first;
        expect(await gateway.findRefund(attempt, refundOf(attempt.id, 500, 1))).toEqual({
          ok: true,
          refund: { providerId, status },
        });
        expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 500, captures: 1 });
      });

      test('of what was never captured is refused', async () => {
        const attempt = await paying.authorized();
        const refused = await gateway.refund(attempt, refundOf(attempt.id, 500));
        expect(refused).toMatchObject({ ok: false, kind: 'refused', code: 'not-captured' });
      });
    });

    describe.each(['error-after-effect', 'timeout-after-effect'] as const)(
      'the provider does it, and then: %s',
      (fault) => {
        test('a payment is created again', async () => {
          await paying.arrange({ seconds: 0, api: { create: fault } });
          const attempt = paying.attempt();
          expect(await gateway.create(attempt, examplePage())).toMatchObject({ ok: false, kind: 'unknown' });
          const { providerRef } = done(await gateway.create(attempt, examplePage()));
          expect(await paying.status({ ...attempt, providerRef })).toEqual({ state: 'redirected' });
        });

        test('a capture is seen, and not done twice', async () => {
          const attempt = await paying.authorized();
          await paying.arrangeFor(attempt, { seconds: 0, api: { capture: fault } });
          expect(await paying.capture(attempt)).toMatchObject({ ok: false, kind: 'unknown' });
          const status = await paying.status(attempt);
          expect(status).toMatchObject({ state: 'captured' });
          const { captureId } = learned(attempt, status);
          expect(await paying.capture(attempt, 1)).toEqual({ ok: true, captureId, status: 'captured' });
          expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 0, captures: 1 });
        });

        test('a refund is found, and not done twice', async () => {
          const attempt = await paying.captured();
          await paying.arrangeFor(attempt, { seconds: 0, api: { refund: fault } });
          const refund = refundOf(attempt.id, 700);
          expect(await gateway.refund(attempt, refund)).toMatchObject({ ok: false, kind: 'unknown' });
          const found = done(await gateway.findRefund(attempt, { ...refund, retry: 1 })).refund;
          expect(found).toEqual({ providerId: expect.stringMatching(/./), status: 'done' });
          expect(await gateway.refund(attempt, { ...refund, retry: 2 })).toEqual({ ok: true, ...found });
          expect(await paying.booked(attempt)).toEqual({ captured: 16645, refunded: 700, captures: 1 });
        });

        test('an authorisation is voided all the same', async () => {
          const attempt = await paying.authorized();
          await paying.arrangeFor(attempt, { seconds: 0, api: { void: fault } });
          const first = await gateway.void(attempt, { key: `void:${attempt.id}`, retry: 0 });
          if (!first.ok) expect(first.kind).toBe('unknown');
          const again = await gateway.void(attempt, { key: `void:${attempt.id}`, retry: 1 });
          expect(again).toMatchObject({ ok: true });
          expect(await paying.booked(attempt)).toEqual(nothing);
        });

        test('a question is answered the next time', async () => {
          const attempt = await paying.create();
          await paying.arrangeFor(attempt, { seconds: 0, api: { inquire: fault } });
          await gateway.inquire(attempt);
          expect(await paying.status(attempt)).toEqual({ state: 'redirected' });
        });
      },
    );

    test('what answers HTML is not understood, whatever it was asked', async () => {
      await paying.arrange({ api: { create: 'html' } });
      const failure = { ok: false, kind: 'unknown', code: 'not-json' };
      expect(await gateway.create(paying.attempt(), examplePage())).toMatchObject(failure);
      const attempt = await paying.authorized();
      await paying.arrangeFor(attempt, { api: { inquire: 'html' } });
      expect(await gateway.inquire(attempt)).toMatchObject(failure);
      await paying.arrangeFor(attempt, { api: { capture: 'html' } });
      expect(await paying.capture(attempt)).toMatchObject(failure);
    });

    test('good credentials are found good, and wrong ones wrong, without a payment', async () => {
      expect(await gateway.check()).toMatchObject({ ok: true });
      const stranger = make(paying.origin, 'wrong');
      const attempt = await paying.authorized();
      const operation = refundOf('r', 1);
      for (const answer of [
        await stranger.check(),
        await stranger.create(paying.attempt(), examplePage()),
        await stranger.inquire(attempt),
        await stranger.capture(attempt, operation),
        await stranger.refund({ ...attempt, captureId: 'C1' }, operation),
      ]) {
        expect(answer).toMatchObject({ ok: false, kind: 'unavailable' });
        expect(answer).not.toMatchObject({ code: 'unreachable' });
      }
      expect(await paying.booked(attempt)).toEqual(nothing);
    });

    test('a provider that is not there did certainly nothing', async () => {
      const nowhere = make(await closedOrigin(), 'right');
      const attempt = await paying.authorized();
      for (const answer of [
        await nowhere.check(),
        await nowhere.create(paying.attempt(), examplePage()),
        await nowhere.inquire(attempt),
        await nowhere.capture(attempt, refundOf('r', 1)),
      ]) {
        expect(answer).toMatchObject({ ok: false, kind: 'unavailable', code: 'unreachable' });
      }
    });
  });
}
