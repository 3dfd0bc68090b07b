import type { Order, OrderParcel } from '@kontor/contract';
import { useId } from 'react';
import { formatDate } from '../format/format-date.ts';
import { orderProgressTexts as texts } from '../texts/order-progress.de.ts';

/**
 * What became of an order since it was placed: its state, and its parcels with links to follow them. Nothing of an
 * order that was just placed.
 */
export function OrderProgress({ order, heading: Heading }: { order: Order; heading: 'h2' | 'h3' }) {
  const { state = 'placed', parcels = [] } = order;
  const heading = useId();
  if (state === 'placed' && parcels.length === 0) return null;
  return (
    <section className="order-progress" aria-labelledby={heading}>
      <Heading id={heading}>{texts.title}</Heading>
      <p>{texts.states[state] ?? state}</p>
      <OrderParcels parcels={parcels} />
    </section>
  );
}

/** The parcels of an order, each with a link to follow it where the carrier has one. */
export function OrderParcels({ parcels = [] }: { parcels: readonly OrderParcel[] | undefined }) {
  if (parcels.length === 0) return null;
  return (
    <ul className="order-parcels">
      {parcels.map((parcel) => (
        <li key={parcel.number}>
          {inWords(parcel)}
          {parcel.trackingLink !== undefined && (
            <>
              {' '}
              <a href={parcel.trackingLink} rel="noreferrer" aria-label={texts.followParcel(parcel.number)}>
                {texts.follow}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function inWords({ number, carrier, trackingNumber, shippedAt, deliveredAt }: OrderParcel): string {
  const shipped = texts.shipped(formatDate(shippedAt));
  const parts = [
    ...[texts.parcel(number), carrier && texts.carrier(carrier), shipped],
    deliveredAt && texts.delivered(formatDate(deliveredAt)),
    trackingNumber && texts.trackingNumber(trackingNumber),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
