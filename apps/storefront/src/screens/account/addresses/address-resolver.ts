import {
  type Address,
  type AddressField,
  type AddressRole,
  addressLengths,
  addressRefusals,
  cleanAddress,
} from '@kontor/domain';
import type { Resolver } from 'react-hook-form';
import { callFailureOf } from '../../../calls/call-failure.ts';
import { fieldErrorText } from '../../../texts/errors.de.ts';

/** Validates an address by the same rules as the server (SPEC §5), on the same cleaned text. */
export function addressResolver(role: AddressRole, countries: readonly string[]): Resolver<Address> {
  return (typed) => {
    const address = cleanAddress(typed);
    const refusals = addressRefusals(address, { role, countries, postalCountry: address.country });
    if (refusals.length === 0) return { values: address, errors: {} };
    const errors = refusals.map((refusal) => [refusal.path, { type: refusal.code, message: fieldErrorText(refusal) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** The fields of an address that the shop refused, with their messages (CONTRACT §1: `errors`). */
export function refusedFields(failure: unknown): { readonly field: AddressField; readonly message: string }[] {
  const errors = callFailureOf(failure)?.refusal.errors ?? [];
  return errors.flatMap(({ path, msg }) => {
    const field = path.slice(path.lastIndexOf('.') + 1);
    return field in addressLengths ? [{ field: field as AddressField, message: msg }] : [];
  });
}
