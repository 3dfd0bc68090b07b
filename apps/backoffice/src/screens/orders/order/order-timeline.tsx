import type { OfficeOrder } from '@kontor/contract/office';
import { formatPrice } from '../../../format/format-price.ts';
import { Time } from '../../../kit/time.tsx';
import { orderTexts as texts } from '../../../texts/order.de.ts';
import { NoteForm } from './note-form.tsx';

type Entry = OfficeOrder['timeline'][number];

/** What happened with an order, the newest first, and a note to be added. */
export function OrderTimeline({ order, mayEdit }: { order: OfficeOrder; mayEdit: boolean }) {
  return (
    <section className="section" aria-labelledby="timeline-title">
      <h2 id="timeline-title">{texts.timeline}</h2>
      {mayEdit && <NoteForm number={order.number} />}
      {order.timeline.length === 0 && <p className="soft">{texts.noEntries}</p>}
      <ol className="history-list">
        {order.timeline.toReversed().map((entry) => (
          <li key={entry.version}>
            <strong>{texts.entryKind(entry.kind)}</strong>
            <span className="soft">
              {entry.by}, <Time iso={entry.at} />
            </span>
            {detailsOf(order, entry).map((detail) => (
              <span key={detail} className="entry-detail">
                {detail}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function detailsOf(order: OfficeOrder, entry: Entry): string[] {
  const { kind, reason, text, added, removed, amount, parcels, pieces, isTold } = entry;
  const takesBack = kind === 'cancel' || kind === 'return';
  const moved = (pieces ?? []).map((piece) => {
    const words = `${piece.amount} × ${order.order.items[piece.line]?.product.name ?? ''}`;
    return takesBack ? `${words}, ${piece.toStock ? texts.toStock : texts.notToStock}` : words;
  });
  const mail = kind === 'ship' || kind === 'cancel' ? (isTold ? texts.mailTold : texts.mailNotTold) : '';
  return [
    ...[reason, text, amount !== undefined && formatPrice(amount), added?.length && texts.added(added)],
    ...[removed?.length && texts.removed(removed), parcels?.map(texts.parcel).join(', '), ...moved, mail],
  ].filter((one): one is string => typeof one === 'string' && one !== '');
}
