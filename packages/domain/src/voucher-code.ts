import { cleanLine, foldCase } from './plain-text.ts';

/** The longest code an operator can give a voucher. */
export const maxVoucherCodeLength = 40;

/**
 * What a code is found by: customers type it in any case (CONTRACT §5), and with spaces around it when it was pasted.
 */
export function voucherCodeKey(code: string): string {
  return foldCase(cleanLine(code));
}

/**
 * Whether a text can be the code of a voucher: 3 to 40 letters, digits, hyphens and underscores, so that it can be read
 * out and typed.
 */
export function isVoucherCode(code: string): boolean {
  return (
    code === code.normalize('NFC') &&
    code.length <= maxVoucherCodeLength &&
    /^[\p{L}\p{N}][\p{L}\p{N}_-]{2,}$/u.test(code)
  );
}
