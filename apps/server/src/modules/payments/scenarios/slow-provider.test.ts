import type { PaymentProvider } from '@kontor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { type Begun, bothProviders, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

const checked = {
  code: 'payment-checked',
  msg: 'Ihre Zahlung wird gerade geprüft. Bitte zahlen Sie nicht noch einmal.',
};

describeOnBothEngines('a provider that gives no answer we can use', ({ open }) => {
  let at: ShopAtSandbox;
  const endWaiting = Promise.withResolvers<void>();
  beforeAll(async () => {
    // A slow answer always takes longer than the shop's time limit.
    at = await startAtSandbox(await open(), { timeLimit: 1500, wait: () => endWaiting.promise });
  });
  afterAll(() => {
    endWaiting.resolve();
    return at.stop();
  });

  /** The payer has agreed to pay. The provider's next answer about the payment is this fault. */
  async function agreed(type: PaymentProvider, call: 'inquire' | 'capture', fault: string): Promise<Begun> {
    const begun = await at.begin(type, { api: { [call]: fault } });
    await at.decide(begun);
    return begun;
  }

  /** Nobody knows whether the payment was made: it is checked, nobody can pay again, and no second page is opened. */
  async function isChecked(begun: Begun, call: 'inquire' | 'capture'): Promise<void> {
    const { type, id } = begun;
    expect((await at.execute(begun)).json()).toMatchObject({ payment: 'checking' });
    const state = call === 'capture' ? 'capturing' : 'redirected';
    expect(await at.shop.attempts(id)).toMatchObject([{ state, failure_code: null, lease: null }]);
    if (call === 'inquire') return;
    const again = await at.create(type, id);
    expect([again.statusCode, again.json()]).toEqual([409, checked]);
    expect(await at.shop.attempts(id)).toHaveLength(1);
  }

  /** The money is booked once, regardless of who reports it and how often the shop looks. */
  async function isSettledOnce(begun: Begun): Promise<void> {
    await at.pass(1000);
    await at.shop.live(600_000);
    expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: 0, captures: 1 });
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', open_order: null }]);
    expect(at.mails(begun)).toEqual(['came']);
    expect((await at.create(begun.type, begun.id)).json()).toMatchObject({ code: 'already-paid' });
  }

  test('slower than the time limit: it is checked, nobody can pay again, and it is paid once in the end [security: provider-slow]', async () => {
    const slow = [];
    for (const type of bothProviders) {
      for (const call of ['inquire', 'capture'] as const) slow.push({ call, begun: await agreed(type, call, 'slow') });
    }
    await Promise.all(slow.map(({ begun, call }) => isChecked(begun, call)));
    for (const { begun } of slow) await isSettledOnce(begun);
    expect(await at.shop.found()).toEqual([]);
  });

  describe.each(bothProviders)('%s', (type) => {
    test.each([
      ['inquire', 'html'],
      ['inquire', 'html-502'],
      ['capture', 'html'],
      ['capture', 'html-502'],
    ] as const)(
      'to %s answers a page (%s): it is checked, and paid once in the end [security: provider-odd-answer]',
      async (call, fault) => {
        const begun = await agreed(type, call, fault);
        await isChecked(begun, call);
        await isSettledOnce(begun);
        expect(await at.shop.found()).toEqual([]);
      },
    );
  });

  test('saferpay: who comes back and gets no answer is not sent to a second page, until there is one [security: provider-odd-answer]', async () => {
    const begun = await agreed('saferpay', 'inquire', 'html-502');
    const again = await at.create('saferpay', begun.id);
    expect([again.statusCode, again.json()]).toEqual([409, checked]);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'redirected', number: 1 }]);

    expect((await at.create('saferpay', begun.id)).json()).toMatchObject({ code: 'already-paid' });
    await isSettledOnce(begun);
  });

  test('paypal: who comes back and gets no answer goes on with the same order of PayPal [security: provider-odd-answer]', async () => {
    const begun = await agreed('paypal', 'inquire', 'html-502');
    expect((await at.execute(begun)).json()).toMatchObject({ payment: 'checking', state: 'created' });
    expect((await at.create('paypal', begun.id)).json()).toEqual({ id: begun.ref });
    await isSettledOnce(begun);
  });

  test.each(bothProviders)(
    '%s: a page instead of its object begins nothing that takes money [security: provider-odd-answer]',
    async (type) => {
      for (const fault of ['html', 'html-502']) {
        const { id, total } = await at.shop.order({ condition: type });
        await at.arrange(type, { api: { create: fault }, message: 'never' });
        const created = await at.create(type, id);
        expect(created.statusCode).toBe(200);
        const [attempt] = await at.shop.attempts(id);
        const ref = attempt?.provider_ref ?? '';
        await at.decide({ type, ref });
        const body = { id, type, ref, total, attempt: attempt?.id ?? '', orderNumber: '' };
        expect((await at.execute(body)).json()).toMatchObject({ payment: 'paid' });
        expect(await at.books(ref)).toEqual({ captured: total, refunded: 0, captures: 1 });
        expect(await at.shop.attempts(id)).toHaveLength(1);
      }
    },
  );
});
