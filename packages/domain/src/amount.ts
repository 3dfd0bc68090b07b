/** The smallest amount one can order (SPEC §5). */
export const minAmount = 1;

/** The largest amount of one line; more is a typing error or a request for an offer. */
export const maxAmount = 1_000_000;

/** Why an input is no amount. */
export type AmountRefusal =
  | 'amount-not-a-number'
  | 'amount-ambiguous'
  | 'amount-not-an-integer'
  | 'amount-too-small'
  | 'amount-too-large';

/** An amount, or the reason why there is none. */
export type ParsedAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly code: AmountRefusal };

/** Whether a value can be ordered: an integer from 1 to 1,000,000. */
export function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= minAmount && (value as number) <= maxAmount;
}

/**
 * Reads what was typed or sent as an amount: it must be an integer greater than 0 (SPEC §5). Text is read as decimal
 * digits only; a number with a German or English decimal mark is "not an integer". A text with a digit means a number,
 * but in `1.000`, `1e3` or `100 Stück` (of 50 each?) nobody can tell which: such a text is ambiguous, while `zwei` is
 * no number. The screen decides what follows a refusal: the product page falls back to 1 for what is no number, the
 * cart counts it as 0.
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
