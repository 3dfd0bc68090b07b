import { createVerify, sign, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SigningIdentity } from './certificate.ts';

/** What is signed of a webhook, beside its bytes. */
export interface Transmission {
  readonly id: string;
  /** ISO 8601, as in the header. */
  readonly time: string;
  readonly webhookId: string;
}

/**
 * The signed text: `transmissionId|time|webhookId|crc32(rawBody)`, the sum in decimal without sign (PAYMENTS B6, way
 * 2).
 */
function signedText(transmission: Transmission, rawBody: string): string {
  return `${transmission.id}|${transmission.time}|${transmission.webhookId}|${crc32(rawBody)}`;
}

/** Base64 of the RSA-SHA256 signature. */
export function signTransmission(transmission: Transmission, rawBody: string, identity: SigningIdentity): string {
  return sign('sha256', Buffer.from(signedText(transmission, rawBody)), identity.privateKey).toString('base64');
}

/** Whether a signature is this certificate's for exactly these bytes. */
export function isSignedBy(
  certificate: string,
  transmission: Transmission,
  rawBody: string,
  signature: string,
): boolean {
  return createVerify('sha256')
    .update(signedText(transmission, rawBody))
    .verify(new X509Certificate(certificate).publicKey, signature, 'base64');
}
