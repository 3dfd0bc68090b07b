import { Secret, TOTP } from 'otpauth';

/** A time step of an authenticator app, in ms, and how many steps its clock may be off (RFC 6238 §5.2). */
const [step, stepsOff] = [30_000, 1];

/** A new secret for an authenticator app: 160 bits as base32 (RFC 4226 §4, R6). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address in the QR code for an authenticator app (`otpauth://`). */
export function totpAddress(
  secret: string,
  { shop, email }: { readonly shop: string; readonly email: string },
): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer: shop, label: email }).toString();
}

/**
 * The time step of a code: the current one, the one before or the one after. Null if it is none of them. The caller
 * must accept each step only once.
 * @param now epoch ms
 */
export function totpStepOf(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token, timestamp: now, window: stepsOff });
  return delta === null ? null : Math.floor(now / step) + delta;
}
