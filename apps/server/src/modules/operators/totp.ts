import { Secret, TOTP } from 'otpauth';

/** A time step of an authenticator app, in ms, and how many steps its clock may be off (RFC 6238 §5.2). */
const [step, stepsOff] = [30_000, 1];

/** A new secret for an authenticator app: 160 bits as base32 (RFC 4226 §4, R6). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads as a picture (`otpauth://`). */
export function totpAddress(
  secret: string,
  { shop, email }: { readonly shop: string; readonly email: string },
): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer: shop, label: email }).toString();
}

/**
 * The time step whose code this is, one before or after the present one included; null: it is none. The caller sees to
 * it that each step counts once.
 *
 * @param now epoch ms
 */
export function totpStepOf(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token, timestamp: now, window: stepsOff });
  return delta === null ? null : Math.floor(now / step) + delta;
}
