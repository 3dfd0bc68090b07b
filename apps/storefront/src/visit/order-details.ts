import { cleanAddress, cleanLine, defaultCountry, type OrderDetails, withSettledDelivery } from '@kontor/domain';
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

/**
 * The details as an order would have them: clean, and with a separate shipping address only if something stands in it.
 */
export function detailsToOrder(details: OrderDetails): OrderDetails {
  return withSettledDelivery(cleanDetails(details));
}

/** The details for the next order of this visitor: only what belonged to the finished one is forgotten. */
export function detailsAfterOrder(details: OrderDetails): OrderDetails {
  return { ...details, externalNumber: '' };
}

/**
 * The details in a stored value. Each field is read for itself: a broken one does not cost the visitor the others.
 * Fields may be half typed and of any length: the form checks the rules.
 */
export function readDetails(stored: Readonly<Record<string, unknown>>): OrderDetails {
  const empty = emptyDetails();
  return {
    ...textsIn(stored, {
      email: empty.email,
      paymentCondition: empty.paymentCondition,
      carrier: empty.carrier,
      externalNumber: empty.externalNumber,
    }),
    address: textsIn(stored.address, empty.address),
    separateShippingAddress: stored.separateShippingAddress === true,
    shippingAddress: textsIn(stored.shippingAddress, empty.shippingAddress),
  };
}

/**
 * The named texts of a stored record, however long, since a reload must not take away what somebody pasted; `otherwise`
 * where one is none.
 */
function textsIn<Texts extends { readonly [field in keyof Texts]: string }>(stored: unknown, otherwise: Texts): Texts {
  const record = isRecord(stored) ? stored : {};
  const texts = Object.entries(otherwise).map(([field, text]) => {
    const found = record[field];
    return [field, typeof found === 'string' ? found : text];
  });
  return Object.fromEntries(texts);
}
