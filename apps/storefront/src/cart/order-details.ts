import {
  type Address,
  addressLengths,
  cleanAddress,
  cleanLine,
  defaultCountry,
  type OrderDetails,
} from '@kontor/domain';
import { isRecord } from './shape.ts';

/** Raised when the shape of the stored details changes. */
export const detailsVersion = 1;

/** An order form nobody has typed into: only the country is set (SPEC §3, §9). */
export function emptyDetails(): OrderDetails {
  const address = cleanAddress({ country: defaultCountry });
  return {
    email: '',
    address,
    separateShippingAddress: false,
    shippingAddress: address,
    paymentCondition: '',
    carrier: '',
    externalNumber: '',
  };
}

/** The details as the server will read them: each text one clean line, so that both sides judge the same (SPEC §5). */
export function cleanDetails(details: OrderDetails): OrderDetails {
  const address = cleanAddress(details.address);
  return {
    ...details,
    email: details.email.normalize('NFC').trim(),
    address,
    shippingAddress: cleanAddress(details.shippingAddress, address.country),
    externalNumber: cleanLine(details.externalNumber),
  };
}

/** The details for the next order of this visitor: what belonged to the finished one alone is forgotten. */
export function detailsAfterOrder(details: OrderDetails): OrderDetails {
  return { ...details, externalNumber: '' };
}

/** The details in a stored value, or null when it is none of ours. They may be half typed and of any length: rules are checked by the form. */
export function readDetails(stored: Readonly<Record<string, unknown>>): OrderDetails | null {
  const { email, address, separateShippingAddress, shippingAddress, paymentCondition, carrier, externalNumber } =
    stored;
  if (!isTyped(email) || !isTyped(paymentCondition) || !isTyped(carrier) || !isTyped(externalNumber)) return null;
  if (!isAddress(address) || !isAddress(shippingAddress) || typeof separateShippingAddress !== 'boolean') return null;
  return { email, address, separateShippingAddress, shippingAddress, paymentCondition, carrier, externalNumber };
}

function isAddress(value: unknown): value is Address {
  return isRecord(value) && Object.keys(addressLengths).every((field) => isTyped(value[field]));
}

/** However much somebody pasted into a field, a reload must not take it away. */
function isTyped(value: unknown): value is string {
  return typeof value === 'string';
}

/** A separate shipping address in which nothing was written is none: its fields may stay empty (SPEC §5), and nothing can be sent to a country alone. */
export function withoutEmptyShippingAddress(details: OrderDetails): OrderDetails {
  const { country: _, ...lines } = details.shippingAddress;
  const isEmpty = Object.values(lines).every((line) => line.trim() === '');
  return isEmpty ? { ...details, separateShippingAddress: false } : details;
}
