import { describe, expect, test } from 'vitest';
import { basic, refusal, requestHeader, TestSaferpay } from './testing/saferpay-client.ts';

const internal = { status: 500, body: refusal('INTERNAL_ERROR', 'RETRY', 'Internal error') };
const byId = (TransactionId: string) => ({ TransactionReference: { TransactionId } });
const headers = { 'content-type': 'application/json', authorization: basic() };

async function authorizedWith(saferpay: TestSaferpay, api: object): Promise<string> {
  const token = await saferpay.initialized();
  await saferpay.control(`saferpay/${token}/decide`, { faults: { api } });
  return String((await saferpay.payments()).find(({ id }) => id === token)?.transactionId);
}

describe('faults of calls hit once, and do exactly what they say', () => {
  test.each([
    ['error-before-effect', 0],
    ['error-after-effect', 1999],
  ])('capture, %s', async (fault, captured) => {
    const saferpay = await TestSaferpay.start();
    const id = await authorizedWith(saferpay, { capture: fault });
    expect(await saferpay.call('Transaction/Capture', byId(id))).toEqual(internal);
    expect(await saferpay.payments()).toMatchObject([{ captured, faults: { api: {} } }]);
    const again = await saferpay.call('Transaction/Capture', byId(id));
    expect(again.body.ErrorName ?? again.status).toBe(captured === 0 ? 200 : 'TRANSACTION_ALREADY_CAPTURED');
    expect(await saferpay.payments()).toMatchObject([{ captured: 1999, captures: 1 }]);
  });

  test('capture, timeout-after-effect: the money is taken, the connection cut', async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const saferpay = await TestSaferpay.start({ wait });
    const id = await authorizedWith(saferpay, { capture: 'timeout-after-effect' });
    await expect(saferpay.call('Transaction/Capture', byId(id))).rejects.toThrow('fetch failed');
    expect(waits).toEqual([2_000]);
    expect(await saferpay.payments()).toMatchObject([{ captured: 1999 }]);
  });

  test.each([
    ['html', 200],
    ['html-502', 502],
  ])('refund, %s: it is done, and a page comes back', async (fault, status) => {
    const saferpay = await TestSaferpay.start();
    const id = await authorizedWith(saferpay, { refund: fault });
    await saferpay.call('Transaction/Capture', byId(id));
    const body = {
      RequestHeader: requestHeader,
      CaptureReference: { CaptureId: `${id}_c` },
      Refund: { Amount: { Value: '1999', CurrencyCode: 'EUR' }, OrderId: 'R-1' },
    };
    const answer = await saferpay.fetchApi('Transaction/Refund', { headers, body: JSON.stringify(body) });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html']);
    expect(await answer.text()).toMatch(/^<!doctype html>/);
    const found = await saferpay.call('Transaction/Inquire', { TransactionReference: { OrderId: 'R-1' } });
    expect(found.body.Transaction).toMatchObject({ Type: 'REFUND', Status: 'AUTHORIZED' });
  });

  test('void, slow: it is done, and answered after its time', async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const saferpay = await TestSaferpay.start({ wait });
    const id = await authorizedWith(saferpay, { void: 'slow' });
    expect((await saferpay.call('Transaction/Cancel', byId(id))).status).toBe(200);
    expect(waits).toEqual([2_000]);
    expect(await saferpay.payments()).toMatchObject([{ state: 'CANCELED' }]);
  });

  test('create, error-after-effect: there is a page that the shop does not know of', async () => {
    const saferpay = await TestSaferpay.start();
    await saferpay.control('faults', { next: 1, faults: { api: { create: 'error-after-effect' } } });
    expect(await saferpay.call('PaymentPage/Initialize', saferpay.initializeBody())).toEqual(internal);
    expect(await saferpay.payments()).toMatchObject([{ state: 'NOT_STARTED' }]);
    expect((await saferpay.call('PaymentPage/Initialize', saferpay.initializeBody())).status).toBe(200);
  });

  test('a call that is wrong uses no fault up', async () => {
    const saferpay = await TestSaferpay.start();
    const id = await authorizedWith(saferpay, { capture: 'error-after-effect' });
    const wrong = { ...byId(id), Amount: { Value: '1,00', CurrencyCode: 'EUR' } };
    expect((await saferpay.call('Transaction/Capture', wrong)).status).toBe(400);
    expect(await saferpay.payments()).toMatchObject([{ faults: { api: { capture: 'error-after-effect' } } }]);
  });
});

describe('which payment has which faults', () => {
  const outcomes = async (saferpay: TestSaferpay) => (await saferpay.payments()).map(({ faults }) => faults.outcome);

  test('the next payments, one order after the other', async () => {
    const saferpay = await TestSaferpay.start();
    await saferpay.control('faults', { provider: 'paypal', next: 1, faults: { outcome: 'instrument-declined' } });
    await saferpay.control('faults', { provider: 'saferpay', next: 2, faults: { outcome: 'declined' } });
    await saferpay.control('faults', { next: 1, faults: { outcome: 'aborted' } });
    for (let i = 0; i < 4; i++) await saferpay.initialized();
    expect(await outcomes(saferpay)).toEqual(['declined', 'declined', 'aborted', 'authorized']);
  });

  test('one payment', async () => {
    const saferpay = await TestSaferpay.start();
    const token = await saferpay.initialized();
    await saferpay.initialized();
    await saferpay.control('faults', { provider: 'saferpay', payment: token, faults: { outcome: 'declined' } });
    expect(await outcomes(saferpay)).toEqual(['declined', 'authorized']);
  });

  test('a seed draws the same faults in every sandbox, at the rate it is told', async () => {
    const drawn = async (seed: string, rate: number) => {
      const saferpay = await TestSaferpay.start({ wait: async () => {} });
      await saferpay.control('faults', { seed, rate });
      const body = JSON.stringify({ RequestHeader: requestHeader, ...saferpay.initializeBody() });
      // some of these answers are drawn to be unreadable, or cut
      for (let i = 0; i < 30; i++)
        await saferpay.fetchApi('PaymentPage/Initialize', { headers, body }).catch(() => null);
      return (await saferpay.payments()).map(({ faults }) => faults);
    };
    const faults = await drawn('4711', 0.5);
    expect(await drawn('4711', 0.5)).toEqual(faults);
    expect(await drawn('4712', 0.5)).not.toEqual(faults);
    expect(new Set(faults.map(({ outcome }) => outcome)).size).toBeGreaterThan(5);
    expect(
      (await drawn('4711', 0)).every(({ outcome, message }) => outcome === 'authorized' && message === 'after'),
    ).toBe(true);
  });

  test('none any more', async () => {
    const saferpay = await TestSaferpay.start();
    await saferpay.control('faults', { seed: '4711', rate: 1 });
    await saferpay.control('faults', { next: 5, faults: { outcome: 'declined' } });
    await saferpay.control('faults', { clear: true });
    await saferpay.initialized();
    expect(await outcomes(saferpay)).toEqual(['authorized']);
  });

  test.each([
    [{ next: 1, faults: { outcome: 'reich' } }],
    [{ next: 0, faults: {} }],
    [{ next: 1, faults: { api: { capture: 'kaputt' } } }],
    [{ next: 1, faults: { notification: 'never' } }],
    [{ seed: 1, rate: 0.5 }],
    [{ seed: '1', rate: 2 }],
    [{}],
  ])('%j is not understood', async (order) => {
    const saferpay = await TestSaferpay.start();
    expect((await saferpay.control('faults', order)).status).toBe(400);
  });
});

describe('the payer without a browser', () => {
  test('acts as arranged, once, and returns the address to which the browser would go', async () => {
    const saferpay = await TestSaferpay.start();
    const returnUrl = `${saferpay.shop.origin}/zurueck?payment=1`;
    await saferpay.control('faults', { next: 1, faults: { outcome: 'declined' } });
    const token = await saferpay.initialized();
    const decide = (body: object) => saferpay.control(`saferpay/${token}/decide`, body);
    expect(await decide({})).toEqual({ status: 200, body: { decision: 'decided', returnUrl } });
    expect(await decide({ outcome: 'authorized' })).toEqual({ status: 200, body: { decision: 'over', returnUrl } });
    expect(await saferpay.payments()).toMatchObject([{ state: 'FAILED' }]);
  });

  test('walks away, does not return, comes too late, or never was', async () => {
    const saferpay = await TestSaferpay.start();
    const [away, closed, late] = [
      await saferpay.initialized(),
      await saferpay.initialized(),
      await saferpay.initialized(),
    ];
    const decide = async (token: string, body: object) =>
      (await saferpay.control(`saferpay/${token}/decide`, body)).body;
    expect(await decide(away, { outcome: 'walked-away' })).toEqual({ decision: 'open', returnUrl: null });
    expect(await decide(closed, { faults: { return: 'never' } })).toEqual({ decision: 'decided', returnUrl: null });
    await saferpay.pass(3_600_000);
    expect(await decide(late, {})).toEqual({ decision: 'expired', returnUrl: null });
    expect(await decide('unbekannt', {})).toEqual({ decision: 'unknown' });
    const states = (await saferpay.payments()).map(({ state }) => state);
    expect(states).toEqual(['EXPIRED', 'AUTHORIZED', 'EXPIRED']);
  });
});
