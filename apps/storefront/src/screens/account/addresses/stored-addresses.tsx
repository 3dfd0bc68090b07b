import type { CustomerDetails, User } from '@kontor/contract';
import { type Address, isBlank } from '@kontor/domain';
import type { ReactNode } from 'react';
import { isBillingLocked } from '../../../checkout/customer-details.ts';
import { accountCall } from '../../../session/account-call.ts';
import { askSession } from '../../../session/ask-session.ts';
import { addressTexts } from '../../../texts/account.de.ts';
import { orderTexts } from '../../../texts/order.de.ts';
import { Button } from '../../../ui/button.tsx';
import { showSnackbar } from '../../../ui/snackbar-message.ts';
import { useAction } from '../../../ui/use-action.ts';
import { FailureNotice } from '../notices/failure-notice.tsx';
import { AddressCard } from './address-card.tsx';

/**
 * The initial addresses of the order form: the billing address, which only the operator may change for imported
 * customers (CONTRACT §4), and a separate shipping address if there is one.
 */
export function StoredAddresses({ user }: { user: User }) {
  const { address, shippingAddress } = user;
  const isSeparate = user.separateShippingAddress && shippingAddress !== undefined;

  const save = async (change: Partial<CustomerDetails>) => {
    const { separateShippingAddress } = user;
    await accountCall('accountDetailsSave', {
      ...(address && { address }),
      ...(shippingAddress && { shippingAddress }),
      separateShippingAddress,
      ...change,
    });
    await askSession();
    showSnackbar(addressTexts.saved);
  };
  const toBilling = useAction(() => save({ separateShippingAddress: false }));
  const saveShipping = (written: Address) =>
    save({ shippingAddress: written, separateShippingAddress: !isEmpty(written) });

  return (
    <div className="account-cards">
      <Part title={orderTexts.billingAddress}>
        {isBillingLocked(user) && <p className="account-hint">{orderTexts.billingLocked}</p>}
        <AddressCard
          name={orderTexts.billingAddress}
          kind="billing"
          address={address ?? null}
          none={user.onlineUser ? addressTexts.noBilling : addressTexts.noBillingYet}
          onSave={user.onlineUser ? (written) => save({ address: written }) : null}
        />
      </Part>
      <Part title={orderTexts.shippingAddress}>
        <AddressCard
          name={orderTexts.shippingAddress}
          kind="shipping"
          address={isSeparate ? shippingAddress : null}
          none={addressTexts.noShipping}
          onSave={saveShipping}
        >
          {isSeparate && (
            <Button look="plain" onClick={toBilling.run}>
              {addressTexts.toBilling}
            </Button>
          )}
        </AddressCard>
        <FailureNotice failure={toBilling.failure} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="account-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Whether an address is empty except for the country. */
function isEmpty({ country: _, ...lines }: Address): boolean {
  return Object.values(lines).every(isBlank);
}
