import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeSigningIdentity } from './certificate.ts';
import { isSignedBy, signTransmission } from './webhook-signature.ts';

const now = Date.UTC(2026, 10, 21, 12);
const identity = makeSigningIdentity(now);
const transmission = { id: 'f3a1', time: '2026-11-21T12:00:00Z', webhookId: 'WH-1' };

describe('the certificate that webhooks are verified with', () => {
  test('is an X.509 certificate that carries the key, is signed with it and is valid now', () => {
    const certificate = new X509Certificate(identity.certificate);
    expect(certificate.subject).toBe('CN=messageverificationcerts.payment-sandbox');
    expect(certificate.issuer).toBe(certificate.subject);
    expect(certificate.ca).toBe(false);
    expect(certificate.validFromDate).toEqual(new Date(now - 86_400_000));
    expect(certificate.validToDate).toEqual(new Date(now + 10 * 365 * 86_400_000));
    expect(certificate.verify(createPublicKey(identity.privateKey))).toBe(true);
    expect(certificate.checkPrivateKey(createPrivateKey(identity.privateKey))).toBe(true);
    expect(identity.id).toMatch(/^CERT-[0-9a-f]{12}$/);
  });

  test('its dates past 2049 are written with four digits of the year', () => {
    const late = new X509Certificate(makeSigningIdentity(Date.UTC(2045, 0, 1)).certificate);
    expect(late.validFromDate).toEqual(new Date(Date.UTC(2044, 11, 31)));
    expect(late.validToDate).toEqual(new Date(Date.UTC(2045, 0, 1) + 10 * 365 * 86_400_000));
  });
});

describe('a signature', () => {
  test('holds for exactly its bytes, transmission and webhook', () => {
    const signature = signTransmission(transmission, '{"a":"ü"}', identity);
    expect(isSignedBy(identity.certificate, transmission, '{"a":"ü"}', signature)).toBe(true);
    expect(isSignedBy(identity.certificate, transmission, '{"a": "ü"}', signature)).toBe(false);
    expect(isSignedBy(identity.certificate, { ...transmission, webhookId: 'WH-2' }, '{"a":"ü"}', signature)).toBe(
      false,
    );
    expect(isSignedBy(identity.certificate, { ...transmission, time: '' }, '{"a":"ü"}', signature)).toBe(false);
    expect(isSignedBy(makeSigningIdentity(now).certificate, transmission, '{"a":"ü"}', signature)).toBe(false);
  });
});
