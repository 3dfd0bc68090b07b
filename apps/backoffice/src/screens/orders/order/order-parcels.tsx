import type { OfficeOrder } from '@kontor/contract/office';
import { Time } from '../../../kit/time.tsx';
import { piecesWords } from '../../../records/article-words.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';
import { PlainStepButton } from './plain-step-button.tsx';

/** The shipments: each parcel with its content and its tracking link. */
export function OrderParcels({ order, mayEdit }: { order: OfficeOrder; mayEdit: boolean }) {
  if (order.parcels.length === 0) return null;
  return (
    <section className="section" aria-labelledby="parcels-title">
      <h2 id="parcels-title">{texts.parcels}</h2>
      <ul className="parcels">
        {order.parcels.map((parcel) => (
          <li key={parcel.number}>
            <h3>{[texts.parcel(parcel.number), parcel.carrier].filter(Boolean).join(', ')}</h3>
            <p>
              {texts.shippedAt} <Time iso={parcel.shippedAt} />
              {parcel.deliveredAt !== null && (
                <>
                  , {texts.deliveredAt} <Time iso={parcel.deliveredAt} />
                </>
              )}
            </p>
            {parcel.trackingNumber !== '' && (
              <p>
                {texts.trackingNumber}{' '}
                {parcel.trackingLink === null ? (
                  parcel.trackingNumber
                ) : (
                  <a href={parcel.trackingLink} target="_blank" rel="noreferrer">
                    {parcel.trackingNumber}
                    <span className="unseen"> {texts.newWindow}</span>
                  </a>
                )}
              </p>
            )}
            <p className="soft">{texts.pieces(parcel.pieces.map((piece) => piecesWords(order, piece)))}</p>
            {mayEdit && parcel.deliveredAt === null && order.parcels.length > 1 && (
              <PlainStepButton order={order} kind="deliver" parcel={parcel.number} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
