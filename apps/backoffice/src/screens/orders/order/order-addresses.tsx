import { textAddress } from '@kontor/contract';
import type { OfficeOrder } from '@kontor/contract/office';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../kit/facts.tsx';
import { PostalAddress } from '../../../records/postal-address.tsx';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';
import { OrderCustomer } from './order-customer.tsx';
import { OrderVatId, useVatIdName } from './order-vat-id.tsx';

/** Who bought, and where invoice and goods are sent. Two equal addresses are shown once, with both names. */
export function OrderAddresses({
  order,
  customerId,
  business,
}: Pick<OfficeOrder, 'order' | 'customerId' | 'business'>) {
  const vatIdName = useVatIdName();
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
            email === '' ? <WithoutEmail key="email" order={order} /> : <MailTo key="email" email={email} />,
          ],
          ...(business === null ? [] : ([[vatIdName, <OrderVatId key="vat-id" business={business} />]] as const)),
          ...(carrier ? ([[texts.wantedCarrier, carrier]] as const) : []),
          ...(externalNumber ? ([[texts.externalNumber, externalNumber]] as const) : []),
          ...(options.length > 0 ? ([[texts.options, options.join(', ')]] as const) : []),
        ]}
      />
      {customerId !== null && <OrderCustomer customerId={customerId} />}
      {customerId === null && mayErase && email !== '' && (
        <p>
          <Link to="/datenschutz" search={{ email }}>
            {texts.eraseGuest}
          </Link>
        </p>
      )}
    </section>
  );
}

function MailTo({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** What somebody without an e-mail address gets on paper. */
function WithoutEmail({ order }: Pick<OfficeOrder, 'order'>) {
  const { content, filename } = order.confirmationDoc;
  const file = new URLSearchParams({ content, filename, mimeType: 'application/pdf' });
  const papers = [
    [`/api/shop/files/getFile?${file}`, texts.printConfirmation],
    [textAddress('businessTerms'), texts.printTerms],
    ...(order.soldTo === undefined ? [[textAddress('widerrufsbelehrung'), texts.printWithdrawal] as const] : []),
  ] as const;
  return (
    <>
      {texts.noEmail}
      {papers.map(([address, title]) => (
        <span key={title} className="second-line">
          <a href={address} target="_blank" rel="noopener">
            {title}
          </a>
        </span>
      ))}
    </>
  );
}
