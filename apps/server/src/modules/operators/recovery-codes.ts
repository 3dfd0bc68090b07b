import { randomInt } from 'node:crypto';
import { hashOfSecret } from '../../secret-token.ts';

/** 31 letters and digits that are not confused on paper. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345678'.split('');
const [codes, length] = [10, 12];

/** Ten new codes such as `KX4M-7TQP-2BNH`. Each has 59 bits, which is more than enough with the limit of attempts. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codes }, newCode);
}

/** The stored hash of a code. Spaces, dashes and case are ignored. */
export function recoveryCodeHash(operatorId: string, code: string): string {
  return hashOfSecret(`recovery ${operatorId} ${code.toUpperCase().replace(/[^A-Z\d]/g, '')}`);
}

function newCode(): string {
  const text = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}
