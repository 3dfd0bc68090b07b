/**
 * An amount in EUR as Germans type it: `1.234,50`, with a leading minus for money that went out. Null for anything
 * else. A point that is not followed by three digits is refused, not guessed.
 */
export function typedAmount(typed: string): number | null {
  const text = typed.trim().replace('−', '-');
  if (!/^-?(\d{1,7}|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(text)) return null;
  return Number(text.replaceAll('.', '').replace(',', '.'));
}
