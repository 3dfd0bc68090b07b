/** A number in BMEcat: with a decimal dot, or with a decimal comma as in many files. NaN for anything else. */
export function bmecatNumber(text: string | undefined): number {
  const plain = (text ?? '').trim().replace(',', '.');
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(E[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

/** The product of a multiplication, without floating-point noise. */
export function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * A tax rate in percent. BMEcat states a fraction (0.19), but files often contain percent (19). NaN for 1, which could
 * be either, and for a text that is no number.
 */
export function percentOf(text: string): number {
  const rate = bmecatNumber(text);
  if (!(rate >= 0 && rate <= 100) || rate === 1) return Number.NaN;
  return rate < 1 ? exact(rate * 100) : rate;
}
