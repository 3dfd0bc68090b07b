import type { OrderCalculation } from '@kontor/contract';
import type { Destination } from '@kontor/domain';
import {
  type Address,
  cleanAddress,
  cleanLine,
  defaultCountry,
  deliveryCountry,
  type OrderDetails,
} from '@kontor/domain';
import { writtenEmail } from '../../email/written-email.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { Customer } from '../customers/types.ts';

/**
 * The order form as the body says it: each text one clean line, and empty where it is missing. Nothing is checked yet.
 * For a signed-in customer the e-mail is the account's, whatever the body says. So is the billing address, if the
 * operator keeps it (CONTRACT §4).
 */
export function orderForm(body: OrderCalculation, customer: Customer | null): OrderDetails {
  const address = lockedAddress(customer) ?? cleanAddress(body.address ?? {});
  return {
    email: customer?.email ?? writtenEmail(withoutOuterSpaces(body.email ?? '')),
    address,
    separateShippingAddress: body.separateShippingAddress ?? false,
    shippingAddress: cleanAddress(body.shippingAddress ?? {}, address.country),
    paymentCondition: body.paymentCondition ?? '',
    carrier: body.carrier ?? '',
    externalNumber: cleanLine(body.externalNumber ?? ''),
  };
}

/**
 * The address that the operator keeps for an imported customer; null if there is none, or if the customer may write it.
 */
function lockedAddress(customer: Customer | null): Address | null {
  return customer === null || customer.onlineUser ? null : customer.addresses.address;
}

/** Removes spaces only. A line break around an address stays, and is refused. */
function withoutOuterSpaces(text: string): string {
  return text.replace(/^ +| +$/g, '');
}

/**
 * Where the order goes, as far as the form says. Until the form names a country, the cart is calculated for the default
 * country (SPEC §9), or for the first one if the shop does not serve that. A shop without carriers has one without a
 * name. A choice that is not on the shop's lists counts as none: a rule for all carriers or countries must not price
 * one that the shop does not have.
 */
export function destinationOf(form: OrderDetails, { countries, carrier: carriers }: ShopConfiguration): Destination {
  const chosen = countries.find(({ shortName }) => shortName === deliveryCountry(form));
  const standard = countries.find(({ shortName }) => shortName === defaultCountry) ?? countries[0];
  const country = (chosen ?? standard)?.shortName ?? defaultCountry;
  const offered = carriers.length === 0 ? [''] : carriers;
  return { country, offered, carriers: carriers.includes(form.carrier) ? [form.carrier] : offered };
}
