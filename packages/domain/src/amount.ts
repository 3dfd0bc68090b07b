/** The smallest amount of a line (SPEC §5). */
export const minAmount = 1;

/** The largest amount of a line. More is a typing error or calls for a quotation. */
export const maxAmount = 1_000_000;

/** Why an input is not an amount. */
export type AmountRefusal =
  | 'amount-not-a-number'
  | 'amount-ambiguous'
  | 'amount-not-an-integer'
  | 'amount-too-small'
  | 'amount-too-large';

/** An amount, or why the input is none. */
export type ParsedAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly code: AmountRefusal };

/** Whether a value can be ordered: an integer from 1 to 1,000,000. */
export function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= minAmount && (value as number) <= maxAmount;
}

/**
 * Parses an amount, as typed or sent: an integer greater than 0 (SPEC §5). Text must consist of decimal digits. A
 * number with a German or English decimal mark is "not an integer". Other texts with a digit are ambiguous, such as
 * `1.000`, `1e3` or `100 Stück` (of 50 each?). A text without a digit, such as `zwei`, is "not a number". The screens
 * decide what follows: for a text that is not a number the product page falls back to 1, and the cart counts 0.
 */
export function parseAmount(input: string | number): ParsedAmount {
  const value = typeof input === 'number' ? input : numberOf(input.trim());
  if (Number.isNaN(value)) return { ok: false, code: hasNumber(input) ? 'amount-ambiguous' : 'amount-not-a-number' };
  if (value < minAmount && Number.isInteger(value)) return { ok: false, code: 'amount-too-small' };
  if (value > maxAmount) return { ok: false, code: 'amount-too-large' };
  if (!Number.isInteger(value)) return { ok: false, code: value < 0 ? 'amount-too-small' : 'amount-not-an-integer' };
  return { ok: true, amount: value };
}

function hasNumber(input: string | number): boolean {
  return typeof input === 'string' && /\p{N}/u.test(input);
}

function numberOf(text: string): number {
  return /^[+-]?\d+(?:[.,](?!\d{3}$)\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
