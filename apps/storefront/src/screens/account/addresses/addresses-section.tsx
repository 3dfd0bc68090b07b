import type { User } from '@kontor/contract';
import { AddressBookSection } from './address-book-section.tsx';
import { StoredAddresses } from './stored-addresses.tsx';

/** The customer's billing and shipping address, and their address book. */
export function AddressesSection({ user }: { user: User }) {
  return (
    <>
      <StoredAddresses user={user} />
      <AddressBookSection />
    </>
  );
}
