import type { OfficeCustomer } from '@kontor/contract/office';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { Status } from '../../../kit/status.tsx';
import { Time } from '../../../kit/time.tsx';
import { PostalAddress } from '../../../records/postal-address.tsx';
import { customersTexts, customerTexts as texts } from '../../../texts/customers.de.ts';
import { ChangeDialog } from './change-dialog.tsx';

/** Who a customer is, how the account stands, what the shop notes, and the addresses. */
export function CustomerFacts({ id, customer, mayEdit }: { id: string; customer: OfficeCustomer; mayEdit: boolean }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <section className="section" aria-labelledby="account-title">
      <h2 id="account-title">{texts.account}</h2>
      <Facts facts={[...accountFacts(customer), ...addressFacts(customer)]} />
      {mayEdit && (
        <p>
          <Button onClick={() => setChanging(true)}>{texts.change}</Button>
        </p>
      )}
      {isChanging && <ChangeDialog id={id} customer={customer} onClose={() => setChanging(false)} />}
    </section>
  );
}

type Fact = readonly [name: string, value: ReactNode];

/** Who a customer is, how the account stands, and what the shop notes. */
function accountFacts(customer: OfficeCustomer): Fact[] {
  const { email, personId, group, createdAt, lastSignInAt, hasPassword, onlineUser, note } = customer;
  const state = hasPassword ? customersTexts.active : texts.fromOldShop;
  return [
    [
      customersTexts.email,
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [customersTexts.personId, personId ?? customersTexts.none],
    [customersTexts.group, group ?? customersTexts.none],
    [
      texts.note,
      <span key="note" className="note">
        {note || customersTexts.none}
      </span>,
    ],
    [customersTexts.state, <Status key="state" look={hasPassword ? 'good' : 'warn'} label={state} />],
    [texts.kind, onlineUser ? texts.registered : texts.imported],
    [customersTexts.since, <Time key="since" iso={createdAt} />],
    [texts.lastSignIn, lastSignInAt === null ? texts.noSignIn : <Time key="last" iso={lastSignInAt} />],
  ];
}

/** The addresses. Without one for shipping, the first is for both. */
function addressFacts({ address, shippingAddress, addressBook }: OfficeCustomer): Fact[] {
  const first = address === null ? texts.noAddress : <PostalAddress key="address" address={address} />;
  const book = (
    <ul key="book" className="addresses">
      {addressBook.map((one) => (
        <li key={JSON.stringify(one)}>
          <PostalAddress address={one} />
        </li>
      ))}
    </ul>
  );
  return [
    [shippingAddress === null ? texts.bothAddresses : texts.invoiceAddress, first],
    ...(shippingAddress === null
      ? []
      : [[texts.shippingAddress, <PostalAddress key="shipping" address={shippingAddress} />] as const]),
    ...(addressBook.length === 0 ? [] : [[texts.addressBook, book] as const]),
  ];
}
