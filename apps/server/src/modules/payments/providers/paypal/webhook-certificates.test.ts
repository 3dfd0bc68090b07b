import { X509Certificate } from 'node:crypto';
import type { ProviderFailure } from '@kontor/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPaypalCertificates } from './webhook-certificates.ts';

/** Valid from 2026-11-21 to 2126, with RSA keys of 2048 bits unless said otherwise; nobody has kept the keys. */
const certificates = {
  /** CN=messageverificationcerts.paypal.com */
  paypal: `-----BEGIN CERTIFICATE-----
MIIDhzCCAm+gAwIBAgIUIZVq5j1lgObV/DTWsvkQFdJ0ww0wDQYJKoZIhvcNAQEL
BQAwUjELMAkGA1UEBhMCVVMxFTATBgNVBAoMDFBheVBhbCwgSW5jLjEsMCoGA1UE
AwwjbWVzc2FnZXZlcmlmaWNhdGlvbmNlcnRzLnBheXBhbC5jb20wIBcNMjYxMTIx
MjAzNDQ1WhgPMjEyNjEwMjgyMDM0NDVaMFIxCzAJBgNVBAYTAlVTMRUwEwYDVQQK
DAxQYXlQYWwsIEluYy4xLDAqBgNVBAMMI21lc3NhZ2V2ZXJpZmljYXRpb25jZXJ0
cy5wYXlwYWwuY29tMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApJBZ
jJbbf6dyZWGf7KufgFpjF0orRJUWwRCN7UDLZrXBu6ck321xUrmn70r92h/j+X25
3UWUzYhBx1aY0hmWKnXQySneJTiq0G1RJ5y894hl9NONteRXlrKtxQw2baf7Mymy
HWTS4YjKLzIbQd7XRTYIOOZTBHRb8Ep/B9h+2yo5NU+DvEwOyckH3SyCbG5Fuh42
jcedukciaF3IRrw4y5aHXl2QVmyaJitnSvCrRIfiu/eZEDouJ66V94n7DHOzBpSw
1tqGNuRAMhh/ohvRMD5eTfmEquw/gYFlzYUgHOQU4JQ5wbsnGqkzGdX7f7hfvME9
YxcrgtTr0RXeno2beQIDAQABo1MwUTAdBgNVHQ4EFgQURQvv9/qiqRBXc9XJCbZv
rl3hzFowHwYDVR0jBBgwFoAURQvv9/qiqRBXc9XJCbZvrl3hzFowDwYDVR0TAQH/
BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAa64u+rZGOBJjC2L5jZvRHGLh1hRP
PnF5JpacZi6tCXjpmIvkoVx5FeISCHp50otFmJtTTNYtnweRlVkft9RYmxvRIhEJ
ymkJymQJdpC0z8ezsTaZwbQFhmQbB51+fGt4lMGSJ2cfaLeo+vFurzXbWP5x4KYB
8rZ9MZKOMqJJYoN5nGBvEi7lQJvOhYNn1+HmoFN7BZShRNwWcEVG8vTp5TFe9FEh
EbVTAxcgJrGmbJS1TF4uKGtUNKDTsdB1aPJBV8oZnodCspEUBJ9LFewSG785PVWM
VCzL/f3atWpMh3hA00g1GgIxlMj19/Jp8hyufzr2SXGUQ+sNw1k+aJ2OxQ==
-----END CERTIFICATE-----`,
  /** CN=paypal.com.example */
  stranger: `-----BEGIN CERTIFICATE-----
MIIDZTCCAk2gAwIBAgIUQde73xLxVsxfpU9tE+Z2vh6O238wDQYJKoZIhvcNAQEL
BQAwQTELMAkGA1UEBhMCVVMxFTATBgNVBAoMDFBheVBhbCwgSW5jLjEbMBkGA1UE
AwwScGF5cGFsLmNvbS5leGFtcGxlMCAXDTI2MTEyMTIwMzQ0NVoYDzIxMjYxMDI4
MjAzNDQ1WjBBMQswCQYDVQQGEwJVUzEVMBMGA1UECgwMUGF5UGFsLCBJbmMuMRsw
GQYDVQQDDBJwYXlwYWwuY29tLmV4YW1wbGUwggEiMA0GCSqGSIb3DQEBAQUAA4IB
DwAwggEKAoIBAQCjEDEuIIh0vx+AUb96BVm3rW9OT+OLCNZ4Z0nGeFeege4Hist/
48ACLeSsUuhkis1IKlc+rGvZ4LZT9qBE2ReBTFxjhhQ308mya2l4bEtyTA2RD4l6
NUD4EKhff4ONW0R01soQHhrsYtFHVx2zC+pF9yKLGeRCbrS/gwtk+Jywx3EKo842
mdT2xLdSZ0HgrLxRBmd1xOUeysVTp5CZQSmKCNVK32IjmFJn21Jx8wDxt7cf9129
sPfgwN/iXznnVlB0VIuJ9gZ0X/oKqUBiUMY3kbG8wnrx21N0gmCWeM/bNfM83OuC
UnbqcMoH7VMzTSAMI+vbKlC1JejlQjFT34nlAgMBAAGjUzBRMB0GA1UdDgQWBBRX
87zdgFdlgqHwLiiR07soqA3SVjAfBgNVHSMEGDAWgBRX87zdgFdlgqHwLiiR07so
qA3SVjAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQAXhh7uFf9q
8OG3YTgEgCanA+k5eRpquLQrbeknY2TyofIylMJxxzbk9j7P4ivH7t5WdwsnLbT+
phFqRbWvMkz3tpk+w1jOOTKoFWbfsR930v4HIKrsB+MSueBiaV/muAUCrEopWC+e
QAkRXTXdSwfkmg0QOTAZgKAct+PTxJBJX0jubycJ+sEXb/8D8mxfRWj8Zh8bbtaT
LNPdNBlt5BDllPygSjjhDzlJymamHFIkiiB7mRzPgKhKhkwvGmFqYLX749ZtsUDp
TNOlgqpRjXFr87GNxnUp+clbojiTGCpqNCbzq0E6cTG4XGgpphvIxoaBz4uXH79A
scKJlKcU4AUf
-----END CERTIFICATE-----`,
  /** CN=messageverificationcerts.paypal.com, 1024 bits. */
  short: `-----BEGIN CERTIFICATE-----
MIICOjCCAaOgAwIBAgIUOy2vmMz6pfSByA0TYb1kP56XgYwwDQYJKoZIhvcNAQEL
BQAwLjEsMCoGA1UEAwwjbWVzc2FnZXZlcmlmaWNhdGlvbmNlcnRzLnBheXBhbC5j
b20wIBcNMjYxMTIxMjAzNDQ1WhgPMjEyNjEwMjgyMDM0NDVaMC4xLDAqBgNVBAMM
I21lc3NhZ2V2ZXJpZmljYXRpb25jZXJ0cy5wYXlwYWwuY29tMIGfMA0GCSqGSIb3
DQEBAQUAA4GNADCBiQKBgQDtsmhKz4LE5PLzURR5oG3lbcLx0ClHjqMYeHPz8wWR
ekI17XAm+oMnQi/nncbXuak72xZRhV+UdFLyycf1ovyWFUIM9HcB8pCBGvd3rfvr
4mLAK0NFGYD61NqydwC3l05mdxRa4tUnXRnLTNI5Fq6hCYmQjmTL3wt6AJUp00qb
sQIDAQABo1MwUTAdBgNVHQ4EFgQUC4DBV3ERBvd7R0hH7auaeSwqwcIwHwYDVR0j
BBgwFoAUC4DBV3ERBvd7R0hH7auaeSwqwcIwDwYDVR0TAQH/BAUwAwEB/zANBgkq
hkiG9w0BAQsFAAOBgQB23aLCszYtKCUoGHhxtn6TRDf6QXSGRiasuwEy+1wBA+jQ
KUn9OnHZlhMFG/P+dqo+CSChSpRRebcZocbMoqt46eUqSXjm07gpjqrVERMsIhSI
N1vd7lmhsj6wWYHSlSvbFn7eoGcrLVmmWbCF01AHo4rX6zzSb4p6gwsEoj4ppA==
-----END CERTIFICATE-----`,
  /** CN=messageverificationcerts.paypal.com, an elliptic curve. */
  curve: `-----BEGIN CERTIFICATE-----
MIIBtDCCAVmgAwIBAgIUEesirChmqw356+rtCV7mejZ8QAAwCgYIKoZIzj0EAwIw
LjEsMCoGA1UEAwwjbWVzc2FnZXZlcmlmaWNhdGlvbmNlcnRzLnBheXBhbC5jb20w
IBcNMjYxMTIxMjAzNDQ1WhgPMjEyNjEwMjgyMDM0NDVaMC4xLDAqBgNVBAMMI21l
c3NhZ2V2ZXJpZmljYXRpb25jZXJ0cy5wYXlwYWwuY29tMFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEIlB5MIK6+FwnVB2UCdS52epTIxgC2+v7XKskDIgFg/kTqU05
knm0+qa4Y4/iUxNKZmDZooWTwP7ZoV8e/7hhoaNTMFEwHQYDVR0OBBYEFIPULEYe
hV9agReQOnPrpmzF0ys+MB8GA1UdIwQYMBaAFIPULEYehV9agReQOnPrpmzF0ys+
MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAONpyXK7r8MCgQiH
lMjJ3h1di9MF/mndfI46zoIU0Q/ZAiEAxiVIliaciZUXQI9BpkOBac67gJNMbG7r
Crn8gAwBVqo=
-----END CERTIFICATE-----`,
};

const address = 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270';
const inTime = Date.UTC(2030, 0, 1);
let asked: string[] = [];
let now = inTime;

beforeEach(() => {
  asked = [];
  now = inTime;
});

/** Certificates that are always fetched as this text; null: no answer. */
function served(text: string | null, sandboxOrigin?: string) {
  const nothing: ProviderFailure = { ok: false, kind: 'unknown', code: 'timeout', reason: 'nothing came' };
  return createPaypalCertificates({
    clock: () => now,
    ...(sandboxOrigin !== undefined && { sandboxOrigin }),
    async request({ url }) {
      asked.push(url);
      return text === null ? nothing : { ok: true, status: 200, headers: new Headers(), text };
    },
  });
}

const refused = (code: string) => ({ ok: false, code });

describe('a certificate of PayPal', () => {
  test('is fetched once and gives its key', async () => {
    const paypal = served(certificates.paypal);
    const signers = await Promise.all([paypal.signer(address), paypal.signer(address)]);
    const again = await paypal.signer(address);
    const { publicKey } = new X509Certificate(certificates.paypal);
    for (const signer of [...signers, again]) expect(signer.ok && signer.publicKey.equals(publicKey)).toBe(true);
    expect(asked).toEqual([address]);
  });

  test('counts only from its first day to its last, also when it is known [security: webhook-certificate]', async () => {
    const paypal = served(certificates.paypal);
    now = Date.UTC(2026, 10, 20);
    expect(await paypal.signer(address)).toEqual(refused('certificate-invalid'));
    now = inTime;
    expect(await paypal.signer(address)).toMatchObject({ ok: true });
    now = Date.UTC(2127, 0, 1);
    expect(await paypal.signer(address)).toEqual(refused('certificate-invalid'));
  });

  test.each([
    ['of another name', certificates.stranger],
    ['with a short key', certificates.short],
    ['with a key of another kind', certificates.curve],
    ['that is none', '<html>'],
  ])('%s is refused [security: webhook-certificate]', async (_, text) => {
    expect(await served(text).signer(address)).toEqual(refused('certificate-invalid'));
  });

  test('that does not come is asked for again the next time', async () => {
    const paypal = served(null);
    expect(await paypal.signer(address)).toEqual(refused('certificate-unavailable'));
    expect(await paypal.signer(address)).toEqual(refused('certificate-unavailable'));
    expect(asked).toEqual([address, address]);
  });

  test('is one of few that are fetched at once [security: webhook-certificate]', async () => {
    const paypal = served(certificates.paypal);
    const many = Array.from({ length: 50 }, (_, i) => paypal.signer(`${address}-${i}`));
    const signers = await Promise.all(many);
    expect(signers.filter(({ ok }) => ok)).toHaveLength(4);
    expect(signers.at(-1)).toEqual(refused('certificate-unavailable'));
    expect(asked).toHaveLength(4);
  });

  test('is one of few that are kept [security: webhook-certificate]', async () => {
    const paypal = served(certificates.paypal);
    for (let i = 0; i < 9; i += 1) await paypal.signer(`${address}-${i}`);
    await paypal.signer(`${address}-8`);
    expect(asked).toHaveLength(9);
    await paypal.signer(`${address}-0`);
    expect(asked.at(-1)).toBe(`${address}-0`);
    expect(asked).toHaveLength(10);
  });
});

describe('an address', () => {
  const path = '/v1/notifications/certs/CERT-1';
  test.each([
    `https://evil.example${path}`,
    `https://paypal.com.evil.example${path}`,
    `https://notpaypal.com${path}`,
    `http://api.paypal.com${path}`,
    `https://api.paypal.com:8443${path}`,
    `https://api.paypal.com@evil.example${path}`,
    `https://user@api.paypal.com${path}`,
    `https://api.paypal.com${path}?to=https://evil.example`,
    `https://api.paypal.com${path}#x`,
    'https://api.paypal.com/v1/notifications/certs/../../redirect',
    'https://api.paypal.com/redirect',
    `https://API.paypal.com${path}`,
    `https://api.paypal.com\\@evil.example${path}`,
    `http://127.0.0.1:3001${path}`,
    'file:///etc/passwd',
    'CERT-1',
    '',
  ])('that is not PayPal’s is never asked: %j [security: webhook-certificate]', async (foreign) => {
    expect(await served(certificates.paypal).signer(foreign)).toEqual(refused('foreign-certificate'));
    expect(asked).toEqual([]);
  });

  test('of the configured sandbox counts by its exact origin, whatever name is in its certificate', async () => {
    const sandbox = served(certificates.stranger, 'http://127.0.0.1:3001');
    expect(await sandbox.signer(`http://127.0.0.1:3001${path}`)).toMatchObject({ ok: true });
    for (const other of ['http://127.0.0.1:3002', 'https://127.0.0.1:3001', 'http://localhost:3001']) {
      expect(await sandbox.signer(`${other}${path}`)).toEqual(refused('foreign-certificate'));
    }
    expect(asked).toEqual([`http://127.0.0.1:3001${path}`]);
  });
});
