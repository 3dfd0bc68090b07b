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
 * What the body says of the order form, each text one clean line; what is missing is empty. Nothing is checked yet. Of
 * a signed-in customer the e-mail is the account's, and so is a billing address that is the operator's, whatever the
 * body says (CONTRACT §4).
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

/** The operator's address of an imported customer; null where there is none, or it is the customer's to write. */
function lockedAddress(customer: Customer | null): Address | null {
  return customer === null || customer.onlineUser ? null : customer.addresses.address;
}

/** Spaces only: a line break around an address stays, so that it is refused and not repaired. */
function withoutOuterSpaces(text: string): string {
  return text.replace(/^ +| +$/g, '');
}

/**
 * Where the order goes as far as the form says it. Before it does, the cart is calculated for the default country (SPEC
 * §9), or the first one where the shop does not serve that. A shop without carriers has one without a name. What is not
 * on the shop's lists counts as not chosen: a rule for all carriers or countries must not price one that the shop does
 * not have.
 */
export function destinationOf(form: OrderDetails, { countries, carrier: carriers }: ShopConfiguration): Destination {
  const chosen = countries.find(({ shortName }) => shortName === deliveryCountry(form));
  const standard = countries.find(({ shortName }) => shortName === defaultCountry) ?? countries[0];
  const country = (chosen ?? standard)?.shortName ?? defaultCountry;
  const offered = carriers.length === 0 ? [''] : carriers;
  return { country, offered, carriers: carriers.includes(form.carrier) ? [form.carrier] : offered };
}
