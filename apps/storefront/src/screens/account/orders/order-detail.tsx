import type { Address, Order } from '@kontor/contract';
import { cleanAddress } from '@kontor/domain';
import { type ReactNode, useCallback } from 'react';
import { arrivalWords } from '../../../catalogue/arrival-words.ts';
import { OrderedItems } from '../../../checkout/ordered-items.tsx';
import { AddressLines } from '../../../format/address-lines.tsx';
import { accountCall } from '../../../session/account-call.ts';
import { orderListTexts } from '../../../texts/account.de.ts';
import { summaryTexts } from '../../../texts/summary.de.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { LoadedPart } from '../notices/loaded-part.tsx';
import { GiftVouchers } from './gift-vouchers.tsx';

/** A whole placed order, from its own copy: addresses, payment and carrier, items and prices. */
export function OrderDetail({ orderId }: { orderId: string }) {
  const load = useCallback(() => accountCall('order', { orderId }), [orderId]);
  const loading = useLoaded(load);
  return (
    <LoadedPart of={loading}>
      {(order) => (
        <div className="account-order-whole">
          <GiftVouchers order={order} />
          <OrderAddresses order={order} />
          <OrderedItems order={order} heading="h3" />
        </div>
      )}
    </LoadedPart>
  );
}

function OrderAddresses({ order }: { order: Order }) {
  const { address, separateShippingAddress, shippingAddress, carrier, arrival, externalNumber } = order;
  return (
    <div className="account-order-addresses">
      <Group title={summaryTexts.billingAddress}>
        <OrderedAddress address={address} />
        <p>{order.email}</p>
      </Group>
      {separateShippingAddress && shippingAddress && (
        <Group title={summaryTexts.shippingAddress}>
          <OrderedAddress address={shippingAddress} />
        </Group>
      )}
      <Group title={summaryTexts.payment}>
        <p>{summaryTexts.paymentCondition(order.paymentConditionName)}</p>
        {carrier !== undefined && <p>{summaryTexts.carrier(carrier)}</p>}
        {arrival !== undefined && <p>{arrivalWords(arrival)}</p>}
        {externalNumber !== undefined && <p>{orderListTexts.externalNumber(externalNumber)}</p>}
      </Group>
    </div>
  );
}

/** The country has the name that it had at the time of the order. */
function OrderedAddress({ address }: { address: Address }) {
  const { country = '', countryName = country } = address;
  return <AddressLines address={cleanAddress(address)} countries={[{ shortName: country, name: countryName }]} />;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="account-order-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
