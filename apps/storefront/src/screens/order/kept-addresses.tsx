import type { Address } from '@kontor/domain';
import { cleanAddress } from '@kontor/domain';
import { addressName } from '../../format/address-name.ts';
import { accountCall } from '../../session/account-call.ts';
import { orderTexts } from '../../texts/order.de.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

/** The choice from the customer's address book. Shows nothing if the book is empty or could not be loaded. */
export function KeptAddresses({ onChosen }: { onChosen: (address: Address) => void }) {
  const { loaded } = useLoaded(loadBook);
  if (loaded.state !== 'there' || loaded.value.addresses.length === 0) return null;
  const { addresses } = loaded.value;
  const choose = (id: string) => {
    const chosen = addresses.find(({ _id }) => _id === id);
    if (chosen) onChosen(cleanAddress(chosen.address));
  };
  return (
    <SelectField
      label={orderTexts.fromAddressBook}
      defaultValue=""
      onChange={({ target }) => choose(target.value)}
      error={undefined}
    >
      <option value="">{orderTexts.chooseAddress}</option>
      {addresses.map(({ _id, address }) => (
        <option key={_id} value={_id}>
          {addressName(address)}
        </option>
      ))}
    </SelectField>
  );
}

function loadBook() {
  return accountCall('accountAddresses', {});
}
