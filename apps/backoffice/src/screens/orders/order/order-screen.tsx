import { orderStateTexts, paymentStateTexts, shippingStateTexts } from '@kontor/contract/office-texts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatTime } from '../../../format/format-time.ts';
import { Notice } from '../../../kit/notice.tsx';
import { Status } from '../../../kit/status.tsx';
import { orderQuery, ordersQuery } from '../../../records/order-query.ts';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { RoomHead } from '../../../shell/room-head.tsx';
import { orderTexts as texts } from '../../../texts/order.de.ts';
import { takingTexts } from '../../../texts/taking.de.ts';
import { type OrdersSearch, questionOf } from '../orders-search.ts';
import { OrderDocuments } from './documents/order-documents.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderGiftVouchers } from './order-gift-vouchers.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNews, useIsOwnChange } from './order-news.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderTags } from './order-tags.tsx';
import { OrderTimeline, timelineTitleId } from './order-timeline.tsx';

const route = getRouteApi('/frame/office/bestellungen/$nummer');

/** One order: what was bought, its state, and its possible next steps. */
export function OrderScreen(): ReactNode {
  const { nummer } = route.useParams();
  // Everything open or typed belongs to one order.
  return <Order key={nummer} number={nummer} />;
}

function Order({ number }: { number: string }) {
  const search = route.useSearch();
  const order = useSuspenseQuery(orderQuery(number)).data;
  const next = useNextInList(number, search);
  const operator = useOperator();
  const mayEdit = isAllowed('orders.edit', operator);
  useFocusKept(order.version, useIsOwnChange(order));
  return (
    <div className="room order">
      <RoomHead title={texts.title(number)}>{mayEdit && <OrderActions order={order} />}</RoomHead>
      <p className="order-state">
        <Status label={orderStateTexts[order.state]} />
        <span>{texts.paymentState(paymentStateTexts[order.payment])}</span>
        <span>{texts.shippingState(shippingStateTexts[order.shipping])}</span>
        <span className="soft">{texts.placed(formatTime(order.order.createdAt, Date.now()))}</span>
        <span className="order-places">
          {isAllowed('orders.take', operator) && (
            <Link to="/bestellungen/aufnehmen" search={{ vorlage: number }}>
              {takingTexts.again}
            </Link>
          )}
          <Link to="/bestellungen" search={search}>
            {texts.toList}
          </Link>
          {next !== null && (
            <Link id={nextLinkId} to="/bestellungen/$nummer" params={{ nummer: next }} search={search}>
              {texts.nextOrder(next)}
            </Link>
          )}
        </span>
      </p>
      <OrderNews order={order} />
      {order.hold !== null && (
        <Notice look="warn" title={texts.held}>
          {order.hold}
        </Notice>
      )}
      <OrderLines order={order} />
      <OrderDocuments order={order} mayEdit={mayEdit} />
      <div className="record">
        <div className="record-parts">
          <OrderAddresses {...order} />
          <OrderParcels order={order} mayEdit={mayEdit} />
          <OrderGiftVouchers order={order} mayEdit={mayEdit} />
          <OrderMoney order={order} />
        </div>
        <aside className="history" aria-labelledby={timelineTitleId}>
          <OrderTags number={number} tags={order.tags} mayEdit={mayEdit} />
          <OrderTimeline order={order} mayEdit={mayEdit} />
        </aside>
      </div>
    </div>
  );
}

const nextLinkId = 'next-order';

/**
 * The next order in the list from which this one was opened, as the list was then, because a step may remove this order
 * from it.
 */
function useNextInList(number: string, search: OrdersSearch): string | null {
  const queries = useQueryClient();
  const [next] = useState(() => {
    const listed = queries.getQueryData(ordersQuery(questionOf(search)).queryKey)?.orders ?? [];
    const at = listed.findIndex((one) => one.number === number);
    return at === -1 ? null : (listed[at + 1]?.number ?? null);
  });
  return next;
}

/** An own step removes its own button. The focus then moves to the next order, or to the headline. */
function useFocusKept(version: number, isOwn: boolean): void {
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    if (!isOwn) return;
    // The dialog of the step closes at the same moment and would return the focus.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      (document.getElementById(nextLinkId) ?? document.querySelector<HTMLElement>('h1'))?.focus();
    });
    return () => clearTimeout(timer);
  }, [version, isOwn]);
}
