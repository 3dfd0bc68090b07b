import { describe, expect, test } from 'vitest';
import { TestSaferpay } from './testing/saferpay-client.ts';

const hour = 60 * 60 * 1000;
const pay = { decision: 'pay', outcome: 'authorized' };

describe('the payment page', () => {
  test('says what is paid, that no money moves, and runs nothing foreign', async () => {
    const saferpay = await TestSaferpay.start();
    const answer = await saferpay.open(await saferpay.initialized());
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.replace(/'sha256-[^']+'/, 'HASH')).toBe(
      `default-src 'none'; style-src HASH; script-src 'none'; form-action 'self' ${saferpay.shop.origin}; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(page).toContain('<strong>Testzahlung: es fließt kein Geld.</strong>');
    expect(page).toContain('<p class="amount">19,99\u00a0€</p>');
    expect(page).toContain('<dd>Bestellung &lt;2026-000123&gt;</dd>');
    expect(page).toContain(`<dd>${new URL(saferpay.shop.origin).host}</dd>`);
    expect(page).not.toContain('<script');
  });

  test('opens once: a second time it leads back to the shop, and changes nothing', async () => {
    const saferpay = await TestSaferpay.start();
    const token = await saferpay.initialized();
    await saferpay.open(token);
    const again = await saferpay.open(token);
    expect([again.status, again.headers.get('location')]).toEqual([302, `${saferpay.shop.origin}/zurueck?payment=1`]);
    expect(await saferpay.payments()).toMatchObject([{ state: 'NOT_STARTED' }]);
    expect((await saferpay.submit(token, pay)).status).toBe(303);
    expect(await saferpay.payments()).toMatchObject([{ state: 'AUTHORIZED' }]);
  });

  test('a look without a body opens it as well', async () => {
    const saferpay = await TestSaferpay.start();
    const token = await saferpay.initialized();
    await fetch(saferpay.pageAddress(token), { method: 'HEAD' });
    expect((await saferpay.open(token)).status).toBe(302);
  });

  test.each([
    [{ decision: 'pay', outcome: 'authorized' }, 'AUTHORIZED', 1999],
    [{ decision: 'pay', outcome: 'captured-at-once' }, 'CAPTURED', 1999],
    [{ decision: 'pay', outcome: 'pending-then-captured' }, 'PENDING', 0],
    [{ decision: 'declined', outcome: 'authorized' }, 'FAILED', 0],
    [{ decision: 'aborted', outcome: 'authorized' }, 'FAILED', 0],
  ])('%j leads back to the shop with %s', async (fields, state, authorized) => {
    const saferpay = await TestSaferpay.start();
    const token = await saferpay.initialized();
    await saferpay.open(token);
    const answer = await saferpay.submit(token, fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${saferpay.shop.origin}/zurueck?payment=1`]);
    expect(await saferpay.payments()).toMatchObject([{ state, authorized }]);
  });

  test('a decision is final', async () => {
    const saferpay = await TestSaferpay.start();
    const token = await saferpay.initialized();
    await saferpay.submit(token, pay);
    const [before] = await saferpay.payments();
    const again = await saferpay.submit(token, { decision: 'declined' });
    expect([again.status, again.headers.get('location')]).toEqual([303, `${saferpay.shop.origin}/zurueck?payment=1`]);
    expect(await saferpay.payments()).toEqual([before]);
  });

  test('dies after an hour, opened or not', async () => {
    const saferpay = await TestSaferpay.start();
    const opened = await saferpay.initialized();
    const unopened = await saferpay.initialized();
    await saferpay.open(opened);
    await saferpay.pass(hour);
    for (const answer of [await saferpay.open(unopened), await saferpay.submit(opened, pay)]) {
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain('<h1>Zahlungsseite abgelaufen</h1>');
    }
    expect(await saferpay.payments()).toMatchObject([{ state: 'EXPIRED' }, { state: 'EXPIRED' }]);
  });

  test('is not there for a token that nobody gave', async () => {
    const saferpay = await TestSaferpay.start();
    expect((await saferpay.open('unbekannt')).status).toBe(404);
    expect((await saferpay.submit('unbekannt', pay)).status).toBe(404);
  });

  test.each([
    [{}],
    [{ decision: 'pay' }],
    [{ decision: 'pay', outcome: 'reich' }],
    [{ ...pay, message: 'nochmal' }],
    [{ ...pay, seconds: '-1' }],
    [{ ...pay, seconds: 'bald' }],
  ])('%j is not understood, and nothing happens', async (fields) => {
    const saferpay = await TestSaferpay.start();
    const token = await saferpay.initialized();
    expect((await saferpay.submit(token, fields)).status).toBe(400);
    expect(await saferpay.payments()).toMatchObject([{ state: 'NOT_STARTED' }]);
  });

  test('faults that were arranged are chosen to begin with', async () => {
    const saferpay = await TestSaferpay.start();
    await saferpay.control('faults', { next: 1, faults: { outcome: 'declined', message: 'twice' } });
    const page = await (await saferpay.open(await saferpay.initialized())).text();
    expect(page).toContain('value="declined" checked> Wie vorab bestimmt: Bank lehnt ab');
    expect(page).toContain('<option value="twice" selected>doppelt</option>');
  });

  test('the browser that is closed after paying gets no way back', async () => {
    const saferpay = await TestSaferpay.start();
    const token = await saferpay.initialized();
    const answer = await saferpay.submit(token, { ...pay, return: 'never' });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(await answer.text()).toContain('<h1>Fenster geschlossen</h1>');
    expect(await saferpay.payments()).toMatchObject([{ state: 'AUTHORIZED' }]);
  });
});
