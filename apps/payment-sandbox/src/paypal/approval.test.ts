import { describe, expect, test } from 'vitest';
import { orderBody, TestPaypal } from './testing/paypal-client.ts';

const shop = 'http://shop.example';

/** Opens the approval page, or sends its form, without following redirections. */
function page(paypal: TestPaypal, query: Record<string, string>, form?: Record<string, string>): Promise<Response> {
  const address = `${paypal.sandbox.origin}/checkoutnow?${new URLSearchParams(query)}`;
  return fetch(address, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
}

const paying = { decision: 'pay', outcome: 'authorized' };

describe('the approval page', () => {
  test('says that no money flows, how much and to whom; it has no script, and links only to the shop', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.created();
    const answer = await page(paypal, { token: id });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' ${shop};`);
    for (const part of [
      '<strong>Testzahlung: es fließt kein Geld.</strong>',
      '<p class="amount">19,99\u00a0€</p>',
      '<dd>Kontor</dd>',
      '<dd>Bestellung &lt;2026-000123&gt;</dd>',
      'value="authorized" checked>',
      '>Jetzt bezahlen</button>',
      '<summary>Störungen</summary>',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('<script');
  });

  test('opened in place of the shop’s page leads back to it, with the order’s id and the payer’s', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.created();
    const cancelled = await page(paypal, { token: id }, { decision: 'aborted' });
    expect(cancelled.status).toBe(303);
    expect(cancelled.headers.get('location')).toBe(`${shop}/bestellung?payment=f00d&token=${id}`);
    const left = await page(paypal, { token: id }, { decision: 'walked-away' });
    expect(await left.text()).toContain('<h1>Sie können dieses Fenster schließen</h1>');
    expect((await paypal.ledger())[0]?.state).toBe('PAYER_ACTION_REQUIRED');
    const paid = await page(paypal, { token: id }, paying);
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toMatch(
      new RegExp(`^${shop}/bestellung\\?payment=f00d&token=${id}&PayerID=[0-9A-Z]{13}$`),
    );
    expect((await paypal.ledger())[0]?.state).toBe('APPROVED');
  });

  test('in a window of its own tells the page that opened it, and no other', async () => {
    const paypal = await TestPaypal.start({ shopOrigins: [shop] });
    const id = await paypal.created();
    const opener = { token: id, opener: shop, currency: 'EUR', intent: 'capture' };
    expect((await page(paypal, { ...opener, opener: 'http://böse.example' })).status).toBe(403);
    expect((await page(paypal, { ...opener, opener: `${shop}/pfad` }, paying)).status).toBe(403);
    expect((await paypal.ledger())[0]?.state).toBe('PAYER_ACTION_REQUIRED');
    expect((await page(paypal, opener)).status).toBe(200);
    const paid = await page(paypal, opener, paying);
    const text = await paid.text();
    expect(paid.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(text).toContain(`data-origin="${shop}"`);
    expect(text).toContain('<script type="module" src="/checkoutnow/popup.js"></script>');
    expect(messageOf(text)).toEqual({
      orderId: id,
      did: 'approved',
      payerId: expect.stringMatching(/^[0-9A-Z]{13}$/),
      reason: null,
    });
    const gone = await page(paypal, opener, { ...paying, return: 'never' });
    expect(await gone.text()).toContain(`data-origin="${shop}" data-message=""`);
    const script = await fetch(`${paypal.sandbox.origin}/checkoutnow/popup.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('hears every page where the shop is at home on this machine: it goes by many names', async () => {
    const paypal = await TestPaypal.start({ shopOrigins: ['http://localhost:3000'] });
    const token = await paypal.created();
    expect((await page(paypal, { token, opener: 'http://192.168.0.7:3000' })).status).toBe(200);
    expect((await page(paypal, { token, opener: 'javascript:alert(1)' })).status).toBe(403);
  });

  test.each([
    [{ currency: 'CHF' }, 'Expected currency from order api call to be CHF, got EUR.'],
    [{ intent: 'authorize' }, 'Expected intent from order api call to be authorize, got capture.'],
  ])('fails as PayPal’s script does where it was loaded for something else: %j', async (loaded, reason) => {
    const paypal = await TestPaypal.start();
    const id = await paypal.created();
    const answer = await page(paypal, { token: id, opener: shop, ...loaded });
    expect(answer.status).toBe(422);
    const message = messageOf(await answer.text());
    expect(message).toMatchObject({ orderId: id, did: 'failed', payerId: null });
    expect(message.reason).toContain(reason);
  });

  test('is gone with its order: unknown, lapsed or paid', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.approved();
    expect((await page(paypal, { token: 'UNBEKANNT' })).status).toBe(404);
    await paypal.capture(id);
    expect((await page(paypal, { token: id })).status).toBe(404);
    const told = await page(paypal, { token: id, opener: shop }, paying);
    expect(told.status).toBe(404);
    expect(messageOf(await told.text())).toMatchObject({ did: 'failed', reason: 'INVALID_RESOURCE_ID' });
    expect(await paypal.ledger()).toMatchObject([{ captures: 1 }]);
  });

  test('offers another instrument after one was declined, and refuses what it does not offer', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.approved('instrument-declined');
    const text = await (await page(paypal, { token: id })).text();
    expect(text).toContain('Das zuletzt gewählte Zahlungsmittel wurde abgelehnt.');
    expect(text).toContain('value="authorized" checked>');
    for (const wrong of [
      {},
      { decision: 'pay' },
      { ...paying, message: 'wrong-outcome' },
      { ...paying, seconds: 'x' },
    ]) {
      expect((await page(paypal, { token: id }, wrong)).status).toBe(400);
    }
  });

  test('sets the faults of its payment', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.created();
    const faults = { message: 'never', return: 'never', seconds: '7', 'api-capture': 'error-after-effect' };
    const answer = await page(paypal, { token: id }, { ...paying, ...faults });
    expect(answer.status).toBe(200);
    expect((await paypal.ledger())[0]?.faults).toEqual({
      outcome: 'authorized',
      message: 'never',
      return: 'never',
      seconds: 7,
      api: { capture: 'error-after-effect' },
    });
    expect((await paypal.capture(id)).status).toBe(500);
  });

  test('has “Weiter” where the shop asks once more, and no way back where it named none', async () => {
    const paypal = await TestPaypal.start();
    const { intent, purchase_units } = orderBody();
    const { body } = await paypal.post('/v2/checkout/orders', { intent, purchase_units });
    const token = String(body.id);
    expect(await (await page(paypal, { token })).text()).toContain('>Weiter</button>');
    expect((await page(paypal, { token }, paying)).status).toBe(200);
    expect((await paypal.ledger())[0]?.state).toBe('APPROVED');
  });
});

/** The message of a page to its opener. */
function messageOf(text: string): Record<string, unknown> {
  const [, message = '{}'] = /data-message="([^"]*)"/.exec(text) ?? [];
  return JSON.parse(message.replaceAll('&quot;', '"')) as Record<string, unknown>;
}

describe('PayPal’s script', () => {
  const load = (paypal: TestPaypal, query: string) => fetch(`${paypal.sandbox.origin}/sdk/js?${query}`);
  const good = 'client-id=sandbox-kontor&currency=EUR&intent=capture&components=buttons&locale=de_AT';

  test('is one function that leaves only `paypal` behind, and parses', async () => {
    const paypal = await TestPaypal.start({ publicUrl: 'http://zahlen.shop.example:3001' });
    const answer = await load(paypal, `${good}&disable-funding=card,credit`);
    const script = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const window: Record<string, unknown> = {};
    new Function('window', script)(window);
    expect(Object.keys(window)).toEqual(['paypal']);
    expect(window).toMatchObject({ paypal: { version: '5.0.0', FUNDING: { PAYPAL: 'paypal', CARD: 'card' } } });
    expect(script).toContain('"origin":"http://zahlen.shop.example:3001"');
    expect(script).toContain('"label":"Mit PayPal bezahlen"');
    expect(script).toContain('"source":"p24"');
    const without = await load(paypal, `${good}&disable-funding=p24`);
    expect(await without.text()).not.toContain('"source":"p24"');
  });

  test.each([
    ['currency=EUR', 'Expected client-id to be passed'],
    ['client-id=</script>&currency=EUR', 'client-id not recognized for either production or sandbox: \\u003c/script>'],
    ['client-id=sandbox-kontor&currency=EURO', 'Expected currency to be a valid currency, got: EURO'],
    ['client-id=sandbox-kontor&intent=authorize', 'Expected intent to be capture, got: authorize'],
    ['client-id=sandbox-kontor&locale=deutsch', 'Expected locale to be a valid locale, got: deutsch'],
    ['client-id=sandbox-kontor&components=marks', 'Expected components to include buttons, got: marks'],
  ])('fails to load with wrong parameters: %s', async (query, reason) => {
    const paypal = await TestPaypal.start();
    const answer = await load(paypal, query);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(`throw new Error("SDK Validation error: '${reason}'");\n`);
  });
});
