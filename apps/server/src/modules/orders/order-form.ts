import type { OrderCalculation } from '@kontor/contract';
import type { Destination } from '@kontor/domain';
import {
  type Address,
  cleanAddress,
  cleanLine,
  cleanVatId,
  defaultCountry,
  deliveryCountry,
  type OrderDetails,
} from '@kontor/domain';
import { writtenEmail } from '../../email/written-email.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { Customer } from '../customers/types.ts';
import type { ByHand } from './by-hand.ts';

/**
 * The order form in a body: each text as one clean line, empty if missing. Nothing is checked yet. For a signed-in
 * customer the account's e-mail address counts, whatever the body contains. So does the account's billing address, if
 * the operator sets it (CONTRACT §4), unless an operator takes the order by hand.
 */
export function orderForm(body: OrderCalculation, customer: Customer | null, byHand?: ByHand): OrderDetails {
  const address = (byHand ? null : lockedAddress(customer)) ?? cleanAddress(body.address ?? {});
  return {
    email: customer?.email ?? writtenEmail(withoutOuterSpaces(body.email ?? '')),
    address,
    separateShippingAddress: body.separateShippingAddress ?? false,
    shippingAddress: cleanAddress(body.shippingAddress ?? {}, address.country),
    paymentCondition: body.paymentCondition ?? '',
    carrier: body.carrier ?? '',
    externalNumber: cleanLine(body.externalNumber ?? ''),
    ...(body.birthDate !== undefined && { birthDate: cleanLine(body.birthDate) }),
    ...(body.vatId !== undefined && { vatId: cleanVatId(body.vatId) }),
  };
}

/**
 * The address that the operator sets for an imported customer; null if there is none, or if the customer may change it.
 */
function lockedAddress(customer: Customer | null): Address | null {
  return isAddressLocked(customer) ? (customer?.addresses.address ?? null) : null;
}

/** Whether the operator sets the billing address of a customer. */
export function isAddressLocked(customer: Customer | null): boolean {
  return customer !== null && !customer.onlineUser && customer.addresses.address !== null;
}

/** Removes spaces only. A line break around an address stays, and is refused. */
function withoutOuterSpaces(text: string): string {
  return text.replace(/^ +| +$/g, '');
}

/**
 * The destination of the order, as far as the form names it. Until the form names a country, the cart is calculated for
 * the first of the shop, which is the seller's own if the shop delivers there. A shop without carriers has one without
 * a name. A choice that is not on the shop's lists is ignored, because a rule for all carriers or countries must not
 * price one that the shop does not have.
 */
export function destinationOf(form: OrderDetails, { countries, carrier: carriers }: ShopConfiguration): Destination {
  const chosen = countries.find(({ shortName }) => shortName === deliveryCountry(form));
  const country = (chosen ?? countries[0])?.shortName ?? defaultCountry;
  const offered = carriers.length === 0 ? [''] : carriers;
  return { country, offered, carriers: carriers.includes(form.carrier) ? [form.carrier] : offered };
}
