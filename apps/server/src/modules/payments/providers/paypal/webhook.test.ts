import { generateKeyPairSync, sign } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type PaypalWebhook, verifyPaypalWebhook } from './webhook.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rawBody = Buffer.from(
  '{"id":"WH-1","event_type":"CHECKOUT.ORDER.APPROVED", "resource":{"id":"O1","note":"für"}}',
);
const transmission = { id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55', time: '2016-02-18T20:01:35Z' };
const address = 'https://api.paypal.com/v1/notifications/certs/CERT-1';

function headers(by = keys.privateKey, body = rawBody, webhookId = 'WH-OURS'): IncomingHttpHeaders {
  const signed = `${transmission.id}|${transmission.time}|${webhookId}|${crc32(body)}`;
  return {
    'paypal-transmission-id': transmission.id,
    'paypal-transmission-time': transmission.time,
    'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(signed), by).toString('base64'),
    'paypal-cert-url': address,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

/** Verifies a message that is valid except for the change, and returns the addresses of the requested certificates. */
async function verified(change: Partial<PaypalWebhook> = {}) {
  const asked: string[] = [];
  const certificates = {
    async signer(from: string) {
      asked.push(from);
      return { ok: true, publicKey: keys.publicKey } as const;
    },
  };
  const webhook = { rawBody, headers: headers(), webhookId: 'WH-OURS', certificates, ...change };
  return { asked, answer: await verifyPaypalWebhook(webhook) };
}

test('a message with PayPal’s signature is believed to be PayPal’s', async () => {
  const { answer, asked } = await verified();
  expect(answer).toEqual({ ok: true, event: { id: 'WH-1', type: 'CHECKOUT.ORDER.APPROVED', orderId: 'O1' } });
  expect(asked).toEqual([address]);
});

describe('not believed is a message', () => {
  const wrong = { ok: false, code: 'wrong-signature' };

  test('that somebody else has signed [security: webhook-forged]', async () => {
    expect((await verified({ headers: headers(strangers.privateKey) })).answer).toEqual(wrong);
  });

  test('that was another one when it was signed, if only by a space [security: webhook-forged]', async () => {
    const respaced = Buffer.from(JSON.stringify(JSON.parse(rawBody.toString())));
    expect((await verified({ rawBody: respaced })).answer).toEqual(wrong);
    expect((await verified({ rawBody: Buffer.from(rawBody.toString().replace('O1', 'O2')) })).answer).toEqual(wrong);
  });

  test('that was signed for another webhook, or sent at another time or under another id [security: webhook-foreign]', async () => {
    expect((await verified({ webhookId: 'WH-OTHERS' })).answer).toEqual(wrong);
    for (const name of ['paypal-transmission-time', 'paypal-transmission-id']) {
      const changed = { ...headers(), [name]: '2026-02-18T20:01:35Z'.replaceAll(name.endsWith('id') ? ':' : '~', '-') };
      const { answer } = await verified({ headers: changed });
      expect(answer.ok).toBe(false);
    }
  });

  test('whose certificate is not PayPal’s, for the reason that is found', async () => {
    const refusal = { ok: false, code: 'foreign-certificate' } as const;
    expect((await verified({ certificates: { signer: async () => refusal } })).answer).toEqual(refusal);
  });

  const names = ['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'];
  test.each(names.map((name) => `paypal-${name}`))(
    'whose %s is missing, doubled, too long or strange [security: webhook-forged]',
    async (name) => {
      for (const value of [
        undefined,
        '',
        ['a', 'b'],
        'x'.repeat(5000),
        'a b',
        name === 'paypal-cert-url' ? 'ü' : 'a|b',
      ]) {
        const { answer, asked } = await verified({ headers: { ...headers(), [name]: value } });
        expect(answer).toEqual({ ok: false, code: 'header-missing' });
        expect(asked).toEqual([]);
      }
    },
  );

  test('of another algorithm, or that is no event: no certificate is fetched for it', async () => {
    const other = await verified({ headers: { ...headers(), 'paypal-auth-algo': 'SHA1withRSA' } });
    expect(other).toEqual({ asked: [], answer: { ok: false, code: 'wrong-algorithm' } });
    const nothing = Buffer.from('<html>');
    const none = await verified({ rawBody: nothing, headers: headers(keys.privateKey, nothing) });
    expect(none).toEqual({ asked: [], answer: { ok: false, code: 'not-an-event' } });
  });
});
