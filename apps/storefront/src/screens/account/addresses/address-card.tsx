import type { Address as WireAddress } from '@kontor/contract';
import { type Address, type AddressRole, cleanAddress } from '@kontor/domain';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { AddressLines } from '../../../format/address-lines.tsx';
import { addressTexts } from '../../../texts/account.de.ts';
import { Button } from '../../../ui/button.tsx';
import { useReturnedFocus } from '../../../ui/use-returned-focus.ts';
import { AddressForm } from './address-form.tsx';

const route = getRouteApi('/account/$');

/** An address with its buttons, or instead the form to change it. Afterwards the focus returns to the button. */
export function AddressCard(props: {
  /** Tells screen readers which address a button belongs to. */
  name: string;
  kind: AddressRole;
  address: WireAddress | null;
  /** Shown if there is no address. */
  none: string;
  /** Null if it cannot be changed here. */
  onSave: ((address: Address) => Promise<void>) | null;
  children?: ReactNode;
}) {
  const { name, address, onSave } = props;
  const offered = route.useLoaderData();
  const countries = props.kind === 'billing' ? offered.billingCountries : offered.countries;
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnedFocus<HTMLButtonElement>(isOpen);
  const close = () => setOpen(false);

  if (isOpen && onSave !== null) {
    const save = async (written: Address) => {
      await onSave(written);
      close();
    };
    return <AddressForm kind={props.kind} initial={address} countries={countries} onSave={save} onCancel={close} />;
  }
  return (
    <div className="account-address">
      {address === null ? (
        <p className="account-hint">{props.none}</p>
      ) : (
        <AddressLines address={cleanAddress(address)} countries={countries} />
      )}
      <div className="account-address-actions">
        {onSave !== null && (
          <Button
            look="plain"
            ref={opener}
            aria-label={address === null ? addressTexts.enterOf(name) : addressTexts.editOf(name)}
            onClick={() => setOpen(true)}
          >
            {address === null ? addressTexts.enter : addressTexts.edit}
          </Button>
        )}
        {props.children}
      </div>
    </div>
  );
}
