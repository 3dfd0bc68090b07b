import { cleanLine, foldCase } from './plain-text.ts';

/** The longest code an operator can give a voucher. */
export const maxVoucherCodeLength = 40;

/** The form of a voucher code for comparison: case is ignored (CONTRACT §5), and so are spaces around a pasted code. */
export function voucherCodeKey(code: string): string {
  return foldCase(cleanLine(code));
}

/**
 * Whether a text is a valid voucher code: 3 to 40 letters, digits, hyphens and underscores, so that it can be read out
 * and typed.
 */
export function isVoucherCode(code: string): boolean {
  return (
    code === code.normalize('NFC') &&
    code.length <= maxVoucherCodeLength &&
    /^[\p{L}\p{N}][\p{L}\p{N}_-]{2,}$/u.test(code)
  );
}
