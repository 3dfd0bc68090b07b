import { antiForgery, type PaymentProvider, routes } from '@kontor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { post } from '../../../http/testing/frame.ts';
import {
  type Begun,
  bothProviders,
  createGate,
  type Faults,
  type ShopAtSandbox,
  startAtSandbox,
} from '../testing/sandbox.ts';

const { paymentCreate, paymentExecute, paymentStatus } = routes;

describeOnBothEngines('a browser that is closed and never comes back', ({ open }) => {
  let at: ShopAtSandbox;
  const gate = createGate();
  beforeAll(async () => {
    at = await startAtSandbox(await open(), { wait: gate.wait });
  });
  afterAll(() => at.stop());

  /** Makes a call and hangs up while the shop waits for the provider's answer. */
  async function hangUpDuring(path: string, body: object): Promise<void> {
    const closing = new AbortController();
    const token = 'x'.repeat(32);
    const call = fetch(`${at.here}${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body), signal: closing.signal },
      headers: {
        'content-type': 'application/json',
        [antiForgery.header]: token,
        cookie: `${antiForgery.cookie}=${token}`,
      },
    }).catch(({ name }: Error) => name);
    await gate.reached();
    closing.abort();
    expect(await call).toBe('AbortError');
    gate.open();
  }

  async function hangUpDuringExecute(type: PaymentProvider, faults: Faults): Promise<Begun> {
    const begun = await agrees(type, faults);
    await hangUpDuring(paymentExecute.path, at.toExecute(begun));
    await expect.poll(async () => (await at.shop.attempts(begun.id))[0]).toMatchObject({ lease: null });
    return begun;
  }

  async function agrees(type: PaymentProvider, faults: Faults): Promise<Begun> {
    const begun = await at.begin(type, { ...faults, return: 'never' });
    await at.decide(begun);
    return begun;
  }

  /** Steps after which somebody has to tell the shop that there is work to do. */
  const toldLater = {
    'after agreeing, before the return': agrees,
    'after the money was taken, before the shop has heard of it': (type, faults) =>
      hangUpDuringExecute(type, { ...faults, api: { capture: 'timeout-after-effect' } }),
  } as const satisfies Record<string, (type: PaymentProvider, faults: Faults) => Promise<Begun>>;

  /** The senders that tell the shop of it in the end. */
  const tellers = {
    'the provider’s message': { message: 'after' },
    'a check': { message: 'never' },
  } as const;

  const ends = (Object.keys(toldLater) as (keyof typeof toldLater)[]).flatMap((step) =>
    (Object.keys(tellers) as (keyof typeof tellers)[]).map((teller) => [step, teller] as const),
  );

  async function isPaidOnce(begun: Begun): Promise<void> {
    expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: 0, captures: 1 });
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', open_order: null, lease: null }]);
    expect(await statusOf(begun.attempt)).toEqual({ payment: 'paid' });
    expect(at.mails(begun)).toEqual(['came']);
    expect((await at.create(begun.type, begun.id)).json()).toMatchObject({ code: 'already-paid' });
    expect(await at.shop.found()).toEqual([]);
  }

  describe.each(bothProviders)('%s', (type) => {
    test.each(ends)('%s: paid once, as reported by %s [security: closed-after-agreeing]', async (step, teller) => {
      const begun = await toldLater[step](type, tellers[teller]);
      await at.pass(1000);
      if (teller === 'a check') await at.shop.live(2 * 3_600_000);
      else await at.pass(1000);
      await isPaidOnce(begun);
    });

    test('while the shop inquires or captures: it continues alone, and messages change nothing [security: closed-while-settling]', async () => {
      for (const call of ['inquire', 'capture']) {
        const begun = await hangUpDuringExecute(type, { message: 'twice', api: { [call]: 'slow' } });
        expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured' }]);
        await at.pass(1000);
        await isPaidOnce(begun);
      }
    });

    test('while the payment is begun, or on the provider’s page: nothing is paid, and it can be paid later [security: closed-before-agreeing]', async () => {
      const begun = await at.begin(type, { message: 'never' });
      const { id } = await at.shop.order({ condition: type });
      await at.arrange(type, { message: 'never', api: { create: 'slow' } });
      await hangUpDuring(paymentCreate.path, { orderId: id, type, url: `${at.here}/confirmation` });
      await expect
        .poll(async () => (await at.shop.attempts(id))[0])
        .toMatchObject({ state: 'redirected', lease: null });

      await at.shop.live(25 * 3_600_000);

      for (const orderId of [begun.id, id]) {
        const [attempt] = await at.shop.attempts(orderId);
        expect(await statusOf(attempt?.id ?? '')).toEqual({ payment: 'due' });
        expect(await at.books(attempt?.provider_ref ?? '')).toMatchObject({ captured: 0, captures: 0 });
        expect((await at.create(type, orderId)).statusCode).toBe(200);
        expect(await at.shop.attempts(orderId)).toMatchObject([
          { open_order: null },
          { state: 'redirected', number: 2 },
        ]);
      }
      expect(at.mails(begun)).toEqual([]);
    });
  });

  const statusOf = async (payment: string) => (await post(at.app, paymentStatus.path, { payment })).json();
});
