import { createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A private key and its certificate, both PEM. The key signs webhooks, and shops verify them with the certificate
 * (PAYMENTS B6, B9).
 */
export interface SigningIdentity {
  /** `CERT-…`, the last part of its address. */
  readonly id: string;
  readonly privateKey: string;
  readonly certificate: string;
}

const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/** Makes a key of 2048 bits and its own certificate for it, valid from a day before `now` (epoch ms) for ten years. */
export function makeSigningIdentity(now: number): SigningIdentity {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const spki = createPublicKey(pair.publicKey).export({ type: 'spki', format: 'der' });
  const toBeSigned = certificateBody(spki, now - 86_400_000, now + TEN_YEARS_MS);
  const signature = sign('sha256', toBeSigned, pair.privateKey);
  const certificate = sequence(toBeSigned, SHA256_WITH_RSA, bitString(signature));
  return {
    id: `CERT-${randomBytes(6).toString('hex')}`,
    privateKey: pair.privateKey,
    certificate: pem(certificate),
  };
}

/** TBSCertificate of RFC 5280, section 4.1: version 3, issued by itself to itself, for signatures only. */
function certificateBody(spki: Buffer, from: number, until: number): Buffer {
  const name = distinguishedName('messageverificationcerts.payment-sandbox');
  return sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x4b]), randomBytes(15)])),
    SHA256_WITH_RSA,
    name,
    sequence(time(from), time(until)),
    name,
    spki,
    tagged(0xa3, sequence(NO_AUTHORITY, DIGITAL_SIGNATURE)),
  );
}

/** A DER value: tag, length, content (X.690, section 8.1). */
function tagged(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length = Buffer.from(content.length.toString(16).padStart(content.length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 + length.length]), length, content]);
}

function sequence(...contents: readonly Buffer[]): Buffer {
  return tagged(0x30, ...contents);
}

function integer(bytes: Buffer): Buffer {
  return tagged(0x02, bytes);
}

function bitString(bytes: Buffer): Buffer {
  return tagged(0x03, Buffer.from([0]), bytes);
}

function octets(bytes: Buffer): Buffer {
  return tagged(0x04, bytes);
}

/** An object identifier, already encoded: the few that are needed are constants of the standard. */
function identifier(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

/** A name of one part, the common name (2.5.4.3), in UTF-8. */
function distinguishedName(commonName: string): Buffer {
  return sequence(tagged(0x31, sequence(identifier('550403'), tagged(0x0c, Buffer.from(commonName)))));
}

/** UTCTime up to 2049 and GeneralizedTime from then on (RFC 5280, section 4.1.2.5). */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '');
  return digits < '2050' ? tagged(0x17, Buffer.from(digits.slice(2))) : tagged(0x18, Buffer.from(digits));
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** 1.2.840.113549.1.1.11 with its empty parameters. */
const SHA256_WITH_RSA = sequence(identifier('2a864886f70d01010b'), tagged(0x05));

/** Critical basic constraints (2.5.29.19) that name no authority. */
const NO_AUTHORITY = sequence(identifier('551d13'), tagged(0x01, Buffer.from([0xff])), octets(sequence()));

/** Critical key usage (2.5.29.15): digital signature, the first of its bits. */
const DIGITAL_SIGNATURE = sequence(
  identifier('551d0f'),
  tagged(0x01, Buffer.from([0xff])),
  octets(tagged(0x03, Buffer.from([7, 0x80]))),
);
