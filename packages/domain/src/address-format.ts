/** A field of an address that stands below the street. */
type PlaceField = 'zipCode' | 'city';

/** How a country writes addresses, as its postal service asks it to. */
interface AddressFormat {
  /** Absent: the shop does not know, so every code is taken (LAW X2). */
  readonly postalCode?: PostalCodeFormat;
  /** The lines below the street. */
  readonly place: readonly (readonly PlaceField[])[];
}

/** What the postal codes of a country look like. Those that are known here are all digits. */
export interface PostalCodeFormat {
  readonly pattern: RegExp;
  /** A code that exists, to be shown. */
  readonly example: string;
  /** Letters of the country that people write before the code, as in A-1010. */
  readonly signs: readonly string[];
}

const codeBeforeCity = [['zipCode', 'city']] as const;
const codeBelowCity = [['city'], ['zipCode']] as const;

const formats: Readonly<Record<string, AddressFormat>> = {
  AT: { postalCode: { pattern: /^[1-9]\d{3}$/, example: '1010', signs: ['A', 'AT'] }, place: codeBeforeCity },
  CH: { postalCode: { pattern: /^[1-9]\d{3}$/, example: '8001', signs: ['CH'] }, place: codeBeforeCity },
  // None begins with 00.
  DE: { postalCode: { pattern: /^(?!00)\d{5}$/, example: '80331', signs: ['D', 'DE'] }, place: codeBeforeCity },
  // The first is 00010.
  IT: { postalCode: { pattern: /^(?!0000)\d{5}$/, example: '39100', signs: ['I', 'IT'] }, place: codeBeforeCity },
  // The Swiss range of the principality.
  LI: {
    postalCode: { pattern: /^94(?:8[5-9]|9[0-8])$/, example: '9490', signs: ['FL', 'LI'] },
    place: codeBeforeCity,
  },
  GB: { place: codeBelowCity },
  IE: { place: codeBelowCity },
};

/** How nearly all of Europe writes. */
const foreignFormat: AddressFormat = { place: codeBeforeCity };

/** The postal codes of a country, by its short name; null if the shop does not know them (LAW X2). */
export function postalCodeFormat(country: string): PostalCodeFormat | null {
  return formatOf(country).postalCode ?? null;
}

/**
 * Whether a text can be a postal code of a country. Any text can, if the shop does not know the country's codes (LAW
 * X2).
 */
export function isPostalCode(text: string, country: string): boolean {
  return postalCodeFormat(country)?.pattern.test(text) ?? true;
}

/**
 * Whether a Swiss postal code is one of Liechtenstein's, which has a range of its own among them. If a shop offers both
 * countries, the customer has chosen the wrong one, at other shipping costs. If it offers Switzerland alone, people in
 * Liechtenstein have no other way to write their address.
 */
export function isCodeOfNeighbour(text: string, country: string, offered: readonly string[]): boolean {
  return country === 'CH' && offered.includes('LI') && isPostalCode(text, 'LI');
}

/**
 * A postal code without the country's letters and without blanks: A-1010 becomes 1010, 80 331 becomes 80331. A text
 * that is no code of the country stays as it is.
 */
export function plainPostalCode(text: string, country: string): string {
  const format = postalCodeFormat(country);
  if (format === null) return text;
  const sign = new RegExp(`^(?:${format.signs.join('|')})[ -]*(?=\\d)`, 'i');
  const plain = text.replace(sign, '').replaceAll(' ', '');
  return format.pattern.test(plain) ? plain : text;
}

/** Postal code and city in the order in which a country writes them. */
export function placeFields(country: string): readonly PlaceField[] {
  return formatOf(country).place.flat();
}

/**
 * The lines of an address from the street to the city, as its country writes them on a letter; empty ones are left out.
 */
export function placeLines(address: Readonly<Record<PlaceField | 'street' | 'country', string>>): string[] {
  const place = formatOf(address.country).place.map((fields) => fields.map((field) => address[field]).join(' '));
  return [address.street, ...place].map((line) => line.trim()).filter((line) => line !== '');
}

/** `Object.hasOwn`: a country comes from outside, and no country is called `constructor`. */
function formatOf(country: string): AddressFormat {
  return (Object.hasOwn(formats, country) ? formats[country] : undefined) ?? foreignFormat;
}
