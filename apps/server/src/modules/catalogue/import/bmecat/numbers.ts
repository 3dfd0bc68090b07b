/** A number as BMEcat writes it: a dot before the decimals, or a comma as many files do; NaN for anything else. */
export function bmecatNumber(text: string | undefined): number {
  const plain = (text ?? '').trim().replace(',', '.');
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(E[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

/** A product of numbers, without the machine's rounding error. */
export function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * A tax rate in percent. BMEcat states a fraction (0.19), files percent as often (19); 1 could be either and is
 * nothing, as is what is no number: NaN.
 */
export function percentOf(text: string): number {
  const rate = bmecatNumber(text);
  if (!(rate >= 0 && rate <= 100) || rate === 1) return Number.NaN;
  return rate < 1 ? exact(rate * 100) : rate;
}
