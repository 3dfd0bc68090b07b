import type { User } from '@kontor/contract';
import { AddressBookSection } from './address-book-section.tsx';
import { StoredAddresses } from './stored-addresses.tsx';

/** Where the customer's bills and goods go, and the addresses kept to choose from. */
export function AddressesSection({ user }: { user: User }) {
  return (
    <>
      <StoredAddresses user={user} />
      <AddressBookSection />
    </>
  );
}
