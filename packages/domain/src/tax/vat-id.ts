/**
 * The forms of VAT identification numbers behind their prefix, by country (Art. 215 Dir. 2006/112/EC; the list of the
 * VIES pages). Greece has the prefix EL, Northern Ireland XI.
 */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** The longest text that may be typed as a VAT id, with blanks and dots. */
export const maxVatIdLength = 30;

/** A typed VAT id in one form: upper case, without blanks, dots and hyphens. */
export function cleanVatId(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s.\-/]/g, '');
}

/** Whether a cleaned text has the form of a VAT id of a member state. Whether it exists, only VIES knows. */
export function isVatId(vatId: string): boolean {
  const prefix = vatId.slice(0, 2);
  return Object.hasOwn(forms, prefix) && (forms[prefix]?.test(vatId.slice(2)) ?? false);
}

/** The country (short name, as GR) of a VAT id. */
export function countryOfVatId(vatId: string): string {
  const prefix = vatId.slice(0, 2);
  return prefix === 'EL' ? 'GR' : prefix;
}
