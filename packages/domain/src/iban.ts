/**
 * Whether a text is an IBAN whose check digits fit (ISO 13616: the number with its head at the end, letters as 10 to
 * 35, is 1 modulo 97). Spaces do not count.
 */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
