import type { Order } from '@kontor/contract';
import { useId } from 'react';
import { AddressLines } from '../../format/address-lines.tsx';
import { isGiftVoucher } from '../../format/shown-price.ts';
import { confirmationTexts } from '../../texts/confirmation.de.ts';

const noAddress = { name: '', firstName: '', companyName: '', street: '', zipCode: '', city: '', country: '' };

/**
 * The address to which the order goes. Nothing if it goes nowhere, because gift vouchers come by mail, or if the
 * address was erased.
 */
export function DeliveredTo({ order }: { order: Order }) {
  const heading = useId();
  const { items, address, separateShippingAddress, shippingAddress = address } = order;
  if (items.every(({ total }) => isGiftVoucher(total))) return null;
  const { countryName, ...goesTo } = { ...noAddress, ...(separateShippingAddress ? shippingAddress : address) };
  const { country: _, ...person } = goesTo;
  // Of an order whose customer was erased only the country is left.
  if (Object.values(person).every((line) => line.trim() === '')) return null;
  const countries = countryName === undefined ? [] : [{ shortName: goesTo.country, name: countryName }];
  return (
    <section className="delivered-to" aria-labelledby={heading}>
      <h2 id={heading}>{confirmationTexts.deliveredTo}</h2>
      <AddressLines address={goesTo} countries={countries} />
    </section>
  );
}
