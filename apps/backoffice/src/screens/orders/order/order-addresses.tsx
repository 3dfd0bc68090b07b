import type { OfficeOrder } from '@kontor/contract/office';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../kit/facts.tsx';
import { PostalAddress } from '../../../records/postal-address.tsx';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';
import { OrderCustomer } from './order-customer.tsx';

/** Who bought, and where invoice and goods are sent. Two equal addresses are shown once, with both names. */
export function OrderAddresses({ order, customerId }: Pick<OfficeOrder, 'order' | 'customerId'>) {
  const { address, shippingAddress, email, externalNumber, carrier, options } = order;
  const mayErase = isAllowed('privacy.erase', useOperator());
  return (
    <section className="section" aria-labelledby="addresses-title">
      <h2 id="addresses-title">{texts.customer}</h2>
      <Facts
        facts={[
          ...(shippingAddress === undefined
            ? ([[texts.bothAddresses, <PostalAddress key="both" address={address} />]] as const)
            : ([
                [texts.invoiceAddress, <PostalAddress key="invoice" address={address} />],
                [texts.shippingAddress, <PostalAddress key="shipping" address={shippingAddress} />],
              ] as const)),
          [
            texts.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          ...(carrier ? ([[texts.wantedCarrier, carrier]] as const) : []),
          ...(externalNumber ? ([[texts.externalNumber, externalNumber]] as const) : []),
          ...(options.length > 0 ? ([[texts.options, options.join(', ')]] as const) : []),
        ]}
      />
      {customerId !== null && <OrderCustomer customerId={customerId} />}
      {customerId === null && mayErase && (
        <p>
          <Link to="/datenschutz" search={{ email }}>
            {texts.eraseGuest}
          </Link>
        </p>
      )}
    </section>
  );
}
