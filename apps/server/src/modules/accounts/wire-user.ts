import type { User } from '@kontor/contract';
import type { Customer } from './customer.ts';

/** A customer as the storefront knows them (SPEC §3). */
export function wireUser({ id, email, onlineUser, personId, customerGroup, addresses }: Customer): User {
  const { address, separateShippingAddress, shippingAddress } = addresses;
  return {
    _id: id,
    email,
    ...(address && { address }),
    separateShippingAddress,
    ...(shippingAddress && { shippingAddress }),
    onlineUser,
    ...(personId !== null && { personId }),
    ...(customerGroup !== null && { customerGroup }),
  };
}
