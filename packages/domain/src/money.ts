/**
 * An amount of money in integer cents, within ±{@link maxCents}. All amounts inside the shop are of this type (CONTRACT
 * §1).
 */
export type Cents = number;

/**
 * The largest amount of money: 15 digits, which a double keeps exactly as a decimal number of EUR. It is far below
 * 2^53, so that sums of such amounts stay exact integers.
 */
export const maxCents: Cents = 999_999_999_999_999;

/** The largest price of one unit (1,000,000.00 EUR). */
export const maxUnitPrice: Cents = 100_000_000;

/**
 * The maximum cost of a line as declared (9,999,000,000.00 EUR). The total of 500 such lines, the maximum of an order,
 * at a tax rate of 100 % stays within {@link maxCents}, so a cart cannot overflow.
 */
export const maxLineCents: Cents = 999_900_000_000;

/** Whether a value is an amount of money in cents: an integer within ±{@link maxCents}. */
export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value) && Math.abs(value as number) <= maxCents;
}

/**
 * Cents from a number of EUR on the wire; null unless it is the double nearest to a decimal number within the range
 * with at most two decimals (CONTRACT §1). So 1.005 and 0.1 + 0.2 are refused, while 0.29 and 1.15, which no double
 * represents exactly, are read without losing a cent.
 */
export function centsFromEuro(euro: number): Cents | null {
  const cents = Math.round(euro * 100) + 0; // + 0 turns -0 into 0
  return isCents(cents) && cents / 100 === euro ? cents : null;
}

/** A number of EUR for the wire with at most two decimals. centsFromEuro converts it back to the same cents. */
export function euroFromCents(cents: Cents): number {
  return cents / 100;
}

/** Quotient and remainder of value × factor / divisor for integers ≥ 0, exact also beyond 2^53. */
export function multiplyDivide(
  value: number,
  factor: number,
  divisor: number,
): { quotient: number; remainder: number } {
  const product = value * factor;
  if (Number.isSafeInteger(product)) {
    const remainder = product % divisor;
    return { quotient: (product - remainder) / divisor, remainder };
  }
  const [exact, by] = [BigInt(value) * BigInt(factor), BigInt(divisor)];
  return { quotient: Number(exact / by), remainder: Number(exact % by) };
}

/**
 * value × factor / divisor, rounded half away from zero. For sales this is commercial rounding ("round-half-up",
 * CONTRACT §1). Refunds mirror it, so that they return exactly what the sale took. Integers only, divisor > 0; the
 * product may exceed 2^53. Throws a RangeError if an operand or the result is not a safe integer.
 */
export function multiplyDivideHalfUp(value: number, factor: number, divisor: number): number {
  if (![value, factor, divisor].every(Number.isSafeInteger) || divisor <= 0) {
    throw new RangeError(`Not integers with a positive divisor: ${value} × ${factor} / ${divisor}`);
  }
  const { quotient, remainder } = multiplyDivide(Math.abs(value), Math.abs(factor), divisor);
  const rounded = remainder >= divisor - remainder ? quotient + 1 : quotient;
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`Too large: ${value} × ${factor} / ${divisor}`);
  return value < 0 !== factor < 0 ? 0 - rounded : rounded;
}

/** numerator / denominator, rounded like {@link multiplyDivideHalfUp}: 5 / 2 is 3, -5 / 2 is -3. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return multiplyDivideHalfUp(numerator, 1, denominator);
}
