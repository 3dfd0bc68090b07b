import type { User } from '@kontor/contract';
import { type Address, cleanAddress, type OrderDetails } from '@kontor/domain';

/**
 * The initial order form of a signed-in customer (SPEC §4). The e-mail address is always the account's. An address is
 * taken from the account if nothing was typed, or from the last order if an imported customer has none. The billing
 * address is always the account's if only the operator may change it.
 */
export function detailsOfCustomer(typed: OrderDetails, user: User): OrderDetails {
  const { shippingAddress, separateShippingAddress } = user;
  const address = user.address ?? user.lastAddress;
  const isOwnBilling = address !== undefined && (isBillingLocked(user) || isUntouched(typed.address));
  const isOwnShipping =
    separateShippingAddress &&
    shippingAddress !== undefined &&
    isUntouched(typed.shippingAddress) &&
    isUntouched(typed.address);
  return {
    ...typed,
    email: user.email,
    ...(isOwnBilling && { address: cleanAddress(address) }),
    ...(isOwnShipping && { separateShippingAddress: true, shippingAddress: cleanAddress(shippingAddress) }),
  };
}

/**
 * Whether only the operator may change the billing address: the customer was imported and has one (SPEC §6, CONTRACT
 * §4).
 */
export function isBillingLocked(user: User): boolean {
  return !user.onlineUser && user.address !== undefined;
}

/** Whether the address is empty except for the country, which is preset. */
function isUntouched({ country: _, ...lines }: Address): boolean {
  return Object.values(lines).every((line) => line.trim() === '');
}
