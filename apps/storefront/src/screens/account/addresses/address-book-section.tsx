import type { Address } from '@kontor/domain';
import { useEffect, useRef, useState } from 'react';
import { addressName } from '../../../format/address-name.ts';
import { accountCall } from '../../../session/account-call.ts';
import { addressTexts } from '../../../texts/account.de.ts';
import { showSnackbar } from '../../../ui/snackbar-message.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { LoadedPart } from '../notices/loaded-part.tsx';
import { AddressCard } from './address-card.tsx';
import { RemoveAddress } from './remove-address.tsx';

/** The customer's address book, to choose from when ordering. */
export function AddressBookSection() {
  const book = useLoaded(loadBook);
  const headline = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState(0);

  const save = async (_id: string | null, address: Address) => {
    await accountCall('accountAddressSave', { ...(_id !== null && { _id }), address });
    await book.reload();
    showSnackbar(addressTexts.saved);
  };
  // The removed address takes its button along, to which the dialog has just returned the focus.
  useEffect(() => {
    if (removed > 0) headline.current?.focus();
  }, [removed]);
  const onRemoved = async () => {
    await book.reload();
    setRemoved((count) => count + 1);
    showSnackbar(addressTexts.removed);
  };

  return (
    <section className="account-part">
      <h2 ref={headline} tabIndex={-1}>
        {addressTexts.book}
      </h2>
      <p className="account-hint">{addressTexts.bookHint}</p>
      <LoadedPart of={book}>
        {({ addresses }) => (
          <div className="account-cards">
            {addresses.map(({ _id, address }) => (
              <AddressCard
                key={_id}
                name={addressName(address)}
                kind="billing"
                address={address}
                none=""
                onSave={(written) => save(_id, written)}
              >
                <RemoveAddress id={_id} name={addressName(address)} onRemoved={onRemoved} />
              </AddressCard>
            ))}
            <AddressCard
              name={addressTexts.newAddress}
              kind="billing"
              address={null}
              none={addresses.length === 0 ? addressTexts.bookEmpty : addressTexts.another}
              onSave={(written) => save(null, written)}
            />
          </div>
        )}
      </LoadedPart>
    </section>
  );
}

function loadBook() {
  return accountCall('accountAddresses', {});
}
