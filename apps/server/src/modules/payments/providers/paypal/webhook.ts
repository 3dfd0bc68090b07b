import { verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import type { PaypalCertificates } from './webhook-certificates.ts';
import { type PaypalEvent, paypalEventOf } from './webhook-event.ts';
import type { WebhookRefusal } from './webhook-refusal.ts';

/** A message as it arrived. */
export interface PaypalWebhook {
  /** The raw bytes. The same JSON with other spacing has another signature. */
  readonly rawBody: Uint8Array;
  readonly headers: IncomingHttpHeaders;
  /** The id that PayPal gave when the address was registered. It is part of the signed text. */
  readonly webhookId: string;
  readonly certificates: PaypalCertificates;
}

/** The five headers and their forms. The transmission's id must not contain the separator of the signed text. */
const wanted = {
  id: ['paypal-transmission-id', /^[\w-]{1,100}$/],
  time: ['paypal-transmission-time', /^[\dT:.Z+-]{1,40}$/],
  signature: ['paypal-transmission-sig', /^[A-Za-z0-9+/]{1,1000}={0,2}$/],
  certificate: ['paypal-cert-url', /^[\x21-\x7e]{1,300}$/],
  algorithm: ['paypal-auth-algo', /^[\w-]{1,40}$/],
} as const;

/**
 * Verifies a message without asking PayPal (PAYMENTS B6, way 2): the RSA-SHA256 signature of
 * `transmissionId|transmissionTime|webhookId|crc32(body)`, by the certificate that the message names.
 *
 * This proves that PayPal has sent this transmission to us, with a body of this checksum. CRC-32 is not cryptographic:
 * somebody who has a message can make another body for its signature. So an event only tells which payment to inquire
 * about. The signed time is not compared with ours: PayPal repeats a message for days, and a repeated message is
 * recognised by the event's id.
 */
export async function verifyPaypalWebhook({
  rawBody,
  headers,
  webhookId,
  certificates,
}: PaypalWebhook): Promise<{ readonly ok: true; readonly event: PaypalEvent } | WebhookRefusal> {
  const sent = readHeaders(headers);
  if (sent === null) return { ok: false, code: 'header-missing' };
  if (sent.algorithm !== 'SHA256withRSA') return { ok: false, code: 'wrong-algorithm' };
  const event = paypalEventOf(rawBody); // before a certificate is fetched for it
  if (event === null) return { ok: false, code: 'not-an-event' };
  const signer = await certificates.signer(sent.certificate);
  if (!signer.ok) return signer;
  const signed = `${sent.id}|${sent.time}|${webhookId}|${crc32(rawBody)}`;
  const isRight = verify('RSA-SHA256', Buffer.from(signed), signer.publicKey, Buffer.from(sent.signature, 'base64'));
  return isRight ? { ok: true, event } : { ok: false, code: 'wrong-signature' };
}

/** null if a header is missing, sent twice, or longer than PayPal's. */
function readHeaders(headers: IncomingHttpHeaders): Record<keyof typeof wanted, string> | null {
  const read = Object.entries(wanted).map(([name, [header, form]]) => {
    const value = headers[header];
    return [name, typeof value === 'string' && form.test(value) ? value : null] as const;
  });
  return read.some(([, value]) => value === null)
    ? null
    : (Object.fromEntries(read) as Record<keyof typeof wanted, string>);
}
