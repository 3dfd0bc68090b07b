import type { OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Status } from '../../../kit/status.tsx';
import { Time } from '../../../kit/time.tsx';
import { piecesWords } from '../../../records/article-words.ts';
import { stepTexts, orderTexts as texts } from '../../../texts/order.de.ts';
import { PlainStepButton } from './plain-step-button.tsx';
import { UnshipDialog } from './unship-dialog.tsx';

/** The shipments: each parcel with its content and its tracking link. One that was noted by mistake can be undone. */
export function OrderParcels({ order, mayEdit }: { order: OfficeOrder; mayEdit: boolean }) {
  const [undoing, setUndoing] = useState<number | null>(null);
  if (order.parcels.length === 0) return null;
  const shipped = order.parcels.filter(({ isUndone }) => !isUndone);
  return (
    <section className="section" aria-labelledby="parcels-title">
      <h2 id="parcels-title">{texts.parcels}</h2>
      <ul className="parcels">
        {order.parcels.map((parcel) => (
          <li key={parcel.number}>
            <h3>{[texts.parcel(parcel.number), parcel.carrier].filter(Boolean).join(', ')}</h3>
            {parcel.isUndone && <Status label={texts.undone} />}
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
            {mayEdit && !parcel.isUndone && (
              <div className="form-actions">
                {parcel.deliveredAt === null && shipped.length > 1 && (
                  <PlainStepButton order={order} kind="deliver" parcel={parcel.number} />
                )}
                {parcel.unshipRefusal === null && (
                  <Button aria-label={stepTexts.unshipParcel(parcel.number)} onClick={() => setUndoing(parcel.number)}>
                    {stepTexts.buttons.unship}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {undoing !== null && <UnshipDialog order={order} parcel={undoing} onClose={() => setUndoing(null)} />}
    </section>
  );
}
