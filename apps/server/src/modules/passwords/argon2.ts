import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** What one hash costs: memory in KiB, passes over it, lanes. */
interface Argon2Cost {
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

/** A hash of argon2id in the form that is stored. */
export interface Argon2Hash {
  readonly cost: Argon2Cost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** The cost of a new hash: 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet, argon2id). */
export const currentCost: Argon2Cost = { memory: 19 * 1024, passes: 2, lanes: 1 };
/**
 * The most expensive hash that is checked: PHP's own cost. A stored hash must not be able to hold up the shop.
 */
const dearestCost: Argon2Cost = { memory: 64 * 1024, passes: 4, lanes: 4 };
const saltLength = 16;
const tagLength = 32;

const phcString =
  /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** A password hashed with a new salt, as PHC string (`$argon2id$v=19$m=19456,t=2,p=1$salt$tag`). */
export async function argon2Hash(password: string, cost: Argon2Cost): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await derive(password, { cost, salt, tag: Buffer.alloc(tagLength) });
  const { memory, passes, lanes } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${base64(salt)}$${base64(tag)}`;
}

/** Reads a PHC string; null when it is not argon2id, or more expensive than the limit. */
export function readArgon2(stored: string): Argon2Hash | null {
  const [whole, memory, passes, lanes, salt, tag] = phcString.exec(stored) ?? [];
  if (whole === undefined || salt === undefined || tag === undefined) return null;
  const cost = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  if (!isPayable(cost)) return null;
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

/** Whether a hash was made with less or more than a new one is. */
export function isOutdated({ cost, salt, tag }: Argon2Hash, { memory, passes, lanes }: Argon2Cost): boolean {
  const isCurrent = cost.memory === memory && cost.passes === passes && cost.lanes === lanes;
  return !isCurrent || salt.length !== saltLength || tag.length !== tagLength;
}

/** Whether a password is the one of a hash. */
export async function isArgon2Of(hash: Argon2Hash, password: string): Promise<boolean> {
  return timingSafeEqual(await derive(password, hash), hash.tag);
}

function isPayable({ memory, passes, lanes }: Argon2Cost): boolean {
  const isPossible = passes >= 1 && lanes >= 1 && memory >= 8 * lanes;
  return isPossible && memory <= dearestCost.memory && passes <= dearestCost.passes && lanes <= dearestCost.lanes;
}

/** NFC, so that an umlaut typed on another system is the same umlaut (RFC 8265 4.2.2). */
function derive(password: string, { cost, salt, tag }: Argon2Hash): Promise<Buffer> {
  const parameters = {
    ...{ message: password.normalize('NFC'), nonce: salt, tagLength: tag.length },
    ...{ memory: cost.memory, passes: cost.passes, parallelism: cost.lanes },
  };
  return new Promise((resolve, reject) =>
    argon2('argon2id', parameters, (error, derived) => (error ? reject(error) : resolve(derived))),
  );
}

/** Without the padding, as PHC strings have it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
