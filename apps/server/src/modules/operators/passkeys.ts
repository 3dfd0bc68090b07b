import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { Type } from 'typebox';
import type { OperatorPasskeyTable } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';

const readTransports = storedJson('operator_passkeys.transports', Type.Array(Type.String()));

/** The site of passkeys (WebAuthn Level 3 §5.1.3): the public host, and the page's origin. */
export interface PasskeySite {
  readonly host: string;
  readonly origin: string;
}

/**
 * The site of an address. Null if browsers store no passkeys for it: for IP addresses, or without https except on this
 * machine.
 */
export function passkeySite(publicUrl: string): PasskeySite | null {
  const { hostname: host, origin, protocol } = new URL(publicUrl);
  const isNumber = /^[\d.]+$/.test(host) || host.startsWith('[');
  return isNumber || (protocol !== 'https:' && host !== 'localhost') ? null : { host, origin };
}

/** The options for signing in by any passkey of this site, with verification of its user. */
export async function signInOptions({ host }: PasskeySite) {
  return generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
}

/** The options for an operator's new passkey. */
export async function newPasskeyOptions(
  { host }: PasskeySite,
  operator: { readonly id: string; readonly name: string; readonly email: string; readonly shop: string },
  existing: readonly OperatorPasskeyTable[],
) {
  return generateRegistrationOptions({
    rpName: operator.shop,
    rpID: host,
    userID: new TextEncoder().encode(operator.id),
    userName: operator.email,
    userDisplayName: operator.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
  });
}

/** A stored passkey. */
export type NewPasskeyRow = Pick<OperatorPasskeyTable, 'id' | 'public_key' | 'counter' | 'transports'>;

/** The passkey that a browser created. Null if its answer does not match the challenge. */
export async function madePasskey(
  site: PasskeySite,
  challenge: string,
  answer: Readonly<Record<string, unknown>>,
): Promise<NewPasskeyRow | null> {
  const verified = await verifiedOrNull(() =>
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const public_key = Buffer.from(publicKey).toString('base64url');
  return { id, public_key, counter, transports: JSON.stringify(transports) };
}

/**
 * The counter of a passkey after an answer. Null if the answer is not from this passkey, or does not match the
 * challenge.
 */
export async function usedPasskey(
  site: PasskeySite,
  challenge: string,
  answer: Readonly<Record<string, unknown>>,
  passkey: OperatorPasskeyTable,
): Promise<number | null> {
  const verified = await verifiedOrNull(() =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        ...{ id: passkey.id, counter: passkey.counter, transports: transportsOf(passkey.transports) },
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

type Transports = NonNullable<WebAuthnCredential['transports']>;

function transportsOf(json: string): Transports {
  return readTransports(json) as Transports;
}

/** The library throws for wrong answers. They come from strangers and are expected. */
async function verifiedOrNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
