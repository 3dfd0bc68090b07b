import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** For tests: a passkey in a browser, as WebAuthn Level 3 describes it, with a key of its own (ES256). */
export interface VirtualPasskey {
  readonly id: string;
  /** The answer to the options of a new passkey. */
  made(options: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The answer to the options of a sign-in. It increments its counter. */
  used(options: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** The flags of an authenticator: user present (1), user verified (4), key attached (64). */
const [userThere, userProven, withKey] = [0x01, 0x04, 0x40];

/** For tests: creates one for a site. */
export function virtualPasskey({ origin, host }: { readonly origin: string; readonly host: string }): VirtualPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let counter = 0;
  const clientData = (type: string, options: Readonly<Record<string, unknown>>) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }));
  const head = (flags: number) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counted]);
  };
  const answer = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  return {
    id,
    made(options) {
      const length = Buffer.from([0, rawId.length]);
      const key = Buffer.concat([
        // COSE: EC2, ES256, P-256, and x of 32 bytes
        Buffer.from('a5010203262001215820', 'hex'),
        ...[Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
      ]);
      const flags = userThere | userProven | withKey;
      const authData = Buffer.concat([head(flags), Buffer.alloc(16), length, rawId, key]);
      const attestation = Buffer.concat([
        // CBOR: fmt none, attStmt {}, authData
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        ...[Buffer.from([0x58, authData.length]), authData],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        ...{ attestationObject: attestation.toString('base64url'), transports: ['internal'] },
      });
    },
    used(options) {
      counter += 1;
      const [data, client] = [head(userThere | userProven), clientData('webauthn.get', options)];
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        ...{ clientDataJSON: client.toString('base64url'), authenticatorData: data.toString('base64url') },
        signature: signature.toString('base64url'),
      });
    },
  };
}

function sha256(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}
