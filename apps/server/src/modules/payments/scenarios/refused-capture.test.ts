import type { ProviderFailure } from '@kontor/domain';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { captureRefusedText } from '../settle/texts/settle.de.ts';
import { failures } from '../testing/gateway.ts';
import { testPayments } from '../testing/payments.ts';
import { bothProviders } from '../testing/sandbox.ts';

describeOnBothEngines('a capture that is refused', ({ open }) => {
  async function agreed(type: 'paypal' | 'saferpay', failure: ProviderFailure) {
    const shop = testPayments(await open(), type);
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure });
    const body = (id: string) =>
      type === 'paypal' ? { paymentId: `ref-${id}`, payerId: 'p' } : { orderId, type: 'saferpay' as const };
    return { shop, orderId, total, attempt, execute: (id = attempt) => shop.execute(body(id)) };
  }

  test.each(bothProviders)(
    '%s: as the account may not, is reported, hides it, and holds no money [security: provider-refuses-capture]',
    async (type) => {
      const { shop, orderId, total, attempt, execute } = await agreed(type, failures.account);

      const answer = await execute();

      const said = { code: 'PERMISSION_DENIED', msg: captureRefusedText };
      expect(answer).toEqual({ payment: 'due', ...(type === 'paypal' ? { state: 'failed' } : { error: said }) });
      expect(shop.provider.books(attempt)).toMatchObject({ captures: 0, voids: 1 });
      expect(await shop.attempts(orderId)).toMatchObject([{ state: 'voided', failure_code: 'PERMISSION_DENIED' }]);
      expect(await shop.operations(attempt)).toMatchObject([
        { kind: 'capture', state: 'refused', tries: 1 },
        { kind: 'void', state: 'done', tries: 1 },
      ]);
      expect(await shop.found()).toEqual(['capture-refused', 'credentials-wrong']);
      expect(await shop.environment(type)).toMatchObject({ code: 'payment-unavailable' });
      await expect(shop.begin(orderId)).rejects.toThrow('payment-unavailable');

      // The answer to a harmless question does not show whether captures succeed.
      shop.clock.pass(181_000);
      await shop.look();
      expect(await shop.environment(type)).toMatchObject({ code: 'payment-unavailable' });
      expect(await shop.found()).toEqual(['capture-refused', 'credentials-wrong']);
      const wrong = (await shop.findings()).find(({ kind }) => kind === 'credentials-wrong');
      await shop.resolve(wrong?.id ?? '');
      shop.clock.pass(181_000);
      expect(await shop.environment(type)).toMatchObject({ env: 'sandbox' });
      const anew = await shop.begin(orderId);
      shop.provider.authorize(anew);
      expect(await execute(anew)).toMatchObject({ payment: 'paid' });
      expect(shop.provider.total()).toBe(total);
      expect(await shop.found()).toEqual(['capture-refused']);
    },
  );

  test.each(bothProviders)('%s: as the account may not, is over with the next that is done', async (type) => {
    const shop = testPayments(await open(), type);
    const refused = await shop.begin((await shop.order()).id);
    const later = await shop.begin((await shop.order()).id);
    for (const attempt of [refused, later]) shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure: failures.account });
    await shop.settleOnNews({ attemptId: refused, attempt: 0 });
    expect(await shop.found()).toEqual(['capture-refused', 'credentials-wrong']);
    await shop.settleOnNews({ attemptId: later, attempt: 0 });
    expect(shop.provider.books(later)).toMatchObject({ captures: 1 });
    expect(await shop.found()).toEqual(['capture-refused']);
    expect(await shop.environment(type)).toMatchObject({ env: 'sandbox' });
  });

  test.each(bothProviders)(
    '%s: as this payment may not, is reported, and hides nothing [security: provider-refuses-capture]',
    async (type) => {
      const { shop, orderId, attempt, execute } = await agreed(type, failures.duplicate);

      expect(await execute()).toMatchObject({ payment: 'due' });

      expect(shop.provider.books(attempt)).toMatchObject({ captures: 0, voids: 1 });
      const [finding, ...others] = await shop.findings();
      expect(finding).toMatchObject({ kind: 'capture-refused', order_id: orderId });
      expect(JSON.parse(finding?.detail ?? '')).toEqual({ code: 'DUPLICATE_INVOICE_ID', reason: 'a number twice' });
      expect(others).toEqual([]);
      expect(await shop.environment(type)).toMatchObject({ env: 'sandbox' });
      expect(await shop.begin(orderId)).not.toBe(attempt);
    },
  );

  test('by the payer’s bank, holds no money either, and is reported only to the payer', async () => {
    const { shop, orderId, attempt, execute } = await agreed('saferpay', failures.declined);
    expect(await execute()).toEqual({ payment: 'due', error: { code: 'INSTRUMENT_DECLINED' } });
    expect(shop.provider.books(attempt)).toMatchObject({ captures: 0, voids: 1 });
    expect(await shop.found()).toEqual([]);
    await shop.begin(orderId);
  });

  test('and cannot be voided yet, is checked until it is [security: provider-refuses-capture]', async () => {
    const { shop, orderId, attempt, execute } = await agreed('saferpay', failures.duplicate);
    shop.provider.happens('void', { kind: 'before', failure: failures.unknown });
    expect(await execute()).toMatchObject({ payment: 'checking' });
    await expect(shop.begin(orderId)).rejects.toThrow('payment-checked');

    await shop.live(600_000);

    expect(shop.provider.books(attempt)).toMatchObject({ captures: 0, voids: 1 });
    expect(shop.provider.calls.capture).toBe(1);
    await shop.begin(orderId);
  });

  test('and can never be voided, is the operator’s, and the order can be paid [security: provider-refuses-capture]', async () => {
    const { shop, orderId, attempt, execute } = await agreed('saferpay', failures.duplicate);
    shop.provider.happens('void', { kind: 'before', failure: failures.account });
    expect(await execute()).toMatchObject({ payment: 'due' });
    expect(await shop.found()).toEqual(['capture-refused', 'credentials-wrong', 'void-refused']);
    expect(await shop.operations(attempt)).toMatchObject([{ state: 'refused' }, { kind: 'void', state: 'refused' }]);

    await shop.live(24 * 3_600_000);
    expect(shop.provider.calls).toMatchObject({ capture: 1, void: 1 });
    const anew = await shop.begin(orderId);
    const attempts = await shop.attempts(orderId);
    expect(attempts).toMatchObject([{ state: 'voided' }, { id: anew, state: 'redirected' }]);
    expect(await shop.cancel(orderId)).toMatchObject({ refused: [attempts[0]?.reference] });
  });
});
