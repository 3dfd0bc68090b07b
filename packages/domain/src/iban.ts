/**
 * The length of a country's IBANs by the IBAN Registry (ISO 13616-2), for the countries of SEPA and their neighbours.
 * For other countries only format and check digits are verified.
 */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BA: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18 },
  ...{ FO: 18, FR: 27, GB: 22, GI: 23, GL: 18, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20 },
  ...{ LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19 },
  ...{ SK: 24, SM: 27, TR: 26, UA: 29, VA: 22, XK: 20 },
};

/**
 * Whether a text is an IBAN with the length of its country and valid check digits (ISO 13616: with the first four
 * characters moved to the end and letters as 10 to 35, the number is 1 modulo 97). Spaces are ignored.
 */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.length !== (lengths[iban.slice(0, 2)] ?? iban.length)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
