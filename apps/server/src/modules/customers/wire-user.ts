import type { User } from '@kontor/contract';
import type { Address } from '@kontor/domain';
import type { Customer } from './types.ts';

/**
 * A customer in the storefront's form (SPEC §3). `lastAddress`: the address that prefills the order form if the account
 * has no billing address.
 */
export function wireUser(
  { id, email, onlineUser, personId, customerGroup, addresses }: Customer,
  lastAddress: Address | null = null,
): User {
  const { address, separateShippingAddress, shippingAddress } = addresses;
  return {
    _id: id,
    email,
    ...(address && { address }),
    ...(lastAddress && { lastAddress }),
    separateShippingAddress,
    ...(shippingAddress && { shippingAddress }),
    onlineUser,
    ...(personId !== null && { personId }),
    ...(customerGroup !== null && { customerGroup }),
  };
}
