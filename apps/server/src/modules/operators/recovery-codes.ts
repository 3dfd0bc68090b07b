import { randomInt } from 'node:crypto';
import { hashOfSecret } from '../../secret-token.ts';

/** Letters and digits that nobody confuses on paper: 31 of them. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345678'.split('');
const [codes, length] = [10, 12];

/** Ten new codes such as `KX4M-7TQP-2BNH`: 59 bits each, which the limit of tries makes more than enough. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codes }, newCode);
}

/** What is stored of a code. Blanks, dashes and the case of letters do not count. */
export function recoveryCodeHash(operatorId: string, code: string): string {
  return hashOfSecret(`recovery ${operatorId} ${code.toUpperCase().replace(/[^A-Z\d]/g, '')}`);
}

function newCode(): string {
  const text = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}
