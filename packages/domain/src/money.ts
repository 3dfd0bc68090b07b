/**
 * An amount of money in integer cents, within ±{@link maxCents}. Inside the shop money is nothing else (CONTRACT §1).
 */
export type Cents = number;

/**
 * The largest amount of money the shop knows: 15 digits, which is what a double keeps exactly when it travels
 * as a decimal number of EUR, and far below 2^53, so that sums of such amounts stay exact integers too.
 */
export const maxCents: Cents = 999_999_999_999_999;

/** The largest price of one unit (1,000,000.00 EUR). */
export const maxUnitPrice: Cents = 100_000_000;

/**
 * The most that a line can cost as declared (9,999,000,000.00 EUR). Times the most lines of an order (500), at a tax
 * rate of 100 %, it stays within {@link maxCents}: a cart cannot overflow.
 */
export const maxLineCents: Cents = 999_900_000_000;

/** Whether a value is an amount of money in cents: an integer within ±{@link maxCents}. */
export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value) && Math.abs(value as number) <= maxCents;
}

/**
 * Cents of a number of EUR from the wire; null unless it is the double nearest to a decimal number with at most two
 * places within the range (CONTRACT §1). Hence 1.005 and the noise of 0.1 + 0.2 are refused, while 0.29 or 1.15,
 * which no double holds exactly, are read without a lost cent.
 */
export function centsFromEuro(euro: number): Cents | null {
  const cents = Math.round(euro * 100) + 0; // + 0 turns -0 into 0
  return isCents(cents) && cents / 100 === euro ? cents : null;
}

/** The number of EUR for the wire, with at most two decimals; centsFromEuro gives the same cents back. */
export function euroFromCents(cents: Cents): number {
  return cents / 100;
}

/** The whole part and the remainder of value × factor / divisor for integers ≥ 0, exact also past 2^53. */
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
 * value × factor / divisor, rounded half away from zero: commercial rounding ("round-half-up", CONTRACT §1) for what is
 * sold, and its mirror for what is given back, so that a refund returns to the cent what the sale took. Integers only,
 * divisor > 0; the product may pass 2^53. Throws a RangeError when an operand or the result is no safe integer.
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

/** numerator / denominator as {@link multiplyDivideHalfUp} rounds: 5 / 2 is 3, -5 / 2 is -3. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return multiplyDivideHalfUp(numerator, 1, denominator);
}
