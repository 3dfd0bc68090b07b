import type { User } from '@kontor/contract';
import { type Address, cleanAddress, type OrderDetails } from '@kontor/domain';

/**
 * What the order form of a signed-in customer begins with (SPEC §4): their e-mail address, always; their addresses
 * where nothing was typed, of an imported customer without any the last order's; and the billing address of the account
 * where only the operator changes it.
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
 * Whether the billing address is the operator's to change: the customer was imported and has one (SPEC §6, CONTRACT
 * §4).
 */
export function isBillingLocked(user: User): boolean {
  return !user.onlineUser && user.address !== undefined;
}

/** Nothing but the country stands in it, which is chosen from the beginning. */
function isUntouched({ country: _, ...lines }: Address): boolean {
  return Object.values(lines).every((line) => line.trim() === '');
}
