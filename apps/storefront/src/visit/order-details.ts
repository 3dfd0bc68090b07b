import { cleanAddress, type OrderDetails } from '@kontor/domain';
import { isRecord } from './shape.ts';

/** Increase it when the shape of the stored details changes. */
export const detailsVersion = 1;

/** An empty order form. Its country is the first one that the shop offers (order-choices.ts). */
export function emptyDetails(): OrderDetails {
  const address = cleanAddress({});
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

/**
 * The details for the visitor's next order: the external number of the finished order is dropped, and the date of
 * birth, which was needed for that order alone.
 */
export function detailsAfterOrder({ birthDate: _, ...details }: OrderDetails): OrderDetails {
  return { ...details, externalNumber: '' };
}

/**
 * Reads stored details. Each field is read on its own, so that an invalid one does not cost the others. Fields may be
 * incomplete and of any length, because the form validates them.
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
    ...(typeof stored.birthDate === 'string' && { birthDate: stored.birthDate }),
    ...(typeof stored.vatId === 'string' && { vatId: stored.vatId }),
    shippingAddress: textsIn(stored.shippingAddress, empty.shippingAddress),
  };
}

/**
 * The named texts of a stored record, of any length, because a reload must not lose what was pasted. `otherwise`: the
 * default for a field that is not a text.
 */
function textsIn<Texts extends { readonly [field in keyof Texts]: string }>(stored: unknown, otherwise: Texts): Texts {
  const record = isRecord(stored) ? stored : {};
  const texts = Object.entries(otherwise).map(([field, text]) => {
    const found = record[field];
    return [field, typeof found === 'string' ? found : text];
  });
  return Object.fromEntries(texts);
}
