import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { paypalWebhookPath } from '../provider-messages.routes.ts';
import { type HeardMessage, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

describeOnBothEngines('messages that come to the shop, over HTTP', ({ open }) => {
  let at: ShopAtSandbox;
  beforeAll(async () => {
    at = await startAtSandbox(await open());
  });
  afterAll(() => at.stop());

  const tell = ({ headers, body }: HeardMessage) =>
    at.app.inject({ method: 'POST', url: paypalWebhookPath, headers, payload: body });
  const settledBy = async (attempt: string) => (await at.shop.byReference(attempt))?.askedAt;

  /** A paid payment about which PayPal has sent messages, with these messages as they came. */
  async function toldAndPaid() {
    const before = at.heard.length;
    const begun = await at.begin('paypal', { return: 'never' });
    await at.decide(begun);
    await at.pass(1000);
    await at.pass(1000);
    return { begun, messages: at.heard.slice(before) };
  }

  test('paypal: a replayed message, byte for byte, is answered as before, kept once, and asks nothing [security: webhook-replayed]', async () => {
    const { begun, messages } = await toldAndPaid();
    expect(messages).toHaveLength(2);
    const reference = `${begun.orderNumber}-1`;
    const [kept, asked] = [await at.shop.events(), await settledBy(reference)];

    for (const message of [...messages, ...messages]) expect((await tell(message)).statusCode).toBe(200);
    await at.pass(1000);

    expect(await at.shop.events()).toEqual(kept);
    expect(await settledBy(reference)).toBe(asked);
    expect(await at.books(begun.ref)).toEqual({ captured: begun.total, refunded: 0, captures: 1 });
    expect(at.mails(begun)).toEqual(['came']);
  });

  test('paypal: a message with a wrong signature is refused and not kept; one without any too [security: webhook-forged]', async () => {
    const { shop, app } = at;
    const kept = await shop.events();
    const begun = await at.begin('paypal', { message: 'wrong-signature', return: 'never', seconds: 0 });
    await at.decide(begun);
    await at.pass(1000);
    expect(await shop.attempts(begun.id)).toMatchObject([{ state: 'redirected' }]);
    expect(shop.logged.join()).toContain('wrong-signature');

    const forged = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'x' } };
    const answer = await app.inject({ method: 'POST', url: paypalWebhookPath, payload: forged });
    expect(answer.statusCode).toBe(400);
    expect(await shop.events()).toEqual(kept);
  });

  test('paypal: a right message with another order’s id written into it is refused, and that order stays due [security: webhook-forged]', async () => {
    const { messages } = await toldAndPaid();
    const victim = await at.begin('paypal', { message: 'never' });
    const kept = await at.shop.events();
    for (const { headers, body, url } of messages) {
      const { resource, ...event } = JSON.parse(body.toString());
      const aimed = { ...event, id: 'WH-AIMED', resource: { ...resource, custom_id: victim.attempt, id: victim.ref } };
      const { 'content-length': _, ...others } = headers;
      const answer = await tell({ url, headers: others, body: Buffer.from(JSON.stringify(aimed)) });
      expect(answer.statusCode).toBe(400);
    }
    expect(await at.shop.events()).toEqual(kept);
    expect(await at.shop.attempts(victim.id)).toMatchObject([{ state: 'redirected', asked_at: null }]);
  });

  test('paypal: a message that PayPal signed for another webhook is refused and not kept [security: webhook-foreign]', async () => {
    const kept = await at.shop.events();
    const [webhook, before] = [await anotherWebhook(at), at.heard.length];
    const begun = await at.begin('paypal', { return: 'never' });
    await at.decide(begun);
    await at.pass(1000);

    const [own, foreign] = [false, true].map((isForeign) =>
      at.heard.slice(before).filter(({ url }) => url.endsWith('?another') === isForeign),
    );
    expect(own).not.toEqual([]);
    expect(foreign).not.toEqual([]);
    for (const message of foreign ?? []) {
      expect((await tell(message)).json()).toMatchObject({ code: 'invalid-request' });
    }
    expect(await at.shop.events()).toHaveLength(kept.length + (own?.length ?? 0));
    await webhook.remove();
  });

  test('paypal: signed for another webhook, and none believed for a day, is a finding until one is believed [security: provider-unknown-webhook]', async () => {
    const fresh = await startAtSandbox(await open());
    const first = await fresh.begin('paypal', { return: 'never' });
    await fresh.decide(first);
    await fresh.pass(1000);
    const webhook = await anotherWebhook(fresh);
    const tellFresh = ({ headers, body }: HeardMessage) =>
      fresh.app.inject({ method: 'POST', url: paypalWebhookPath, headers, payload: body });
    const begun = await fresh.begin('paypal', { return: 'never' });
    await fresh.decide(begun);
    await fresh.pass(1000);
    const [foreign] = fresh.heard.filter(({ url }) => url.endsWith('?another'));
    if (foreign === undefined) throw new Error('Nothing was signed for another webhook');
    const found = async () => (await fresh.shop.findings()).map(({ kind, detail }) => [kind, JSON.parse(detail)]);
    await webhook.remove();

    // While other messages are valid, an invalid one may come from a stranger.
    expect((await tellFresh(foreign)).statusCode).toBe(400);
    expect(await found()).toEqual([]);
    // All messages on their way have arrived.
    for (let times = 0; times < 3; times += 1) await fresh.pass(1000);
    const [{ messageAt } = {}] = await fresh.shop.heard();
    await fresh.shop.live(25 * 3_600_000);
    for (let times = 0; times < 3; times += 1) expect((await tellFresh(foreign)).statusCode).toBe(400);
    expect(await found()).toEqual([['messages-wrong', { provider: 'paypal', code: 'wrong-signature' }]]);
    expect(await fresh.shop.heard()).toEqual([
      { provider: 'paypal', messageAt, answerAt: expect.any(Number) },
      { provider: 'saferpay', messageAt: undefined, answerAt: null },
    ]);

    const next = await fresh.begin('paypal', { return: 'never' });
    await fresh.decide(next);
    await fresh.pass(1000);
    expect(await found()).toEqual([]);
    const [{ messageAt: later } = {}] = await fresh.shop.heard();
    expect(later).toBeGreaterThan(messageAt ?? 0);
    await fresh.stop();
  });

  test('paypal: messages of another merchant’s PayPal are refused, whatever they say [security: webhook-foreign]', async () => {
    const foreign = await startAtSandbox(await open());
    const begun = await foreign.begin('paypal', { return: 'never' });
    await foreign.decide(begun);
    await foreign.pass(1000);
    const kept = await at.shop.events();

    for (const message of foreign.heard) expect((await tell(message)).statusCode).toBe(400);

    expect(foreign.heard).not.toEqual([]);
    expect(at.shop.logged.join()).toContain('foreign-certificate');
    expect(await at.shop.events()).toEqual(kept);
    await foreign.stop();
  });

  test('saferpay: a notification of another payment, or an invented one, moves nothing of this one [security: notification-invented]', async () => {
    const [mine, other] = [await at.begin('saferpay', { message: 'never' }), await at.begin('saferpay')];
    const tellOf = (attempt: string, outcome: string) =>
      at.app.inject({ url: `/api/payment/saferpay/notify/${attempt}/${outcome}` });
    await at.decide(mine);

    for (const attempt of [other.attempt, mine.id, mine.ref, 'x'.repeat(400)]) {
      for (const outcome of ['success', 'fail', 'anything']) {
        expect((await tellOf(attempt, outcome)).statusCode).toBe(200);
      }
    }
    await at.pass(1000);

    expect(await at.shop.attempts(mine.id)).toMatchObject([{ state: 'redirected', asked_at: null }]);
    expect(await at.shop.attempts(other.id)).toMatchObject([{ state: 'redirected' }]);
    expect(await at.books(mine.ref)).toEqual({ captured: 0, refunded: 0, captures: 0 });
  });
});

/** Makes the sandbox send every message a second time, under a webhook that is not the shop's. */
async function anotherWebhook({ sandbox, here }: ShopAtSandbox): Promise<{ remove(): Promise<unknown> }> {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = sandbox.settings;
  const granted = await fetch(`${sandbox.origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const webhooks = `${sandbox.origin}/v1/notifications/webhooks`;
  const body = JSON.stringify({ url: `${here}${paypalWebhookPath}?another`, event_types: [{ name: '*' }] });
  const made = (await (await fetch(webhooks, { method: 'POST', headers, body })).json()) as { id: string };
  return { remove: () => fetch(`${webhooks}/${made.id}`, { method: 'DELETE', headers }) };
}
