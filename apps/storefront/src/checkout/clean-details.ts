import { cleanAddress, cleanLine, cleanVatId, type OrderDetails, withSettledDelivery } from '@kontor/domain';

/** The details cleaned as the server cleans them, so that both sides validate the same text (SPEC §5). */
export function cleanDetails(details: OrderDetails): OrderDetails {
  const address = cleanAddress(details.address);
  return {
    ...details,
    email: details.email.normalize('NFC').trim(),
    address,
    shippingAddress: cleanAddress(details.shippingAddress, address.country),
    externalNumber: cleanLine(details.externalNumber),
    ...(details.birthDate !== undefined && { birthDate: cleanLine(details.birthDate) }),
    ...(details.vatId !== undefined && { vatId: cleanVatId(details.vatId) }),
  };
}

/** The details as they are ordered: clean, and with a separate shipping address only if it is not empty. */
export function detailsToOrder(details: OrderDetails): OrderDetails {
  return withSettledDelivery(cleanDetails(details));
}
