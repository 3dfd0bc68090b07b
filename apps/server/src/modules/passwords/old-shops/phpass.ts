import { createHash, timingSafeEqual } from 'node:crypto';
import type { OldFormat } from './old-format.ts';

const digits = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The portable hash of phpass, as WordPress before 6.8 ($P$) and phpBB ($H$) write it: many rounds of MD5. */
export const phpass: OldFormat = {
  pattern: /^\$[PH]\$(?<work>[5-9A-Za-z])(?<salt>[./A-Za-z0-9]{8})(?<digest>[./A-Za-z0-9]{22})$/,
  doublings: (work) => digits.indexOf(work),
  mostDoublings: 18,
  isOf({ groups: { work = '', salt = '', digest = '' } = {} }, password) {
    const computed = encoded(stretched(salt, password, 2 ** digits.indexOf(work)));
    return timingSafeEqual(Buffer.from(computed), Buffer.from(digest));
  },
};

function stretched(salt: string, password: string, rounds: number): Buffer {
  const bytes = Buffer.from(password);
  let digest = md5(Buffer.from(salt), bytes);
  for (let round = 0; round < rounds; round++) digest = md5(digest, bytes);
  return digest;
}

function md5(head: Buffer, password: Buffer): Buffer {
  return createHash('md5').update(head).update(password).digest();
}

/** Six bits a character, the lowest of each three bytes first, unlike base64. */
function encoded(bytes: Buffer): string {
  let text = '';
  for (let place = 0; place < bytes.length; place += 3) {
    const group = bytes.subarray(place, place + 3);
    const value = group.readUIntLE(0, group.length);
    for (let character = 0; character <= group.length; character++) text += digits[(value >> (6 * character)) & 63];
  }
  return text;
}
