import { isPostalCode, placeFields, plainPostalCode, postalCodeFormat } from './address-format.ts';
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

/** The fields and their greatest lengths in characters: foreign addresses must fit (LAW X2). */
export const addressLengths: Readonly<Record<AddressField, number>> = {
  name: 100,
  firstName: 100,
  companyName: 200,
  street: 200,
  zipCode: 20,
  city: 100,
  country: 2,
};

/** What a billing address must have (SPEC §5). A shipping address has no required fields. */
export const requiredAddressFields: readonly AddressField[] = [
  'name',
  'firstName',
  'street',
  'zipCode',
  'city',
  'country',
];

/** The country an empty form starts with (SPEC §9). */
export const defaultCountry = 'AT';

/** What is wrong with one field: path is the field's name, code the stable reason. */
export interface FieldRefusal {
  readonly path: string;
  readonly code: 'required' | 'too-long' | 'control-character' | 'unknown' | 'invalid-postal-code';
  /** Of an invalid postal code: one as the country has them. */
  readonly example?: string;
}

/** The fields in the order in which a country writes them: that of the order form. */
export function addressFieldsOf(country: string): readonly AddressField[] {
  return ['companyName', 'firstName', 'name', 'street', ...placeFields(country), 'country'];
}

/** Whether the address is the billing address, with required fields, or a separate shipping address, without. */
export type AddressRole = 'billing' | 'shipping';

/** The address as it is stored: absent fields empty, each one clean line, the postal code as its country writes it. */
export function cleanAddress(input: { readonly [field in AddressField]?: string | undefined }): Address {
  const { name = '', firstName = '', companyName = '', street = '', zipCode = '', city = '', country = '' } = input;
  const line = { name, firstName, companyName, street, zipCode, city, country };
  for (const field of fields) line[field] = cleanLine(line[field]);
  return { ...line, zipCode: plainPostalCode(line.zipCode, line.country) };
}

/** Everything wrong with an address, in the order of the form; empty when it can be used. Countries: the configured short names. */
export function addressRefusals(address: Address, role: AddressRole, countries: readonly string[]): FieldRefusal[] {
  return fields.flatMap((field) => {
    const code = fieldRefusal(field, address, role, countries);
    if (code === null) return [];
    const { example } = (code === 'invalid-postal-code' && postalCodeFormat(address.country)) || {};
    return [{ path: field, code, ...(example && { example }) }];
  });
}

const fields = Object.keys(addressLengths) as AddressField[];

function fieldRefusal(
  field: AddressField,
  address: Address,
  role: AddressRole,
  countries: readonly string[],
): FieldRefusal['code'] | null {
  const text = address[field];
  if (isBlank(text)) return role === 'billing' && requiredAddressFields.includes(field) ? 'required' : null;
  if (text.length > addressLengths[field]) return 'too-long';
  if (hasControlCharacters(text)) return 'control-character';
  if (field === 'zipCode' && !isPostalCode(text, address.country)) return 'invalid-postal-code';
  return field === 'country' && !countries.includes(text) ? 'unknown' : null;
}
