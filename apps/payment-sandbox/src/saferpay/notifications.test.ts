import { describe, expect, test } from 'vitest';
import { TestSaferpay } from './testing/saferpay-client.ts';

const success = 'GET /notify/success';
const fail = 'GET /notify/fail';

/** A payment that is decided with this message fault. */
async function decide(saferpay: TestSaferpay, outcome: string, message: string): Promise<string> {
  const token = await saferpay.initialized();
  await saferpay.control(`saferpay/${token}/decide`, { outcome, faults: { message } });
  return token;
}

describe('notifications', () => {
  test.each([
    ['authorized', success],
    ['pending-then-captured', success],
    ['captured-at-once', success],
    ['declined', fail],
    ['aborted', fail],
  ])('after %s the shop hears %s', async (outcome, heard) => {
    const saferpay = await TestSaferpay.start();
    await decide(saferpay, outcome, 'after');
    expect(saferpay.shop.heard).toEqual([]);
    await saferpay.pass(300);
    expect(saferpay.shop.heard).toEqual([heard]);
  });

  test('of a pending payment the shop hears twice, the second time how it ended', async () => {
    const saferpay = await TestSaferpay.start();
    await decide(saferpay, 'pending-then-failed', 'after');
    await saferpay.pass(1_999);
    expect(saferpay.shop.heard).toEqual([success]);
    await saferpay.pass(1);
    await saferpay.pass(300);
    expect(saferpay.shop.heard).toEqual([success, fail]);
  });

  test('before: the shop has its message when the browser returns', async () => {
    const saferpay = await TestSaferpay.start();
    await decide(saferpay, 'authorized', 'before');
    expect(saferpay.shop.heard).toEqual([success]);
    await saferpay.pass(60_000);
    expect(saferpay.shop.heard).toEqual([success]);
  });

  test('never, until it is resent by hand', async () => {
    const saferpay = await TestSaferpay.start();
    const token = await decide(saferpay, 'authorized', 'never');
    await saferpay.pass(60_000);
    expect(saferpay.shop.heard).toEqual([]);
    expect(await saferpay.control(`payments/${token}/resend`)).toEqual({ status: 200, body: { resent: true } });
    await saferpay.pass(0);
    expect(saferpay.shop.heard).toEqual([success]);
    expect(await saferpay.control('payments/unbekannt/resend')).toEqual({ status: 404, body: { resent: false } });
  });

  test('twice', async () => {
    const saferpay = await TestSaferpay.start();
    await decide(saferpay, 'authorized', 'twice');
    await saferpay.pass(60_000);
    expect(saferpay.shop.heard).toEqual([success, success]);
  });

  test('late', async () => {
    const saferpay = await TestSaferpay.start();
    const token = await saferpay.initialized();
    await saferpay.control(`saferpay/${token}/decide`, {
      outcome: 'authorized',
      faults: { message: 'late', seconds: 90 },
    });
    await saferpay.pass(89_000);
    expect(saferpay.shop.heard).toEqual([]);
    await saferpay.pass(1_000);
    expect(saferpay.shop.heard).toEqual([success]);
  });

  test('with the wrong outcome', async () => {
    const saferpay = await TestSaferpay.start();
    await decide(saferpay, 'authorized', 'wrong-outcome');
    await saferpay.pass(300);
    expect(saferpay.shop.heard).toEqual([fail]);
    expect(await saferpay.payments()).toMatchObject([{ state: 'AUTHORIZED' }]);
  });

  test('a shop that does not answer 200 gets two more messages, and then none', async () => {
    const saferpay = await TestSaferpay.start();
    saferpay.shop.answers.push(500, 204, 302);
    await decide(saferpay, 'authorized', 'after');
    await saferpay.pass(300);
    expect(saferpay.shop.heard).toHaveLength(1);
    await saferpay.pass(2_000);
    expect(saferpay.shop.heard).toHaveLength(2);
    await saferpay.pass(5_000);
    expect(saferpay.shop.heard).toHaveLength(3);
    await saferpay.pass(3_600_000);
    expect(saferpay.shop.heard).toEqual([success, success, success]);
  });

  test('a shop that answers the second time gets no further message', async () => {
    const saferpay = await TestSaferpay.start();
    saferpay.shop.answers.push(503);
    await decide(saferpay, 'authorized', 'before');
    await saferpay.pass(2_000);
    await saferpay.pass(3_600_000);
    expect(saferpay.shop.heard).toEqual([success, success]);
  });
});
