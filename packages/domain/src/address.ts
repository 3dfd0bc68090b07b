import { isCodeOfNeighbour, isPostalCode, placeFields, plainPostalCode, postalCodeFormat } from './address-format.ts';
import type { AddressCode, FieldRefusal } from './field-refusal.ts';
import { cleanLine, hasControlCharacters, isBlank } from './plain-text.ts';

/** A billing or shipping address (SPEC §3); country is the short name of a configured country, 'AT' by default. */
export interface Address {
  readonly name: string;
  readonly firstName: string;
  readonly companyName: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
}

/** A field of an address. */
export type AddressField = keyof Address;

/** The fields with their maximum lengths in characters, long enough for foreign addresses (LAW X2). */
export const addressLengths: Readonly<Record<AddressField, number>> = {
  name: 100,
  firstName: 100,
  companyName: 200,
  street: 200,
  zipCode: 20,
  city: 100,
  country: 2,
};

/** The required fields of a billing address (SPEC §5). A shipping address has none. */
export const requiredAddressFields: readonly AddressField[] = [
  'name',
  'firstName',
  'street',
  'zipCode',
  'city',
  'country',
];

/** The country of an empty form (SPEC §9). */
export const defaultCountry = 'AT';

/** Why a field of an address is refused; `path` is the field's name. */
export type AddressRefusal = FieldRefusal<AddressCode>;

/** The fields in the order of the order form, which follows the country's address format. */
export function addressFieldsOf(country: string): readonly AddressField[] {
  return ['companyName', 'firstName', 'name', 'street', ...placeFields(country), 'country'];
}

/** Billing addresses have required fields, separate shipping addresses have none. */
export type AddressRole = 'billing' | 'shipping';

/**
 * The address as it is stored: missing fields are empty, each field is one clean line, and the postal code has the
 * country's format. `otherwise`: the country to assume if the address names none.
 */
export function cleanAddress(
  input: { readonly [field in AddressField]?: string | undefined },
  otherwise = '',
): Address {
  const { name = '', firstName = '', companyName = '', street = '', zipCode = '', city = '', country = '' } = input;
  const line = { name, firstName, companyName, street, zipCode, city, country };
  for (const field of fields) line[field] = cleanLine(line[field]);
  return { ...line, zipCode: plainPostalCode(line.zipCode, line.country || otherwise) };
}

/** The rules that an address is validated by. */
export interface AddressRules {
  readonly role: AddressRole;
  /** The configured short names. */
  readonly countries: readonly string[];
  /** The country whose postal codes count: where goods or bill are sent, even if the address does not name it. */
  readonly postalCountry: string;
  /** Whether a billing address must name a company, because the shop sells to businesses alone (LAW C8). */
  readonly isCompanyRequired?: boolean;
}

/** All refusals of an address, in the order of the form; empty if it is valid. */
export function addressRefusals(address: Address, rules: AddressRules): AddressRefusal[] {
  return fields.flatMap((path) => {
    const refusal = fieldRefusal(path, address[path], rules);
    return refusal === null ? [] : [{ path, ...refusal }];
  });
}

const fields = Object.keys(addressLengths) as AddressField[];

function fieldRefusal(field: AddressField, text: string, rules: AddressRules): Omit<AddressRefusal, 'path'> | null {
  const { countries, postalCountry } = rules;
  if (isBlank(text)) return isRequired(field, rules) ? { code: 'required' } : null;
  const limit = addressLengths[field];
  if (text.length > limit) return { code: 'too-long', limit };
  if (hasControlCharacters(text)) return { code: 'control-character' };
  if (field === 'zipCode' && (!isPostalCode(text, postalCountry) || isCodeOfNeighbour(text, postalCountry, countries)))
    return invalidPostalCode(postalCountry);
  return field === 'country' && !countries.includes(text) ? { code: 'unknown' } : null;
}

function isRequired(field: AddressField, { role, isCompanyRequired = false }: AddressRules): boolean {
  if (role === 'shipping') return false;
  return requiredAddressFields.includes(field) || (field === 'companyName' && isCompanyRequired);
}

function invalidPostalCode(country: string): Omit<AddressRefusal, 'path'> {
  const format = postalCodeFormat(country);
  return { code: 'invalid-postal-code', ...(format && { example: format.example }) };
}
