import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { rootPath } from '../../../shop/address.ts';
import { failureMessage } from '../../../shop/failure-message.ts';
import { accountTexts, orderListTexts } from '../../../texts/de/konto.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { AccountOrder } from './account-order.tsx';
import { useOrders } from './use-orders.ts';

const route = getRouteApi('/account/$');

/** What the customer has ordered, newest first; older orders come page by page. */
export function OrdersSection() {
  const { declaration } = route.useLoaderData();
  const { first, orders, remaining, isBusy, failure, more } = useOrders();
  const list = useRef<HTMLUListElement>(null);

  // To the first of those that came: the button may be gone.
  const showMore = async () => {
    const place = orders.length;
    if ((await more()) === null) return;
    requestAnimationFrame(() => list.current?.children[place]?.querySelector<HTMLElement>('h2')?.focus());
  };

  return (
    <LoadedPart of={first}>
      {() =>
        orders.length === 0 ? (
          <div className="account-empty">
            <p>{orderListTexts.none}</p>
            <a className="button button-primary" href={rootPath}>
              {orderListTexts.goShopping}
            </a>
          </div>
        ) : (
          <>
            <ul className="account-orders" ref={list}>
              {orders.map((order) => (
                <li key={order._id}>
                  <AccountOrder order={order} declaration={declaration} />
                </li>
              ))}
            </ul>
            {failure !== null && (
              <Notice look="bad" alert>
                {failureMessage(failure)}
              </Notice>
            )}
            {remaining > 0 && (
              <p className="account-more">
                <Button onClick={showMore} aria-disabled={isBusy}>
                  {orderListTexts.more(remaining)}
                </Button>
              </p>
            )}
            {isBusy && <Progress label={accountTexts.loading} />}
          </>
        )
      }
    </LoadedPart>
  );
}
