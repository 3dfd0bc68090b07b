/** A field of the lines below the street. */
type PlaceField = 'zipCode' | 'city';

/** The address format of a country, as its postal service recommends. */
interface AddressFormat {
  /** Missing if the shop does not know the format; then every code is accepted (LAW X2). */
  readonly postalCode?: PostalCodeFormat;
  /** The lines below the street. */
  readonly place: readonly (readonly PlaceField[])[];
}

/** The format of a country's postal codes. All known formats consist of digits. */
export interface PostalCodeFormat {
  readonly pattern: RegExp;
  /** An existing code, shown as an example. */
  readonly example: string;
  /** Country letters that people write before the code, as in A-1010. */
  readonly signs: readonly string[];
}

const codeBeforeCity = [['zipCode', 'city']] as const;
const codeBelowCity = [['city'], ['zipCode']] as const;

const formats: Readonly<Record<string, AddressFormat>> = {
  AT: { postalCode: { pattern: /^[1-9]\d{3}$/, example: '1010', signs: ['A', 'AT'] }, place: codeBeforeCity },
  CH: { postalCode: { pattern: /^[1-9]\d{3}$/, example: '8001', signs: ['CH'] }, place: codeBeforeCity },
  // No code begins with 00.
  DE: { postalCode: { pattern: /^(?!00)\d{5}$/, example: '80331', signs: ['D', 'DE'] }, place: codeBeforeCity },
  // The lowest code is 00010.
  IT: { postalCode: { pattern: /^(?!0000)\d{5}$/, example: '39100', signs: ['I', 'IT'] }, place: codeBeforeCity },
  // Liechtenstein's range among the Swiss codes.
  LI: {
    postalCode: { pattern: /^94(?:8[5-9]|9[0-8])$/, example: '9490', signs: ['FL', 'LI'] },
    place: codeBeforeCity,
  },
  GB: { place: codeBelowCity },
  IE: { place: codeBelowCity },
};

/** The format of nearly all European countries. */
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
 * Whether a Swiss postal code belongs to Liechtenstein, which has a range of its own among them. If a shop offers both
 * countries, the customer has chosen the wrong one, which has other shipping costs. If it offers only Switzerland,
 * customers in Liechtenstein have no other way to write their address.
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

/** Uses `Object.hasOwn`, because the country is user input: `constructor` must not be found. */
function formatOf(country: string): AddressFormat {
  return (Object.hasOwn(formats, country) ? formats[country] : undefined) ?? foreignFormat;
}
